/** Every code that core and the rooms on it report. Words for people live in the web app's messages. */
export const ERROR_CODES = [
  'bad_input',
  'bad_path',
  'bad_name',
  'not_found',
  'already_exists',
  'changed_since_review',
  'permission_denied',
  'no_space',
  'cross_device',
  'is_folder',
  'not_a_folder',
  'not_empty',
  'too_large',
  'too_many',
  'busy',
  'cancelled',
  'interrupted',
  'io_error',
  'unsupported',
  'corrupt',
  'link_outside',
  'source_missing',
  'rate_limited',
  'transient',
  'auth_expired',
  'consent_required',
  'safety_violation',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

const LATER: ReadonlySet<string> = new Set<ErrorCode>(['no_space', 'rate_limited', 'transient', 'auth_expired'])

/** True when the same thing may well succeed later: once there is space, the provider has calmed down, or the person signed in again. */
export const isLater = (code: string | undefined): boolean => code !== undefined && LATER.has(code)

/** The one error class of Octavo's rooms: a code for programs, a plain sentence for people, the cause for the log. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  /** With a code that means "later": how long to wait, where the other side says so. */
  readonly retryAfterMs: number | undefined
  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; details?: Record<string, unknown>; retryAfterMs?: number } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
    this.retryAfterMs = options.retryAfterMs
  }
}
