import type { RunStatus } from './journal.ts'
import type { RunState } from './state.ts'

/** One run among the others, as a list of runs shows it. */
export interface RunEntry {
  readonly state: RunState
  /** `undone` when a later run took it back. */
  readonly status: RunStatus
  /** Id of the run that took it back. */
  readonly undoneBy?: string
  /** True when there is something to take back: it moved, or may have moved, and is not undone. */
  readonly canUndo: boolean
  /** True when it was stopped or killed and can go on; one at work looks the same, its lock tells them apart. */
  readonly canResume: boolean
}

/**
 * Tells which runs are undone, from all runs of the same roots in the order in which they began. Undoing an undo does
 * the first run again, as a third run: the first two stay undone, and the third is the one to undo next.
 */
export function runHistory(states: readonly RunState[]): readonly RunEntry[] {
  const undoneBy = new Map<string, string>()
  for (const state of states) {
    if (state.undoes !== undefined && wasCarriedOut(state)) undoneBy.set(state.undoes, state.runId)
  }
  return states.map((state) => {
    const by = undoneBy.get(state.runId)
    const moved = state.counts.done > 0 || state.unknown.length > 0
    const open = state.status === 'running' || state.status === 'paused' || state.status === 'interrupted'
    return {
      state,
      status: by === undefined ? state.status : 'undone',
      ...(by === undefined ? {} : { undoneBy: by }),
      canUndo: by === undefined && moved,
      canResume: by === undefined && open,
    }
  })
}

function wasCarriedOut(state: RunState): boolean {
  return state.counts.done > 0 || state.status === 'completed' || state.status === 'partial'
}
