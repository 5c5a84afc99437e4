import { AppError } from '@octavo/core'

const CODES: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  NotFoundError: ['not_found', 'It is not there any more.'],
  NotAllowedError: ['permission_denied', 'The browser does not allow it.'],
  SecurityError: ['permission_denied', 'The browser does not allow it.'],
  AbortError: ['permission_denied', 'The browser does not let a file of this kind be written.'],
  TypeMismatchError: ['is_folder', 'A folder is where a file is needed, or a file where a folder is.'],
  NotReadableError: ['changed_since_review', 'It has changed since it was found, or can not be read.'],
  InvalidModificationError: ['not_empty', 'The folder is not empty.'],
  NoModificationAllowedError: ['busy', 'Something else is writing it.'],
  QuotaExceededError: ['no_space', 'There is no space left.'],
  TypeError: ['bad_name', 'The browser does not accept this name.'],
}

/** The name of what a call of the browser threw, '' where it has none. */
export const nameOfError = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : ''

/** The one place where what the browser's file calls throw becomes one of core's codes. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const [code, message] = CODES[nameOfError(error)] ?? (['io_error', 'The browser reported an error.'] as const)
  return new AppError(code, message, { cause: error })
}

/** What a call gives; undefined where it says that nothing is there, `otherwise` where something of another kind is. */
export async function orNothing<T, Other = undefined>(
  call: Promise<T>,
  otherwise?: Other,
): Promise<T | Other | undefined> {
  try {
    return await call
  } catch (error) {
    const name = nameOfError(error)
    if (name === 'NotFoundError') return undefined
    if (name === 'TypeMismatchError') return otherwise
    throw error
  }
}
