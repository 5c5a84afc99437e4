import { runHistory } from './history.ts'
import type { RunState } from './state.ts'

/**
 * Ids of the runs that nobody needs written down any more: those of families (a run, its undos, and theirs) in which
 * nothing happened since a time, and in which nothing is left to finish. `all`: in the order in which they began.
 */
export function outdatedRuns(all: readonly RunState[], beforeMs: number): readonly string[] {
  const firstOf = new Map<string, string>()
  const needed = new Set<string>()
  for (const { state, canResume } of runHistory(all)) {
    const first = firstOf.get(state.undoes ?? '') ?? state.runId
    firstOf.set(state.runId, first)
    if (canResume || (state.endedAtMs ?? state.beganAtMs) >= beforeMs) needed.add(first)
  }
  return [...firstOf].flatMap(([runId, first]) => (needed.has(first) ? [] : runId))
}
