import type { SearchQuery } from '@octavo/contract'
import { kindOfMediaType, markOfTag, STAR } from '@octavo/core'
import type { PlaceNames } from '@octavo/core/places'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { READING_OF_FILE } from '../readings/index.ts'
import { atSpots, townsOf } from './towns.ts'

/** The chips of a search. */
export type Chips = Omit<SearchQuery, 'q' | 'offset' | 'limit'>

/** What of the files `f` of a library some chips leave, as a condition of SQL; undefined where they leave all of it. */
export async function narrowed(db: Db, owner: Caller, chips: Chips, places: PlaceNames): Promise<SQL | undefined> {
  const { kind, folder, fromMs, toMs, minBytes, maxBytes, camera, place, sender, tag, starred } = chips
  const conditions: SQL[] = []
  if (kind !== undefined) {
    const types = (await typesOf(db, owner)).filter((type) => (kindOfMediaType(type) ?? 'other') === kind)
    conditions.push(sql`f.media_type in (select json_array_elements_text(${JSON.stringify(types)}::json))`)
  }
  const inside = folder === undefined || folder === '/' ? undefined : plain(folder.replace(/\/$/u, ''))
  if (inside !== undefined)
    conditions.push(sql`(f.folder = ${inside} or (f.folder > ${`${inside}/`} and f.folder < ${`${inside}0`}))`)
  if (fromMs !== undefined) conditions.push(sql`f.modified_at_ms >= ${fromMs}`)
  if (toMs !== undefined) conditions.push(sql`f.modified_at_ms < ${toMs}`)
  if (minBytes !== undefined) conditions.push(sql`f.size_bytes >= ${minBytes}`)
  if (maxBytes !== undefined) conditions.push(sql`f.size_bytes <= ${maxBytes}`)
  const tags = tag === undefined ? [] : [tag].flat()
  for (const mark of [...(starred ? [STAR] : []), ...tags.map((one) => markOfTag(one.normalize('NFC')))])
    conditions.push(
      sql`exists (select from marks m where m.owner_id = f.owner_id and m.file_id = f.id and m.mark = ${plain(mark)})`,
    )
  if (camera !== undefined)
    conditions.push(
      sql`exists (select from photos p where p.owner_id = f.owner_id and p.file_id = f.id and p.camera = ${plain(camera)})`,
    )
  if (place !== undefined) {
    const spots = (await townsOf(db, owner, places)).get(place) ?? []
    conditions.push(
      sql`exists (select from photos p where p.owner_id = f.owner_id and p.file_id = f.id and ${atSpots(spots)})`,
    )
  }
  if (sender !== undefined)
    conditions.push(sql`exists (select from readings r where ${READING_OF_FILE} and r.sender = ${plain(sender)})`)
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `)
}

/** PostgreSQL's texts hold neither NUL nor half a character: what has one is in no file. */
const plain = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')

async function typesOf(db: Db, owner: Caller): Promise<readonly string[]> {
  const rows = await query<{ media_type: string }>(
    db,
    sql`select distinct media_type from files where owner_id = ${owner.id}`,
  )
  return rows.map(({ media_type }) => media_type)
}

/** One page of the files that chips alone leave, last uploaded first, and how many there are. */
export async function filesLeft(
  db: Db,
  owner: Caller,
  condition: SQL,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const where = sql`f.owner_id = ${owner.id} and ${condition}`
  const rows = await query<{ id: string }>(
    db,
    sql`select f.id from files f where ${where} order by f.id desc limit ${limit} offset ${offset}`,
  )
  const [count] = await query<{ n: number }>(db, sql`select count(*)::int as n from files f where ${where}`)
  return { ids: rows.map(({ id }) => id), total: count?.n ?? 0 }
}

/** Those of some files that a condition leaves, in their order. */
export async function leftOf(
  db: Db,
  owner: Caller,
  ids: readonly string[],
  condition: SQL | undefined,
): Promise<readonly string[]> {
  const rows = await query<{ id: string }>(
    db,
    sql`select f.id from files f where f.owner_id = ${owner.id}
        and f.id in (select json_array_elements_text(${JSON.stringify(ids)}::json)) and ${condition ?? sql`true`}`,
  )
  const left = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => left.has(id))
}
