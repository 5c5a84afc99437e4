import type { ListTrashResponse, TrashedFile } from '@octavo/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { logicalPath, usageOf } from '../library/index.ts'

interface Row {
  readonly id: string
  readonly home_folder: string
  readonly home_name: string
  readonly media_type: string
  readonly size_bytes: number
  readonly modified_at_ms: number
  readonly trashed_at_ms: number
  readonly purge_after_ms: number
}

/** A file in the trash with what a move of it has to expect. */
export interface Trashed extends TrashedFile {
  readonly modifiedAtMs: number
}

const toTrashed = (row: Row): Trashed => ({
  id: row.id,
  name: row.home_name,
  type: row.media_type,
  size: row.size_bytes,
  folder: row.home_folder,
  path: logicalPath(row.home_folder, row.home_name),
  trashedAtMs: row.trashed_at_ms,
  purgeAfterMs: row.purge_after_ms,
  modifiedAtMs: row.modified_at_ms,
})

const select = async (db: Db, owner: Caller, rest: SQL): Promise<readonly Trashed[]> =>
  (
    await query<Row>(
      db,
      sql`select id, home_folder, home_name, media_type, size_bytes, modified_at_ms, trashed_at_ms, purge_after_ms
          from files where owner_id = ${owner.trash.id} ${rest}`,
    )
  ).map(toTrashed)

/** The caller's files in the trash with these ids, or all of them, in the order in which they came in. Unknown ids and those of others are refused together. */
export async function findTrashed(
  db: Db,
  owner: Caller,
  ids: readonly string[] | undefined,
): Promise<readonly Trashed[]> {
  const order = sql`order by trashed_at_ms, id`
  if (ids === undefined) return await select(db, owner, order)
  const wanted = JSON.stringify(ids.filter(isId))
  const found = await select(db, owner, sql`and id in (select json_array_elements_text(${wanted}::json)) ${order}`)
  const known = new Set(found.map((file) => file.id))
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0)
    throw new Refusal('not_found', 'There are no such files in the trash', { ids: missing.slice(0, 1000) })
  return found
}

/** One page of the trash, last trashed first. A cursor is the last file's time and id. */
export async function listTrash(
  db: Db,
  owner: Caller,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Omit<ListTrashResponse, 'days'>> {
  const [time = '', id = ''] = page.cursor?.split('_') ?? []
  if (page.cursor !== undefined && !(/^\d{1,15}$/u.test(time) && isId(id)))
    throw new Refusal('bad_request', 'The cursor is none that was given out')
  const after = page.cursor === undefined ? sql`` : sql`and (trashed_at_ms, id) < (${Number(time)}, ${id})`
  const rest = sql`${after} order by trashed_at_ms desc, id desc limit ${page.limit + 1}`
  const found = await select(db, owner, rest)
  const files = found.slice(0, page.limit).map(({ modifiedAtMs: _, ...file }) => file)
  const last = files.at(-1)
  const nextCursor = found.length > page.limit && last ? `${last.trashedAtMs}_${last.id}` : null
  const { trashFiles, trashBytes } = await usageOf(db, owner)
  return { files, total: trashFiles, bytes: trashBytes, nextCursor }
}
