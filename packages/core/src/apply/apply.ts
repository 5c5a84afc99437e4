import type { ApprovedPlan } from '../plan/index.ts'
import type { Journal, Target } from '../ports/index.ts'
import { carryOut, type RunOptions, type RunResult, refused, withLock } from './executor.ts'
import { JOURNAL_FORMAT, type JournalRecord } from './journal.ts'
import type { RootName } from './root-name.ts'

/** What a new run needs beside its ports. */
export interface ApplyOptions extends RunOptions {
  readonly target: Target
  /** An empty journal, for this run alone. */
  readonly journal: Journal
  readonly runId: string
  /** The root that `from` is relative to; for the journal and the lock. */
  readonly root: RootName
  /** The root that `to` is relative to; the same as `root` when a folder is organised in place. */
  readonly into: RootName
  /** The run that this one takes back. */
  readonly undoes?: string
  /** Folders of `root` to remove at the end, if empty then; deepest first. */
  readonly cleanup?: readonly string[]
}

/**
 * Carries out an approved plan. Everything that it wants is in the journal and flushed before the first act, and every
 * chunk is marked before it begins, so that a killed run can be resumed or undone. An abort between chunks ends the run
 * as `interrupted`, a full disk or whatever else means "later" as `paused`, both to be resumed; another run on the same roots gives `refused` and
 * nothing is written. Only a broken journal or target throws; the run can be resumed then, too.
 */
export async function applyPlan(plan: ApprovedPlan, options: ApplyOptions): Promise<RunResult> {
  const { journal, clock, runId, root, into, undoes, cleanup = [], locks } = options
  const result = await withLock(locks, [root, into], async () => {
    const begin: JournalRecord = {
      type: 'begin',
      format: JOURNAL_FORMAT,
      runId,
      atMs: clock.nowMs(),
      root,
      into,
      ...(undoes === undefined ? {} : { undoes }),
      actCount: plan.acts.length,
      ...(cleanup.length === 0 ? {} : { cleanup }),
    }
    await journal.append([begin, ...plan.acts.map((act, index) => ({ type: 'intent' as const, index, act }))])
    return carryOut({ ...options, journal, acts: plan.acts, receipts: new Map(), cleanup })
  })
  return result ?? refused(plan.acts.length)
}
