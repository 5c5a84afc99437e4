import { AppError } from '@octavo/core'
import { ImapFlow, type ImapFlowError } from 'imapflow'
import type { Guard } from '../guard.ts'
import { stoppedBy } from '../mail/turns.ts'

/** Where a mailbox server is, and as whom to speak to it. */
export interface ImapOptions {
  /** `imaps:` (TLS from the beginning) or `imap:` (TLS where the server offers it); its path has no meaning. */
  readonly url: URL
  readonly user: string
  readonly password: string
  readonly guard: Guard
}

const CONNECT_MS = 10_000
/** So long a connection is kept that nobody uses: it would keep a command from ending, and servers count them. */
const IDLE_MS = 500
const SILENCE_MS = 60_000
/** Longest message text that is fetched at once is a piece; longer literals are no answer to anything asked here. */
const MOST_LITERAL_BYTES = 64 * 1024 * 1024

/** One signed-in connection, made when it is needed and again when it broke; whoever uses it waits for their turn. */
export class Session {
  readonly #options: ImapOptions
  #client: ImapFlow | undefined
  #idle: NodeJS.Timeout | undefined
  #turn: Promise<unknown> = Promise.resolve()
  /** What the server said to the last command that the library answered with `false`. */
  #refusal: unknown

  constructor(options: ImapOptions) {
    this.#options = options
  }

  /** Uses the connection when its turn has come. Throws AppError as `Connector` says, and the signal's reason. */
  async use<T>(work: (client: ImapFlow) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.#turn.then(() => this.#used(work, signal))
    this.#turn = turn.catch(() => undefined)
    return await stoppedBy(turn, signal)
  }

  async #used<T>(work: (client: ImapFlow) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    // A command that nobody waits for any more would keep those behind it waiting.
    const stop = (): void => this.#drop()
    signal?.addEventListener('abort', stop)
    try {
      const client = await this.#open()
      this.#refusal = undefined
      return await work(client)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw problemOf(error, this.#client?.usable === true)
    } finally {
      signal?.removeEventListener('abort', stop)
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => this.#drop(), IDLE_MS)
    }
  }

  /** Throws what the server said to the command that was answered with nothing. */
  refused(what: string): never {
    throw this.#refusal ?? new AppError('transient', `The connection ended before the server had ${what}.`)
  }

  async close(): Promise<void> {
    await this.#turn
    clearTimeout(this.#idle)
    await this.#client?.logout().catch(() => undefined)
    this.#drop()
  }

  #drop(): void {
    this.#client?.close()
    this.#client = undefined
  }

  async #open(): Promise<ImapFlow> {
    if (this.#client?.usable) return this.#client
    this.#drop()
    const { url, user, password, guard } = this.#options
    const secure = url.protocol === 'imaps:'
    const hostname = url.hostname.replace(/^\[|\]$/gu, '')
    const host = await guard.addressOf(url)
    const heard = (told: unknown): void => {
      if (typeof told === 'object' && told !== null && 'err' in told) this.#refusal = told.err
    }
    const nothing = (): void => undefined
    const client = new ImapFlow({
      host,
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      ...(host !== hostname && { servername: hostname }),
      auth: { user, pass: password },
      clientInfo: { name: 'Octavo' },
      logger: { debug: nothing, info: nothing, warn: heard, error: heard },
      disableAutoIdle: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      maxLiteralSize: MOST_LITERAL_BYTES,
    })
    // What breaks is met by the command that runs, or by the next one.
    client.on('error', nothing)
    this.#client = client
    await client.connect()
    return client
  }
}

/** Response codes (RFC 5530, 9208) that tell more than "no". */
const CODES: Readonly<Record<string, ConstructorParameters<typeof AppError>[0]>> = {
  OVERQUOTA: 'no_space',
  NOPERM: 'permission_denied',
  CONTACTADMIN: 'permission_denied',
  ALREADYEXISTS: 'already_exists',
  NONEXISTENT: 'not_found',
  TRYCREATE: 'not_found',
  CANNOT: 'bad_name',
  AUTHENTICATIONFAILED: 'auth_expired',
  AUTHORIZATIONFAILED: 'auth_expired',
  EXPIRED: 'auth_expired',
  LIMIT: 'rate_limited',
  UNAVAILABLE: 'transient',
  INUSE: 'transient',
  SERVERBUG: 'transient',
}

/** Any failure as the port says it. `isOpen`: the connection outlived it. */
function problemOf(error: unknown, isOpen: boolean): unknown {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError('transient', 'The mail server can not be reached.')
  const {
    authenticationFailed,
    serverResponseCode = '',
    responseStatus,
    code,
    throttleReset,
    tlsFailed,
  } = error as ImapFlowError
  const options = { cause: error, ...(throttleReset !== undefined && { retryAfterMs: throttleReset }) }
  const known = CODES[serverResponseCode.toUpperCase()]
  if (code === 'ETHROTTLE') return new AppError('rate_limited', 'The mail server asks to come later.', options)
  if (known === 'bad_name')
    return new AppError(
      'bad_name',
      'The mail server can have no folder of this name; some have no dots in names.',
      options,
    )
  if (known) return new AppError(known, `The mail server refused: ${serverResponseCode}.`, options)
  if (authenticationFailed)
    return new AppError('auth_expired', 'The mail server does not take this user and password.', options)
  if (tlsFailed)
    return new AppError('permission_denied', 'The mail server can not prove that it is who it says.', options)
  if (code === 'NotFound') return new AppError('not_found', 'There is no such folder.', options)
  if (responseStatus === 'NO' && isOpen) return new AppError('permission_denied', 'The mail server refused.', options)
  if (responseStatus === 'BAD' && isOpen)
    return new AppError('corrupt', 'The mail server does not know what it was asked.', options)
  return new AppError('transient', 'The connection to the mail server broke.', options)
}
