import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { isId } from '../../infra/ids.ts'
import type { Caller, Library } from '../callers/index.ts'
import { type FileRow, type StoredEntry, toEntry } from './rows.ts'

const COLUMNS = sql.raw(`f.id, f.folder, f.name, f.original_name, f.media_type, f.declared_type, f.size_bytes, f.sha256,
  f.type_mismatch, f.modified_at_ms, f.uploaded_at_ms, b.missing, b.damaged_as, b.pack, b.pack_offset,
  (select json_agg(m.mark order by m.mark) from marks m where m.owner_id = f.owner_id and m.file_id = f.id) as marks,
  (select p.taken_at_ms from photos p where p.owner_id = f.owner_id and p.file_id = f.id) as taken_at_ms,
  (select t.code from thumbnails t where t.sha256 = f.sha256) as picture_code`)

const select = async (db: Db, rest: SQL, files: SQL = sql`files`): Promise<readonly StoredEntry[]> =>
  (await query<FileRow>(db, sql`select ${COLUMNS} from ${files} f join blobs b on b.sha256 = f.sha256 ${rest}`)).map(
    toEntry,
  )

/** How full a library and its trash are. */
export interface Usage {
  readonly files: number
  readonly bytes: number
  readonly trashFiles: number
  readonly trashBytes: number
}

/** One page of a library, newest first. `folder` means the folder and everything below it. */
export async function listFiles(
  db: Db,
  owner: Library,
  page: { readonly cursor?: string | undefined; readonly limit: number; readonly folder?: string | undefined },
): Promise<{ readonly entries: readonly StoredEntry[]; readonly total: number; readonly nextCursor: string | null }> {
  const folder = page.folder === '/' ? undefined : page.folder?.replace(/\/$/u, '')
  const inFolder =
    folder === undefined ? sql`` : sql`and (f.folder = ${folder} or starts_with(f.folder, ${`${folder}/`}))`
  const after = page.cursor === undefined ? sql`` : sql`and f.id < ${page.cursor}`
  // The page first: a planner that has not yet counted a fresh library would join all of it before it sorts.
  const rows = sql`(select * from files f where f.owner_id = ${owner.id} ${inFolder} ${after}
    order by f.id desc limit ${page.limit + 1})`
  const found = await select(db, sql`order by f.id desc`, rows)
  const entries = found.slice(0, page.limit)
  const whole = found.length <= page.limit && page.cursor === undefined
  const [count] = whole
    ? [{ n: found.length }]
    : await query<{ n: number }>(
        db,
        sql`select count(*)::int as n from files f where f.owner_id = ${owner.id} ${inFolder}`,
      )
  return {
    entries,
    total: count?.n ?? 0,
    nextCursor: found.length > page.limit ? (entries.at(-1)?.file.id ?? null) : null,
  }
}

/** One file of the caller, or undefined: also for ids of others and for text that is no id. */
export async function findFile(db: Db, owner: Library, id: string): Promise<StoredEntry | undefined> {
  if (!isId(id)) return undefined
  return (await select(db, sql`where f.owner_id = ${owner.id} and f.id = ${id}`))[0]
}

/** A file of a library, as it is asked for by many at once. */
export interface FileKey {
  readonly owner: Library
  readonly id: string
}

/** Files of several libraries in one statement, in the order of their keys; undefined for what its library does not have. */
export async function findEach(db: Db, keys: readonly FileKey[]): Promise<readonly (StoredEntry | undefined)[]> {
  const wanted = JSON.stringify(keys.filter(({ id }) => isId(id)).map(({ owner, id }) => [owner.id, id]))
  const rows = await query<FileRow & { readonly owner_id: string }>(
    db,
    sql`select f.owner_id, ${COLUMNS} from json_array_elements(${wanted}::json) k
        join files f on f.id = k->>1 and f.owner_id = k->>0 join blobs b on b.sha256 = f.sha256`,
  )
  const found = new Map(rows.map((row) => [`${row.owner_id} ${row.id}`, toEntry(row)]))
  return keys.map(({ owner, id }) => found.get(`${owner.id} ${id}`))
}

/** The caller's files with these ids, in the order of the ids; ids of others and unknown ones come back in `unknown`. */
export async function findFiles(
  db: Db,
  owner: Library,
  ids: readonly string[],
): Promise<{ readonly entries: readonly StoredEntry[]; readonly unknown: readonly string[] }> {
  const wanted = JSON.stringify(ids.filter(isId))
  const found = await select(
    db,
    sql`where f.owner_id = ${owner.id} and f.id in (select json_array_elements_text(${wanted}::json))`,
  )
  const byId = new Map(found.map((entry) => [entry.file.id, entry]))
  const entries: StoredEntry[] = []
  const unknown: string[] = []
  for (const id of new Set(ids)) {
    const entry = byId.get(id)
    if (entry) entries.push(entry)
    else unknown.push(id)
  }
  return { entries, unknown }
}

/** The caller's files whose name is one of `names` (NFC), for calls that may name a file instead of its id. */
export async function findByNames(db: Db, owner: Library, names: readonly string[]): Promise<readonly StoredEntry[]> {
  const wanted = JSON.stringify(names.map((name) => name.toWellFormed().normalize('NFC').replaceAll('\0', '_')))
  return await select(
    db,
    sql`where f.owner_id = ${owner.id} and f.name in (select json_array_elements_text(${wanted}::json))`,
  )
}

/** All files in a folder and below it, by their paths. */
export async function filesBelow(db: Db, owner: Library, folder: string): Promise<readonly StoredEntry[]> {
  return await select(
    db,
    sql`where f.owner_id = ${owner.id} and (f.folder = ${folder} or starts_with(f.folder, ${`${folder}/`})) order by f.folder, f.name`,
  )
}

/** All files of the caller in the order of their folders, some at a time. */
export async function* allFiles(db: Db, owner: Library, pageSize = 1000): AsyncGenerator<StoredEntry> {
  let last: { folder: string; name: string } | undefined
  for (;;) {
    const after = last === undefined ? sql`` : sql`and (f.folder, f.name) > (${last.folder}, ${last.name})`
    const entries = await select(
      db,
      sql`where f.owner_id = ${owner.id} ${after} order by f.folder, f.name limit ${pageSize}`,
    )
    for (const entry of entries) yield entry
    const end = entries.at(-1)
    if (entries.length < pageSize || end === undefined) return
    last = { folder: end.file.folder, name: end.file.name }
  }
}

/** How many files and bytes the caller has, and how many more in the trash. */
export async function usageOf(db: Db, owner: Caller): Promise<Usage> {
  const rows = await query<{ owner_id: string; files: number; bytes: number }>(
    db,
    sql`select owner_id, count(*)::int as files, coalesce(sum(size_bytes), 0)::bigint as bytes from files
        where owner_id in (${owner.id}, ${owner.trash.id}) group by owner_id`,
  )
  const of = (id: string) => rows.find((row) => row.owner_id === id) ?? { files: 0, bytes: 0 }
  const [library, trash] = [of(owner.id), of(owner.trash.id)]
  return { files: library.files, bytes: library.bytes, trashFiles: trash.files, trashBytes: trash.bytes }
}

/** Notes that the bytes of a content were not where they should be, so that lists say so; an upload of them heals it. */
export async function markMissing(db: Db, sha256: string): Promise<void> {
  await query(db, sql`update blobs set missing = true where sha256 = ${sha256}`)
}
