import { AppError } from '@octavo/core'
import { asObject, asText } from '../body.ts'

export const CORE = 'urn:ietf:params:jmap:core'
export const MAIL = 'urn:ietf:params:jmap:mail'

/** Most messages that are asked for at once, whatever a server would take. */
const MOST_AT_ONCE = 500
/** What one message takes in a request at most: its id thrice, each of 255 letters (RFC 8620, 1.2), and what is between them. */
const MOST_EACH_BYTES = 1024
/** What is left of a request beside ids. */
const AROUND_BYTES = 4096

/** What a server's session resource says (RFC 8620, 2), as far as it is of use here. */
export interface Place {
  readonly username: string
  readonly accountId: string
  readonly api: URL
  /** A template (RFC 6570, level 1), whole. */
  readonly download: string
  readonly state: string
  readonly mostCalls: number
  /** How many messages may be asked for, and how many be changed, with one request. */
  readonly mostGet: number
  readonly mostSet: number
}

/**
 * True where a server may send us on from one address to another, password and all: over TLS to wherever it says, else within
 * the same host. Whether the other host may be called at all is for the guard.
 */
export const mayGoOn = (from: URL, to: URL): boolean =>
  to.protocol === 'https:'
    ? from.protocol === 'https:' || from.hostname === to.hostname
    : to.origin === from.origin && to.protocol === 'http:'

/** An address that a server says, from another one of its own. Throws AppError `corrupt`, `permission_denied`. */
export function goOn(from: URL, said: string): URL {
  if (!URL.canParse(said, from.href)) throw new AppError('corrupt', `${from.host} names an address that is none.`)
  const to = new URL(said, from)
  if (!mayGoOn(from, to))
    throw new AppError(
      'permission_denied',
      `${from.host} sends on to ${to.host} without encryption, which is not followed.`,
    )
  return to
}

/** Reads a session resource. Throws AppError `corrupt` where it is none, `permission_denied` where its user has no mail. */
export function placeOf(said: Readonly<Record<string, unknown>>, at: URL): Place {
  const core = asObject(asObject(said.capabilities)?.[CORE])
  const [api, download] = [asText(said.apiUrl), asText(said.downloadUrl)]
  if (core === undefined || api === undefined || download === undefined)
    throw new AppError('corrupt', `${at.host} is no JMAP server.`)
  const accountId = asText(asObject(said.primaryAccounts)?.[MAIL])
  if (accountId === undefined) throw new AppError('permission_denied', `This user has no mailbox at ${at.host}.`)
  const most = (name: string, usual: number): number => {
    const found = core[name]
    return typeof found === 'number' && found >= 1 ? Math.floor(found) : usual
  }
  const fits = Math.max(1, Math.floor((most('maxSizeRequest', 10_000_000) - AROUND_BYTES) / MOST_EACH_BYTES))
  const atOnce = (name: string): number => Math.min(most(name, MOST_AT_ONCE), fits, MOST_AT_ONCE)
  return {
    ...{ username: asText(said.username) ?? '', accountId, api: goOn(at, api), download },
    ...{ state: asText(said.state) ?? '', mostCalls: most('maxCallsInRequest', 16) },
    ...{ mostGet: atOnce('maxObjectsInGet'), mostSet: atOnce('maxObjectsInSet') },
  }
}

/** Where the bytes of a blob are. Throws as `goOn` does. */
export function blobUrl(place: Place, blobId: string): URL {
  const values: Readonly<Record<string, string>> = {
    ...{ accountId: place.accountId, blobId, type: 'message/rfc822', name: 'message.eml' },
  }
  const filled = place.download.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return goOn(place.api, filled)
}
