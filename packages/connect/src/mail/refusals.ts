import { AppError } from '@octavo/core'

/** What a mailbox server's connector refuses on its own. */
export const notFound = (): AppError => new AppError('not_found', 'It is not there.')
export const taken = (): AppError => new AppError('already_exists', 'Something with this name is there already.')
export const changed = (): AppError => new AppError('changed_since_review', 'It is another one by now.')
export const nameless = (): AppError => new AppError('unsupported', 'A message can not be given another name.')
