import * as z from 'zod'
import { sentence } from './sentences.ts'

/** Who holds a person's things elsewhere. */
export const PROVIDERS = ['folder', 'imap', 'jmap', 'google', 'dropbox', 'onedrive', 'webdav'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Providers that ask the person for consent on a page of theirs (OAuth 2). */
export const CONSENT_PROVIDERS = ['google', 'dropbox', 'onedrive'] as const satisfies readonly Provider[]
export type ConsentProvider = (typeof CONSENT_PROVIDERS)[number]

/** Providers that want an address, a user and a password. */
export const PASSWORD_PROVIDERS = ['webdav', 'imap', 'jmap'] as const satisfies readonly Provider[]
export type PasswordProvider = (typeof PASSWORD_PROVIDERS)[number]

/** Most connections of one person. */
export const CONNECTION_MOST = 20

/**
 * Why a connection does not work. Signed out: `withdrawn` (consent is no longer given), `refused` (the password or token is
 * not accepted), `ended` (by its person, here), `unreadable` (sealed under another secret). Away: `unreachable`, `busy` (it
 * asks to wait), `forbidden` (this server may not call there), `odd` (it speaks something else), `gone`.
 */
export const CONNECTION_PROBLEMS = [
  'withdrawn',
  'refused',
  'ended',
  'unreadable',
  'unreachable',
  'busy',
  'forbidden',
  'odd',
  'gone',
] as const
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number]

/** A place elsewhere that a person connected. Passwords and tokens never come back. */
export const connection = z.object({
  id: z.string(),
  provider: z.enum(PROVIDERS),
  name: z.string(),
  /** Whose place it is, as the provider says: an e-mail address, a user, a host. */
  account: z.string(),
  /** Where it is, without a password; null where the provider has one address for everybody. */
  address: z.string().nullable(),
  state: z.enum(['works', 'signed-out', 'away']),
  /** Null while it works. */
  problem: z.enum(CONNECTION_PROBLEMS).nullable(),
  usedBytes: z.number().nonnegative().nullable(),
  freeBytes: z.number().nonnegative().nullable(),
  createdAtMs: z.number().int(),
  /** When it was last seen to work, or not to. */
  checkedAtMs: z.number().int(),
})
export type Connection = z.infer<typeof connection>

/** What can be connected here: `isReady` is false where the operator has still to register this server with the provider. */
export const connectionOffer = z.object({ provider: z.enum(PROVIDERS), isReady: z.boolean() })
export type ConnectionOffer = z.infer<typeof connectionOffer>

/** GET /api/connections: oldest first; `folders` are those of the server that the operator opened to this person. */
export const listConnectionsResponse = z.object({
  connections: z.array(connection),
  offers: z.array(connectionOffer),
  folders: z.array(z.string()),
})
export type ListConnectionsResponse = z.infer<typeof listConnectionsResponse>

const PLAIN_LINE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u
const name = z.string().trim().min(1).max(60).regex(PLAIN_LINE, 'must be one line of plain characters')
const secret = z.string().min(1).max(1000)

export const NO_PLACE_ADDRESS = sentence(
  'A connection needs an address such as https://cloud.example.org/dav, without a user, a password, ? or #.',
)
const WEB = /^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#\\]*)?$/iu
const ADDRESSES: Readonly<Record<PasswordProvider, RegExp>> = {
  webdav: WEB,
  jmap: WEB,
  imap: /^imaps?:\/\/[^\s/?#@\\]+\/?$/iu,
}

/** True for text that can be the address of a place of that provider: its scheme, a host, and for servers of files a folder. */
export const isPlaceAddress = (provider: PasswordProvider, text: string): boolean => ADDRESSES[provider].test(text)

/** POST /api/connections: tried before it is kept. 409 beyond `CONNECTION_MOST`. */
export const addConnectionRequest = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.enum(PASSWORD_PROVIDERS),
    name,
    url: z.string().max(500),
    user: z.string().max(200).regex(PLAIN_LINE, 'must be one line of plain characters'),
    password: secret,
  }),
  z.strictObject({ provider: z.literal('folder'), name, folder: z.string().min(1).max(4096) }),
])
export type AddConnectionRequest = z.infer<typeof addConnectionRequest>

/** 201 of POST /api/connections, and the answer of what is done with one. */
export const connectionResponse = z.object({ connection })
export type ConnectionResponse = z.infer<typeof connectionResponse>

/** POST /api/connections/{id}/password: a new password for the same user at the same address; tried before it is kept. */
export const newPasswordRequest = z.strictObject({ password: secret })
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>

/** PATCH /api/connections/{id}: what its person calls it here; nothing changes there. */
export const renameConnectionRequest = z.strictObject({ name })

/** POST /api/connections/consents: with `connectionId` consent is asked for anew for one that is there. */
export const askConsentRequest = z.strictObject({
  provider: z.enum(CONSENT_PROVIDERS),
  connectionId: z.string().max(200).exactOptional(),
})
export type AskConsentRequest = z.infer<typeof askConsentRequest>

/** Where the browser goes on: the provider's page. It comes back to `/connections/{provider}` within ten minutes. */
export const askConsentResponse = z.object({ url: z.string() })
export type AskConsentResponse = z.infer<typeof askConsentResponse>

/** POST /api/connections/consents/answers: what the provider's page sent the browser back with, once. 400 for a state that is not this session's. */
export const answerConsentRequest = z.strictObject({
  provider: z.enum(CONSENT_PROVIDERS),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4096).exactOptional(),
  error: z.string().max(200).exactOptional(),
  iss: z.string().max(500).exactOptional(),
})
export type AnswerConsentRequest = z.infer<typeof answerConsentRequest>

/** POST /api/connections/{id}/revoke: `isTold` is false where the provider has no way to be told, or could not be reached. */
export const revokeConnectionResponse = z.object({ connection, isTold: z.boolean() })
export type RevokeConnectionResponse = z.infer<typeof revokeConnectionResponse>
