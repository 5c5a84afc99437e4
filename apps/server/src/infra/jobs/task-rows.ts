import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../db/db.ts'
import { jsonForDb } from '../db/json.ts'
import { TASK_LOCK } from '../db/locks.ts'
import type { TaskProgress } from './kind.ts'
import type { Presence } from './presence.ts'

/** A task as it is stored. */
export interface TaskRow {
  readonly id: string
  readonly owner_id: string
  readonly kind: string
  readonly key: string | null
  readonly payload: unknown
  readonly state: unknown
  readonly status: 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled'
  readonly is_shown: boolean
  readonly step: string | null
  readonly done: number
  readonly total: number
  readonly tries: number
  readonly not_before_ms: number
  readonly result: object | null
  readonly error_code: string | null
  readonly error_text: string | null
  readonly created_at_ms: number
  readonly ended_at_ms: number | null
  readonly revision: number
  /** Who is at it, or waits for it: the key of a process and a word of its own. */
  readonly claim: string | null
}

/** The revisions of a person, one transaction after the other: whoever has seen one has seen all before it. */
const held = (ownerId: string) => sql`with held as (select pg_advisory_xact_lock(${TASK_LOCK}, hashtext(${ownerId})))`
const REVISION = sql`nextval('task_revisions')`

type Place = Pick<TaskRow, 'id' | 'owner_id'>
/** Tasks of one kind of one person. */
export type LineOfTasks = Pick<TaskRow, 'kind' | 'owner_id'>

async function change(db: Db, { id, owner_id }: Place, set: SQL, where: SQL): Promise<TaskRow | undefined> {
  const [row] = await query<TaskRow>(
    db,
    sql`${held(owner_id)} update tasks set ${set}, revision = ${REVISION} from held where id = ${id} and ${where} returning tasks.*`,
  )
  return row
}

/**
 * Writes a task down, in the caller's transaction. Where one of its key waits already that one is it, and nobody begins it
 * before this transaction is over; `isNew` is false then.
 */
export async function insertTask(
  tx: Db,
  task: Pick<TaskRow, 'id' | 'owner_id' | 'kind' | 'key' | 'is_shown' | 'created_at_ms' | 'claim'> & {
    readonly payload: object
  },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id, owner_id, kind, key, payload, is_shown, created_at_ms, claim } = task
  const [row] = await query<{ id: string }>(
    tx,
    sql`${held(owner_id)} insert into tasks (id, owner_id, kind, key, payload, status, is_shown, not_before_ms, created_at_ms, claim, revision)
        select ${id}, ${owner_id}, ${kind}, ${key}::text, ${jsonForDb(payload)}::jsonb, 'waiting', ${is_shown}, ${created_at_ms}::bigint,
          ${created_at_ms}::bigint, ${claim}::text, ${REVISION} from held
        on conflict (kind, owner_id, key) where status = 'waiting' and key is not null do update set revision = excluded.revision
        returning id`,
  )
  return { id: row?.id ?? id, isNew: row?.id === id }
}

const UNFINISHED = sql`status in ('waiting', 'running')`

/** A running task as the process knows it that is at it. */
type Claimed = Place & Pick<TaskRow, 'claim'>
/** True while nobody else has taken it over, and its person has not ended it. */
const heldBy = ({ claim }: Pick<TaskRow, 'claim'>) => sql`status = 'running' and claim = ${claim}`

/** Which tasks a process may take: those that no other one is at or waits for. */
export type Free = Pick<Presence, 'claim' | 'isFree'>

/** True in SQL where another process is at a task of this line. */
const isBusy = ({ kind, owner_id }: LineOfTasks, { isFree }: Free) =>
  sql`exists (select from tasks where kind = ${kind} and owner_id = ${owner_id} and status = 'running' and not ${isFree})`

/** Takes the next task of a line that nobody is at; undefined when it is over meanwhile, or another process was faster. */
export async function claimTask(db: Db, task: Place & LineOfTasks, by: Free): Promise<TaskRow | undefined> {
  return await db.transaction(async (tx) => {
    // What others claim from here on they claim after this; the statement below sees what they did before.
    await query(tx, sql`select pg_advisory_xact_lock(${TASK_LOCK}, hashtext(${task.owner_id}))`)
    return await change(
      tx,
      task,
      sql`status = 'running', claim = ${by.claim()}, tries = tries + 1, error_code = null, error_text = null`,
      sql`${UNFINISHED} and ${by.isFree} and not ${isBusy(task, by)}`,
    )
  })
}

const farAs = ({ step, done, total }: TaskProgress) => sql`step = ${step}, done = ${done}, total = ${total}`

/** Keeps how far it is; with `state` what its step left, which makes the tries before it forgotten. False when it was ended meanwhile. */
export async function noteTask(
  db: Db,
  task: Claimed,
  progress: TaskProgress | undefined,
  state?: unknown,
): Promise<boolean> {
  const far = progress && farAs(progress)
  const left = state === undefined ? undefined : sql`state = ${jsonForDb(state)}::jsonb, tries = 1`
  const parts = [far, left].filter((part) => part !== undefined)
  return (
    (await change(db, task, parts.length === 0 ? sql`tries = tries` : sql.join(parts, sql`, `), heldBy(task))) !==
    undefined
  )
}

/** Takes one away of which nobody need hear; false when it was ended or taken over meanwhile. */
export async function dropTask(tx: Db, task: Claimed): Promise<boolean> {
  return (await query(tx, sql`delete from tasks where id = ${task.id} and ${heldBy(task)} returning id`)).length > 0
}

/** Ends one that was done: it is kept for its person to see, or goes. False when it was ended or taken over meanwhile. */
export async function completeTask(
  tx: Db,
  task: Claimed & Pick<TaskRow, 'is_shown'>,
  nowMs: number,
  { progress, result }: { readonly progress: TaskProgress | undefined; readonly result: object | undefined },
): Promise<boolean> {
  if (!task.is_shown) return await dropTask(tx, task)
  const kept = result === undefined ? null : jsonForDb(result)
  const end = sql`status = 'completed', claim = null, ended_at_ms = ${nowMs}, result = ${kept}::jsonb`
  return (await change(tx, task, progress ? sql`${end}, ${farAs(progress)}` : end, heldBy(task))) !== undefined
}

/**
 * Has one wait again; `isFree` takes the try back, `claim` keeps it for the process whose caller waits for it. Where another of
 * its key waits by now that one does its work. False then, and when it was ended or taken over meanwhile.
 */
export async function putBack(
  tx: Db,
  task: Claimed,
  options: {
    readonly notBeforeMs: number
    readonly isFree: boolean
    readonly claim?: string | undefined
    readonly code?: string
    readonly text?: string
  },
): Promise<boolean> {
  const { notBeforeMs, isFree, claim, code, text } = options
  const [other] = await query(
    tx,
    sql`select o.id from tasks o join tasks t on t.id = ${task.id} and o.kind = t.kind and o.owner_id = t.owner_id and o.key = t.key
        where o.status = 'waiting'`,
  )
  if (other) {
    await dropTask(tx, task)
    return false
  }
  const set = sql`status = 'waiting', claim = ${claim ?? null}, not_before_ms = ${notBeforeMs}, tries = tries - ${isFree ? 1 : 0}, error_code = ${code ?? null}, error_text = ${text ?? null}`
  return (await change(tx, task, set, heldBy(task))) !== undefined
}

/** Ends one that can't be done: its person sees it and may have it tried again. */
export const failTask = (db: Db, task: Claimed, why: { readonly code: string; readonly text: string }, nowMs: number) =>
  change(
    db,
    task,
    sql`status = 'failed', claim = null, ended_at_ms = ${nowMs}, error_code = ${why.code}, error_text = ${why.text}`,
    heldBy(task),
  )

/** Ends one that its person does not want any more, if it isn't over. */
export const cancelTask = (db: Db, place: Place, nowMs: number) =>
  change(db, place, sql`status = 'cancelled', claim = null, ended_at_ms = ${nowMs}`, UNFINISHED)

/** Has one that failed or was cancelled wait once more, from the step where it was. */
export const reviveTask = (tx: Db, place: Place, nowMs: number) =>
  change(
    tx,
    place,
    sql`status = 'waiting', claim = null, tries = 0, not_before_ms = ${nowMs}, ended_at_ms = null, error_code = null, error_text = null`,
    sql`status in ('failed', 'cancelled') and not exists (select from tasks o
      where o.kind = tasks.kind and o.owner_id = tasks.owner_id and o.key = tasks.key and o.status = 'waiting')`,
  )

/** A task that a person may see: theirs, and shown or failed. */
const VISIBLE = sql`(is_shown or status = 'failed')`

/** Undefined for tasks of others, too. */
export async function findTask(db: Db, ownerId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await query<TaskRow>(
    db,
    sql`select * from tasks where id = ${id} and owner_id = ${ownerId} and ${VISIBLE}`,
  )
  return row
}

/** The newest tasks of a person. */
export const newestTasks = (db: Db, ownerId: string, most: number) =>
  query<TaskRow>(db, sql`select * from tasks where owner_id = ${ownerId} and ${VISIBLE} order by id desc limit ${most}`)

/** The newest task of some kinds of a person; undefined where there is none. */
export async function newestTask(db: Db, ownerId: string, kinds: readonly string[]): Promise<TaskRow | undefined> {
  const [row] = await query<TaskRow>(
    db,
    sql`select * from tasks where owner_id = ${ownerId} and ${VISIBLE}
        and kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json)) order by id desc limit 1`,
  )
  return row
}

/** Those that changed after a revision, in the order in which they did. */
export const tasksSince = (db: Db, ownerId: string, revision: number, most: number) =>
  query<TaskRow>(
    db,
    sql`select * from tasks where owner_id = ${ownerId} and revision > ${revision} and ${VISIBLE} order by revision limit ${most}`,
  )

/** The next of a line, if its time has come and no other process is at the line or waits for that task. */
export async function nextInLine(db: Db, line: LineOfTasks, nowMs: number, by: Free): Promise<TaskRow | undefined> {
  const { kind, owner_id } = line
  const [row] = await query<TaskRow>(
    db,
    sql`with next as (select * from tasks where kind = ${kind} and owner_id = ${owner_id} and ${UNFINISHED} and not_before_ms <= ${nowMs}
          order by id limit 1)
        select * from next where ${by.isFree} and not ${isBusy(line, by)}`,
  )
  return row
}

/** Lines with a claimed task that is free: its process is gone, or this one did not get it written down. */
export const linesLeft = (db: Db, { isFree }: Free) =>
  query<LineOfTasks>(
    db,
    sql`select distinct kind, owner_id from tasks where claim is not null and ${UNFINISHED} and ${isFree}`,
  )

/** Those of some running tasks that nobody has ended or taken over. */
export async function stillHeld(db: Db, tasks: readonly Claimed[]): Promise<ReadonlySet<string>> {
  const claims = JSON.stringify(tasks.map(({ claim }) => claim))
  const rows = await query<{ id: string }>(
    db,
    sql`select id from tasks where status = 'running' and claim in (select json_array_elements_text(${claims}::json))`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Makes one that waits free for all. */
export const releaseTask = (tx: Db, place: Place) =>
  change(tx, place, sql`claim = null`, sql`status = 'waiting' and claim is not null`)

/** Lines of a kind with something to do before a time, and when that is. */
export const linesAtWork = (db: Db, kind: string, beforeMs: number) =>
  query<LineOfTasks & { readonly not_before_ms: number }>(
    db,
    sql`select kind, owner_id, not_before_ms from tasks where kind = ${kind} and ${UNFINISHED} and not_before_ms < ${beforeMs}
        group by 1, 2, 3 order by min(id)`,
  )

/** The newest task of a line that is not over and was asked for with these members. */
export async function unfinishedTask(
  db: Db,
  { kind, owner_id }: LineOfTasks,
  asked: object,
): Promise<TaskRow | undefined> {
  const [row] = await query<TaskRow>(
    db,
    sql`select * from tasks where kind = ${kind} and owner_id = ${owner_id} and ${UNFINISHED}
        and payload @> ${jsonForDb(asked)}::jsonb order by id desc limit 1`,
  )
  return row
}

/** Removes what is over for so long that nobody asks any more. */
export async function expireTasks(db: Db, endedBeforeMs: number): Promise<void> {
  await query(db, sql`delete from tasks where ended_at_ms < ${endedBeforeMs}`)
}
