import type {
  AddConnectionRequest,
  AnswerConsentRequest,
  AskConsentRequest,
  Connection,
  LeaveMailingsRequest,
  LeftMailingsResponse,
  ListConnectionsResponse,
  MailingsResponse,
  RevokeConnectionResponse,
} from '@octavo/contract'
import { requestJson } from './http.ts'

/** The contract's schemas, fetched with the first call. */
const schemas = () => import('@octavo/contract')

/** Where connections live in the query cache, and on the server. */
export const CONNECTIONS = '/api/connections'

const at = (id: string, act = ''): string => `${CONNECTIONS}/${encodeURIComponent(id)}${act}`

/** What this person connected, and what can be connected here. These all throw HttpError. */
export const listConnections = async (signal: AbortSignal): Promise<ListConnectionsResponse> =>
  (await schemas()).listConnectionsResponse.parse(await requestJson(CONNECTIONS, { signal }))

const connectionIn = async (answer: unknown): Promise<Connection> =>
  (await schemas()).connectionResponse.parse(answer).connection

/** Tries a place and keeps it. */
export const addConnection = async (body: AddConnectionRequest): Promise<Connection> =>
  await connectionIn(await requestJson(CONNECTIONS, { method: 'POST', body }))

/** Tries a connection; the answer says how it stands. */
export const testConnection = async (id: string): Promise<Connection> =>
  await connectionIn(await requestJson(at(id, '/test'), { method: 'POST' }))

/** Tries a new password and keeps it. */
export const renewPassword = async (id: string, password: string): Promise<Connection> =>
  await connectionIn(await requestJson(at(id, '/password'), { method: 'POST', body: { password } }))

/** Gives a connection another name. */
export const renameConnection = async (id: string, name: string): Promise<Connection> =>
  await connectionIn(await requestJson(at(id), { method: 'PATCH', body: { name } }))

/** Ends what opens a connection. */
export const revokeConnection = async (id: string): Promise<RevokeConnectionResponse> =>
  (await schemas()).revokeConnectionResponse.parse(await requestJson(at(id, '/revoke'), { method: 'POST' }))

/** Takes a connection off the list. */
export const forgetConnection = (id: string) => requestJson(at(id), { method: 'DELETE' })

/** Mailing lists that write to a mailbox. */
export const listMailings = async (id: string, signal: AbortSignal): Promise<MailingsResponse> =>
  (await schemas()).mailingsResponse.parse(await requestJson(at(id, '/mailings'), { signal }))

/** What became of those that were left. */
export const leftMailings = async (id: string, signal: AbortSignal): Promise<LeftMailingsResponse['left']> =>
  (await schemas()).leftMailingsResponse.parse(await requestJson(at(id, '/mailings/left'), { signal })).left

/** Leaves mailing lists, each at the address that was shown. */
export const leaveMailings = async (id: string, body: LeaveMailingsRequest): Promise<MailingsResponse> =>
  (await schemas()).mailingsResponse.parse(await requestJson(at(id, '/mailings/leave'), { method: 'POST', body }))

/** The provider's page, where consent is given. */
export const askConsent = async (body: AskConsentRequest): Promise<string> =>
  (await schemas()).askConsentResponse.parse(await requestJson(`${CONNECTIONS}/consents`, { method: 'POST', body })).url

/** Hands in what the provider's page sent the browser back with. */
export const answerConsent = async (body: AnswerConsentRequest): Promise<Connection> =>
  await connectionIn(await requestJson(`${CONNECTIONS}/consents/answers`, { method: 'POST', body }))
