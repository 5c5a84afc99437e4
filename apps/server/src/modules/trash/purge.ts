import type { PurgeRequest, PurgeResponse } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { type WatchedClock, watchClock } from '../../infra/jobs/clock-jumps.ts'
import type { Caller } from '../callers/index.ts'
import type { RunLock } from '../runs/index.ts'
import { findTrashed } from './rows.ts'

/** The clock by which the trash is emptied, watched by passes that come every hour. */
export const trashClock = (db: Db): WatchedClock =>
  watchClock(db, 'retention', { jumpMs: 48 * 3_600_000, confirmMs: 30 * 60_000 })

/** Removes the rows of files whose time in the trash is over; returns how many. Their bytes go with the next sweep. */
export async function purgeTrash(db: Db, nowMs: number): Promise<number> {
  const gone = await query(db, sql`delete from files where purge_after_ms <= ${nowMs} returning id`)
  return gone.length
}

/**
 * Removes files of the caller's trash for good, all of them or none; nothing brings them back, and their bytes go with the
 * next sweep. It is no run, for it can't be undone. Throws Refusal `not_found`, also for what is somebody else's, and `busy`.
 */
export async function purgeNow(job: {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly ids: PurgeRequest['ids']
}): Promise<PurgeResponse> {
  const { db, lock, owner, ids } = job
  return await lock.transact(db, owner, async (tx) => {
    const files = await findTrashed(tx, owner, [...new Set(ids)])
    const found = JSON.stringify(files.map(({ id }) => id))
    await query(
      tx,
      sql`delete from files where owner_id = ${owner.trash.id}
          and id in (select json_array_elements_text(${found}::json))`,
    )
    return { purged: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
  })
}
