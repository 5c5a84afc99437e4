import { baseName, type Expectation, joinPath, type Move, parentPath } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Owner } from '../callers/index.ts'

/** The library's folder of a path relative to its top: `''` is `/`, `a/b` is `/a/b`. */
export const toFolder = (path: string) => `/${path}`

/** A file as the moves see it. */
interface Shelved extends Expectation {
  readonly id: string
}

/** What lies at some places of one library. */
interface Side {
  readonly files: Map<string, Shelved>
  readonly folders: Set<string>
}

/** What lies at the places that some moves touch, kept up to date in memory while they are carried out. */
export class MoveView {
  readonly #from: Side
  readonly #into: Side
  #changes = new Map<string, string>()

  private constructor(from: Side, into: Side) {
    this.#from = from
    this.#into = into
  }

  /** `from` and `into` are one library, or two of the same person. */
  static async load(db: Db, from: Owner, into: Owner, moves: readonly Move[]): Promise<MoveView> {
    const sources = new Set<string>()
    const targets = new Set<string>()
    for (const move of moves) {
      sources.add(move.from)
      for (let path = move.to; path !== ''; path = parentPath(path)) targets.add(path)
    }
    if (from.id === into.id) {
      const side = await loadSide(db, from, new Set([...sources, ...targets]))
      return new MoveView(side, side)
    }
    return new MoveView(await loadSide(db, from, sources), await loadSide(db, into, targets))
  }

  /** The file at a path that things are taken from. */
  source(path: string): Shelved | undefined {
    return this.#from.files.get(path)
  }

  hasSourceFolder(path: string): boolean {
    return this.#from.folders.has(path)
  }

  /** The file at a path that things are brought to. */
  at(path: string): Shelved | undefined {
    return this.#into.files.get(path)
  }

  hasFolder(path: string): boolean {
    return path === '' || this.#into.folders.has(path)
  }

  addFolder(path: string): void {
    this.#into.folders.add(path)
  }

  /** Moves a file, or a folder with what is known of it. */
  move(move: Move): void {
    const file = this.#from.files.get(move.from)
    if (move.what === 'bundle' || file === undefined) {
      this.#from.folders.delete(move.from)
      this.#into.folders.add(move.to)
      return
    }
    this.#from.files.delete(move.from)
    this.#into.files.set(move.to, file)
    this.#changes.set(file.id, move.to)
  }

  /** The new places of the files moved since the last call. */
  takeChanges(): readonly { readonly id: string; readonly folder: string; readonly name: string }[] {
    const changes = [...this.#changes]
    this.#changes = new Map()
    return changes.map(([id, path]) => ({ id, folder: toFolder(parentPath(path)), name: baseName(path) }))
  }
}

async function loadSide(db: Db, owner: Owner, paths: ReadonlySet<string>): Promise<Side> {
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
  const shelved = files.map((file): [string, Shelved] => [
    joinPath(file.folder.slice(1), file.name),
    { id: file.id, sizeBytes: file.size_bytes, modifiedAtMs: file.modified_at_ms },
  ])
  return { files: new Map(shelved), folders: new Set(folders.map((folder) => folder.path.slice(1))) }
}
