import { collapseLibrary, collisionKey, findUnits, type Item, itemOf } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Library } from '../callers/index.ts'
import { withParents } from './folders.ts'
import { toItem } from './items.ts'
import { findFiles } from './library.ts'
import type { StoredEntry } from './rows.ts'

/** Some files of a library with all that belongs together with them, however few of it they are. */
export interface Wholes {
  /** What is to be judged: the files, or the bundles that they lie in, and the other members of their units. */
  readonly items: readonly Item[]
  /** Paths of the items that are bundles. */
  readonly bundles: ReadonlySet<string>
  /** The item that stands for a file that was asked about: itself, or its bundle. */
  readonly standsFor: ReadonlyMap<string, Item>
  /** By id: the files among the items. */
  readonly entries: ReadonlyMap<string, StoredEntry>
}

/** What some files belong together with, by the library's own rows: an answer about a file doesn't depend on what else is asked. */
export async function wholesOf(db: Db, owner: Library, asked: readonly StoredEntry[]): Promise<Wholes> {
  const ids = new Set(asked.map(({ file }) => file.id))
  const around = await itemsAround(db, owner, asked)
  const { items, bundles, members } = collapseLibrary(around)
  const standsFor = new Map<string, Item>(asked.map((entry) => [entry.file.id, toItem(entry)]))
  const byPath = new Map(items.map((item) => [item.path, item]))
  for (const [path, inside] of members) {
    const bundle = byPath.get(path)
    if (bundle) for (const { id } of inside) if (ids.has(id)) standsFor.set(id, bundle)
  }
  const units = findUnits(items).filter(({ itemIds }) => itemIds.some((id) => ids.has(id)))
  const touched = new Set(units.flatMap(({ itemIds }) => itemIds))
  const beside = items.filter(({ id }) => !ids.has(id) && touched.has(id))
  const { entries: others } = await findFiles(
    db,
    owner,
    beside.map(({ id }) => id),
  )
  return {
    items: [...new Set([...standsFor.values(), ...others.map(toItem)])],
    bundles: new Set(bundles),
    standsFor,
    entries: new Map([...asked, ...others].map((entry) => [entry.file.id, entry])),
  }
}

/**
 * The files of a library among which those that belong together with some of them are: all in their folders and in the
 * folders above, all below the folder of theirs that is no heap, and all below a folder that is called like a page of theirs.
 */
async function itemsAround(db: Db, owner: Library, asked: readonly StoredEntry[]): Promise<readonly Item[]> {
  const above = new Set<string>()
  const whole = new Set<string>()
  const pages = new Set<string>()
  for (const { file } of asked) {
    for (const folder of ['/', ...withParents(file.folder)]) above.add(folder)
    const own = ownFolderOf(file.folder)
    if (own !== undefined) whole.add(own)
    else if (/\.x?html?$/iu.test(file.name)) pages.add(keyOf(file.folder, file.name.replace(/\.[^.]*$/u, '')))
  }
  const all = await query<{ path: string }>(db, sql`select path from folders where owner_id = ${owner.id}`)
  const isOfPage = (own: string): boolean => {
    const key = collisionKey(own)
    for (let length = key.length; length > 0; length -= 1) if (pages.has(key.slice(0, length))) return true
    return false
  }
  const wanted = all.filter(({ path }) => {
    if (above.has(path)) return true
    const own = ownFolderOf(path)
    return own !== undefined && (whole.has(own) || (pages.size > 0 && isOfPage(own)))
  })
  const folders = JSON.stringify(['/', ...wanted.map(({ path }) => path)])
  const rows = await query<Row>(
    db,
    sql`select f.id, f.folder, f.name, f.declared_type, f.size_bytes, f.modified_at_ms
        from json_array_elements_text(${folders}::json) as w (folder)
        join files f on f.owner_id = ${owner.id} and f.folder = w.folder`,
  )
  return rows.map((row) =>
    itemOf('library', {
      id: row.id,
      path: `${row.folder === '/' ? '' : row.folder}/${row.name}`.slice(1),
      sizeBytes: row.size_bytes,
      mediaType: row.declared_type,
      modifiedAtMs: row.modified_at_ms,
    }),
  )
}

interface Row {
  readonly id: string
  readonly folder: string
  readonly name: string
  readonly declared_type: string
  readonly size_bytes: number
  readonly modified_at_ms: number
}

const keyOf = (folder: string, name: string): string => collisionKey(folder === '/' ? `/${name}` : `${folder}/${name}`)

/** The folder right below a heap that a folder lies in, or is: `/Inbox/app` of `/Inbox/app/src`; undefined for a heap. */
function ownFolderOf(folder: string): string | undefined {
  const [, top, own] = folder.split('/')
  return top === undefined || top === '' || own === undefined ? undefined : `/${top}/${own}`
}
