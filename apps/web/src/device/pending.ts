import type { RunEntry, RunState } from '@octavo/core'

/** A run that the library has still to follow. */
export interface Pending {
  readonly state: RunState
  /** Its own id, and those of the runs that took it back and did it again. */
  readonly runIds: readonly string[]
}

/**
 * The runs that the library has still to follow, of all of a device: those that hold. An undo and what it took back are
 * nothing to it; what was done again after an undo is the first run, as it was approved.
 */
export const pendingOf = (entries: readonly RunEntry[]): readonly Pending[] => {
  const byId = new Map(entries.map((entry) => [entry.state.runId, entry]))
  return entries.flatMap(({ state, undoneBy }) => {
    const runIds = [state.runId]
    for (let by = undoneBy; by !== undefined; by = byId.get(by)?.undoneBy) runIds.push(by)
    const holds = runIds.length % 2 === 1
    return state.undoes === undefined && state.counts.done > 0 && holds ? [{ state, runIds }] : []
  })
}
