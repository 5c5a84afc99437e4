import { isLocal } from '../../device/local.ts'
import type { RunReport } from '../../flow/types.ts'

/** A run as the library tells it. */
interface LibraryRun {
  readonly id: string
  readonly moved: number
  readonly status: string
  readonly canUndo: boolean
}

/**
 * Which run the card of the last run is about: without a server the one that waits on this device, else the newest of the
 * library, else the one that this tab has seen. What the library says of one run is never said of another.
 */
export const runToShow = (report: RunReport | undefined, newest: LibraryRun | undefined, isAway: boolean) => {
  const runId = isAway && report && isLocal(report.runId) ? report.runId : (newest?.id ?? report?.runId)
  if (runId === undefined) return undefined
  const known = report?.runId === runId ? report : undefined
  const run = newest?.id === runId ? newest : undefined
  const isUndone = run?.status === 'undone'
  return {
    runId,
    known,
    moved: known?.movedCount ?? run?.moved ?? 0,
    isUndone,
    canUndo: !isUndone && !isLocal(runId) && (run?.canUndo ?? true),
  }
}
