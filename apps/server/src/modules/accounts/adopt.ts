import type { AuthResponse } from '@octavo/contract'
import { FreeNames } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { type Caller, holdBoth, removeOwners } from '../callers/index.ts'
import { adoptKept } from '../duplicates/index.ts'
import { adoptAlbums } from '../photos/index.ts'
import { fileRoom } from '../pricing/index.ts'
import { trashTimes } from '../runs/index.ts'
import { adoptSearches } from '../search/index.ts'

const FOLDER = 'Guest files'

type Adopted = NonNullable<AuthResponse['adopted']>

/**
 * Brings a guest's library into an account's: all files keep their ids, names and folders, below one new folder
 * `/Guest files` (` (2)` where that is taken); the trash comes along, and so do stars,
 * tags, albums, searches that were kept and what was said of copies. Files for which the account has no room, those
 * uploaded last, go into its trash with all its days: nothing is lost, and no number of guests gets past the limit. The guest is gone then, with its list of runs: their
 * paths are no longer true. Returns undefined when there was nothing to bring.
 */
export async function adoptGuest(
  tx: Db,
  guest: Caller,
  accountId: string,
  { config, nowMs }: { readonly config: Config; readonly nowMs: number },
): Promise<Adopted | undefined> {
  const account = await holdBoth(tx, guest, accountId)
  if (!account) throw new Refusal('unauthorized', 'Log in first')
  const folder = await freeFolder(tx, accountId)
  const { files: room } = await fileRoom(tx, account, config)
  const { trashedAtMs, purgeAfterMs } = trashTimes(nowMs, config.trashDays)
  const beyond = await query<{ id: string }>(
    tx,
    sql`update files set owner_id = ${account.trash.id}, home_name = name, name = id, folder = '/',
          home_folder = ${folder} || case folder when '/' then '' else folder end,
          trashed_at_ms = ${trashedAtMs}, purge_after_ms = ${purgeAfterMs}
        where id in (select id from files where owner_id = ${guest.id} order by id offset ${Math.max(0, room)}) returning id`,
  )
  await query(
    tx,
    sql`insert into folders (owner_id, path) select ${accountId}, ${folder} || path
          from (select path from folders where owner_id = ${guest.id} union select '') as all_folders
          where exists (select from files where owner_id = ${guest.id})
        on conflict do nothing`,
  )
  const moved = await query<{ id: string }>(
    tx,
    sql`update files set owner_id = ${accountId}, folder = ${folder} || case folder when '/' then '' else folder end
        where owner_id = ${guest.id} returning id`,
  )
  const trashed = await query<{ id: string }>(
    tx,
    sql`update files set owner_id = ${account.trash.id} where owner_id = ${guest.trash.id} returning id`,
  )
  await query(
    tx,
    sql`insert into totals (owner_id, api_calls, files_organized)
        select ${accountId}, coalesce(max(t.api_calls), 0), coalesce(max(t.files_organized), 0)
          + (select coalesce(sum(moved), 0) from runs where owner_id = ${guest.id} and kind = 'organize')
        from totals t where t.owner_id = ${guest.id}
        on conflict (owner_id) do update set api_calls = totals.api_calls + excluded.api_calls,
          files_organized = totals.files_organized + excluded.files_organized`,
  )
  await adoptAlbums(tx, guest.id, accountId)
  await adoptKept(tx, guest.id, accountId)
  await adoptSearches(tx, guest.id, accountId, folder)
  await removeOwners(tx, [guest.id])
  if (moved.length + beyond.length + trashed.length === 0) return undefined
  return { files: moved.length, folder, trashed: beyond.length }
}

async function freeFolder(tx: Db, ownerId: string): Promise<string> {
  const taken = await query<{ path: string }>(
    tx,
    sql`select path from folders where owner_id = ${ownerId} and starts_with(path, ${`/${FOLDER}`})
        union select '/' || name from files where owner_id = ${ownerId} and folder = '/' and starts_with(name, ${FOLDER})`,
  )
  const names = new FreeNames((name) => name)
  for (const { path } of taken) names.add('/', path.slice(1))
  return `/${names.take('/', FOLDER)}`
}
