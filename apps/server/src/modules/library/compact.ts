import { sql } from 'drizzle-orm'
import type { Blobs } from '../../infra/blobs/port.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { BLOB_LOCK } from '../../infra/db/locks.ts'

interface Live {
  readonly pack_offset: number
  readonly size_bytes: number
}

/**
 * Gives back the space that deleted contents take in packs of which more than half is dead; returns the bytes. No row
 * changes: the living contents stay at their offsets. The new file takes the old one's place only if nothing of the pack
 * was removed while it was written, so that what a sweep has wiped meanwhile does not come back.
 */
export async function compactPacks(db: Db, store: Blobs): Promise<number> {
  const packs = await query<{ pack: string; live: number }>(
    db,
    sql`select pack, sum(size_bytes)::bigint as live from blobs where pack is not null group by pack`,
  )
  let freed = 0
  for (const { pack, live } of packs) {
    if (!(await store.isMostlyDead(pack, live))) continue
    const before = await liveOf(db, pack)
    const draft = await store.compact(
      pack,
      before.map((row) => ({ offset: row.pack_offset, sizeBytes: row.size_bytes })),
    )
    if (!draft) continue
    try {
      freed += await db.transaction(async (tx) => {
        await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
        const isSame = JSON.stringify(await liveOf(tx, pack)) === JSON.stringify(before)
        if (isSame) await draft.place()
        return isSame ? draft.freedBytes : 0
      })
    } finally {
      await draft.discard()
    }
  }
  return freed
}

const liveOf = (db: Db, pack: string) =>
  query<Live>(db, sql`select pack_offset, size_bytes from blobs where pack = ${pack} order by pack_offset, size_bytes`)
