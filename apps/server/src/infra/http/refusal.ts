import type { ApiErrorCode } from '@octavo/contract'

/** An answer that is not OK and that the caller is meant to read: a code, one plain sentence, what it is about. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ApiErrorCode
  readonly details: Readonly<Record<string, unknown>> | undefined
  constructor(code: ApiErrorCode, message: string, details?: Readonly<Record<string, unknown>>, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.details = details
  }
}

const systemCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** True when the disk (or the quota on it) is full; also where the database says so (SQLSTATE 53100). */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause !== undefined && depth < 5; depth += 1) {
    if (['ENOSPC', 'EDQUOT', '53100'].includes(systemCode(cause))) return true
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return false
}

/** The refusal that a full disk gets everywhere. */
export const noSpace = (cause?: unknown) => new Refusal('no_space', 'Not enough space', undefined, cause)
