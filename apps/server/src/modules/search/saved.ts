import { type SavedSearch, type SaveSearchRequest, SEARCHES_MOST } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId, uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'

const none = () => new Refusal('not_found', 'There is no such search')
const named = (name: string): string => name.toWellFormed().replaceAll('\0', '')

/** The searches that a person keeps, by name. */
export async function savedSearches(db: Db, owner: Caller): Promise<SavedSearch[]> {
  const rows = await query<{ id: string; name: string; query: SavedSearch['query']; created_at_ms: number }>(
    db,
    sql`select id, name, query, created_at_ms from saved_searches where owner_id = ${owner.id}
        order by octavo_name_key(name), id`,
  )
  return rows.map(({ created_at_ms: createdAtMs, ...search }) => ({ ...search, createdAtMs }))
}

/** Keeps a search. Throws Refusal `conflict` where a person has as many as there may be. */
export async function saveSearch(
  db: Db,
  owner: Caller,
  { name, query: wanted }: SaveSearchRequest,
  nowMs: number,
): Promise<SavedSearch> {
  const search = { id: uuidv7(nowMs), name: named(name), query: wanted, createdAtMs: nowMs }
  await db.transaction(async (tx) => {
    // Two at once are counted one after the other.
    await query(tx, sql`select id from owners where id = ${owner.id} for update`)
    const [kept] = await query<{ n: number }>(
      tx,
      sql`select count(*)::int as n from saved_searches where owner_id = ${owner.id}`,
    )
    if ((kept?.n ?? 0) >= SEARCHES_MOST)
      throw new Refusal('conflict', `${SEARCHES_MOST} searches can be kept`, { limit: SEARCHES_MOST })
    await query(
      tx,
      sql`insert into saved_searches (id, owner_id, name, query, created_at_ms)
          values (${search.id}, ${owner.id}, ${search.name}, ${jsonForDb(search.query)}::jsonb, ${nowMs})`,
    )
  })
  return search
}

/** Throws Refusal `not_found` where a person keeps no such search. */
export async function requireSearch(db: Db, owner: Caller | undefined, id: string): Promise<void> {
  const found =
    owner && isId(id)
      ? await query(db, sql`select id from saved_searches where owner_id = ${owner.id} and id = ${id}`)
      : []
  if (found.length === 0) throw none()
}

/** Gives a search another name and other chips. Throws Refusal `not_found`, also for those of others. */
export async function changeSearch(
  db: Db,
  owner: Caller,
  id: string,
  { name, query: wanted }: SaveSearchRequest,
): Promise<SavedSearch> {
  const [row] = isId(id)
    ? await query<{ created_at_ms: number }>(
        db,
        sql`update saved_searches set name = ${named(name)}, query = ${jsonForDb(wanted)}::jsonb
            where owner_id = ${owner.id} and id = ${id} returning created_at_ms`,
      )
    : []
  if (!row) throw none()
  return { id, name: named(name), query: wanted, createdAtMs: row.created_at_ms }
}

/** Forgets a search. Throws Refusal `not_found`, also for those of others. */
export async function removeSearch(db: Db, owner: Caller, id: string): Promise<void> {
  const gone = isId(id)
    ? await query(db, sql`delete from saved_searches where owner_id = ${owner.id} and id = ${id} returning id`)
    : []
  if (gone.length === 0) throw none()
}

/** Gives a guest's searches to the account that takes the guest's library below `folder`, where their folders are by then. */
export async function adoptSearches(tx: Db, guestId: string, accountId: string, folder: string): Promise<void> {
  await query(
    tx,
    sql`update saved_searches set owner_id = ${accountId}, query = case when query ->> 'folder' is null then query
          else jsonb_set(query, '{folder}', to_jsonb(${folder}::text || case query ->> 'folder' when '/' then '' else query ->> 'folder' end)) end
        where owner_id = ${guestId}`,
  )
}
