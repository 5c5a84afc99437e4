import type { ApprovedPlan } from '../plan/plan.ts'
import type { Journal } from '../ports/index.ts'
import { carryOut, type RunOptions, type RunResult, refused, withLock } from './executor.ts'
import type { JournalRecord } from './journal.ts'

/** What a new run needs beside its ports. */
export interface ApplyOptions extends RunOptions {
  /** An empty journal, for this run alone. */
  readonly journal: Journal
  readonly runId: string
  /** Name of the root that `from` is relative to (a folder's absolute path, a library's id); for the journal and the lock. */
  readonly root: string
  /** Name of the root that `to` is relative to; the same as `root` when a folder is organised in place. */
  readonly into: string
  /** The run that this one takes back. */
  readonly undoes?: string
  /** Folders of `root` to remove at the end, if empty then; deepest first. */
  readonly cleanup?: readonly string[]
}

/**
 * Carries out an approved plan. Everything that it wants is in the journal and flushed before the first move, and every
 * chunk is marked before it begins, so that a killed run can be resumed or undone. An abort between chunks ends the run
 * as `interrupted`, a full disk as `paused`, both to be resumed; another run on the same roots gives `refused` and
 * nothing is written. Only a broken journal or target throws; the run can be resumed then, too.
 */
export async function applyPlan(plan: ApprovedPlan, options: ApplyOptions): Promise<RunResult> {
  const { journal, clock, runId, root, into, undoes, cleanup = [], locks } = options
  const result = await withLock(locks, [root, into], async () => {
    const begin: JournalRecord = {
      type: 'begin',
      runId,
      atMs: clock.nowMs(),
      root,
      into,
      ...(undoes === undefined ? {} : { undoes }),
      moveCount: plan.moves.length,
      ...(cleanup.length === 0 ? {} : { cleanup }),
    }
    await journal.append([begin, ...plan.moves.map((move, index) => ({ type: 'intent' as const, index, move }))])
    return carryOut({ ...options, journal, moves: plan.moves, receipts: new Map(), cleanup })
  })
  return result ?? refused(plan.moves.length)
}
