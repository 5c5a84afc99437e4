import { sql } from 'drizzle-orm'
import type { BlobLocation } from '../../infra/blobs/layout.ts'
import type { BlobStore, StoredFile } from '../../infra/blobs/store.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { BLOB_LOCK } from '../../infra/db/locks.ts'

const ORPHAN_AGE_MS = 86_400_000
const PAGE = 1000

interface BlobRow {
  readonly sha256: string
  readonly size_bytes: number
  readonly pack: string | null
  readonly pack_offset: number | null
  readonly missing: boolean
}

/**
 * Brings rows and disk together again after whatever happened: contents whose bytes are gone are marked missing (and
 * found again when they are back), and bytes older than a day that no row knows go to quarantine, never away.
 */
export async function reconcile(
  db: Db,
  store: BlobStore,
  nowMs: number,
): Promise<{ missing: number; found: number; orphans: number }> {
  const rows = await checkRows(db, store)
  return { ...rows, orphans: await quarantineOrphans(db, store, nowMs) }
}

async function checkRows(db: Db, store: BlobStore): Promise<{ missing: number; found: number }> {
  let missing = 0
  let found = 0
  let last = ''
  for (;;) {
    const rows = await query<BlobRow>(db, sql`select * from blobs where sha256 > ${last} order by sha256 limit ${PAGE}`)
    const changed: { sha256: string; missing: boolean }[] = []
    for (const row of rows) {
      const blob: BlobLocation = {
        sha256: row.sha256,
        sizeBytes: row.size_bytes,
        pack: row.pack,
        packOffset: row.pack_offset,
      }
      const isMissing = !(await store.holds(blob))
      if (isMissing === row.missing) continue
      changed.push({ sha256: row.sha256, missing: isMissing })
      if (isMissing) missing += 1
      else found += 1
    }
    if (changed.length > 0) {
      await query(
        db,
        sql`update blobs b set missing = c.missing from json_to_recordset(${JSON.stringify(changed)}::json) as c (sha256 text, missing boolean)
            where b.sha256 = c.sha256`,
      )
    }
    const end = rows.at(-1)
    if (rows.length < PAGE || end === undefined) return { missing, found }
    last = end.sha256
  }
}

async function quarantineOrphans(db: Db, store: BlobStore, nowMs: number): Promise<number> {
  let count = 0
  for await (const file of store.walk()) {
    if (nowMs - file.modifiedAtMs < ORPHAN_AGE_MS || (await isKnown(db, file))) continue
    // Asked again while no upload is between its bytes and its rows: a clock that has jumped makes fresh bytes look old.
    count += await db.transaction(async (tx) => {
      await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
      if (await isKnown(tx, file)) return 0
      await store.quarantine(file.path)
      return 1
    })
  }
  return count
}

async function isKnown(db: Db, file: StoredFile): Promise<boolean> {
  const rows = await query(
    db,
    file.pack === undefined
      ? sql`select 1 as n from blobs where sha256 = ${file.sha256 ?? ''} and pack is null`
      : sql`select 1 as n from blobs where pack = ${file.pack} limit 1`,
  )
  return rows.length > 0
}
