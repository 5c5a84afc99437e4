import { sql } from 'drizzle-orm'
import { type Db, query } from '../db/db.ts'

/** A clock that is watched by regular passes, so that a jump of it removes nothing that people keep. */
export interface WatchedClock {
  /** A pass: notes the time, and says whether what is over by it may go. */
  pass(nowMs: number): Promise<boolean>
  /** The same question without a note, for what happens between two passes. */
  isSteady(nowMs: number): Promise<boolean>
}

/**
 * Watches the clock for the passes called `name`. A pass that comes more than `jumpMs` after the one before it, or before
 * it, has found a jump: from then on the clock has to run on for `confirmMs`, without another jump, until it is believed
 * again. The very first pass and one after a long pause count as jumps too: nothing is lost by waiting. Notes are kept in
 * the database, so that they outlive the process and hold for all that share it.
 */
export function watchClock(
  db: Db,
  name: string,
  { jumpMs, confirmMs }: { readonly jumpMs: number; readonly confirmMs: number },
): WatchedClock {
  const since = `${name}:steady-since`
  const note = (tx: Db, mark: string, nowMs: number) =>
    query(
      tx,
      sql`insert into job_marks (name, at_ms) values (${mark}, ${nowMs}) on conflict (name) do update set at_ms = ${nowMs}`,
    )
  /** When the clock began to run on without a jump as far as `nowMs`; undefined when there is a jump in between. */
  const steadySinceMs = async (tx: Db, nowMs: number) => {
    const rows = await query<{ name: string; at_ms: number }>(
      tx,
      sql`select name, at_ms from job_marks where name in (${name}, ${since})`,
    )
    const at = (mark: string) => rows.find((row) => row.name === mark)?.at_ms
    const lastMs = at(name)
    return lastMs !== undefined && nowMs >= lastMs && nowMs - lastMs <= jumpMs ? at(since) : undefined
  }
  const believes = (sinceMs: number | undefined, nowMs: number) => sinceMs !== undefined && nowMs - sinceMs >= confirmMs
  return {
    pass: async (nowMs) =>
      await db.transaction(async (tx) => {
        const sinceMs = await steadySinceMs(tx, nowMs)
        await note(tx, name, nowMs)
        if (sinceMs === undefined) await note(tx, since, nowMs)
        return believes(sinceMs, nowMs)
      }),
    isSteady: async (nowMs) => believes(await steadySinceMs(db, nowMs), nowMs),
  }
}
