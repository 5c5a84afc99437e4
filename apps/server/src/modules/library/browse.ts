import type { FolderSort, LibraryFolder, TreeFolder } from '@octavo/contract'
import { baseName, FILE_KINDS, kindOfMediaType } from '@octavo/core'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Library } from '../callers/index.ts'

/** A list of the files right in a folder. */
export interface FolderList {
  readonly path: string
  readonly sort: FolderSort
  readonly order: 'asc' | 'desc'
}

/** Throws Refusal `not_found` for a folder that the library does not have; the top is always there. */
export async function requireFolder(db: Db, owner: Library, path: string): Promise<void> {
  if (path === '/') return
  const found = path.includes('\0')
    ? []
    : await query(db, sql`select path from folders where owner_id = ${owner.id} and path = ${path}`)
  if (found.length === 0) throw new Refusal('not_found', 'There is no such folder', { path })
}

/** How many files are right in a folder. */
export async function countIn(db: Db, owner: Library, path: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    db,
    sql`select count(*)::int as n from files where owner_id = ${owner.id} and folder = ${path}`,
  )
  return row?.n ?? 0
}

/**
 * Ids of the files right in a folder, in the order of the list, or those of one page. A page is counted from the end that is
 * nearer, so that the last one of a long list is as quick as the first. Files that are alike stand by name, then by age.
 */
export async function idsIn(
  db: Db,
  owner: Library,
  { path, sort, order }: FolderList,
  page?: { readonly offset: number; readonly limit: number; readonly total: number },
): Promise<readonly string[]> {
  const after = page ? Math.max(0, page.total - page.offset - page.limit) : 0
  const limit = page ? Math.min(page.limit, page.total - page.offset) : undefined
  if (limit !== undefined && limit <= 0) return []
  const fromEnd = page !== undefined && after < page.offset
  const direction = sql.raw((order === 'asc') === fromEnd ? 'desc' : 'asc')
  const keys = KEYS[sort].map((key) => sql`${key} ${direction}`)
  const part = page ? sql`limit ${limit} offset ${fromEnd ? after : page.offset}` : sql``
  const rows = await query<{ id: string }>(
    db,
    sql`select f.id from files f ${sort === 'kind' ? await withKinds(db, owner, path) : sql``}
        where f.owner_id = ${owner.id} and f.folder = ${path} order by ${sql.join(keys, sql`, `)} ${part}`,
  )
  const ids = rows.map(({ id }) => id)
  return fromEnd ? ids.reverse() : ids
}

const NAME = [sql.raw('f.name_key'), sql.raw('f.id')]
const KEYS: Readonly<Record<FolderSort, readonly SQL[]>> = {
  name: NAME,
  modified: [sql.raw('f.modified_at_ms'), ...NAME],
  size: [sql.raw('f.size_bytes'), ...NAME],
  kind: [sql.raw('k.place'), ...NAME],
  added: [sql.raw('f.uploaded_at_ms'), ...NAME],
}

/** The kinds of a folder's files: core's table says which type is of which, so they are in no column that could grow old. */
async function withKinds(db: Db, owner: Library, path: string): Promise<SQL> {
  const types = await query<{ media_type: string }>(
    db,
    sql`select distinct media_type from files where owner_id = ${owner.id} and folder = ${path}`,
  )
  const kinds = types.map(({ media_type }) => ({
    media_type,
    place: FILE_KINDS.indexOf(kindOfMediaType(media_type) ?? 'other'),
  }))
  return sql`join json_to_recordset(${JSON.stringify(kinds)}::json) as k (media_type text, place integer)
    on k.media_type = f.media_type`
}

/** The folders right in one, by name, each with all that lies in it and below. */
export async function foldersIn(db: Db, owner: Library, path: string): Promise<readonly TreeFolder[]> {
  const above = path === '/' ? '/' : `${path}/`
  const child = (column: string) =>
    sql`${above} || split_part(substr(${sql.raw(column)}, char_length(${above}) + 1), '/', 1)`
  const rows = await query<FolderRow & { has_folders: boolean }>(
    db,
    sql`with inside as (
          select ${child('f.folder')} as path, count(*)::int as files, sum(f.size_bytes)::float8 as size_bytes,
            max(f.modified_at_ms)::float8 as modified_at_ms
          from files f where f.owner_id = ${owner.id} and ${below('f.folder', above)} group by 1
        ), children as (
          select ${child('d.path')} as path, count(*) > 1 as has_folders
          from folders d where d.owner_id = ${owner.id} and ${below('d.path', above)} group by 1
        )
        select c.path, c.has_folders, i.files, i.size_bytes, i.modified_at_ms
        from children c left join inside i on i.path = c.path
        order by octavo_name_key(substr(c.path, char_length(${above}) + 1)), c.path`,
  )
  return rows.map((row) => ({ ...toFolder(row), hasFolders: row.has_folders }))
}

/** Folders at any depth whose paths hold all words, those whose own name begins with the first word before the others. */
export async function findFolders(
  db: Db,
  owner: Library,
  words: readonly string[],
  limit: number,
): Promise<{ readonly folders: readonly LibraryFolder[]; readonly total: number }> {
  const found = await query<{ path: string }>(
    db,
    sql`select path from folders where owner_id = ${owner.id} and ${sql.join(
      [sql`true`, ...words.map((word) => sql`position(octavo_name_key(${word}) in octavo_name_key(path)) > 0`)],
      sql` and `,
    )} order by starts_with(octavo_name_key(regexp_replace(path, '^.*/', '')), octavo_name_key(${words[0] ?? ''})) desc,
        octavo_name_key(path), path`,
  )
  const paths = JSON.stringify(found.slice(0, limit).map(({ path }) => path))
  const rows = await query<FolderRow>(
    db,
    sql`select w.path, s.files, s.size_bytes, s.modified_at_ms
        from json_array_elements_text(${paths}::json) with ordinality as w (path, place), lateral (
          select count(*)::int as files, sum(f.size_bytes)::float8 as size_bytes, max(f.modified_at_ms)::float8 as modified_at_ms
          from files f where f.owner_id = ${owner.id}
            and (f.folder = w.path or (f.folder > w.path || '/' and f.folder < w.path || '0'))
        ) s order by w.place`,
  )
  return { folders: rows.map(toFolder), total: found.length }
}

interface FolderRow {
  readonly path: string
  readonly files: number | null
  readonly size_bytes: number | null
  readonly modified_at_ms: number | null
}

/** True in SQL for paths below a folder that is given with its `/`: a range of the index, for `0` follows `/`. */
const below = (column: string, above: string): SQL =>
  sql`${sql.raw(column)} > ${above} and ${sql.raw(column)} < ${`${above.slice(0, -1)}0`}`

const toFolder = ({ path, files, size_bytes, modified_at_ms }: FolderRow): LibraryFolder => ({
  path,
  name: baseName(path),
  files: files ?? 0,
  sizeBytes: size_bytes ?? 0,
  modifiedAtMs: modified_at_ms,
})

/** Folders in the order of a list: by what it is ordered by, as far as folders have that, else by name. */
export function inOrderOf<F extends LibraryFolder>(folders: readonly F[], { sort, order }: FolderList): readonly F[] {
  const key = ({ sizeBytes, modifiedAtMs }: F) =>
    sort === 'size' ? sizeBytes : sort === 'modified' ? (modifiedAtMs ?? 0) : 0
  const sorted = folders.toSorted((one, other) => key(one) - key(other))
  const isReversed = order === 'desc' && (sort === 'name' || sort === 'size' || sort === 'modified')
  return isReversed ? sorted.reverse() : sorted
}
