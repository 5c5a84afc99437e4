import type { FacetsResponse } from '@octavo/contract'
import { kindOfMediaType, readMarks, STAR } from '@octavo/core'
import type { PlaceNames } from '@octavo/core/places'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { READING_OF_FILE } from '../readings/index.ts'
import { townsOf } from './towns.ts'

const MOST = 100

interface Facet {
  readonly value: string
  readonly count: number
}

const NONE: FacetsResponse = { kind: [], camera: [], place: [], sender: [], tag: [], starred: 0 }

/** What a library can be narrowed by, each with how many files it has, the most frequent first. */
export async function facetsOf(db: Db, owner: Caller | undefined, places: PlaceNames): Promise<FacetsResponse> {
  if (!owner) return NONE
  const counted = (value: SQL, from: SQL) =>
    query<Facet>(db, sql`select ${value} as value, count(*)::int as count ${from} group by 1 order by 2 desc, 1`)
  const types = await counted(sql`f.media_type`, sql`from files f where f.owner_id = ${owner.id}`)
  const marks = await counted(sql`m.mark`, sql`from marks m where m.owner_id = ${owner.id}`)
  const cameras = await counted(
    sql`p.camera`,
    sql`from photos p where p.owner_id = ${owner.id} and p.camera is not null`,
  )
  const senders = await counted(
    sql`r.sender`,
    sql`from readings r join files f on ${READING_OF_FILE} where f.owner_id = ${owner.id} and r.sender is not null`,
  )
  return {
    kind: kindsIn(types),
    camera: cameras.slice(0, MOST),
    place: [...(await townsOf(db, owner, places))]
      .map(([value, spots]) => ({ value, count: spots.reduce((sum, { photos }) => sum + photos, 0) }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST),
    sender: senders.slice(0, MOST),
    tag: marks
      .flatMap(({ value, count }) => readMarks([value]).tags.map((tag) => ({ value: tag, count })))
      .slice(0, MOST),
    starred: marks.find(({ value }) => value === STAR)?.count ?? 0,
  }
}

function kindsIn(types: readonly Facet[]): FacetsResponse['kind'] {
  const kinds = new Map<FacetsResponse['kind'][number]['value'], number>()
  for (const { value, count } of types) {
    const kind = kindOfMediaType(value) ?? 'other'
    kinds.set(kind, (kinds.get(kind) ?? 0) + count)
  }
  return [...kinds].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
}
