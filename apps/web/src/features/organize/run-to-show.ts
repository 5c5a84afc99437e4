import { isLocal } from '../../device/local.ts'
import type { RunReport } from '../../flow/types.ts'

/** A run as the library tells it, or this device. */
export interface TellsOfRun {
  readonly id: string
  readonly moved: number
  readonly status: string
  readonly canUndo: boolean
}

/**
 * Which run the card of the last run is about: the one that waits on this device for the library to follow, else the
 * newest of the library, else the one that this tab has seen. What is said of one run is never said of another.
 */
export const runToShow = (
  report: RunReport | undefined,
  newest: TellsOfRun | undefined,
  here: TellsOfRun | undefined,
) => {
  const run = here ?? newest
  const runId = run?.id ?? report?.runId
  if (runId === undefined) return undefined
  const known = report?.runId === runId ? report : undefined
  const isUndone = run?.status === 'undone'
  return {
    runId,
    known,
    moved: known?.movedCount ?? run?.moved ?? 0,
    isUndone,
    canUndo: !isUndone && (run ? run.canUndo : !isLocal(runId)),
  }
}
