import { baseName, joinPath, type Move, MoveView, parentPath, type Row, type Rows } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Library } from '../callers/index.ts'
import { type FolderMeasure, measureFolder } from '../library/index.ts'

/** The library's folder of a path relative to its top: `''` is `/`, `a/b` is `/a/b`. */
export const toFolder = (path: string) => `/${path}`

/** What lies at the places that some moves touch; `from` and `into` are one library, or two of the same person. */
export async function loadMoveView(db: Db, from: Library, into: Library, moves: readonly Move[]): Promise<MoveView> {
  const sources = new Set<string>()
  const targets = new Set<string>()
  const bundles = new Set<string>()
  for (const move of moves) {
    sources.add(move.from)
    if (move.what === 'bundle') bundles.add(move.from)
    for (let path = move.to; path !== ''; path = parentPath(path)) targets.add(path)
  }
  if (from.id === into.id) return new MoveView(await loadRows(db, from, new Set([...sources, ...targets]), bundles))
  return new MoveView(await loadRows(db, from, sources, bundles), await loadRows(db, into, targets, new Set()))
}

async function loadRows(
  db: Db,
  owner: Library,
  paths: ReadonlySet<string>,
  bundles: ReadonlySet<string>,
): Promise<Rows> {
  const places = jsonForDb(
    [...paths].map((path) => ({ folder: toFolder(parentPath(path)), name: baseName(path), path: toFolder(path) })),
  )
  const files = await query<{ id: string; folder: string; name: string; size_bytes: number; modified_at_ms: number }>(
    db,
    sql`select f.id, f.folder, f.name, f.size_bytes, f.modified_at_ms
        from json_to_recordset(${places}::json) as p (folder text, name text)
        join files f on f.owner_id = ${owner.id} and f.folder = p.folder and f.name = p.name`,
  )
  const folders = await query<{ path: string }>(
    db,
    sql`select d.path from json_to_recordset(${places}::json) as p (path text)
        join folders d on d.owner_id = ${owner.id} and d.path = p.path`,
  )
  const rows = files.map((file): [string, Row] => [
    joinPath(file.folder.slice(1), file.name),
    { id: file.id, sizeBytes: file.size_bytes, modifiedAtMs: file.modified_at_ms },
  ])
  return {
    files: new Map(rows),
    folders: new Set(folders.map((folder) => folder.path.slice(1))),
    bundles: await loadBundles(db, owner, bundles),
  }
}

/** Size of all inside and newest time of folders that move whole. */
async function loadBundles(db: Db, owner: Library, paths: ReadonlySet<string>): Promise<NonNullable<Rows['bundles']>> {
  const found = new Map<string, Pick<FolderMeasure, 'sizeBytes' | 'modifiedAtMs'>>()
  for (const path of paths) {
    const { files, sizeBytes, modifiedAtMs } = await measureFolder(db, owner, toFolder(path))
    if (files > 0) found.set(path, { sizeBytes, modifiedAtMs })
  }
  return found
}
