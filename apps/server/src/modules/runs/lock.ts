import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { RUN_LOCK } from '../../infra/db/locks.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'

const busy = () => new Refusal('busy', 'A run over these files is already running')

/** Carries out one run of a library in one transaction; a second one at the same time is refused as `busy`. */
export class RunLock {
  readonly #running = new Set<string>()

  async transact<T>(db: Db, owner: Caller, act: (tx: Db) => Promise<T>): Promise<T> {
    if (this.#running.has(owner.id)) throw busy()
    this.#running.add(owner.id)
    try {
      // The embedded database works without ever letting go of the thread: a second call must be heard first.
      await setImmediate()
      return await db.transaction(async (tx) => {
        // The set above knows this process; the lock below knows the others on the same server.
        const [lock] = await query<{ taken: boolean }>(
          tx,
          sql`select pg_try_advisory_xact_lock(${RUN_LOCK}, hashtext(${owner.id})) as taken`,
        )
        if (lock?.taken !== true) throw busy()
        // Uploads of this library wait, so that no name is taken twice.
        await query(tx, sql`select id from owners where id = ${owner.id} for update`)
        return await act(tx)
      })
    } finally {
      this.#running.delete(owner.id)
    }
  }
}
