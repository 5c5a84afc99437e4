import type { PlaceNames } from '@octavo/core/places'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'

/** A spot of a map, a hundredth of a degree wide: about a kilometre, in which all photos are of one town. */
interface Spot {
  readonly latitude: number
  readonly longitude: number
  readonly photos: number
}

const LATITUDE = sql.raw('round(p.latitude::numeric, 2)')
const LONGITUDE = sql.raw('round(p.longitude::numeric, 2)')

/** The towns in which a library has photos, by their names, each with its spots. */
export async function townsOf(
  db: Db,
  owner: Caller,
  places: PlaceNames,
): Promise<ReadonlyMap<string, readonly Spot[]>> {
  const spots = await query<Spot>(
    db,
    sql`select ${LATITUDE}::float8 as latitude, ${LONGITUDE}::float8 as longitude, count(*)::int as photos
        from photos p where p.owner_id = ${owner.id} and p.latitude is not null and p.longitude is not null group by 1, 2`,
  )
  const towns = new Map<string, Spot[]>()
  for (const spot of spots) {
    const name = places.townOf(spot.latitude, spot.longitude)
    if (name === undefined) continue
    const known = towns.get(name)
    if (known) known.push(spot)
    else towns.set(name, [spot])
  }
  return towns
}

/** True in SQL for photos `p` at one of some spots. */
export const atSpots = (spots: readonly Spot[]): SQL =>
  sql`(${LATITUDE}, ${LONGITUDE}) in (select s.latitude::numeric, s.longitude::numeric
    from json_to_recordset(${JSON.stringify(spots)}::json) as s (latitude text, longitude text))`
