import { type Access, Dropbox, Google, type Guard, Imap, Jmap, OneDrive, WebDav } from '@octavo/connect'
import type { Provider } from '@octavo/contract'
import { AppError, type Clock } from '@octavo/core'
import type { Connector } from '@octavo/core/connect'
import { FolderConnector } from '@octavo/disk'

/** Where a place is and what opens it; what its provider has no use for is empty, or refuses. */
export interface Way {
  readonly address: string
  readonly user: string
  readonly password: string
  readonly access: Access
}

/** How each provider's places are opened; providers that are missing can't be connected here. */
export type Openers = Readonly<Partial<Record<Provider, (way: Way) => Connector>>>

/** Makes the openers. `guard` is the way out to hosts that people name, `providers` that to providers of fixed addresses. */
export function createOpeners(parts: {
  readonly guard: Guard
  readonly providers: Guard
  readonly clock: Clock
  readonly endpoints: ReadonlyMap<string, URL>
}): Openers {
  const { guard, providers, clock, endpoints } = parts
  const rootOf = (provider: Provider): { readonly root?: URL } => {
    const root = endpoints.get(provider)
    return root ? { root } : {}
  }
  return {
    dropbox: ({ access }) => new Dropbox({ access, guard: providers, clock, ...rootOf('dropbox') }),
    folder: ({ address }) => new FolderConnector({ root: address }),
    google: ({ access }) => new Google({ access, guard: providers, clock, ...rootOf('google') }),
    imap: ({ address, user, password }) => new Imap({ url: new URL(address), user, password, guard }),
    jmap: ({ address, user, password }) => new Jmap({ url: new URL(address), user, password, guard, clock }),
    onedrive: ({ access }) => new OneDrive({ access, guard: providers, clock, ...rootOf('onedrive') }),
    webdav: ({ address, user, password }) => new WebDav({ url: new URL(address), user, password, guard, clock }),
  }
}

/** An access for places that have none. */
export const NO_ACCESS: Access = {
  token: () => Promise.reject(new AppError('auth_expired', 'There is no consent: connect it again.')),
}

/** Hosts, with their ports, of addresses that the operator put providers at: these may be private. */
export const hostsOf = (endpoints: ReadonlyMap<string, URL>): readonly string[] =>
  [...endpoints.values()].map(
    ({ hostname, port, protocol }) => `${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`,
  )
