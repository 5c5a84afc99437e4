import { AppError, type ErrorCode } from '@octavo/core'

/** How a command ends; docs/cli.md and `octavo --help` list the same. */
export const EXIT = {
  ok: 0,
  someFailed: 1,
  usage: 2,
  needsYes: 3,
  unfinished: 4,
  busy: 5,
  resumeFirst: 6,
  notFound: 66,
  internal: 70,
  io: 74,
  stopped: 130,
} as const

const BY_CODE: Partial<Record<ErrorCode, number>> = {
  bad_input: EXIT.usage,
  bad_path: EXIT.usage,
  already_exists: EXIT.usage,
  not_found: EXIT.notFound,
  not_a_folder: EXIT.notFound,
  busy: EXIT.busy,
  cancelled: EXIT.stopped,
  no_space: EXIT.io,
  permission_denied: EXIT.io,
  io_error: EXIT.io,
  corrupt: EXIT.io,
}

/** The exit code for an error that ended a command. */
export function exitCodeOf(error: unknown): number {
  return error instanceof AppError ? (BY_CODE[error.code] ?? EXIT.internal) : EXIT.internal
}
