import { AppError, type ErrorCode } from '@octavo/core'
import { asText, objectIn } from '../body.ts'

/** What went wrong with a call, or with one thing that it was to change. */
export interface Wrong {
  readonly type: string
  readonly properties: readonly string[]
}

/** Errors of methods and of single things (RFC 8620, 3.6.2 and 5.3; RFC 8621, 2.5 and 4.6). */
const CODES: Readonly<Record<string, ErrorCode>> = {
  serverUnavailable: 'transient',
  serverFail: 'transient',
  serverPartialFail: 'transient',
  stateMismatch: 'transient',
  willDestroy: 'transient',
  rateLimit: 'rate_limited',
  overQuota: 'no_space',
  forbidden: 'permission_denied',
  accountReadOnly: 'permission_denied',
  accountNotFound: 'permission_denied',
  accountNotSupportedByMethod: 'permission_denied',
  notFound: 'not_found',
  tooLarge: 'too_large',
  requestTooLarge: 'too_large',
  tooManyMailboxes: 'too_many',
}

export const problemOf = ({ type }: Wrong, host: string): AppError =>
  new AppError(CODES[type] ?? 'corrupt', `${host} refused: ${type}.`)

/** What a refusal of a whole request means by its words (RFC 8620, 3.6.1). */
export function explain(host: string) {
  return (status: number, words: string, retryAfterMs: number | undefined): AppError | undefined => {
    if (status !== 400) return undefined
    const { type, limit } = objectIn(words) ?? {}
    if (asText(type) !== 'urn:ietf:params:jmap:error:limit') return undefined
    if (asText(limit) !== 'maxConcurrentRequests')
      return new AppError('too_large', `${host} takes no request of this size.`)
    return new AppError('rate_limited', `${host} asks to wait.`, retryAfterMs === undefined ? {} : { retryAfterMs })
  }
}
