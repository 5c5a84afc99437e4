import { sql } from 'drizzle-orm'
import type { BlobLocation } from '../../infra/blobs/layout.ts'
import type { Blobs, StoredThing } from '../../infra/blobs/port.ts'
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

/** What rows and disk say of each other. */
interface Survey {
  /** Contents that have a row, and files on the disk. */
  readonly rows: number
  readonly files: number
  /** Contents whose bytes are gone, and files older than a day that no row knows. */
  readonly missing: readonly string[]
  readonly orphans: readonly StoredThing[]
  /** Contents that were marked missing and are there. */
  readonly found: readonly string[]
}

/** What a pass would do that is too much to be done unasked. */
export interface Held {
  readonly missing: number
  readonly orphans: number
  readonly rows: number
  readonly files: number
}

/** Up to this many go without a question, so that a library of three files can lose one. */
const FEW = 10
/** More than this share of all needs a person's word: a disk that is not there looks the same as one that was emptied. */
const LARGE_SHARE = 0.3

const isMuch = (count: number, of: number) => count > FEW && count > of * LARGE_SHARE

/**
 * Brings rows and disk together again after whatever happened: contents whose bytes are gone are marked missing (and
 * found again when they are back), and bytes older than a day that no row knows go to quarantine, never away. Where a large
 * share of either would go, nothing is marked or put aside, and `held` says how many it would be, unless `accepted` is that
 * very number.
 */
export async function reconcile(
  db: Db,
  store: Blobs,
  nowMs: number,
  accepted?: number,
): Promise<{ missing: number; found: number; orphans: number; held?: Held }> {
  const { rows, files, missing, orphans, found } = await survey(db, store, nowMs)
  await mark(db, found, false)
  const isLarge = isMuch(missing.length, rows) || isMuch(orphans.length, files)
  if (isLarge && accepted !== missing.length + orphans.length) {
    const held = { missing: missing.length, orphans: orphans.length, rows, files }
    return { missing: 0, found: found.length, orphans: 0, held }
  }
  await mark(db, missing, true)
  return { missing: missing.length, found: found.length, orphans: await quarantine(db, store, orphans) }
}

async function survey(db: Db, store: Blobs, nowMs: number): Promise<Survey> {
  const missing: string[] = []
  const found: string[] = []
  let count = 0
  for (let last = ''; ; ) {
    const rows = await query<BlobRow>(db, sql`select * from blobs where sha256 > ${last} order by sha256 limit ${PAGE}`)
    for (const row of rows) {
      const { sha256, size_bytes: sizeBytes, pack, pack_offset: packOffset } = row
      const isMissing = !(await store.holds({ sha256, sizeBytes, pack, packOffset } satisfies BlobLocation))
      if (isMissing !== row.missing) (isMissing ? missing : found).push(sha256)
    }
    count += rows.length
    const end = rows.at(-1)
    if (rows.length < PAGE || end === undefined) break
    last = end.sha256
  }
  const orphans: StoredThing[] = []
  let files = 0
  for await (const file of store.walk()) {
    files += 1
    if (nowMs - file.modifiedAtMs >= ORPHAN_AGE_MS && !(await isKnown(db, file))) orphans.push(file)
  }
  return { rows: count, files, missing, orphans, found }
}

async function mark(db: Db, hashes: readonly string[], missing: boolean): Promise<void> {
  for (let at = 0; at < hashes.length; at += PAGE) {
    const some = JSON.stringify(hashes.slice(at, at + PAGE))
    await query(
      db,
      sql`update blobs set missing = ${missing} where sha256 in (select json_array_elements_text(${some}::json))`,
    )
  }
}

async function quarantine(db: Db, store: Blobs, orphans: readonly StoredThing[]): Promise<number> {
  let count = 0
  for (const file of orphans) {
    // Asked again while no upload is between its bytes and its rows: a clock that has jumped makes fresh bytes look old.
    count += await db.transaction(async (tx) => {
      await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
      if (await isKnown(tx, file)) return 0
      await store.quarantine(file)
      return 1
    })
  }
  return count
}

/**
 * Brings back from quarantine what some row needs and has no bytes for; what no row knows stays there. Returns how many
 * came back and how many stay. The next pass finds the contents that were marked missing.
 */
export async function returnQuarantined(db: Db, store: Blobs): Promise<{ returned: number; kept: number }> {
  let returned = 0
  let kept = 0
  for (const file of await store.quarantined()) {
    const isBack = await db.transaction(async (tx) => {
      await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
      return (await isKnown(tx, file)) && (await store.bringBack(file))
    })
    if (isBack) returned += 1
    else kept += 1
  }
  return { returned, kept }
}

async function isKnown(db: Db, file: StoredThing): Promise<boolean> {
  const rows = await query(
    db,
    file.pack === undefined
      ? sql`select 1 as n from blobs where sha256 = ${file.sha256 ?? ''} and pack is null`
      : sql`select 1 as n from blobs where pack = ${file.pack} limit 1`,
  )
  return rows.length > 0
}
