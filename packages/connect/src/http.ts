import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError, type Clock } from '@octavo/core'
import { type Dispatcher, request } from 'undici'
import type { Access } from './access.ts'
import type { Guard } from './guard.ts'

/** One call to a provider. */
export interface Call {
  readonly method: Dispatcher.HttpMethod
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** A stream is taken once, so a call with one is never made again. */
  readonly body?: string | Uint8Array | Readable
  readonly signal?: AbortSignal | undefined
  /** True when the same call made twice does what it does once, so that it is made again after a failure. */
  readonly mayRepeat: boolean
}

/** An answer that is neither "later" nor the provider's own failure. */
export interface Answer {
  readonly status: number
  header(name: string): string | undefined
  readonly body: Dispatcher.ResponseData['body']
  /** What `explain` saw: the text of an answer of 400 or more, which is read by then. */
  readonly words?: string
}

export interface CallerOptions {
  readonly guard: Guard
  readonly clock: Clock
  /** Sent with each call; never to another host, for no redirect is followed. */
  readonly authorization?: string
  /** Gives each call its bearer token instead; one that is refused is renewed once a call. */
  readonly access?: Access
  /** What an answer of 400 or more means by its words; where it says undefined, its status tells. */
  readonly explain?: (status: number, words: string, retryAfterMs: number | undefined) => AppError | undefined
}

/** Most times that a call is made. */
const MOST_TRIES = 6
/** Waiting for so long is done here; who asks for more makes the run pause. */
const MOST_WAIT_MS = 15_000
const FIRST_WAIT_MS = 250
/** So much of an answer that is an error is read. */
const MOST_WORDS_BYTES = 64 * 1024

/** Makes calls through the guard, and makes them again as their answers and failures allow. */
export class Caller {
  readonly #options: CallerOptions

  constructor(options: CallerOptions) {
    this.#options = options
  }

  /**
   * Throws AppError `rate_limited` with `retryAfterMs`, `auth_expired` (401, also with a token that was renewed for it),
   * `permission_denied` (403, and what the guard refuses), `no_space` (507), `transient`, what `explain` says; and the
   * signal's reason. All other answers are the caller's.
   */
  async ask(call: Call): Promise<Answer> {
    const { guard, clock, access } = this.#options
    guard.check(call.url)
    let refused: string | undefined
    for (let tries = 1; ; tries += 1) {
      call.signal?.throwIfAborted()
      const token = await access?.token(refused, call.signal)
      const outcome = await this.#once(call, token)
      if (!(outcome instanceof AppError)) return outcome
      if (outcome.code === 'auth_expired' && token !== undefined && refused === undefined) {
        refused = token
        continue
      }
      if (call.body instanceof Readable) throw outcome
      const isRefusal = outcome.code === 'rate_limited'
      const waitMs = outcome.retryAfterMs ?? backOffMs(tries)
      const isAgain = (isRefusal || (outcome.code === 'transient' && call.mayRepeat)) && waitMs <= MOST_WAIT_MS
      if (!isAgain || tries >= MOST_TRIES) throw outcome
      await clock.sleep(waitMs, call.signal)
    }
  }

  async #once({ method, url, headers, body, signal }: Call, token: string | undefined): Promise<Answer | AppError> {
    const { guard, clock, explain } = this.#options
    const authorization = token === undefined ? this.#options.authorization : `Bearer ${token}`
    try {
      const answer = await request(url, {
        dispatcher: guard.dispatcher,
        method,
        headers: { ...headers, ...(authorization !== undefined && { authorization }) },
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      })
      const { statusCode: status } = answer
      const header = (name: string): string | undefined => [answer.headers[name] ?? []].flat()[0]
      // A date is one of the provider's clock, which may be another than ours.
      const later = retryAfterMs(header('retry-after'), Date.parse(header('date') ?? '') || clock.nowMs())
      const words = explain && status >= 400 ? await wordsOf(answer.body) : undefined
      const said = words === undefined ? undefined : explain?.(status, words, later)
      const problem = said ?? problemOf(status, url.host, later)
      if (problem === undefined) return { status, header, body: answer.body, ...(words !== undefined && { words }) }
      if (words === undefined) await drained(answer.body)
      return problem
    } catch (error) {
      return asProblem(error, url.host, signal)
    }
  }
}

async function wordsOf(body: Answer['body']): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body as AsyncIterable<Uint8Array>) {
    parts.push(part)
    length += part.byteLength
    if (length > MOST_WORDS_BYTES) break
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Reads what nobody wants of an answer, so that its connection is free again. */
export const drained = (body: Answer['body']): Promise<void> => body.dump({ limit: 65_536 }).catch(() => undefined)

/** What went wrong with a connection: what the guard said, or `transient`. Throws the signal's reason. */
export function asProblem(error: unknown, host: string, signal?: AbortSignal): AppError {
  signal?.throwIfAborted()
  if (error instanceof AppError) return error
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  return new AppError('transient', `${host} can not be reached.`, { cause: error })
}

function problemOf(status: number, host: string, retryAfterMs: number | undefined): AppError | undefined {
  const later = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 429 || (status === 503 && retryAfterMs !== undefined))
    return new AppError('rate_limited', `${host} asks to wait.`, later)
  if (status === 401) return new AppError('auth_expired', `${host} does not accept the password.`)
  if (status === 403) return new AppError('permission_denied', `${host} does not allow it.`)
  if (status === 423) return new AppError('transient', `Somebody else is at work with it on ${host}.`)
  if (status === 507) return new AppError('no_space', `${host} has no space left.`)
  if (status >= 500) return new AppError('transient', `${host} answered with an error (${status}).`)
  return undefined
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(text: string | undefined, nowMs: number): number | undefined {
  if (text === undefined) return undefined
  const ms = /^\d{1,9}$/u.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - nowMs
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** Twice as long each time, and up to half as much more, so that many do not come back together. */
function backOffMs(tries: number): number {
  const ms = FIRST_WAIT_MS * 2 ** (tries - 1)
  return ms + randomInt(Math.ceil(ms / 2))
}
