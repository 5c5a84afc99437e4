import { sql } from 'drizzle-orm'
import type { BlobStore } from '../../infra/blobs/store.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { BLOB_LOCK } from '../../infra/db/locks.ts'

interface Gone {
  readonly sha256: string
  readonly pack: string | null
}

/**
 * Removes contents that no file refers to, rows and bytes; returns how many. Uploads wait meanwhile, so that nothing is
 * removed under the hands of one that is just about to use it. A pack goes when its last content has gone.
 */
export async function sweepBlobs(db: Db, store: BlobStore): Promise<number> {
  return await db.transaction(async (tx) => {
    await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
    const gone = await query<Gone>(
      tx,
      sql`delete from blobs b where not exists (select from files f where f.sha256 = b.sha256) returning b.sha256, b.pack`,
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
    }
    return gone.length
  })
}

/** Forgets the keys of uploads after a day: nobody retries for longer. */
export async function forgetUploadKeys(db: Db, nowMs: number): Promise<void> {
  await query(db, sql`delete from upload_keys where created_at_ms < ${nowMs - 86_400_000}`)
}
