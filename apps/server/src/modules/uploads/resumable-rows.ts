import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Library } from '../callers/index.ts'

/** What was said of a file before its bytes come. */
export interface About {
  readonly name: string
  readonly type: string
  readonly folder?: string
  readonly path?: string
  readonly lastModified?: number
}

/** An upload that comes in parts. */
export interface ResumableRow {
  readonly id: string
  readonly sizeBytes: number
  readonly offsetBytes: number
  readonly about: About
  /** The file that it has become. */
  readonly fileId: string | null
}

/** One request's part of it. */
export interface PartRow {
  readonly at_bytes: number
  readonly size_bytes: number
  readonly file: string
}

interface Raw {
  readonly id: string
  readonly size_bytes: number
  readonly offset_bytes: number
  readonly about: string
  readonly file_id: string | null
}

/** Notes an upload; `open` and `bytes` say how many a library may have under way, and how many bytes of them. */
export async function addUpload(
  db: Db,
  owner: Library,
  upload: { readonly id: string; readonly sizeBytes: number; readonly about: About; readonly nowMs: number },
): Promise<void> {
  const { id, sizeBytes, about, nowMs } = upload
  await query(
    db,
    sql`insert into resumable_uploads (id, owner_id, size_bytes, about, changed_at_ms)
        values (${id}, ${owner.id}, ${sizeBytes}, ${jsonForDb(about)}, ${nowMs})`,
  )
}

/** How many uploads of a library wait for the rest of their bytes, and how many bytes they are to have. */
export async function underWayOf(db: Db, owner: Library): Promise<{ readonly count: number; readonly bytes: number }> {
  const [row] = await query<{ count: number; bytes: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(size_bytes), 0)::bigint as bytes from resumable_uploads
        where owner_id = ${owner.id} and file_id is null`,
  )
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) }
}

/** An upload of this library; throws Refusal `not_found` for any other. */
export async function uploadOf(db: Db, owner: Library, id: string): Promise<ResumableRow> {
  const [row] = await query<Raw>(
    db,
    sql`select id, size_bytes, offset_bytes, about, file_id from resumable_uploads
        where id = ${id} and owner_id = ${owner.id}`,
  )
  if (!row) throw new Refusal('not_found', 'There is no such upload, or it is over')
  const about = JSON.parse(row.about) as About
  return { id, sizeBytes: Number(row.size_bytes), offsetBytes: Number(row.offset_bytes), about, fileId: row.file_id }
}

/** The parts of an upload in their order. */
export async function partsOf(db: Db, id: string): Promise<readonly PartRow[]> {
  const rows = await query<PartRow>(
    db,
    sql`select at_bytes, size_bytes, file from resumable_parts where upload_id = ${id} order by at_bytes`,
  )
  return rows.map(({ at_bytes, size_bytes, file }) => ({
    ...{ at_bytes: Number(at_bytes), size_bytes: Number(size_bytes), file },
  }))
}

/**
 * Counts bytes of a part that are on the disk: the part begins at `at`, `before` of it were counted already, now it is
 * `size`. False when the upload does not stand where this part was last: another request has brought that part.
 */
export async function countPart(
  db: Db,
  id: string,
  part: { readonly file: string; readonly at: number; readonly before: number; readonly size: number },
  nowMs: number,
): Promise<boolean> {
  const { file, at, before, size } = part
  return await db.transaction(async (tx) => {
    const [row] = await query(
      tx,
      sql`update resumable_uploads set offset_bytes = ${at + size}, changed_at_ms = ${nowMs}
          where id = ${id} and file_id is null and offset_bytes = ${at + before} returning id`,
    )
    if (!row) return false
    await query(
      tx,
      sql`insert into resumable_parts (upload_id, at_bytes, size_bytes, file) values (${id}, ${at}, ${size}, ${file})
          on conflict (upload_id, at_bytes) do update set size_bytes = excluded.size_bytes`,
    )
    return true
  })
}

/** Takes an upload back to where its bytes end, when parts of it were lost. */
export async function cutBack(db: Db, id: string, offsetBytes: number): Promise<void> {
  await db.transaction(async (tx) => {
    await query(
      tx,
      sql`update resumable_uploads set offset_bytes = ${offsetBytes} where id = ${id} and file_id is null`,
    )
    await query(tx, sql`delete from resumable_parts where upload_id = ${id} and at_bytes >= ${offsetBytes}`)
  })
}

/** Notes which file an upload has become; its parts are no longer needed. */
export async function becameFile(db: Db, id: string, fileId: string): Promise<void> {
  await query(db, sql`update resumable_uploads set file_id = ${fileId} where id = ${id}`)
  await query(db, sql`delete from resumable_parts where upload_id = ${id}`)
}

export async function removeUpload(db: Db, owner: Library, id: string): Promise<void> {
  await query(db, sql`delete from resumable_uploads where id = ${id} and owner_id = ${owner.id}`)
}

/** Forgets uploads that nothing happened to since `beforeMs`; gives the ids of all that are left. */
export async function forgetUploads(db: Db, beforeMs: number): Promise<ReadonlySet<string>> {
  await query(db, sql`delete from resumable_uploads where changed_at_ms < ${beforeMs}`)
  const rows = await query<{ id: string }>(db, sql`select id from resumable_uploads`)
  return new Set(rows.map(({ id }) => id))
}
