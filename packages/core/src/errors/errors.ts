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
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The one error class of Octavo's rooms: a code for programs, a plain sentence for people, the cause for the log. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  constructor(code: ErrorCode, message: string, options: { cause?: unknown; details?: Record<string, unknown> } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
  }
}
