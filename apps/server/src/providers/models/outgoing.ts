import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { AppError } from '@octavo/core'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'

/** How far outgoing calls may go. */
export interface OutgoingOptions {
  /** Hosts (`127.0.0.1`, `ollama.lan`) that may be private or this machine itself; everything else must be public. */
  readonly allowPrivateHosts: readonly string[]
  /** How names become addresses; the system's own way when left out. */
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>
}

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Largest answer in bytes; a longer one is a failure. */
  readonly maxBytes: number
}

/** Sends JSON to addresses that people typed in, without becoming their way into this machine's network. */
export interface Outgoing {
  /** The parsed answer of a 2xx. Throws AppError `permission_denied`, `busy` (429), `io_error`, `too_large`, `bad_input`. */
  postJson(url: string, body: unknown, options: PostOptions): Promise<unknown>
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
  new AppError(
    'permission_denied',
    `The address ${host} is not allowed. The operator can allow it with OCTAVO_ALLOW_PRIVATE_HOSTS.`,
  )

/** Makes the guarded way out. Names are resolved once and the connection goes to the address that was checked. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { resolve = resolveAll } = options
  const allowed = new Set(options.allowPrivateHosts.map(bare))

  const lookup: LookupFunction = (hostname, _options, done) => {
    resolve(hostname).then(
      (addresses) => {
        const isAllowed = allowed.has(bare(hostname))
        if (addresses.length === 0 || !(isAllowed || addresses.every(({ address }) => isPublicAddress(address)))) {
          done(refused(hostname), [])
        } else done(null, [...addresses])
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    )
  }
  const agent = new Agent({ connect: { lookup, timeout: 10_000 }, headersTimeout: 60_000, bodyTimeout: IDLE_MS })

  const check = (text: string): URL => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '')
      throw new AppError('bad_input', 'A model needs an address such as https://models.example.org/v1.')
    const host = bare(url.hostname)
    // A literal address never reaches the look-up below, and `localhost` is this machine whatever a resolver says.
    const isPrivate = ipaddr.isValid(host) ? !isPublicAddress(host) : /(?:^|\.)localhost$/u.test(host)
    if (isPrivate && !allowed.has(host)) throw refused(host)
    return url
  }

  return {
    async postJson(text, body, { headers, signal, maxBytes }) {
      const url = check(text)
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
