import type { ApproveResponse, RunOutcome } from '@octavo/contract'
import { applyPlan, approve, type Plan, setsAside } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { earnByRun } from '../earned/index.ts'
import {
  beginRun,
  DbJournal,
  endOf,
  endRun,
  fixedClock,
  LibraryTarget,
  outcomesOf,
  type RunLock,
  receiptsOf,
  refuseObstacles,
  rootOf,
  skippedOf,
} from '../runs/index.ts'
import type { Lessons } from './lesson.ts'
import { keptPlan, runOfPlan } from './store.ts'

/** Moves between two tellings of how far a run is, at least; and how often it is told at most. */
const FOLLOWED_CHUNK = 50
const MOST_TOLD = 20

/** What a run needs beside its plan. */
export interface RunJob {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly nowMs: number
  readonly watch?: Watch
  /** Left out where nobody has said yes to the plan, so that nothing is to be learned from it. */
  readonly lessons?: Lessons
}

/**
 * Carries out a plan that is kept, in one transaction, all of it or nothing. A plan that was carried out before answers
 * with the same run, and `isFirst` is false. `onDone` is called within the transaction. Throws Refusal `not_found`, `busy`, or `conflict` with what stands against it.
 */
export async function approvePlan(
  job: RunJob,
  id: string,
  onDone: (tx: Db, done: { readonly runId: string; readonly organized: number }) => Promise<void>,
): Promise<{ readonly answer: ApproveResponse; readonly isFirst: boolean }> {
  const { db, lock, owner } = job
  return await lock.transact(db, owner, async (tx) => {
    const runId = await runOfPlan(tx, owner, id)
    if (runId !== null) {
      const results = await outcomesOf(tx, owner, await receiptsOf(tx, runId))
      const organized = countDone(results)
      await onDone(tx, { runId, organized })
      return { answer: { runId, organized, results }, isFirst: false }
    }
    const plan = await keptPlan(tx, owner, id)
    await refuseObstacles(tx, owner, plan)
    const answer = await carryOut(tx, job, plan)
    await onDone(tx, { runId: answer.runId, organized: answer.organized })
    return { answer, isFirst: true }
  })
}

/**
 * Carries out a plan that a person agreed to, within a transaction that holds the lock of their library. A caller who
 * follows the run and hangs up leaves everything where it was; for others it goes on to its end.
 */
export async function carryOut(tx: Db, { owner, nowMs, watch, lessons }: Omit<RunJob, 'db' | 'lock'>, plan: Plan) {
  const followed = watch?.isFollowed ? watch : undefined
  const runId = uuidv7(nowMs)
  const kind = setsAside(plan.acts) ? 'aside' : 'organize'
  await beginRun(tx, owner, { id: runId, kind, undoes: null, planId: plan.id, nowMs })
  const root = rootOf(owner)
  const result = await applyPlan(approve(plan), {
    target: new LibraryTarget(tx, owner),
    journal: new DbJournal(tx, runId),
    clock: fixedClock(nowMs),
    runId,
    root,
    into: root,
    chunkSize: followed ? Math.max(FOLLOWED_CHUNK, Math.ceil(plan.acts.length / MOST_TOLD)) : 1000,
    ...(followed && {
      signal: followed.signal,
      onProgress: ({ total, pending }) => followed.onProgress({ step: 'moving', done: total - pending, total }),
    }),
  })
  // Who follows a run and hangs up wants it stopped: the transaction takes back what was moved.
  followed?.signal.throwIfAborted()
  const results = await outcomesOf(tx, owner, result.receipts)
  const skipped = await skippedOf(tx, owner, plan.skips)
  await endRun(tx, runId, endOf(result, { outcomes: [...results, ...skipped], skips: plan.skips }))
  await lessons?.follow(tx, owner, runId)
  await earnByRun(tx, owner, plan.acts)
  return { runId, organized: countDone(results), results: [...results, ...skipped] }
}

const countDone = (results: readonly RunOutcome[]): number => results.filter(({ status }) => status === 'done').length
