import type { ActObstacles, ApiErrorCode } from '@octavo/contract'
import { AppError, type ErrorCode } from '@octavo/core'
import type { Desk } from '@octavo/mcp'
import { toRefusal } from '../../infra/http/errors.ts'
import type { Logger } from '../../infra/log/log.ts'

const CODES: Readonly<Partial<Record<ApiErrorCode, ErrorCode>>> = {
  not_found: 'not_found',
  forbidden: 'permission_denied',
  unauthorized: 'permission_denied',
  conflict: 'changed_since_review',
  busy: 'busy',
  too_large: 'too_large',
  too_many_files: 'too_many',
  rate_limited: 'rate_limited',
  no_space: 'no_space',
  unavailable: 'transient',
  damaged: 'corrupt',
}
/** Obstacles that are named in one answer. */
const NAMED = 20

/** The same desk, whose refusals are told as its port wants them; what nobody foresaw is for the log. */
export function plainly(desk: Desk, log: Logger): Desk {
  const told = Object.entries(desk).map(([name, act]: [string, (...asked: never[]) => Promise<unknown>]) => [
    name,
    (...asked: never[]) => act(...asked).catch((error: unknown) => Promise.reject(plain(error, log))),
  ])
  return Object.fromEntries(told) as Desk
}

function plain(error: unknown, log: Logger): Error {
  if (error instanceof AppError) return error
  const refusal = toRefusal(error)
  if (!refusal || refusal.code === 'internal') {
    log.error({ err: error }, 'A tool failed')
    return new AppError('io_error', 'Something went wrong inside Octavo.')
  }
  const { obstacles = [], count = 0 } = (refusal.details ?? {}) as Partial<ActObstacles>
  const named = obstacles.slice(0, NAMED).map(({ from, code }) => `${from} (${code})`)
  const more = count > named.length ? ` and ${count - named.length} more` : ''
  const against = named.length > 0 ? ` In the way: ${named.join(', ')}${more}.` : ''
  return new AppError(CODES[refusal.code] ?? 'bad_input', `${refusal.message}${against}`)
}
