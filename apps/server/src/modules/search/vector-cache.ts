import { VectorTable } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Library } from '../callers/index.ts'
import { newestVector, vectorsSince } from './vector-rows.ts'

interface Held {
  readonly model: string
  readonly table: VectorTable
  /** Number of the newest vector that is in. */
  seq: number
}

/** Vectors of one library that are compared: at 384 numbers a file, 350,000 files. What is more is left out. */
const MOST_OF_ONE = 128 * 1024 * 1024
const MOST_OF_ALL = 256 * 1024 * 1024

/** Vectors of libraries in memory, brought up to date before each use. A cache only: the database has them all. */
export class VectorCache {
  readonly #db: Db
  readonly #held = new Map<string, Held>()

  constructor(db: Db) {
    this.#db = db
  }

  /** The vectors of one person's library, made by one model. */
  async of(owner: Library, model: string): Promise<VectorTable> {
    const { count, newest } = await newestVector(this.#db, owner, model)
    let held = this.#held.get(owner.id)
    this.#held.delete(owner.id)
    // Fewer than there should be: files came back out of a trash, or with a guest. Far more: most of them are gone.
    if (held && (held.model !== model || held.table.size > count * 1.5 + 100)) held = undefined
    held ??= { model, table: new VectorTable(), seq: 0 }
    await this.#read(owner, held)
    if (held.table.size < count && held.seq >= newest && held.table.bytes < MOST_OF_ONE) {
      held = { model, table: new VectorTable(), seq: 0 }
      await this.#read(owner, held)
    }
    this.#held.set(owner.id, held)
    this.#forgetOldest()
    return held.table
  }

  forget(owner: Library): void {
    this.#held.delete(owner.id)
  }

  async #read(owner: Library, held: Held): Promise<void> {
    for await (const { id, seq, vector } of vectorsSince(this.#db, owner, held.model, held.seq)) {
      if (held.table.bytes >= MOST_OF_ONE) return
      held.table.set(id, vector)
      held.seq = seq
    }
  }

  #forgetOldest(): void {
    let bytes = [...this.#held.values()].reduce((sum, { table }) => sum + table.bytes, 0)
    for (const [id, { table }] of this.#held) {
      if (bytes <= MOST_OF_ALL || this.#held.size === 1) return
      bytes -= table.bytes
      this.#held.delete(id)
    }
  }
}
