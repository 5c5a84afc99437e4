import { ALBUMS_MOST, type Album } from '@octavo/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId, uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly created_at_ms: number
  readonly photos: number
  readonly cover_id: string | null
}

/** Albums with what is in them now: photos in the trash come back with their files. */
const select = async (db: Db, condition: SQL): Promise<readonly Album[]> => {
  const rows = await query<Row>(
    db,
    sql`select b.id, b.name, b.created_at_ms, count(p.file_id)::int as photos,
          (array_agg(p.file_id order by p.at_ms desc, p.file_id desc) filter (where p.file_id is not null))[1] as cover_id
        from albums b left join album_photos a on a.album_id = b.id
          left join photos p on p.owner_id = b.owner_id and p.file_id = a.file_id and a.owner_id = b.owner_id
        where ${condition} group by b.id order by lower(b.name), b.id`,
  )
  return rows.map(({ id, name, created_at_ms, photos, cover_id }) => ({
    ...{ id, name, createdAtMs: created_at_ms, photos },
    coverId: cover_id,
  }))
}

/** A person's albums, by name. */
export const albumsOf = (db: Db, owner: Caller): Promise<readonly Album[]> =>
  select(db, sql`b.owner_id = ${owner.id} and b.deleted_at_ms is null`)

/** An album of this person, one that was deleted too. Throws Refusal `not_found`. */
export async function albumOf(db: Db, owner: Caller, id: string): Promise<Album> {
  const [album] = isId(id) ? await select(db, sql`b.owner_id = ${owner.id} and b.id = ${id}`) : []
  if (!album) throw new Refusal('not_found', 'There is no such album')
  return album
}

/** Makes an album, with its first photos perhaps. Throws Refusal for photos that are not this person's. */
export async function createAlbum(
  db: Db,
  owner: Caller,
  wanted: { readonly name: string; readonly ids: readonly string[] },
  nowMs: number,
): Promise<Album> {
  return await db.transaction(async (tx) => {
    const [count] = await query<{ n: number }>(
      tx,
      sql`select count(*)::int as n from albums where owner_id = ${owner.id} and deleted_at_ms is null`,
    )
    if ((count?.n ?? 0) >= ALBUMS_MOST)
      throw new Refusal('conflict', `There are ${ALBUMS_MOST} albums already`, { limit: ALBUMS_MOST })
    const id = uuidv7(nowMs)
    await query(
      tx,
      sql`insert into albums (id, owner_id, name, created_at_ms) values (${id}, ${owner.id}, ${nameForDb(wanted.name)}, ${nowMs})`,
    )
    await addPhotos(tx, owner, id, wanted.ids)
    return await albumOf(tx, owner, id)
  })
}

/** Gives an album another name, deletes it (its photos stay) or takes the deletion back. Throws Refusal `not_found`. */
export async function setAlbum(
  db: Db,
  owner: Caller,
  id: string,
  change: { readonly name: string } | { readonly deletedAtMs: number | null },
): Promise<Album> {
  const set = 'name' in change ? sql`name = ${nameForDb(change.name)}` : sql`deleted_at_ms = ${change.deletedAtMs}`
  // Only a deletion that is to be taken back finds an album that was deleted.
  const isThere = 'deletedAtMs' in change && change.deletedAtMs === null ? sql`true` : sql`deleted_at_ms is null`
  const changed = await query<{ id: string }>(
    db,
    sql`update albums set ${set} where owner_id = ${owner.id} and id = ${id} and ${isThere} returning id`,
  )
  if (changed.length === 0) throw new Refusal('not_found', 'There is no such album')
  return await albumOf(db, owner, id)
}

async function addPhotos(tx: Db, owner: Caller, id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const own = await query<{ file_id: string }>(
    tx,
    sql`select file_id from photos where owner_id = ${owner.id} and file_id in ${list(ids)} for key share`,
  )
  const known = new Set(own.map(({ file_id }) => file_id))
  const unknown = ids.filter((one) => !known.has(one))
  if (unknown.length > 0) throw new Refusal('not_found', 'There are no such photos', { ids: unknown.slice(0, 1000) })
  await query(
    tx,
    sql`insert into album_photos (album_id, owner_id, file_id) select ${id}, ${owner.id}, file_id from photos
        where owner_id = ${owner.id} and file_id in ${list(ids)}`,
  )
}

/** Brings a guest's albums along into an account. */
export async function adoptAlbums(tx: Db, guestId: string, accountId: string): Promise<void> {
  await query(tx, sql`update albums set owner_id = ${accountId} where owner_id = ${guestId}`)
}

/** Removes albums that were deleted so long ago that nobody takes it back any more. */
export async function expireAlbums(db: Db, beforeMs: number): Promise<void> {
  await query(db, sql`delete from albums where deleted_at_ms < ${beforeMs}`)
}

const list = (ids: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(ids.filter(isId))}::json))`

/** PostgreSQL's texts hold no lone surrogates; line ends and NUL are refused before. */
const nameForDb = (name: string): string => name.toWellFormed().normalize('NFC')
