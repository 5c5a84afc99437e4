import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import { addressOf } from '../accounts/index.ts'
import type { Caller } from '../callers/index.ts'

/**
 * Folders of this machine that the operator opened to a person: to every account, or to that of one e-mail address, which has
 * to be confirmed where mails are sent. None to guests.
 */
export async function foldersFor(
  db: Db,
  owner: Pick<Caller, 'id'> | undefined,
  { places, smtp }: Pick<Config, 'places' | 'smtp'>,
): Promise<readonly string[]> {
  if (owner === undefined || places.folders.length === 0) return []
  const account = await addressOf(db, owner.id, { smtp })
  if (!account) return []
  return places.folders
    .filter(({ email }) => email === undefined || (account.counts && email === account.emailKey))
    .map((folder) => folder.path)
}
