import { type Act, approve, type Marks, type Plan, planOf, type Skip } from '../plan/index.ts'
import type { Journal, Roots } from '../ports/index.ts'
import { because } from '../reasons/index.ts'
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
 * when the plan is applied. Of labels and collections exactly those are taken back that were really changed. Items are
 * named by the ids that the run gave them. What the run did not do is listed as a skip. Acts without known outcome must
 * be settled before; they count as not done. With `only` the other acts are left as they are, and not listed.
 */
export function invertRun(
  state: RunState,
  as: { readonly id: string; readonly createdAtMs: number },
  only: (act: Act) => boolean = () => true,
): Inverse {
  const acts: Act[] = []
  const skips: Skip[] = []
  const ids = new Map<string, string>()
  for (const { itemId, after } of state.receipts.values()) if (after?.id !== undefined) ids.set(itemId, after.id)
  for (let index = state.acts.length - 1; index >= 0; index -= 1) {
    const act = state.acts[index]
    const receipt = state.receipts.get(index)
    if (act === undefined || !only(act)) continue
    if (receipt?.status === 'done') acts.push(...inverseOf(act, receipt, ids.get(act.itemId) ?? act.itemId))
    else skips.push(notDone(act, receipt))
  }
  const folders = [...state.folders].sort((one, other) => levels(other) - levels(one) || (one < other ? 1 : -1))
  return { plan: planOf(as.id, as.createdAtMs, acts, skips), folders }
}

function inverseOf(act: Act, receipt: Receipt, itemId: string): readonly Act[] {
  const { sizeBytes, modifiedAtMs, version } = receipt.after ?? act.expect
  const expect = { sizeBytes, modifiedAtMs, ...(version === undefined ? {} : { version }) }
  const same = { itemId, expect, ...(act.unit === undefined ? {} : { unit: act.unit }) }
  if (act.type === 'move') return [{ ...same, type: 'move', what: act.what, from: receipt.to, to: act.from }]
  if (act.type === 'folder')
    return [{ ...same, type: 'folder', from: act.from, what: act.what === 'make' ? 'remove' : 'make' }]
  const { add, remove }: Marks = receipt.changed ?? { add: [], remove: [] }
  return add.length + remove.length === 0 ? [] : [{ ...same, type: act.type, from: act.from, add: remove, remove: add }]
}

function notDone(act: Act, receipt: Receipt | undefined): Skip {
  const code = receipt?.code ?? 'interrupted'
  return { itemId: act.itemId, path: act.from, code, reason: because('was-not-done') }
}

function levels(path: string): number {
  return path.split('/').length
}

/** What an undo needs beside what every run needs. */
export interface UndoOptions extends RunOptions {
  /** Opens the roots of the run. */
  readonly roots: Roots
  /** Journal of the run to take back. It gets receipts for acts whose outcome was unknown, nothing else. */
  readonly journal: Journal
  /** An empty journal for the undo, which is a run of its own. */
  readonly undoJournal: Journal
  /** Id of the new run. */
  readonly runId: string
  /** Which acts are to be taken back; all of them when left out. */
  only?(act: Act): boolean
}

/**
 * Takes a run back, whether it ended or was killed: settles what was under way, then moves everything back and removes
 * the folders that it made, if they are empty. The undo is a run of its own that names the other in `undoes`: it can be
 * resumed and undone, which does the first run again. Throws what opening the roots throws, and what the target throws
 * that means "later" before the undo has begun.
 */
export async function undoRun(options: UndoOptions): Promise<RunResult> {
  const { journal, undoJournal, roots, locks, clock, runId, only } = options
  const before = await readRun(journal.read())
  const result = await withLock(locks, [before.root, before.into], async () => {
    const target = await roots.open(before.root, before.into)
    await settleUnknown({ journal, target }, await readRun(journal.read()))
    const state = await readRun(journal.read())
    const inverse = invertRun(state, { id: runId, createdAtMs: clock.nowMs() }, only)
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
  return result ?? refused(before.actCount)
}
