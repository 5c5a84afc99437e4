import type { Move, Plan, Skip } from '../plan/plan.ts'
import { approve } from '../plan/plan.ts'
import { planOf } from '../plan/summary.ts'
import type { Journal } from '../ports/index.ts'
import { applyPlan } from './apply.ts'
import { type RunOptions, type RunResult, refused, withLock } from './executor.ts'
import type { Receipt } from './journal.ts'
import { settleUnknown } from './resume.ts'
import { type RunState, readRun } from './state.ts'

/** How to take a run back: a plan with its roots swapped, and the folders that the run made. */
export interface Inverse {
  /** `from` is relative to the run's `into`, `to` to its `root`. */
  readonly plan: Plan
  /** Folders of the run's `into` to remove afterwards, if they are empty; deepest first. */
  readonly folders: readonly string[]
}

/**
 * The plan that undoes a run: everything that it moved goes back, last first, to the very path where it was, provided
 * that it still is what the run left behind (`receipt.after`); what changed since is refused as `changed_since_review`
 * when the plan is applied. What the run did not move is listed as a skip. Moves without known outcome must be settled
 * before; they count as not moved.
 */
export function invertRun(state: RunState, as: { readonly id: string; readonly createdAtMs: number }): Inverse {
  const moves: Move[] = []
  const skips: Skip[] = []
  for (let index = state.moves.length - 1; index >= 0; index -= 1) {
    const move = state.moves[index]
    const receipt = state.receipts.get(index)
    if (move === undefined) continue
    if (receipt?.status === 'done') moves.push(inverseOf(move, receipt))
    else skips.push(notMoved(move, receipt))
  }
  const folders = [...state.folders].sort((one, other) => levels(other) - levels(one) || (one < other ? 1 : -1))
  return { plan: planOf(as.id, as.createdAtMs, moves, skips), folders }
}

function inverseOf(move: Move, receipt: Receipt): Move {
  const expect = receipt.after ?? move.expect
  return { ...move, from: receipt.to, to: move.from, expect, note: 'Back to where it was.' }
}

function notMoved(move: Move, receipt: Receipt | undefined): Skip {
  const code = receipt?.code ?? 'interrupted'
  return { itemId: move.itemId, path: move.from, code, reason: 'It was not moved, so it is not taken back.' }
}

function levels(path: string): number {
  return path.split('/').length
}

/** What an undo needs: the target as the run had it (opened for the run's `root` and `into`), and a new journal. */
export interface UndoOptions extends RunOptions {
  /** Journal of the run to take back. It gets receipts for moves whose outcome was unknown, nothing else. */
  readonly journal: Journal
  /** An empty journal for the undo, which is a run of its own. */
  readonly undoJournal: Journal
  /** Id of the new run. */
  readonly runId: string
}

/**
 * Takes a run back, whether it ended or was killed: settles what was under way, then moves everything back and removes
 * the folders that it made, if they are empty. The undo is a run of its own that names the other in `undoes`: it can be
 * resumed (with a target opened for its own roots, the other way round) and undone, which does the first run again.
 */
export async function undoRun(options: UndoOptions): Promise<RunResult> {
  const { journal, undoJournal, target, locks, clock, runId } = options
  const before = await readRun(journal.read())
  const result = await withLock(locks, [before.root, before.into], async () => {
    await settleUnknown(options, await readRun(journal.read()))
    const state = await readRun(journal.read())
    const inverse = invertRun(state, { id: runId, createdAtMs: clock.nowMs() })
    const { locks: _, ...rest } = options
    return applyPlan(approve(inverse.plan), {
      ...rest,
      target: target.reversed(),
      journal: undoJournal,
      root: state.into,
      into: state.root,
      undoes: state.runId,
      cleanup: inverse.folders,
    })
  })
  return result ?? refused(before.moveCount)
}
