import type { AuthResponse, LoginRequest, SignupRequest } from '@octavo/contract'
import { requestJson } from '../../lib/http.ts'

const schemas = () => import('@octavo/contract')

const authenticate = async (url: string, body: LoginRequest | SignupRequest): Promise<AuthResponse> => {
  const [{ authResponse }, answer] = await Promise.all([schemas(), requestJson(url, { method: 'POST', body })])
  return authResponse.parse(answer)
}

/** Logs in. Throws HttpError: 401 for a wrong e-mail or password, 429 after too many tries. */
export const login = (body: LoginRequest): Promise<AuthResponse> => authenticate('/api/auth/login', body)

/** Makes an account; a guest's library becomes its library. Throws HttpError. */
export const signup = (body: SignupRequest): Promise<AuthResponse> => authenticate('/api/auth/signup', body)
