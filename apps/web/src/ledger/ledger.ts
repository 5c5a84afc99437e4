/** What a request carries besides its address. */
export type Body = string | FormData | Blob

/** One request as it leaves this device. */
export interface Sent {
  readonly atMs: number
  readonly method: string
  /** Its address, with the query. */
  readonly url: string
  /** The screen that was open. */
  readonly screen: string
  readonly body?: Body | undefined
}

/** What has left since this page was opened. */
export interface SentTotals {
  readonly requestCount: number
  readonly contentBytes: number
}

/** Bytes of people's files in what is sent. */
export const contentBytesOf = (body: Body | undefined): number => {
  if (body === undefined || typeof body === 'string') return 0
  if (body instanceof Blob) return body.size
  return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
}

/** Requests that wait for somebody who keeps them; a page that nobody keeps anything for forgets the oldest. */
const MOST_WAITING = 500

const waiting: Sent[] = []
const listeners = new Set<() => void>()
let totals: SentTotals = { requestCount: 0, contentBytes: 0 }
let keep: ((sent: Sent) => void) | undefined

/**
 * Writes down that a request leaves, whether or not it arrives. Called by the two senders of `http` alone, and for a worker
 * by the page that it works for.
 */
export const noteSent = (request: Omit<Sent, 'atMs' | 'screen'>): void => {
  const sent: Sent = { ...request, atMs: Date.now(), screen: globalThis.location?.pathname ?? '' }
  const { requestCount, contentBytes } = totals
  totals = { requestCount: requestCount + 1, contentBytes: contentBytes + contentBytesOf(sent.body) }
  if (keep) keep(sent)
  else if (waiting.push(sent) > MOST_WAITING) waiting.shift()
  for (const listener of listeners) listener()
}

/** Says who keeps what is noted; what was noted before comes at once. */
export const keepSent = (keeper: (sent: Sent) => void): void => {
  keep = keeper
  for (const sent of waiting.splice(0)) keeper(sent)
}

/** What has left since this page was opened; the same object until something more leaves. */
export const sentTotals = (): SentTotals => totals

/** Calls `listener` after each request; gives the way to stop. */
export const subscribeSent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
