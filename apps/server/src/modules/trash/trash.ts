import type { RestoreResponse, SomeOrAll, TrashResponse } from '@octavo/contract'
import { applyPlan, approve, type Move, planOf, type RunResult } from '@octavo/core'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, resolveFiles, type StoredEntry } from '../library/index.ts'
import { withinLimit } from '../pricing/index.ts'
import {
  beginRun,
  DbJournal,
  endOf,
  endRun,
  fixedClock,
  LibraryTarget,
  type RunLock,
  rootOf,
  toOutcome,
  trashTimes,
} from '../runs/index.ts'
import { freePlaces } from './places.ts'
import { findTrashed } from './rows.ts'

/** What moving files into the trash or out of it needs. */
export interface TrashJob {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly which: SomeOrAll
  readonly nowMs: number
  readonly config: Config
}

/**
 * Moves files of the caller into the trash: one run, in one transaction, that can be undone. In the trash a file is named
 * by its id, so that any number of files of one name and place fit; where it was is noted beside it.
 */
export async function moveToTrash(job: TrashJob): Promise<TrashResponse> {
  const { db, lock, owner, which, nowMs, config } = job
  return await lock.transact(db, owner, async (tx) => {
    const entries = await chosenFiles(tx, owner, which)
    const moves = entries.map(({ file }) => moveOf(file.id, file.path.slice(1), file.id, file))
    const { runId, result } = await carryOut(tx, job, 'trash', moves)
    return {
      runId,
      trashed: result.counts.done,
      purgeAfterMs: trashTimes(nowMs, config.trashDays).purgeAfterMs,
      results: result.receipts.map((receipt) => toOutcome(receipt)),
    }
  })
}

/**
 * Moves files of the caller out of the trash, to the folders and names that they had; where a name is taken by now they
 * get the next free one. One run, in one transaction, that can be undone. Refused as a whole when the library has no room.
 */
export async function restoreFromTrash(job: TrashJob): Promise<RestoreResponse> {
  const { db, lock, owner, which, config } = job
  return await lock.transact(db, owner, async (tx) => {
    const files = await findTrashed(tx, owner, 'ids' in which ? which.ids : undefined)
    const places = await freePlaces(tx, owner, files)
    const moves = files.map((file, index) => moveOf(file.id, file.id, places[index] ?? '', file))
    const { runId, result } = await withinLimit(tx, owner, config, () => carryOut(tx, job, 'restore', moves))
    return { runId, restored: result.counts.done, results: result.receipts.map((receipt) => toOutcome(receipt)) }
  })
}

async function chosenFiles(tx: Db, owner: Caller, which: SomeOrAll): Promise<readonly StoredEntry[]> {
  if ('all' in which) {
    const all: StoredEntry[] = []
    for await (const entry of allFiles(tx, owner)) all.push(entry)
    return all
  }
  return [...(await resolveFiles(tx, owner, [...new Set(which.ids)], { names: false })).values()]
}

const moveOf = (
  itemId: string,
  from: string,
  to: string,
  file: { readonly size: number; readonly modifiedAtMs: number },
): Move => ({
  type: 'move',
  itemId,
  from,
  to,
  what: 'file',
  expect: { sizeBytes: file.size, modifiedAtMs: file.modifiedAtMs },
})

async function carryOut(
  tx: Db,
  { owner, nowMs, config }: TrashJob,
  kind: 'trash' | 'restore',
  moves: readonly Move[],
): Promise<{ readonly runId: string; readonly result: RunResult }> {
  if (moves.length === 0) throw new Refusal('conflict', 'There are no files to move')
  const runId = uuidv7(nowMs)
  const [from, into] = kind === 'trash' ? [owner, owner.trash] : [owner.trash, owner]
  await beginRun(tx, owner, { id: runId, kind, undoes: null, nowMs })
  const result = await applyPlan(approve(planOf(runId, nowMs, moves, [])), {
    target: new LibraryTarget(tx, from, into, trashTimes(nowMs, config.trashDays)),
    journal: new DbJournal(tx, runId),
    clock: fixedClock(nowMs),
    runId,
    root: rootOf(from),
    into: rootOf(into),
    chunkSize: 1000,
  })
  await endRun(tx, runId, endOf(result, { side: kind === 'trash' ? 'from' : 'to' }))
  return { runId, result }
}
