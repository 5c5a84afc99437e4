import type { Connector } from '@octavo/core/connect'
import type { Caller } from '../callers/index.ts'
import type { Connections } from '../connections/index.ts'

/** A place elsewhere that a person has connected. */
export interface ConnectedPlace {
  readonly id: string
  /** Who holds it: `google`, `webdav` and so on. */
  readonly provider: string
  readonly name: string
}

/** The connected places of people, however they were connected. */
export interface ConnectedPlaces {
  /** True where the operator has set credentials for Google Drive. */
  isReady(): Promise<boolean>
  list(owner: Caller): Promise<readonly ConnectedPlace[]>
  /** Whoever opens one closes it. Throws AppError `not_found`, `auth_expired`, `permission_denied`. */
  open(owner: Caller, id: string): Promise<Connector>
}

/** True for a provider whose places hold messages. */
export const isMailbox = (provider: string): boolean => provider === 'imap' || provider === 'jmap'

/** The person's places that hold files, Google Drive first; mailboxes are organised elsewhere. */
export async function drivesOf(places: ConnectedPlaces, owner: Caller): Promise<readonly ConnectedPlace[]> {
  const all = (await places.list(owner)).filter(({ provider }) => !isMailbox(provider))
  const isGoogle = ({ provider }: ConnectedPlace) => Number(provider === 'google')
  return all.toSorted((one, other) => isGoogle(other) - isGoogle(one))
}

/** People's connections as places that hold files. `open` opens them in another way, for tests. */
export const connectedPlaces = (connections: Connections, open?: ConnectedPlaces['open']): ConnectedPlaces => ({
  async isReady() {
    const { offers } = await connections.offers(undefined)
    return offers.some(({ provider, isReady }) => provider === 'google' && isReady)
  },
  list: (owner) => connections.list(owner),
  open: open ?? ((owner, id) => connections.open(owner, id)),
})
