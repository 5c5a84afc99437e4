import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { type WatchedClock, watchClock } from '../../infra/jobs/clock-jumps.ts'

/** The clock by which the trash is emptied, watched by passes that come every hour. */
export const trashClock = (db: Db): WatchedClock =>
  watchClock(db, 'retention', { jumpMs: 48 * 3_600_000, confirmMs: 30 * 60_000 })

/** Removes the rows of files whose time in the trash is over; returns how many. Their bytes go with the next sweep. */
export async function purgeTrash(db: Db, nowMs: number): Promise<number> {
  const gone = await query(db, sql`delete from files where purge_after_ms <= ${nowMs} returning id`)
  return gone.length
}
