import { type Act, baseName, FreeNames, isWithin, joinPath, type Move, parentPath, safeName } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { filesBelow, measureFolder, resolveFiles, type StoredEntry } from '../library/index.ts'
import { LibraryTarget } from '../runs/index.ts'

/** A folder of the library as an act moves it whole: its path without `/` in front, and what is in it now. */
interface WholeFolder {
  readonly path: string
  readonly expect: Move['expect']
}

/** Files and folders that an act is about, each once: what lies in a folder that was named goes with that folder. */
export interface Things {
  readonly files: readonly StoredEntry[]
  readonly folders: readonly WholeFolder[]
}

/** Finds what an act names, all of it or nothing. Throws Refusal `not_found`, also for what is somebody else's. */
export async function findThings(
  tx: Db,
  owner: Caller,
  { ids, folders }: { readonly ids: readonly string[]; readonly folders: readonly string[] },
): Promise<Things> {
  const named = folders.map(relative).filter((path) => path !== '')
  if (named.length < folders.length) throw new Refusal('bad_request', 'The top of the library stays where it is')
  const whole = [...new Set(named)].filter((path) => !named.some((other) => other !== path && isWithin(other, path)))
  const rows = await query<{ path: string }>(
    tx,
    sql`select path from folders where owner_id = ${owner.id}
        and path in (select json_array_elements_text(${JSON.stringify(whole.map(absolute))}::json))`,
  )
  const found = new Set(rows.map(({ path }) => relative(path)))
  const missing = whole.filter((path) => !found.has(path))
  if (missing.length > 0)
    throw new Refusal('not_found', 'There are no such folders', { folders: missing.map(absolute) })
  const files = [...(await resolveFiles(tx, owner, [...new Set(ids)], { names: false })).values()]
  const measured: WholeFolder[] = []
  for (const path of whole) {
    const { files: _, ...expect } = await measureFolder(tx, owner, absolute(path))
    measured.push({ path, expect })
  }
  return {
    files: files.filter(({ file }) => !whole.some((path) => isWithin(path, file.path.slice(1)))),
    folders: measured,
  }
}

/** Moves of things into a folder, which is made when it is missing; names that are taken there become free ones. */
export async function movesInto(
  tx: Db,
  owner: Caller,
  { files, folders }: Things,
  to: string,
): Promise<readonly Move[]> {
  const into = relative(to)
  const names = await new LibraryTarget(tx, owner).names([into])
  const free = new FreeNames((name) => name)
  for (const name of names.get(into) ?? []) free.add(into, name)
  const place = (from: string) => joinPath(into, free.take(into, baseName(from)))
  const isElsewhere = (path: string) => parentPath(path) !== into
  return [
    ...folders.filter(({ path }) => isElsewhere(path)).map((folder) => folderMove(folder, place(folder.path))),
    ...files
      .filter(({ file }) => isElsewhere(file.path.slice(1)))
      .map((entry) => fileMove(entry, place(entry.file.path.slice(1)))),
  ]
}

/** The move that gives one thing another name where it is; none when it has that name. Throws Refusal `bad_request`. */
export function rename({ files, folders }: Things, name: string): readonly Move[] {
  const safe = safeName(name.trim())
  if (safe.name !== name.trim().normalize('NFC'))
    throw new Refusal('bad_request', 'Nothing can have this name', { name: safe.name })
  const at = (from: string) => joinPath(parentPath(from), safe.name)
  return [
    ...folders.map((folder) => folderMove(folder, at(folder.path))),
    ...files.map((entry) => fileMove(entry, at(entry.file.path.slice(1)))),
  ].filter(({ from, to }) => from !== to)
}

/** What takes things into the trash: each file by itself, and the folders that are empty then, the deepest first. */
export async function toTrash(tx: Db, owner: Caller, { files, folders }: Things): Promise<readonly Act[]> {
  const moves = new Map(files.map((entry) => [entry.file.id, fileMove(entry, entry.file.id)]))
  const removed = new Set<string>()
  for (const { path } of folders) {
    for (const entry of await filesBelow(tx, owner, absolute(path)))
      moves.set(entry.file.id, fileMove(entry, entry.file.id))
    const rows = await query<{ path: string }>(
      tx,
      sql`select path from folders where owner_id = ${owner.id}
          and (path = ${absolute(path)} or (path > ${`${absolute(path)}/`} and path < ${`${absolute(path)}0`}))`,
    )
    for (const row of rows) removed.add(relative(row.path))
  }
  const deepestFirst = [...removed].sort((one, other) => other.split('/').length - one.split('/').length)
  return [...moves.values(), ...deepestFirst.map((path) => folderAct(path, 'remove'))]
}

/** What makes a folder, and those above it that are missing. */
export async function makeFolder(tx: Db, owner: Caller, folder: string): Promise<readonly Act[]> {
  const parents: string[] = []
  for (let path = parentPath(relative(folder)); path !== ''; path = parentPath(path)) parents.unshift(path)
  const rows = await query<{ path: string }>(
    tx,
    sql`select path from folders where owner_id = ${owner.id}
        and path in (select json_array_elements_text(${JSON.stringify(parents.map(absolute))}::json))`,
  )
  const there = new Set(rows.map(({ path }) => relative(path)))
  return [...parents.filter((path) => !there.has(path)), relative(folder)].map((path) => folderAct(path, 'make'))
}

const relative = (path: string): string => path.slice(1)
const absolute = (path: string): string => `/${path}`

const fileMove = ({ file }: StoredEntry, to: string): Move => ({
  ...{ type: 'move', what: 'file', itemId: file.id, from: file.path.slice(1), to },
  expect: { sizeBytes: file.size, modifiedAtMs: file.modifiedAtMs },
})

const folderMove = ({ path, expect }: WholeFolder, to: string): Move => ({
  ...{ type: 'move', what: 'bundle', itemId: path, from: path, to, expect },
})

const folderAct = (path: string, what: 'make' | 'remove'): Act => ({
  ...{ type: 'folder', what, itemId: path, from: path, expect: { sizeBytes: 0, modifiedAtMs: 0 } },
})
