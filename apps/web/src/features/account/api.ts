import type { AuthResponse, ClosedDoors, LoginRequest, SignupRequest } from '@octavo/contract'
import { requestJson } from '../../http/http.ts'
import { locale } from '../../language/index.ts'

const schemas = () => import('@octavo/contract')

const authenticate = async (url: string, body: LoginRequest | SignupRequest): Promise<AuthResponse> => {
  const [{ authResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(url, { method: 'POST', body, headers: inLanguage() }),
  ])
  return authResponse.parse(answer)
}

/** The language of the page, for mails to people whose account knows none yet. */
const inLanguage = () => ({ 'Accept-Language': locale() })

/** Logs in. Throws HttpError: 401 for a wrong e-mail or password, 429 after too many tries. */
export const login = (body: LoginRequest): Promise<AuthResponse> => authenticate('/api/auth/login', body)

/** Makes an account; a guest's library becomes its library. Throws HttpError. */
export const signup = (body: SignupRequest): Promise<AuthResponse> => authenticate('/api/auth/signup', body)

/** True when this server can mail a link for a new password. */
export const sendsMail = async (): Promise<boolean> =>
  (await schemas()).sessionResponse.parse(await requestJson('/api/auth/session')).sendsMail

/** Asks for a link to set a new password; the answer is the same whoever exists. Throws HttpError. */
export const forgotPassword = (email: string) =>
  requestJson('/api/auth/forgot-password', { method: 'POST', body: { email }, headers: inLanguage() })

/** Confirms an address with the token of a mailed link. Throws HttpError: 401 for a link that is over. */
export const verifyEmail = (token: string) => requestJson('/api/auth/verify-email', { method: 'POST', body: { token } })

/** Sets a new password with the token of a link; says what was closed. Throws HttpError: 401 for a link that is over. */
export const resetPassword = async (token: string, password: string): Promise<ClosedDoors> =>
  (await schemas()).resetPasswordResponse.parse(
    await requestJson('/api/auth/reset-password', { method: 'POST', body: { token, password }, headers: inLanguage() }),
  ).closed
