import { noteSessionOver } from '../session/session.ts'
import { send } from './send.ts'

/**
 * A request that was not answered with OK. The message is `status: body` (or the status text where the body is empty),
 * as the specification fixes it; `code` and `serverText` come from the body when it is one of our error bodies.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string | undefined
  /** The server's sentence for people, when it sent one. */
  readonly serverText: string | undefined
  /** What else the server said about it, unchecked. */
  readonly details: unknown
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const parsed = parseErrorBody(body)
    this.code = parsed.code
    this.serverText = parsed.error
    this.details = parsed.details
  }
}

const parseErrorBody = (body: string): { code?: string; error?: string; details?: unknown } => {
  try {
    const raw: unknown = JSON.parse(body)
    if (typeof raw !== 'object' || raw === null) return {}
    const { error, code, details } = raw as Record<string, unknown>
    return {
      ...(typeof error === 'string' && error !== '' ? { error } : {}),
      ...(typeof code === 'string' ? { code } : {}),
      details,
    }
  } catch {
    return {}
  }
}

/** The sentence that a server or the network gave for a failure, or undefined where there is none fit for people. */
export const serverTextOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.serverText : undefined

/** Where a refusal is about what was typed, not about the session that the call happened to carry. */
const DOORS = /\/api\/auth\/(?:login|signup|reset-password)$/

/**
 * The error for an answer that is not OK. Where it says that the call's own session is over, the session hears of it
 * first. `sent` are the headers of the call.
 */
export const refusalOf = (
  answer: { readonly status: number; readonly statusText: string; readonly text: string },
  call: { readonly url: string; readonly sent: Readonly<Record<string, string>> },
): HttpError => {
  const error = new HttpError(answer.status, answer.statusText, answer.text)
  const token = call.sent.Authorization?.replace(/^Bearer /, '')
  if (error.status === 401 && error.code === 'unauthorized' && token !== undefined && !DOORS.test(call.url))
    noteSessionOver(token)
  return error
}

/** `Authorization: Bearer …` when a token lies under `auth_token`, else nothing. */
export const authHeaders = (): Record<string, string> => {
  try {
    const token = localStorage.getItem('auth_token')
    return token ? { Authorization: `Bearer ${token}` } : {}
  } catch {
    return {}
  }
}

/** The language that the page is written in, which need not be the browser's: new folders are named in it. */
const languageHeaders = (): Record<string, string> => {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  return language === '' ? {} : { 'Accept-Language': language }
}

export interface RequestOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** Sent in place of a body, files and all. */
  readonly form?: FormData
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer to a call that was OK. Throws as `requestJson` does. */
export const respond = async (url: string, options: RequestOptions): Promise<Response> => {
  const signals = [
    ...(options.signal ? [options.signal] : []),
    ...(options.timeoutMs === undefined ? [] : [AbortSignal.timeout(options.timeoutMs)]),
  ]
  const headers = {
    ...authHeaders(),
    ...languageHeaders(),
    ...options.headers,
    ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  const response = await send(url, {
    method: options.method ?? 'GET',
    credentials: 'include',
    headers,
    ...(options.form
      ? { body: options.form }
      : options.body === undefined
        ? {}
        : { body: JSON.stringify(options.body) }),
    ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
  })
  if (response.ok) return response
  const { status, statusText } = response
  throw refusalOf({ status, statusText, text: await response.text() }, { url, sent: headers })
}

/**
 * Sends JSON (a content type only when there is a body), always with cookies, and gives the parsed answer.
 * Throws HttpError for an answer that is not OK, the browser's TypeError when there was none, AbortError on abort.
 */
export const requestJson = async (url: string, options: RequestOptions = {}): Promise<unknown> => {
  const text = await (await respond(url, options)).text()
  return text === '' ? undefined : JSON.parse(text)
}

/** `requestJson` with GET. */
export const getJson = (url: string, options: Omit<RequestOptions, 'method' | 'body'> = {}): Promise<unknown> =>
  requestJson(url, options)
