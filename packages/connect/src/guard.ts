import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { AppError } from '@octavo/core'
import ipaddr from 'ipaddr.js'
import { Agent, type Dispatcher, Pool } from 'undici'

/** How far outgoing calls may go. */
export interface GuardOptions {
  /**
   * Hosts (`127.0.0.1`, `ollama.lan`), or hosts with a port (`ollama.lan:11434`), that may be private or this machine
   * itself; everything else must be public.
   */
  readonly allowPrivateHosts: readonly string[]
  /** How names become addresses; the system's own way when left out. */
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>
}

/** Lets calls out to hosts that people name, without becoming their way into this machine's network. */
export interface Guard {
  /** Carries calls: a name is resolved once, and the connection goes to the address that was checked. It follows no redirect. */
  readonly dispatcher: Dispatcher
  /** True for a host that may be private. */
  mayBePrivate(url: URL): boolean
  /** To be called before each call. Throws AppError `permission_denied` where a host can be told to be refused without asking anybody. */
  check(url: URL): void
  /** The address to connect to where no call is made but a socket opened: checked, as `dispatcher` does. Throws as `check`, and what the resolver throws. */
  addressOf(url: URL): Promise<string>
  close(): Promise<void>
}

const IDLE_MS = 30_000
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'imap:': '143', 'imaps:': '993' }

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

/** The error for a host that may not be called. */
export const refused = (host: string): AppError =>
  new AppError('permission_denied', `The address ${host} is in a private network, where this server may not call.`)

/** Makes the one guarded way out. */
export function createGuard({ allowPrivateHosts, resolve = resolveAll }: GuardOptions): Guard {
  const allowed = new Set(allowPrivateHosts.map((entry) => entry.toLowerCase()))
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
  const check = (url: URL): void => {
    const host = bare(url.hostname)
    // A literal address never reaches the look-up above, and `localhost` is this machine whatever a resolver says.
    const isPrivate = ipaddr.isValid(host) ? !isPublicAddress(host) : /(?:^|\.)localhost$/u.test(host)
    if (isPrivate && !mayBePrivate(url)) throw refused(host)
  }
  return {
    dispatcher: agent,
    mayBePrivate,
    check,
    async addressOf(url) {
      check(url)
      const host = bare(url.hostname)
      if (ipaddr.isValid(host)) return host
      const addresses = await resolve(host)
      const [first] = addresses
      const isAllowed = mayBePrivate(url) || addresses.every(({ address }) => isPublicAddress(address))
      if (first === undefined || !isAllowed) throw refused(host)
      return first.address
    },
    close: () => agent.close(),
  }
}
