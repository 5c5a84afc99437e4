import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { BlobLocation } from '../../infra/blobs/layout.ts'
import type { Blobs } from '../../infra/blobs/port.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { BLOB_LOCK } from '../../infra/db/locks.ts'

const PAGE = 200
/** Larger contents are not read a second time while uploads wait. */
const AGAIN_BYTES = 64 * 1024 * 1024

/** A content whose bytes are not what was stored, with the files that are made of it. */
export interface DamagedContent {
  readonly files: readonly string[]
  readonly expected: string
  /** Hash of the bytes that lie there. */
  readonly actual: string
}

interface Row {
  readonly sha256: string
  readonly size_bytes: number
  readonly pack: string | null
  readonly pack_offset: number | null
}

const toBlob = (row: Row): BlobLocation => {
  const { sha256, size_bytes: sizeBytes, pack, pack_offset: packOffset } = row
  return { sha256, sizeBytes, pack, packOffset }
}

/**
 * Holds contents against their hashes and notes in their rows what was found; damaged ones are returned, with the ids of
 * their files. All of them at once, or with `part` those that nobody has looked at since `beforeMs`, the longest first, for
 * `budgetMs` at most, of which half is left to everybody else.
 */
export async function checkContents(
  db: Db,
  store: Blobs,
  options: {
    readonly nowMs: number
    readonly part?: { readonly beforeMs: number; readonly budgetMs: number }
    readonly signal?: AbortSignal
  },
): Promise<{ readonly checked: number; readonly missing: number; readonly damaged: readonly DamagedContent[] }> {
  const { nowMs, part, signal } = options
  const endsAtMs = performance.now() + (part?.budgetMs ?? Number.POSITIVE_INFINITY)
  // What this pass has looked at bears its time. A time to come is one of a clock that was wrong.
  const due = part
    ? sql`(checked_at_ms is null or checked_at_ms < ${part.beforeMs} or checked_at_ms > ${nowMs})`
    : sql`checked_at_ms is distinct from ${nowMs}`
  const bad: { readonly expected: string; readonly actual: string }[] = []
  let checked = 0
  let missing = 0
  for (;;) {
    const rows = await query<Row>(
      db,
      sql`select sha256, size_bytes, pack, pack_offset from blobs where ${due}
          order by checked_at_ms nulls first, pack, pack_offset, sha256 limit ${PAGE}`,
    )
    const good: string[] = []
    const seen: string[] = []
    for (const row of rows) {
      if (performance.now() > endsAtMs || signal?.aborted) break
      const beganMs = performance.now()
      const actual = await store.hashOf(toBlob(row))
      if (part) await wait(performance.now() - beganMs)
      checked += 1
      seen.push(row.sha256)
      if (actual === undefined) missing += 1
      else if (actual === row.sha256) good.push(row.sha256)
      else {
        const found = await noteDamaged(db, store, toBlob(row), actual)
        if (found !== undefined) bad.push({ expected: row.sha256, actual: found })
      }
    }
    await query(
      db,
      sql`update blobs set checked_at_ms = ${nowMs},
          damaged_as = case when sha256 in (select json_array_elements_text(${JSON.stringify(good)}::json)) then null else damaged_as end
          where sha256 in (select json_array_elements_text(${JSON.stringify(seen)}::json))`,
    )
    if (seen.length < rows.length || rows.length < PAGE) break
  }
  return { checked, missing, damaged: await withFiles(db, bad) }
}

/**
 * Notes that the bytes of a content have another hash than its own, and returns that hash. They are read again while no
 * upload can put them right at the same moment; undefined when they are right by now.
 */
export async function noteDamaged(
  db: Db,
  store: Blobs,
  blob: BlobLocation,
  actual: string,
): Promise<string | undefined> {
  return await db.transaction(async (tx) => {
    await query(tx, sql`select pg_advisory_xact_lock(${BLOB_LOCK})`)
    const [row] = await query<Row>(
      tx,
      sql`select sha256, size_bytes, pack, pack_offset from blobs where sha256 = ${blob.sha256}`,
    )
    if (!row) return undefined
    const now = blob.sizeBytes > AGAIN_BYTES ? actual : await store.hashOf(toBlob(row))
    if (now === undefined || now === blob.sha256) return undefined
    await query(tx, sql`update blobs set damaged_as = ${now} where sha256 = ${blob.sha256}`)
    return now
  })
}

async function withFiles(
  db: Db,
  bad: readonly { readonly expected: string; readonly actual: string }[],
): Promise<readonly DamagedContent[]> {
  if (bad.length === 0) return []
  const rows = await query<{ id: string; sha256: string }>(
    db,
    sql`select id, sha256 from files
        where sha256 in (select json_array_elements_text(${JSON.stringify(bad.map(({ expected }) => expected))}::json)) order by id`,
  )
  const byHash = Map.groupBy(rows, ({ sha256 }) => sha256)
  return bad.map((one) => ({ ...one, files: (byHash.get(one.expected) ?? []).map(({ id }) => id) }))
}
