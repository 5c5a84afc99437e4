import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'

/** Where a run put a file that lies there still. */
export interface Placement {
  readonly id: string
  /** The folder, without `/` in front; of a review the category that the person wanted. */
  readonly folder: string
  /** True where the person's own hand decided it: in a review otherwise than was judged, or in the library. */
  readonly isOwn: boolean
}

/** What put each file of a library last where it lies. */
export async function placements(db: Db, owner: Caller): Promise<readonly Placement[]> {
  const rows = await query<{ id: string; folder: string; own: boolean }>(
    db,
    sql`select distinct on (f.id) f.id, coalesce(j.record #>> '{act,wanted}', ltrim(f.folder, '/')) as folder,
          (j.record #>> '{act,wanted}' is not null or r.kind = 'move') as own
        from runs r
        join run_records j on j.run_id = r.id
        join files f on f.owner_id = r.owner_id and f.id = j.record #>> '{act,itemId}'
        where r.owner_id = ${owner.id} and r.kind in ('organize', 'move')
          and j.record ->> 'type' = 'intent' and j.record #>> '{act,type}' = 'move'
          and ltrim(f.folder || '/' || f.name, '/') = j.record #>> '{act,to}'
        order by f.id, r.created_at_ms desc`,
  )
  return rows.map(({ id, folder, own }) => ({ id, folder, isOwn: own }))
}
