import type {
  AccountSettings,
  ChangePasswordRequest,
  CreateKeyRequest,
  ModelRequestBody,
  SettingsPatch,
  SomeOrAll,
  WalletResponse,
} from '@octavo/contract'
import { requestJson } from '../../http/http.ts'
import { locale } from '../../language/index.ts'

/** The contract's schemas, fetched with the first call. */
const schemas = () => import('@octavo/contract')

/** Where server state of the settings lives in the query cache; the URL is the key, as everywhere. */
export const QUERIES = {
  session: '/api/auth/session',
  sessions: '/api/account/sessions',
  keys: '/api/account/keys',
  wallet: '/api/wallet',
  plans: '/api/plans',
  storage: '/api/storage',
  trash: '/api/trash?limit=50',
  data: '/api/account/data',
  model: '/api/settings/model',
  meaning: '/api/settings/search',
} as const

export const getSession = async () => (await schemas()).sessionResponse.parse(await requestJson(QUERIES.session))
export const getSessions = async () =>
  (await schemas()).listSessionsResponse.parse(await requestJson(QUERIES.sessions)).sessions
export const getWallet = async () => (await schemas()).walletResponse.parse(await requestJson(QUERIES.wallet))
/** The wallet before anything was done. */
export const NEW_WALLET: WalletResponse = {
  balance: '0.0000',
  usd: 0,
  totalSpentUsd: 0,
  filesOrganized: 0,
  apiCalls: 0,
  updatedAtMs: 0,
}
export const getPlans = async () => (await schemas()).plansResponse.parse(await requestJson(QUERIES.plans))
export const getStorage = async () => (await schemas()).storageResponse.parse(await requestJson(QUERIES.storage))
export const getTrash = async () => (await schemas()).listTrashResponse.parse(await requestJson(QUERIES.trash))
export const getData = async () => (await schemas()).accountDataResponse.parse(await requestJson(QUERIES.data)).rows

/** The account's settings, or undefined for a guest, whose settings lie on the device. */
export const getSettings = async (): Promise<AccountSettings | undefined> => {
  const answer = (await schemas()).settingsResponse.parse(await requestJson('/api/settings'))
  return answer.kept ? answer.settings : undefined
}
export const patchSettings = (body: SettingsPatch) => requestJson('/api/settings', { method: 'PATCH', body })

export const logout = () => requestJson('/api/auth/logout', { method: 'POST' })
export const reauthenticate = (password: string) =>
  requestJson('/api/auth/reauthenticate', { method: 'POST', body: { password } })
export const changePassword = async (body: ChangePasswordRequest) =>
  (await schemas()).changePasswordResponse.parse(await requestJson('/api/account/password', { method: 'POST', body }))
export const changeEmail = async (email: string) =>
  (await schemas()).changeEmailResponse.parse(
    await requestJson('/api/account/email', { method: 'POST', body: { email } }),
  ).user
export const sendVerification = () =>
  requestJson('/api/account/email/verification', { method: 'POST', headers: { 'Accept-Language': locale() } })
export const getKeys = async () => (await schemas()).listKeysResponse.parse(await requestJson(QUERIES.keys)).keys
export const createKey = async (body: CreateKeyRequest) =>
  (await schemas()).createKeyResponse.parse(await requestJson(QUERIES.keys, { method: 'POST', body }))
export const revokeKey = (id: string) => requestJson(`${QUERIES.keys}/${encodeURIComponent(id)}`, { method: 'DELETE' })
export const endSession = (id: string) =>
  requestJson(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
export const endOtherSessions = () => requestJson('/api/account/sessions', { method: 'DELETE' })

export const trashFiles = async (which: SomeOrAll) =>
  (await schemas()).trashResponse.parse(await requestJson('/api/files', { method: 'DELETE', body: which }))
export const restoreFiles = async (which: SomeOrAll) =>
  (await schemas()).restoreResponse.parse(await requestJson('/api/trash/restore', { method: 'POST', body: which }))
export const deleteAccount = async () =>
  (await schemas()).deleteAccountResponse.parse(await requestJson('/api/account', { method: 'DELETE' }))

/** Address of an export, for a link that the browser downloads. */
export const exportUrl = (format: 'zip' | 'json' | 'csv') => `/api/account/export?format=${format}`

export const getModel = async () => (await schemas()).modelResponse.parse(await requestJson(QUERIES.model))
export const putModel = (body: ModelRequestBody) => requestJson(QUERIES.model, { method: 'PUT', body })
export const removeModel = () => requestJson(QUERIES.model, { method: 'DELETE' })
export const testModel = async () =>
  (await schemas()).modelTestResponse.parse(await requestJson(`${QUERIES.model}/test`, { method: 'POST' }))

export const getMeaning = async () => (await schemas()).meaningState.parse(await requestJson(QUERIES.meaning))
export const turnMeaning = (mode: 'on' | 'off') => requestJson(QUERIES.meaning, { method: 'PUT', body: { mode } })
export const rebuildMeaning = () => requestJson(`${QUERIES.meaning}/rebuild`, { method: 'POST' })
