import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isModelBase, NO_MODEL_BASE } from '@octavo/contract'
import { AppError } from '@octavo/core'
import ipaddr from 'ipaddr.js'
import { Agent, Pool, request } from 'undici'

/** How far outgoing calls may go. */
export interface OutgoingOptions {
  /**
   * Hosts (`127.0.0.1`, `ollama.lan`), or hosts with a port (`ollama.lan:11434`), that may be private or this machine
   * itself; everything else must be public.
   */
  readonly allowPrivateHosts: readonly string[]
  /** True for addresses that anybody may type in: at a private host only `/` and `/v1` are bases then. */
  readonly isForPeople?: boolean
  /** How names become addresses; the system's own way when left out. */
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>
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

const IDLE_MS = 30_000

const resolveAll = (hostname: string): Promise<readonly LookupAddress[]> =>
  new Promise((done, fail) => {
    dnsLookup(hostname, { all: true, verbatim: true }, (error, addresses) => (error ? fail(error) : done(addresses)))
  })

/** True for an address that anybody on the internet has: not loopback, private, link-local, shared, mapped or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

const bare = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/gu, '')
    .replace(/\.$/u, '')
    .toLowerCase()

const refused = (host: string): AppError =>
  new AppError('permission_denied', `The address ${host} is in a private network, where this server may not call.`)

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** Makes the guarded way out. Names are resolved once and the connection goes to the address that was checked. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { resolve = resolveAll, isForPeople = false } = options
  const allowed = new Set(options.allowPrivateHosts.map((entry) => entry.toLowerCase()))
  const mayBePrivate = ({ protocol, hostname, port }: URL): boolean => {
    const host = bare(hostname)
    const withPort = `${host.includes(':') ? `[${host}]` : host}:${port || PORTS[protocol]}`
    return allowed.has(host) || allowed.has(withPort)
  }

  const lookupFor =
    (origin: URL): LookupFunction =>
    (hostname, _options, done) => {
      resolve(hostname).then(
        (addresses) => {
          const isAllowed = mayBePrivate(origin) || addresses.every(({ address }) => isPublicAddress(address))
          if (addresses.length === 0 || !isAllowed) done(refused(hostname), [])
          else done(null, [...addresses])
        },
        (error: NodeJS.ErrnoException) => done(error, []),
      )
    }
  const agent = new Agent({
    headersTimeout: 60_000,
    bodyTimeout: IDLE_MS,
    // One pool an origin, so that the look-up knows the port too.
    factory: (origin, given) =>
      new Pool(origin, { ...given, connect: { lookup: lookupFor(new URL(origin)), timeout: 10_000 } }),
  })

  const check = (base: string): URL => {
    if (!isModelBase(base) || !URL.canParse(base)) throw new AppError('bad_input', NO_MODEL_BASE)
    const url = new URL(base)
    const host = bare(url.hostname)
    // A literal address never reaches the look-up above, and `localhost` is this machine whatever a resolver says.
    const isPrivate = ipaddr.isValid(host) ? !isPublicAddress(host) : /(?:^|\.)localhost$/u.test(host)
    if (isPrivate && !mayBePrivate(url)) throw refused(host)
    if (isForPeople && mayBePrivate(url) && !/^\/(?:v1\/?)?$/u.test(url.pathname)) throw refused(url.host)
    return url
  }

  return {
    check,
    async postJson(base, call, body, { headers, signal, maxBytes }) {
      const url = check(base)
      url.pathname = `${url.pathname.replace(/\/+$/u, '')}/${call}`
      try {
        const answer = await request(url, {
          dispatcher: agent,
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
    close: () => agent.close(),
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
