import { sql } from 'drizzle-orm'
import type { Blobs } from '../../infra/blobs/port.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { BLOB_LOCK } from '../../infra/db/locks.ts'

interface Gone {
  readonly sha256: string
  readonly pack: string | null
  readonly pack_offset: number | null
  readonly size_bytes: number
}

/**
 * Removes contents that no file refers to, rows and bytes; returns how many. Uploads wait meanwhile, so that nothing is
 * removed under the hands of one that is just about to use it. A pack goes when its last content has gone; until then
 * the bytes of those that went are overwritten with zeros, so that what was deleted can not be found again. While a backup is
 * made nothing is removed; it is caught up with right after it.
 */
export async function sweepBlobs(db: Db, store: Blobs): Promise<number> {
  const count = await store.removals.run(async () => {
    const removed = await removeUnused(db, store)
    await wipeDead(db, store)
    return removed
  })
  return count ?? 0
}

async function removeUnused(db: Db, store: Blobs): Promise<number> {
  return await db.transaction(async (tx) => {
    await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
    const gone = await query<Gone>(
      tx,
      sql`delete from blobs b where not exists (select from files f where f.sha256 = b.sha256) returning b.sha256, b.pack, b.pack_offset, b.size_bytes`,
    )
    for (const { sha256, pack } of gone) if (pack === null) await store.remove({ sha256 })
    const packs = [...new Set(gone.flatMap(({ pack }) => pack ?? []))]
    if (packs.length > 0) {
      const used = await query<{ pack: string }>(
        tx,
        sql`select distinct pack from blobs where pack in (select json_array_elements_text(${JSON.stringify(packs)}::json))`,
      )
      const kept = new Set(used.map((row) => row.pack))
      for (const pack of packs) if (!kept.has(pack)) await store.remove({ pack })
      // Noted with the rows' end and done after it: a kill in between leaves the note, never zeros in a living content.
      const dead = gone.filter(({ pack }) => pack !== null && kept.has(pack))
      await query(
        tx,
        sql`insert into wipes select pack, pack_offset, size_bytes from json_to_recordset(${JSON.stringify(dead)}::json)
            as d (pack text, pack_offset bigint, size_bytes bigint) on conflict do nothing`,
      )
    }
    return gone.length
  })
}

/** Overwrites what was noted; a content that came to such a place anew would be left alone. */
async function wipeDead(db: Db, store: Blobs): Promise<void> {
  const noted = await query<{ pack: string; pack_offset: number; size_bytes: number }>(
    db,
    sql`select w.pack, w.pack_offset, w.size_bytes from wipes w where not exists
        (select from blobs b where b.pack = w.pack and b.pack_offset = w.pack_offset) order by w.pack, w.pack_offset`,
  )
  for (const [pack, rows] of Map.groupBy(noted, (row) => row.pack)) {
    await store.wipe(
      pack,
      rows.map((row) => ({ offset: row.pack_offset, sizeBytes: row.size_bytes })),
    )
    const done = JSON.stringify(rows.map((row) => row.pack_offset))
    await query(
      db,
      sql`delete from wipes where pack = ${pack}
          and pack_offset in (select value::bigint from json_array_elements_text(${done}::json))`,
    )
  }
}

/** Forgets the keys of uploads after a day: nobody retries for longer. */
export async function forgetUploadKeys(db: Db, nowMs: number): Promise<void> {
  await query(db, sql`delete from upload_keys where created_at_ms < ${nowMs - 86_400_000}`)
}
