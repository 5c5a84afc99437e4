import fs from 'node:fs'
import path from 'node:path'
import { AppError, applyPlan, approve, isWithin, outcomeReason, readRun, runHistory } from '@octavo/core'
import { busyError, type RunInfo, rootPath } from '@octavo/disk'
import type { Run, Tell } from '@octavo/mcp'
import { commandRoots } from '../road/containers.ts'
import { rootNames } from '../road/roots.ts'
import { CHUNK_SIZE, clock, openState, refuseBusy } from '../runs.ts'
import { statusOf } from '../show-run.ts'
import type { KeptPlan } from './plans.ts'
import type { Opened } from './sources.ts'

/** Carries out a plan as a run of the history. The caller has seen the approval. Throws AppError `busy`. */
export async function carryOut({ plan, roots }: KeptPlan, tell: Tell, signal: AbortSignal): Promise<void> {
  const { root, into } = rootNames(roots)
  const { store, locks } = openState()
  const ready = approve(plan)
  const owner = locks.ownerOf([root, into])
  if (owner) throw busyError(owner)
  // One that was kept out before it began has left an empty journal.
  const journal = journalBytes(plan.id) === undefined ? store.create(plan.id) : store.open(plan.id)
  try {
    const result = await applyPlan(ready, {
      target: await commandRoots.open(root, into),
      journal,
      clock,
      chunkSize: CHUNK_SIZE,
      locks,
      runId: plan.id,
      root,
      into,
      signal,
      onProgress: ({ total, pending }) => tell(total - pending, total),
    })
    refuseBusy(result, locks, [root, into])
  } finally {
    journal.close()
  }
}

/** True once a run of this name has begun, whatever became of it. */
export const hasBegun = (runId: string): boolean => (journalBytes(runId) ?? 0) > 0

/** Undefined where no run has the name. */
function journalBytes(runId: string): number | undefined {
  try {
    const journal = openState().store.open(runId)
    journal.close()
    return fs.statSync(journal.file).size
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Runs over what was opened, without their acts, the newest first. */
export const runsHere = async (opened: readonly Opened[]): Promise<readonly RunInfo[]> =>
  (await openState().store.list()).filter(({ state }) =>
    opened.some(({ root }) => isWithin(root, rootPath(state.root))),
  )

/** One of them. Throws AppError `not_found`. */
export async function infoNamed(runId: string, opened: readonly Opened[]): Promise<RunInfo> {
  const info = (await runsHere(opened)).find(({ state }) => state.runId === runId)
  if (!info) throw new AppError('not_found', 'There is no run with that name.')
  return info
}

/** One of them, with what was not done. Throws AppError `not_found`. */
export async function runNamed(runId: string, opened: readonly Opened[]): Promise<Run> {
  const info = await infoNamed(runId, opened)
  const journal = openState().store.open(runId)
  try {
    return runOf({ ...info, state: await readRun(journal.read()) }, opened)
  } finally {
    journal.close()
  }
}

/** A run that has just ended: its own journal says it all. Throws AppError `not_found`. */
export async function runJust(runId: string, opened: readonly Opened[]): Promise<Run> {
  const journal = openState().store.open(runId)
  try {
    const [entry] = runHistory([await readRun(journal.read())])
    if (!entry) throw new AppError('not_found', 'There is no run with that name.')
    return runOf({ ...entry, damaged: false }, opened)
  } finally {
    journal.close()
  }
}

/** A run as the tools tell it. */
export function runOf(info: RunInfo, opened: readonly Opened[]): Run {
  const { state, undoneBy } = info
  const { done, skipped, failed, pending } = state.counts
  const isAtWork = openState().locks.ownerOf([state.root, state.into]) !== undefined
  const notDone = state.acts.flatMap((_, index) => {
    const receipt = state.receipts.get(index)
    if (!receipt || receipt.status === 'done') return []
    const reason = outcomeReason(receipt)
    return [
      {
        from: receipt.from,
        to: receipt.to,
        code: receipt.code ?? 'skipped',
        why: typeof reason === 'string' ? reason : reason.code,
      },
    ]
  })
  return {
    runId: state.runId,
    source:
      opened.find(({ root }) => isWithin(root, rootPath(state.root)))?.name ?? path.basename(rootPath(state.root)),
    beganAtMs: state.beganAtMs,
    status: statusOf(info, isAtWork),
    moved: done,
    skipped,
    failed,
    pending,
    ...(state.undoes !== undefined && { undoes: state.undoes }),
    ...(undoneBy !== undefined && { undoneBy }),
    notDone,
  }
}
