import { AppError, type ErrorCode } from '@octavo/core'

const CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ENOENT: ['not_found', 'It is not there any more.'],
  EEXIST: ['already_exists', 'Something with that name is there already.'],
  ENOTEMPTY: ['already_exists', 'A folder with that name is there already.'],
  EACCES: ['permission_denied', 'The system does not allow it.'],
  EPERM: ['permission_denied', 'The system does not allow it.'],
  EROFS: ['permission_denied', 'The disk can only be read.'],
  ENOSPC: ['no_space', 'The disk is full.'],
  EDQUOT: ['no_space', 'The space allowed to this user is used up.'],
  EFBIG: ['too_large', 'The file is too large for that disk.'],
  EXDEV: ['cross_device', 'It would have to go to another disk.'],
  EISDIR: ['is_folder', 'A folder is in the way.'],
  ENOTDIR: ['not_a_folder', 'A file is where a folder is needed.'],
  ELOOP: ['link_outside', 'A symbolic link is in the way.'],
  ENAMETOOLONG: ['bad_name', 'The name or the path is too long for that disk.'],
  EINVAL: ['bad_name', 'The disk does not accept that name.'],
  EILSEQ: ['bad_name', 'The disk does not accept that name.'],
  EBUSY: ['busy', 'Another program is using it.'],
  ETXTBSY: ['busy', 'It is a program that is running.'],
  EMFILE: ['too_many', 'Too many files are open.'],
  ENFILE: ['too_many', 'Too many files are open.'],
  EMLINK: ['too_many', 'The file has too many names already.'],
  EIO: ['io_error', 'The disk reported an error.'],
}

/** The system's own code of a failed file call (`ENOENT`), or '' when the error is of another kind. */
export function errnoOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** True when `error` is a failed file call with one of these codes. */
export function isErrno(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(errnoOf(error))
}

/** One of core's codes and a plain sentence for a failed file call; paths of this machine are never part of it. */
export function describeError(error: unknown): { readonly code: ErrorCode; readonly message: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message }
  const known = CODES[errnoOf(error)]
  if (known) return { code: known[0], message: known[1] }
  return { code: 'io_error', message: `The disk reported an error (${errnoOf(error) || 'unknown'}).` }
}

/** The same failure as an AppError, with the original as its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, message } = describeError(error)
  return new AppError(code, message, { cause: error })
}
