import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { RunRow } from './rows.ts'

/**
 * Items of a run whose acts are taken back now: every undo of it, and every undo of such an undo, turned them over once more.
 */
export async function takenBack(db: Db, runId: string): Promise<ReadonlySet<string>> {
  const rows = await query<{ item: string }>(
    db,
    sql`with recursive family (id, turns) as (
          select id, 1 from runs where undoes = ${runId}
          union all
          select r.id, f.turns + 1 from family f join runs r on r.undoes = f.id
        )
        select j.record #>> '{receipt,itemId}' as item from family f join run_records j on j.run_id = f.id
        where j.record ->> 'type' = 'receipt' and j.record #>> '{receipt,status}' = 'done'
        group by 1 having sum(case when f.turns % 2 = 1 then 1 else -1 end) > 0`,
  )
  return new Set(rows.map(({ item }) => item))
}

/**
 * The run that stands for one that was taken back and done again: to undo it as a whole is to undo what did it again. A run
 * that nothing did again stands for itself.
 */
export async function standInOf(db: Db, row: RunRow): Promise<string> {
  const [found] = await query<{ id: string }>(
    db,
    sql`with recursive family (id, turns) as (
          select id, 1 from runs where undoes = ${row.id}
          union all
          select r.id, f.turns + 1 from family f join runs r on r.undoes = f.id
        )
        select r.id from family f join runs r on r.id = f.id
        where f.turns % 2 = 0 and r.done = ${row.done} and r.undone = 0 order by r.seq desc limit 1`,
  )
  return found?.id ?? row.id
}

/** Notes in a run and in all that it had turned over that `done` of their acts were turned over once more, by `by`. */
export async function noteTurned(db: Db, runId: string, by: string, done: number): Promise<void> {
  await query(
    db,
    sql`with recursive up (id, undoes, turns) as (
          select id, undoes, 1 from runs where id = ${runId}
          union all
          select r.id, r.undoes, up.turns + 1 from up join runs r on r.id = up.undoes
        ), counted as (
          select r.id, greatest(0, least(r.done, r.undone + case when up.turns % 2 = 1 then ${done}::int else -${done}::int end)) as undone
          from up join runs r on r.id = up.id
        )
        update runs set undone = c.undone,
          undone_by = case when c.undone >= runs.done and runs.done > 0 then coalesce(${by}, runs.undone_by) end
        from counted c where c.id = runs.id`,
  )
}
