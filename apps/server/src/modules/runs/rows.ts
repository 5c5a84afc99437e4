import type { Run, RunAbout, RunKind } from '@octavo/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'

/** A run as the database has it. `done` and `undone` count acts, `moved` files. */
export interface RunRow {
  readonly id: string
  readonly seq: number
  readonly kind: RunKind
  readonly undoes: string | null
  readonly undone_by: string | null
  readonly can_redo: boolean
  readonly status: Run['status']
  readonly created_at_ms: number
  readonly moved: number
  readonly skipped: number
  readonly failed: number
  readonly done: number
  readonly undone: number
  readonly whole_folders: boolean
  readonly about: RunAbout | null
}

const select = async (db: Db, rest: SQL): Promise<readonly RunRow[]> =>
  await query<RunRow>(
    db,
    sql`select r.id, r.seq::float8 as seq, r.kind, r.undoes, r.undone_by, coalesce(u.done > u.undone, false) as can_redo, r.status,
          r.created_at_ms, r.moved, r.skipped, r.failed, r.done, r.undone, r.whole_folders, r.about
        from runs r left join runs u on u.id = r.undone_by ${rest}`,
  )

/** One page of the caller's runs, newest first. A cursor is the id of the last run. */
export async function listRuns(
  db: Db,
  owner: Caller,
  page: {
    readonly cursor?: string | undefined
    readonly limit: number
    readonly kinds?: readonly string[] | undefined
  },
): Promise<{ readonly runs: Run[]; readonly nextCursor: string | null }> {
  if (page.cursor !== undefined && !isId(page.cursor))
    throw new Refusal('bad_request', 'The cursor is none that was given out')
  const before =
    page.cursor === undefined
      ? sql``
      : sql`and r.seq < (select seq from runs where owner_id = ${owner.id} and id = ${page.cursor})`
  const ofKind = page.kinds
    ? sql`and r.kind in (select json_array_elements_text(${JSON.stringify(page.kinds)}::json))`
    : sql``
  const rows = await select(
    db,
    sql`where r.owner_id = ${owner.id} ${before} ${ofKind} order by r.seq desc limit ${page.limit + 1}`,
  )
  const shown = rows.slice(0, page.limit)
  return {
    runs: await toRuns(db, shown),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** One run of the caller. Throws Refusal `not_found`, also for the runs of others and for text that is no id. */
export async function findRun(db: Db, owner: Caller, id: string): Promise<RunRow> {
  const [row] = isId(id) ? await select(db, sql`where r.owner_id = ${owner.id} and r.id = ${id}`) : []
  if (!row) throw new Refusal('not_found', 'There is no such run')
  return row
}

/** Where the undoing began that a run is part of. */
interface Beginning {
  readonly id: string
  readonly root: string
  readonly kind: RunKind
  readonly about: RunAbout | null
  /** One for an undo, two for what did it again, and so on. */
  readonly steps: number
}

/** The run at the beginning of an undo; undefined for what is none. */
export const beginningOf = async (db: Db, id: string): Promise<Beginning | undefined> =>
  (await beginningsOf(db, [id])).get(id)

/** Of each undo among some runs the run at its beginning. */
async function beginningsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Beginning>> {
  if (ids.length === 0) return new Map()
  const rows = await query<Beginning>(
    db,
    sql`with recursive up (id, at, steps) as (
          select id, undoes, 1 from runs
          where undoes is not null and id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
          union all
          select up.id, r.undoes, up.steps + 1 from up join runs r on r.id = up.at where r.undoes is not null
        )
        select distinct on (up.id) up.id, up.at as root, up.steps, r.kind, r.about
        from up join runs r on r.id = up.at order by up.id, up.steps desc`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Runs as the wire tells them. */
export async function toRuns(db: Db, rows: readonly RunRow[]): Promise<Run[]> {
  const undos = rows.filter(({ undoes }) => undoes !== null).map(({ id }) => id)
  const beginnings = await beginningsOf(db, undos)
  return rows.map((row): Run => {
    const beginning = beginnings.get(row.id)
    const isUndone = row.undone_by !== null
    return {
      id: row.id,
      kind: row.kind,
      undoes: row.undoes,
      of: beginning ? { id: beginning.root, kind: beginning.kind, again: beginning.steps % 2 === 0 } : null,
      undoneBy: row.undone_by,
      status: isUndone ? 'undone' : row.status,
      createdAtMs: row.created_at_ms,
      moved: row.moved,
      skipped: row.skipped,
      failed: row.failed,
      undone: isUndone ? 0 : row.undone,
      canUndo: !isUndone && row.done > row.undone,
      canRedo: isUndone && row.can_redo,
      about: row.about ?? beginning?.about ?? null,
    }
  })
}

/** Writes a run's row before its journal, which refers to it. */
export async function beginRun(
  db: Db,
  owner: Caller,
  run: { id: string; kind: RunKind; undoes: string | null; planId?: string; nowMs: number },
): Promise<void> {
  await query(
    db,
    sql`insert into runs (id, owner_id, kind, undoes, plan_id, status, created_at_ms, moved, skipped, failed)
        values (${run.id}, ${owner.id}, ${run.kind}, ${run.undoes}, ${run.planId ?? null}, 'running', ${run.nowMs}, 0, 0, 0)`,
  )
}

/** How a run ended. */
export interface RunEnd {
  readonly status: string
  /** Files that were moved, skipped and failed. */
  readonly counts: { readonly done: number; readonly skipped: number; readonly failed: number }
  /** Acts that were done. */
  readonly done: number
  /** True when folders went whole, were made or removed by acts of their own. */
  readonly wholeFolders: boolean
  readonly skips?: readonly unknown[]
  readonly about?: RunAbout
}

/** Notes how a run ended. */
export async function endRun(db: Db, id: string, end: RunEnd): Promise<void> {
  const skips = end.skips && end.skips.length > 0 ? jsonForDb(end.skips) : null
  const about = end.about ? jsonForDb(end.about) : null
  await query(
    db,
    sql`update runs set status = ${end.status}, moved = ${end.counts.done}, skipped = ${end.counts.skipped},
          failed = ${end.counts.failed}, done = ${end.done}, whole_folders = ${end.wholeFolders},
          skips = ${skips}::jsonb, about = ${about}::jsonb where id = ${id}`,
  )
}
