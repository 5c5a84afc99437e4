import { FreeNames } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Library } from '../callers/index.ts'
import type { WantedPlace } from './names.ts'

interface Existing {
  readonly id: string
  readonly folder: string
  readonly name: string
  readonly requested_name: string
  readonly sha256: string
}

/** What is to be uploaded. */
interface Wanted {
  readonly place: WantedPlace
  readonly sha256: string
}

/** The names of the folders that an upload goes into, as far as they matter to it. */
export class UploadNames {
  readonly #tx: Db
  readonly #owner: Library
  /** Names that differ only by case are two names. */
  readonly #names = new FreeNames((name) => name)
  readonly #twins = new Map<string, string[]>()
  readonly #learnt = new Set<string>()

  private constructor(tx: Db, owner: Library) {
    this.#tx = tx
    this.#owner = owner
  }

  static async load(tx: Db, owner: Library, files: readonly Wanted[]): Promise<UploadNames> {
    const names = new UploadNames(tx, owner)
    for (const file of await existing(tx, owner, files)) {
      names.#names.add(file.folder, file.name)
      const key = JSON.stringify([file.folder, file.requested_name, file.sha256])
      const twins = names.#twins.get(key) ?? []
      twins.push(file.id)
      names.#twins.set(key, twins)
    }
    return names
  }

  /** The stored file that this one repeats. Each is given once, so that two like files of one upload stay two. */
  twin(folder: string, requested: string, sha256: string): string | undefined {
    return this.#twins.get(JSON.stringify([folder, requested, sha256]))?.shift()
  }

  /** Takes the name, or the next free one; only then are all names of the folder loaded. */
  async take(folder: string, requested: string): Promise<string> {
    if (this.#names.has(folder, requested) && !this.#learnt.has(folder)) {
      this.#learnt.add(folder)
      const rows = await query<{ name: string }>(
        this.#tx,
        sql`select name from files where owner_id = ${this.#owner.id} and folder = ${folder}`,
      )
      for (const row of rows) this.#names.add(folder, row.name)
    }
    return this.#names.take(folder, requested)
  }
}

async function existing(tx: Db, owner: Library, files: readonly Wanted[]): Promise<readonly Existing[]> {
  const folders = JSON.stringify([...new Set(files.map((file) => file.place.folder))])
  const used = await query<{ folder: string }>(
    tx,
    sql`select w.folder from json_array_elements_text(${folders}::json) as w (folder)
        where exists (select 1 from files f where f.owner_id = ${owner.id} and f.folder = w.folder)`,
  )
  if (used.length === 0) return []
  const usedFolders = new Set(used.map((row) => row.folder))
  const wanted = jsonForDb(
    files
      .filter((file) => usedFolders.has(file.place.folder))
      .map((file) => ({ folder: file.place.folder, name: file.place.name, sha256: file.sha256 })),
  )
  // Two joins that each have an index, the second one of renamed files alone; one with `or` would compare every file
  // with every wish.
  return await query<Existing>(
    tx,
    sql`with wanted as materialized (select * from json_to_recordset(${wanted}::json) as w (folder text, name text, sha256 text))
        select f.id, f.folder, f.name, f.requested_name, f.sha256 from wanted w
          join files f on f.owner_id = ${owner.id} and f.folder = w.folder and f.name = w.name
        union
        select f.id, f.folder, f.name, f.requested_name, f.sha256 from (select distinct * from wanted) w
          join files f on f.owner_id = ${owner.id} and f.sha256 = w.sha256 and f.requested_name <> f.name
            and f.folder = w.folder and f.requested_name = w.name
        order by id`,
  )
}
