import { baseName, type Expectation, joinPath, type Move, parentPath } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Owner } from '../guests/index.ts'

/** The library's folder of a path relative to its top: `''` is `/`, `a/b` is `/a/b`. */
export const toFolder = (path: string) => `/${path}`

/** A file as the moves see it. */
interface Shelved extends Expectation {
  readonly id: string
}

/** What lies at the places that some moves touch, kept up to date in memory while they are carried out. */
export class Shelves {
  readonly #files: Map<string, Shelved>
  readonly #folders: Set<string>
  #changes = new Map<string, string>()

  private constructor(files: Map<string, Shelved>, folders: Set<string>) {
    this.#files = files
    this.#folders = folders
  }

  static async load(db: Db, owner: Owner, moves: readonly Move[]): Promise<Shelves> {
    const paths = new Set<string>()
    for (const move of moves) {
      paths.add(move.from)
      for (let path = move.to; path !== ''; path = parentPath(path)) paths.add(path)
    }
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
    return new Shelves(new Map(shelved), new Set(folders.map((folder) => folder.path.slice(1))))
  }

  at(path: string): Shelved | undefined {
    return this.#files.get(path)
  }

  hasFolder(path: string): boolean {
    return path === '' || this.#folders.has(path)
  }

  addFolder(path: string): void {
    this.#folders.add(path)
  }

  /** Moves a file, or a folder with what is known of it. */
  move(move: Move): void {
    const file = this.#files.get(move.from)
    if (move.what === 'bundle' || file === undefined) {
      this.#folders.delete(move.from)
      this.#folders.add(move.to)
      return
    }
    this.#files.delete(move.from)
    this.#files.set(move.to, file)
    this.#changes.set(file.id, move.to)
  }

  /** The new places of the files moved since the last call. */
  takeChanges(): readonly { readonly id: string; readonly folder: string; readonly name: string }[] {
    const changes = [...this.#changes]
    this.#changes = new Map()
    return changes.map(([id, path]) => ({ id, folder: toFolder(parentPath(path)), name: baseName(path) }))
  }
}
