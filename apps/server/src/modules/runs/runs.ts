import type { Run, RunOutcome } from '@octavo/contract'
import { type Clock, type RunResult, type Skip, undoRun } from '@octavo/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId, uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { withinLimit } from '../pricing/index.ts'
import { DbJournal } from './journal.ts'
import type { RunLock } from './lock.ts'
import { outcomesOf } from './outcomes.ts'
import { libraryRoots } from './roots.ts'
import type { TrashTimes } from './target.ts'

interface RunRow {
  readonly id: string
  readonly kind: Run['kind']
  readonly undoes: string | null
  readonly undone_by: string | null
  readonly status: Run['status']
  readonly created_at_ms: number
  readonly moved: number
  readonly skipped: number
  readonly failed: number
}

export const toRun = (row: RunRow): Run => ({
  id: row.id,
  kind: row.kind,
  undoes: row.undoes,
  status: row.undone_by === null ? row.status : 'undone',
  createdAtMs: row.created_at_ms,
  moved: row.moved,
  skipped: row.skipped,
  failed: row.failed,
  canUndo: row.undone_by === null && row.moved > 0,
})

const MAX_RUNS = 200

const select = async (db: Db, rest: SQL): Promise<readonly RunRow[]> =>
  await query<RunRow>(
    db,
    sql`select id, kind, undoes, undone_by, status, created_at_ms, moved, skipped, failed from runs ${rest}`,
  )

/** The caller's runs, newest first, the last 200. */
export async function listRuns(db: Db, owner: Caller): Promise<readonly Run[]> {
  return (await select(db, sql`where owner_id = ${owner.id} order by id desc limit ${MAX_RUNS}`)).map(toRun)
}

/** One run of the caller. Throws Refusal `not_found`, also for the runs of others and for text that is no id. */
export async function findRun(db: Db, owner: Caller, id: string): Promise<RunRow> {
  const [row] = isId(id) ? await select(db, sql`where owner_id = ${owner.id} and id = ${id}`) : []
  if (!row) throw new Refusal('not_found', 'There is no such run')
  return row
}

/** Writes a run's row before its journal, which refers to it. */
export async function beginRun(
  db: Db,
  owner: Caller,
  run: { id: string; kind: Run['kind']; undoes: string | null; planId?: string; nowMs: number },
): Promise<void> {
  await query(
    db,
    sql`insert into runs (id, owner_id, kind, undoes, plan_id, status, created_at_ms, moved, skipped, failed)
        values (${run.id}, ${owner.id}, ${run.kind}, ${run.undoes}, ${run.planId ?? null}, 'running', ${run.nowMs}, 0, 0, 0)`,
  )
}

/** Notes how a run ended, what became of how many files, and what its plan left where it was. */
export async function endRun(
  db: Db,
  id: string,
  end: {
    readonly status: RunResult['status']
    readonly outcomes: readonly RunOutcome[]
    readonly skips?: readonly Skip[]
  },
): Promise<void> {
  const counts = { done: 0, skipped: 0, failed: 0 }
  for (const { status } of end.outcomes) counts[status] += 1
  const skips = end.skips && end.skips.length > 0 ? jsonForDb(end.skips) : null
  await query(
    db,
    sql`update runs set status = ${end.status}, moved = ${counts.done}, skipped = ${counts.skipped},
          failed = ${counts.failed}, skips = ${skips}::jsonb where id = ${id}`,
  )
}

/** A clock that stands still for the length of a transaction. */
export const fixedClock = (nowMs: number): Clock => ({ nowMs: () => nowMs, sleep: () => Promise.resolve() })

/** Takes one run of the caller back, as a run of its own, in one transaction. */
export async function undo(options: {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly runId: string
  readonly nowMs: number
  readonly config: Config
}): Promise<{ readonly runId: string; readonly undone: number; readonly results: readonly RunOutcome[] }> {
  const { db, lock, owner, runId, nowMs, config } = options
  return await lock.transact(db, owner, async (tx) => {
    const row = await findRun(tx, owner, runId)
    if (row.undone_by !== null) throw new Refusal('conflict', 'This run is undone already', { undoneBy: row.undone_by })
    if (row.moved === 0) throw new Refusal('conflict', 'This run moved nothing, so there is nothing to undo')

    const id = uuidv7(nowMs)
    await beginRun(tx, owner, { id, kind: 'undo', undoes: runId, nowMs })
    const journal = new DbJournal(tx, runId)
    const roots = libraryRoots(tx, owner, trashTimes(nowMs, config.trashDays))
    // To take a deletion back brings files in: no way around the limit.
    const result = await withinLimit(tx, owner, config, () =>
      undoRun({ journal, undoJournal: new DbJournal(tx, id), roots, clock: fixedClock(nowMs), runId: id }),
    )
    const results = await outcomesOf(tx, owner, result.receipts)
    await endRun(tx, id, { status: result.status, outcomes: results })
    if (result.counts.done > 0) {
      await query(tx, sql`update runs set undone_by = ${id} where id = ${runId}`)
    }
    return { runId: id, undone: results.filter(({ status }) => status === 'done').length, results }
  })
}

const DAY_MS = 86_400_000

/** When files that go to the trash now may be removed. */
export const trashTimes = (nowMs: number, days: number): TrashTimes => ({
  trashedAtMs: nowMs,
  purgeAfterMs: nowMs + days * DAY_MS,
})
