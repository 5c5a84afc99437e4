import { type Body, contentBytesOf, type Sent } from './ledger.ts'

/** Requests of one day that were alike, as the ledger keeps them: names of fields and sizes, no value of any field. */
export interface LedgerLine {
  /** Day, method, path, screen and fields: what is alike in all of them. Keys sort by their days. */
  readonly key: string
  /** When the last of them left. */
  readonly atMs: number
  readonly method: string
  /** The path of the address, `*` where it named one thing; with its host where that is not our own. */
  readonly path: string
  readonly screen: string
  /** Names of what was in the query and in the body, at any depth of it. */
  readonly fields: readonly string[]
  readonly count: number
  /** Bytes that all of them carried, contents of files among them. */
  readonly sizeBytes: number
  readonly contentBytes: number
}

/** Names are looked for in so much of a text's beginning and end: lists are of things that are alike. */
const LOOKED_AT = 100_000
/** A name in JSON: a quote that stands in a text is never without its backslash. */
const NAME = /"([a-z_]\w{0,40})"\s*:/gi
/** A step of a path that names a thing: an id, a number, a hash. */
const THING = /^(?=.*\d)[\w:.~-]{16,}$|^\d+$|%/

/** Names of fields in a body. */
function* namesIn(body: Body | undefined): Generator<string> {
  if (body === undefined) return
  if (body instanceof Blob) yield 'file'
  else if (typeof body === 'string') {
    const ends = body.length > 2 * LOOKED_AT ? [body.slice(0, LOOKED_AT), body.slice(-LOOKED_AT)] : [body]
    for (const end of ends) for (const [, name = ''] of end.matchAll(NAME)) yield name
  } else
    for (const [name, value] of body) {
      yield name
      if (typeof value === 'string') yield* namesIn(value)
    }
}

/** Bytes of the texts in a body. */
const textBytesOf = (body: Body | undefined): number => {
  if (body === undefined || body instanceof Blob) return 0
  if (typeof body === 'string') return new TextEncoder().encode(body).length
  return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? textBytesOf(value) : 0), 0)
}

/** The local day of a moment, `2026-11-22`. */
export const dayOf = (atMs: number): string => {
  const day = new Date(atMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** One request as a line; `origin` is our own, e.g. `https://files.example.org`. */
export const lineOf = ({ atMs, method, url, screen, body }: Sent, origin: string): LedgerLine => {
  const address = new URL(url, origin)
  const steps = address.pathname.split('/').map((step) => (THING.test(step) ? '*' : step))
  const path = `${address.origin === origin ? '' : address.origin}${steps.join('/')}`
  const fields = [...new Set([...address.searchParams.keys(), ...namesIn(body)])].sort()
  const contentBytes = contentBytesOf(body)
  const key = [dayOf(atMs), method, path, screen, fields.join(' ')].join('\n')
  return {
    key,
    atMs,
    method,
    path,
    screen,
    fields,
    count: 1,
    sizeBytes: textBytesOf(body) + contentBytes,
    contentBytes,
  }
}

/** Two lines of one key as one. */
export const together = (one: LedgerLine, other: LedgerLine): LedgerLine => ({
  ...one,
  atMs: Math.max(one.atMs, other.atMs),
  count: one.count + other.count,
  sizeBytes: one.sizeBytes + other.sizeBytes,
  contentBytes: one.contentBytes + other.contentBytes,
})
