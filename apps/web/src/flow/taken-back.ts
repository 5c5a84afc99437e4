const listeners = new Set<(runId: string) => void>()

/** Tells the flows of this tab that a run was taken back whole, wherever its person pressed that. */
export const tellTakenBack = (runId: string): void => {
  for (const listener of [...listeners]) listener(runId)
}

/** Calls `listener` with each run that is taken back whole; returns the function that stops it. */
export const onTakenBack = (listener: (runId: string) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
