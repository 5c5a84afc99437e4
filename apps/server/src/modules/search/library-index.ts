import { type Reading, SearchIndex } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Owner } from '../guests/index.ts'

/** Libraries whose index is held in memory; a cache only, made anew from the database at any time. */
const MOST_INDEXES = 16

interface Held {
  readonly index: SearchIndex
  /** File id -> what its entry was made from. */
  readonly stamps: Map<string, string>
}

interface Row {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly has_reading: boolean
  readonly sha256: string
  readonly modified_at_ms: number
}

/** What a reading adds to the name: words, and when it was taken or sent. */
interface Inside {
  readonly text: string
  readonly datesMs: readonly number[]
}

/** Search indexes of libraries, brought up to date with the database before each use. */
export class LibraryIndexes {
  readonly #db: Db
  readonly #held = new Map<string, Held>()

  constructor(db: Db) {
    this.#db = db
  }

  /** The index of a library as the library is now. */
  async of(owner: Owner): Promise<SearchIndex> {
    const held = this.#held.get(owner.id) ?? { index: new SearchIndex(), stamps: new Map<string, string>() }
    this.#held.delete(owner.id)
    this.#held.set(owner.id, held)
    const [oldest] = this.#held.keys()
    if (this.#held.size > MOST_INDEXES && oldest !== undefined) this.#held.delete(oldest)
    await this.#update(owner, held)
    return held.index
  }

  async #update(owner: Owner, held: Held): Promise<void> {
    const rows = await query<Row>(
      this.#db,
      sql`select f.id, f.name, f.folder, f.sha256, f.modified_at_ms::float8 as modified_at_ms, r.sha256 is not null as has_reading
          from files f left join readings r on r.sha256 = f.sha256 where f.owner_id = ${owner.id}`,
    )
    const changed = rows.filter((row) => held.stamps.get(row.id) !== stampOf(row))
    const there = new Set(rows.map(({ id }) => id))
    for (const id of [...held.stamps.keys()]) {
      if (there.has(id)) continue
      held.index.remove(id)
      held.stamps.delete(id)
    }
    const readings = await this.#readings(changed)
    for (const row of changed) {
      const { text, datesMs = [] } = readings.get(row.sha256) ?? {}
      const dates = [row.modified_at_ms, ...datesMs]
      held.index.add({ id: row.id, name: row.name, folder: row.folder, datesMs: dates, ...(text ? { text } : {}) })
      held.stamps.set(row.id, stampOf(row))
    }
  }

  async #readings(rows: readonly Row[]): Promise<ReadonlyMap<string, Inside>> {
    const hashes = [...new Set(rows.filter((row) => row.has_reading).map(({ sha256 }) => sha256))]
    const inside = new Map<string, Inside>()
    for (let at = 0; at < hashes.length; at += 500) {
      const wanted = JSON.stringify(hashes.slice(at, at + 500))
      const found = await query<{ sha256: string; reading: Reading }>(
        this.#db,
        sql`select sha256, reading from readings where sha256 in (select json_array_elements_text(${wanted}::json))`,
      )
      for (const { sha256, reading } of found) inside.set(sha256, insideOf(reading))
    }
    return inside
  }
}

const stampOf = ({ name, folder, sha256, has_reading, modified_at_ms }: Row) =>
  [folder, name, sha256, has_reading, modified_at_ms].join('\0')

/** Everything of a reading that a person may look for. */
function insideOf({ title, author, artist, album, mail, text, takenAt }: Reading): Inside {
  const words = [title, author, artist, album, mail?.subject, mail?.from, text].filter((part) => part !== undefined)
  // A camera's clock knows no zone; its day is the one that people remember.
  const dates = [takenAt === undefined ? Number.NaN : Date.parse(`${takenAt}Z`), mail?.sentAtMs ?? Number.NaN]
  return { text: words.join('\n'), datesMs: dates.filter(Number.isFinite) }
}
