import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'

/** A pass that comes later than this after the one before it does not trust its clock. */
const JUMP_MS = 48 * 3_600_000
/** The pass that confirms a jump comes at least so much later. */
const CONFIRM_MS = 30 * 60_000
const MARK = 'retention'

/**
 * True when what is over by this clock may go. A clock that has jumped (more than 48 h since the last pass, or backwards)
 * is written down and believed only by a later pass that finds it running on from there; so does the very first pass, and
 * one after a long pause. Nothing is lost by waiting.
 */
export async function clockIsSteady(db: Db, nowMs: number): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [mark] = await query<{ at_ms: number }>(tx, sql`select at_ms from job_marks where name = ${MARK} for update`)
    const sinceMs = mark === undefined ? Number.POSITIVE_INFINITY : nowMs - mark.at_ms
    if (sinceMs >= 0 && sinceMs < CONFIRM_MS) return false
    await query(
      tx,
      sql`insert into job_marks (name, at_ms) values (${MARK}, ${nowMs}) on conflict (name) do update set at_ms = ${nowMs}`,
    )
    return sinceMs >= CONFIRM_MS && sinceMs <= JUMP_MS
  })
}

/** Removes the rows of files whose time in the trash is over; returns how many. Their bytes go with the next sweep. */
export async function purgeTrash(db: Db, nowMs: number): Promise<number> {
  const gone = await query(db, sql`delete from files where purge_after_ms <= ${nowMs} returning id`)
  return gone.length
}
