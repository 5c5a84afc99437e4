import type { PhotoPlacesResponse } from '@octavo/contract'
import type { PlaceNames } from '@octavo/core/places'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { type Bounds, inBounds } from './timeline.ts'

/** Squares that a map is given at most: the fullest. */
const MOST = 500

interface Row {
  readonly latitude: number
  readonly longitude: number
  readonly photos: number
  readonly cover_id: string
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** The photos of a part of the world, those of one square of `cellDegrees` together, fullest first. */
export async function placesOf(
  db: Db,
  owner: Caller,
  bounds: Bounds,
  cellDegrees: number,
  names: PlaceNames,
): Promise<PhotoPlacesResponse['places']> {
  const rows = await query<Row>(
    db,
    sql`select avg(p.latitude) as latitude, avg(p.longitude) as longitude, count(*)::int as photos, max(p.file_id) as cover_id,
          min(p.longitude) as west, max(p.longitude) as east, min(p.latitude) as south, max(p.latitude) as north
        from photos p where p.owner_id = ${owner.id} and p.latitude is not null and ${inBounds(bounds)}
        group by floor((p.longitude + 180) / ${cellDegrees}::double precision), floor((p.latitude + 90) / ${cellDegrees}::double precision)
        order by photos desc, cover_id limit ${MOST}`,
  )
  return rows.map(({ cover_id, ...row }) => ({
    ...row,
    coverId: cover_id,
    town: names.townOf(row.latitude, row.longitude) ?? null,
  }))
}
