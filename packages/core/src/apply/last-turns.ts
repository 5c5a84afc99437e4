import type { RunState } from './state.ts'

/** The run that turned an item over last, and whether the item is back where it was since. */
export interface Turn {
  readonly runId: string
  readonly isBack: boolean
}

/**
 * What became last of each item of a run: by the run itself, by an undo of it, whole or of some items, or by an undo of
 * such an undo. To turn an item over again is to undo the run that is named: that one left it as it is. `all`: every run
 * that may speak of it, in the order in which they began.
 */
export function lastTurns(runId: string, all: readonly RunState[]): ReadonlyMap<string, Turn> {
  const isUndo = new Map<string, boolean>()
  const turns = new Map<string, Turn>()
  for (const state of all) {
    const undone = isUndo.get(state.undoes ?? '')
    if (state.runId !== runId && undone === undefined) continue
    const isBack = state.runId !== runId && undone === false
    isUndo.set(state.runId, isBack)
    for (const { itemId, status } of state.receipts.values())
      if (status === 'done') turns.set(itemId, { runId: state.runId, isBack })
  }
  return turns
}
