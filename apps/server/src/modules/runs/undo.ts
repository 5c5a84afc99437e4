import type { ActObstacles, RunOutcome } from '@octavo/contract'
import { type Act, parentPath, parseRoot, placeAfter, type Receipt, readRun, undoRun } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller, Library } from '../callers/index.ts'
import { stepBack } from '../earned/index.ts'
import type { Lessons } from '../plans/index.ts'
import { withinLimit } from '../pricing/index.ts'
import { endOf } from './end.ts'
import { DbJournal } from './journal.ts'
import { changedMarks, type DoneAct, laterAgainst, movedAway } from './later.ts'
import type { RunLock } from './lock.ts'
import { outcomesOf } from './outcomes.ts'
import { libraryRoots } from './roots.ts'
import { beginRun, endRun, findRun, type RunRow } from './rows.ts'
import { noteTurned, standInOf, takenBack } from './standing.ts'
import { LibraryTarget } from './target.ts'
import { fixedClock, trashTimes } from './times.ts'

/** What an undo came to. */
export interface Undone {
  readonly runId: string
  readonly undone: number
  readonly results: readonly RunOutcome[]
}

/**
 * Takes one run of the caller back, or some of its items, as a run of its own, in one transaction. What was done since and
 * stands against it stays as it is and is told; where that is all of it nothing is done. Throws Refusal `not_found`, `busy`,
 * `conflict`.
 */
export async function undo(options: {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly runId: string
  /** Ids of the items as the details of the run name them; all when left out. */
  readonly itemIds?: readonly string[] | undefined
  readonly nowMs: number
  readonly config: Config
  readonly lessons: Lessons
}): Promise<Undone> {
  const { db, lock, owner, itemIds, nowMs, config, lessons } = options
  return await lock.transact(db, owner, async (tx) => {
    const run = await runToUndo(tx, owner, options.runId, itemIds === undefined)
    const { chosen, library } = await chosenActs(tx, owner, run, itemIds)
    const acts = chosen.map(({ act }) => act)
    const held = [
      ...[...(await laterAgainst(tx, owner, run, acts))].map(([act, by]) => heldBack(act, LATER, by)),
      ...(await movedAway(tx, library, chosen)).map((act) => heldBack(act, AWAY)),
      ...(await changedMarks(tx, owner, chosen)).map((act) => heldBack(act, MARKED)),
    ]
    const heldIds = new Set(held.map(({ itemId }) => itemId))
    const id = uuidv7(nowMs)
    await beginRun(tx, owner, { id, kind: 'undo', undoes: run.id, nowMs })
    const roots = libraryRoots(tx, owner, trashTimes(nowMs, config.trashDays))
    const going = new Set(acts.flatMap(({ itemId }) => (heldIds.has(itemId) ? [] : itemId)))
    // To take a deletion back brings files in: no way around the limit.
    const result = await withinLimit(tx, owner, config, () =>
      undoRun({
        ...{ journal: new DbJournal(tx, run.id), undoJournal: new DbJournal(tx, id), roots, runId: id },
        clock: fixedClock(nowMs),
        only: ({ itemId }) => going.has(itemId),
      }),
    )
    if (result.counts.done === 0) throw nothingUndone(result.receipts, held)
    const results = await outcomesOf(tx, owner, result.receipts)
    const { about: _, ...end } = endOf(result, { outcomes: results })
    await endRun(tx, id, end)
    await noteTurned(tx, run.id, id, end.done)
    await removeLeftFolders(tx, owner, result.receipts)
    await lessons.follow(tx, owner, id)
    // Who does an undo again has nothing against the rules.
    if (run.undoes === null) await stepBack(tx, owner, turnedBack(acts, result.receipts))
    const undone = results.filter(({ status }) => status === 'done').length
    return {
      runId: id,
      undone,
      results: [
        ...results,
        ...held.map(({ itemId, from, ...rest }) => ({ fileId: itemId, path: `/${from}`, ...rest })),
      ],
    }
  })
}

/** Those of some acts that were taken back. */
function turnedBack(acts: readonly Act[], receipts: readonly Receipt[]): readonly Act[] {
  const done = new Set(receipts.flatMap(({ itemId, status }) => (status === 'done' ? itemId : [])))
  return acts.filter(({ itemId }) => done.has(itemId))
}

/** The run to take back for one that a person named. Throws Refusal `not_found`, `conflict`. */
export async function runToUndo(tx: Db, owner: Caller, id: string, isWhole: boolean): Promise<RunRow> {
  const named = await findRun(tx, owner, id)
  if (named.undone_by !== null)
    throw new Refusal('conflict', 'This run is undone already', { undoneBy: named.undone_by })
  if (named.done === 0) throw new Refusal('conflict', 'This run moved nothing, so there is nothing to undo')
  const standsIn = isWhole ? await standInOf(tx, named) : id
  return standsIn === id ? named : await findRun(tx, owner, standsIn)
}

/**
 * The acts of a run that are done and not taken back yet, all or those on some items, and the library that they went to.
 * Throws Refusal `not_found` for items of others.
 */
async function chosenActs(
  tx: Db,
  owner: Caller,
  run: RunRow,
  itemIds: readonly string[] | undefined,
): Promise<{ readonly chosen: readonly DoneAct[]; readonly library: Library }> {
  const { acts, receipts, into } = await readRun(new DbJournal(tx, run.id).read())
  const back = run.undone === 0 ? new Set<string>() : await takenBack(tx, run.id)
  const wanted = itemIds && new Set(itemIds)
  const known = new Set(acts.map(({ itemId }) => itemId))
  const strangers = itemIds?.filter((id) => !known.has(id)) ?? []
  if (strangers.length > 0)
    throw new Refusal('not_found', 'This run knows nothing of these', { ids: strangers.slice(0, 1000) })
  const chosen = acts.flatMap((act, index): DoneAct[] => {
    const receipt = receipts.get(index)
    if (receipt?.status !== 'done' || back.has(act.itemId)) return []
    return wanted === undefined || wanted.has(act.itemId) ? [{ act, receipt }] : []
  })
  if (chosen.length === 0) throw new Refusal('conflict', 'All of this is undone already')
  return { chosen, library: parseRoot(into).kind === 'trash' ? owner.trash : owner }
}

/** Why an act is not taken back. */
interface Against {
  readonly status: 'skipped' | 'failed'
  readonly code: 'later_run' | 'source_missing' | 'changed_since_review'
  readonly message: string
}

const LATER: Against = {
  ...{ status: 'skipped', code: 'later_run' },
  message: 'Its folder was changed by a later run. Undo that one first.',
}
const AWAY: Against = { status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
const MARKED: Against = {
  ...{ status: 'skipped', code: 'changed_since_review' },
  message: 'Its stars or tags were changed since. Undo that first.',
}

interface HeldBack extends Against {
  readonly itemId: string
  readonly from: string
  readonly to: string
  /** The later run. */
  readonly by?: string
}

const heldBack = (act: Act, against: Against, by?: string): HeldBack => ({
  ...{ itemId: act.itemId, from: placeAfter(act), to: act.from, ...against },
  ...(by !== undefined && { by }),
})

function nothingUndone(receipts: readonly Receipt[], held: readonly HeldBack[]): Refusal {
  const refused = receipts.map(({ itemId, from, to, code }) => ({ itemId, from, to, code: code ?? 'interrupted' }))
  const all = [...held.map(({ status: _status, message: _message, ...obstacle }) => obstacle), ...refused]
  const details: ActObstacles = { obstacles: all.slice(0, 1000), count: all.length }
  return new Refusal('conflict', 'What was done since stands against undoing this. Nothing was changed.', details)
}

/**
 * Removes folders that are empty now and whose last maker is taken back: a run that made a folder, and was taken back while
 * something of another was in it, left it there. Who made an earlier folder of this name has no part in it: that one was moved
 * away or removed, else nobody would have made it again. A folder that came with a whole one was not made here, and one that
 * was to be there again and was belongs to who wanted it.
 */
async function removeLeftFolders(tx: Db, owner: Caller, receipts: readonly Receipt[]): Promise<void> {
  const left = new Set<string>()
  for (const { from } of receipts)
    for (let path = parentPath(from); path !== '' && !left.has(path); path = parentPath(path)) left.add(path)
  if (left.size === 0) return
  const made = await query<{ path: string }>(
    tx,
    sql`with l (path) as (select json_array_elements_text(${JSON.stringify([...left])}::json)), came (path, seq, is_left) as (
          select l.path, r.seq, r.undone_by is not null from l
          join run_records j on j.record ->> 'path' = l.path and j.record ->> 'type' = 'folder'
          join runs r on r.id = j.run_id where r.owner_id = ${owner.id}
          union all
          select l.path, r.seq, r.undone_by is not null and j.record #>> '{act,what}' = 'make'
          from runs r join run_records j on j.run_id = r.id
          join l on case j.record #>> '{act,what}'
            when 'make' then l.path = j.record #>> '{act,from}'
            when 'bundle' then starts_with(l.path || '/', (j.record #>> '{act,to}') || '/') end
          where r.owner_id = ${owner.id} and r.whole_folders and j.record ->> 'type' = 'intent'
        )
        select path from came group by path having (array_agg(is_left order by seq desc))[1]`,
  )
  const target = new LibraryTarget(tx, owner)
  for (const { path } of made.toSorted((one, other) => other.path.length - one.path.length))
    await target.removeEmptyFolder(path)
}
