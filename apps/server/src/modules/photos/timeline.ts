import type { ListPhotosResponse, Photo, PhotoIdsResponse, PhotoMonthsResponse } from '@octavo/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'

/** A part of the world in degrees; `west` is greater than `east` where it lies across the 180th meridian. */
export interface Bounds {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Some of a person's photos. */
export type Which =
  | { readonly month: string }
  | { readonly album: string }
  | { readonly bounds: Bounds }
  | Record<never, never>

interface Row {
  readonly id: string
  readonly name: string
  readonly media_type: string
  readonly size_bytes: number
  readonly at_ms: number
  readonly taken_at_ms: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly ratio: number | null
}

/** Width for one of height in SQL, of a row `p` of `photos`. */
const RATIO = sql.raw('round(p.width_px::numeric / nullif(p.height_px, 0), 3)::double precision as ratio')

const toPhoto = (row: Row): Photo => ({
  id: row.id,
  name: row.name,
  type: row.media_type,
  size: row.size_bytes,
  atMs: row.at_ms,
  takenAtMs: row.taken_at_ms,
  place: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  ratio: row.ratio,
})

/** How many photos each month has, newest first, and how far reading has come. */
export async function monthsOf(db: Db, owner: Caller): Promise<PhotoMonthsResponse> {
  const rows = await query<{ month: number; photos: number; placed: number; unread: number }>(
    db,
    sql`select month, count(*)::int as photos, count(latitude)::int as placed,
          count(*) filter (where not is_read)::int as unread
        from photos where owner_id = ${owner.id} group by month order by month desc`,
  )
  const sum = (of: 'photos' | 'placed' | 'unread') => rows.reduce((total, row) => total + row[of], 0)
  return {
    months: rows.map(({ month, photos }) => ({ month: monthName(month), photos })),
    total: sum('photos'),
    placed: sum('placed'),
    unread: sum('unread'),
  }
}

/** One page of some photos, newest first. */
export async function listPhotos(
  db: Db,
  owner: Caller,
  which: Which,
  page: { readonly offset: number; readonly limit: number },
): Promise<ListPhotosResponse> {
  const rows = await query<Row>(
    db,
    sql`select p.file_id as id, f.name, f.media_type, f.size_bytes, p.at_ms, p.taken_at_ms, p.latitude, p.longitude, ${RATIO}
        from (select * from photos p where ${within(owner, which)} ${NEWEST} limit ${page.limit} offset ${page.offset}) p
        join files f on f.owner_id = p.owner_id and f.id = p.file_id ${NEWEST}`,
  )
  const [count] = await query<{ n: number }>(
    db,
    sql`select count(*)::int as n from photos p where ${within(owner, which)}`,
  )
  return { photos: rows.map(toPhoto), total: count?.n ?? 0 }
}

/**
 * All of some photos in the same order: their ids, and how wide each is for one of height. Two lists in one row: as many rows
 * as photos would hold up everybody else for a second where there are 100,000.
 */
export async function allPhotos(db: Db, owner: Caller, which: Which): Promise<PhotoIdsResponse> {
  const [all] = await query<PhotoIdsResponse>(
    db,
    sql`select coalesce(json_agg(a.id), '[]') as ids, coalesce(json_agg(a.ratio), '[]') as ratios
        from (select p.file_id as id, ${RATIO} from photos p where ${within(owner, which)} ${NEWEST}) a`,
  )
  return all ?? { ids: [], ratios: [] }
}

/** The index of the timeline, read from its end. */
const NEWEST = sql.raw('order by p.month desc, p.at_ms desc, p.file_id desc')

const within = (owner: Caller, which: Which): SQL => {
  const own = sql`p.owner_id = ${owner.id}`
  if ('month' in which) return sql`${own} and p.month = ${monthNumber(which.month)}`
  if ('bounds' in which) return sql`${own} and ${inBounds(which.bounds)}`
  if ('album' in which)
    return sql`${own} and p.file_id in (select a.file_id from album_photos a join albums b on b.id = a.album_id
      where a.album_id = ${which.album} and b.owner_id = ${owner.id} and b.deleted_at_ms is null)`
  return own
}

/** True in SQL for a row `p` of `photos` that lies in a part of the world. */
export const inBounds = ({ west, east, south, north }: Bounds): SQL => {
  const across = west > east ? sql`or` : sql`and`
  return sql`p.latitude between ${south} and ${north} and (p.longitude >= ${west} ${across} p.longitude <= ${east})`
}

const monthName = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`

const monthNumber = (name: string): number => {
  const [year = 0, month = 1] = name.split('-').map(Number)
  return year * 12 + month - 1
}
