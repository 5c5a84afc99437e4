import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
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
  const [account] = await query<{ email_key: string; verified: boolean }>(
    db,
    sql`select email_key, email_verified_at_ms is not null as verified from accounts where owner_id = ${owner.id}`,
  )
  if (!account) return []
  const isTrusted = account.verified || smtp === undefined
  return places.folders
    .filter(({ email }) => email === undefined || (isTrusted && email === account.email_key))
    .map((folder) => folder.path)
}
