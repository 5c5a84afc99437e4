import { promises as dns } from 'node:dns'
import { AppError, type Clock } from '@octavo/core'
import type { Guard } from '../guard.ts'
import { Caller, drained } from '../http.ts'
import { type ResolveTxt, signedWayOut } from './signed.ts'

/**
 * What became of it. `unsigned`, where no signature of the sender stands for this address, and `refused` are final; the first
 * without anybody having been asked.
 */
export type Goodbye =
  | { readonly outcome: 'left' }
  | { readonly outcome: 'unsigned' }
  /** `status` is that of HTTP. */
  | { readonly outcome: 'refused'; readonly status: number }

export interface OneClick {
  /** The whole message that names the address. */
  readonly message: Uint8Array
  /** When it came: milliseconds since 1970. */
  readonly receivedAtMs: number
  /** The `https:` address that its person has agreed to. */
  readonly url: string
  readonly guard: Guard
  readonly clock: Clock
  /** The system's own way when left out. */
  readonly resolveTxt?: ResolveTxt
  readonly signal?: AbortSignal
}

/** So long a sender's server may take. */
const PATIENCE_MS = 30_000

/**
 * Leaves a mailing by the one request that RFC 8058 allows a program: a POST over HTTPS, without cookies, that no redirect
 * carries elsewhere, and only where the sender's signature stands for the address. Made twice it does what it does once.
 * Throws AppError `transient`, `rate_limited`, and `permission_denied` for an address in a private network.
 */
export async function leaveByOneClick(ask: OneClick): Promise<Goodbye> {
  const { message, receivedAtMs, guard, clock, resolveTxt = (name) => dns.resolveTxt(name), signal } = ask
  const url = new URL(ask.url)
  if (url.protocol !== 'https:') throw new AppError('bad_input', 'A list is left over https: alone.')
  try {
    if ((await signedWayOut(message, receivedAtMs, resolveTxt)) !== url.href) return { outcome: 'unsigned' }
  } catch (error) {
    signal?.throwIfAborted()
    throw new AppError('transient', "The sender's signature can not be checked: its key could not be asked for.", {
      cause: error,
    })
  }
  let status = 0
  const caller = new Caller({
    guard,
    clock,
    explain(answered) {
      status = answered
      const isFinal = answered < 500 && answered !== 408 && answered !== 429
      return isFinal ? new AppError('unsupported', `${url.host} refused (${answered}).`) : undefined
    },
  })
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const answer = await caller.ask({
      ...{ method: 'POST', url, mayRepeat: true, body: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    await drained(answer.body)
    return answer.status < 300 ? { outcome: 'left' } : { outcome: 'refused', status: answer.status }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof AppError && error.code === 'unsupported') return { outcome: 'refused', status }
    if (error instanceof AppError) throw error
    throw new AppError('transient', `${url.host} does not answer in time.`, { cause: error })
  }
}
