import { createGuard, type GuardOptions, refused } from '@octavo/connect'
import { isModelBase, NO_MODEL_BASE } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { request } from 'undici'

/** How far outgoing calls may go. */
export interface OutgoingOptions extends GuardOptions {
  /** True for addresses that anybody may type in: at a private host only `/` and `/v1` are bases then. */
  readonly isForPeople?: boolean
}

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Largest answer in bytes; a longer one is a failure. */
  readonly maxBytes: number
}

/** The calls of the protocols that models speak. No other path is ever asked for. */
export type ModelCall = 'chat/completions' | 'embeddings' | 'api/chat' | 'api/embed'

/** Sends JSON to addresses that people typed in, without becoming their way into this machine's network. */
export interface Outgoing {
  /**
   * The parsed answer of a 2xx to a call below the base address. Throws AppError `permission_denied`, `busy` (429),
   * `io_error`, `too_large`, `bad_input`.
   */
  postJson(base: string, call: ModelCall, body: unknown, options: PostOptions): Promise<unknown>
  /** Throws AppError where an address can be told to be refused without asking anybody. */
  check(base: string): void
  close(): Promise<void>
}

/** Makes the way out to models, through the one guard. */
export function createOutgoing({ isForPeople = false, ...options }: OutgoingOptions): Outgoing {
  const guard = createGuard(options)

  const check = (base: string): URL => {
    if (!isModelBase(base) || !URL.canParse(base)) throw new AppError('bad_input', NO_MODEL_BASE)
    const url = new URL(base)
    guard.check(url)
    if (isForPeople && guard.mayBePrivate(url) && !/^\/(?:v1\/?)?$/u.test(url.pathname)) throw refused(url.host)
    return url
  }

  return {
    check,
    async postJson(base, call, body, { headers, signal, maxBytes }) {
      const url = check(base)
      url.pathname = `${url.pathname.replace(/\/+$/u, '')}/${call}`
      try {
        const answer = await request(url, {
          dispatcher: guard.dispatcher,
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
          body: JSON.stringify(body),
          signal,
        })
        if (answer.statusCode < 200 || answer.statusCode > 299) {
          await answer.body.dump({ limit: 65_536 }).catch(() => undefined)
          throw statusError(answer.statusCode, url.host)
        }
        return JSON.parse(await readCapped(answer.body, maxBytes, url.host))
      } catch (error) {
        throw translated(error, url.host)
      }
    },
    close: () => guard.close(),
  }
}

async function readCapped(body: AsyncIterable<Uint8Array>, maxBytes: number, host: string): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    if (length > maxBytes) throw new AppError('too_large', `The answer of ${host} was too long.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function statusError(status: number, host: string): AppError {
  if (status === 401 || status === 403) return new AppError('permission_denied', `${host} did not accept the key.`)
  if (status === 429) return new AppError('busy', `${host} asks to wait.`)
  // A redirect is not followed: it could lead to where a person may not send this server.
  if (status >= 300 && status < 400) return new AppError('io_error', `${host} answered with a redirect.`)
  return new AppError('io_error', `${host} answered with an error (${status}).`)
}

function translated(error: unknown, host: string): unknown {
  if (error instanceof AppError) return error
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  if (error instanceof SyntaxError) return new AppError('io_error', `The answer of ${host} was not JSON.`)
  if (error instanceof Error && error.name === 'AbortError') return error
  return new AppError('io_error', `${host} can not be reached.`, { cause: error })
}
