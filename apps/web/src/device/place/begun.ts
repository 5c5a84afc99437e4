const BEGUN = 'octavo.begun:'

/** The shelf on which a page notes what it has begun; undefined where a browser keeps none. */
const shelf = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const marks = (): readonly string[] => Object.keys(shelf() ?? {}).filter((key) => key.startsWith(BEGUN))

/** Notes that a run was begun, until it is `noteEnded`: a page that finds such a note has a reason to look. */
export const noteBegun = (runId: string): void => {
  try {
    shelf()?.setItem(BEGUN + runId, '1')
  } catch {
    // A full shelf costs the question at the next visit; the history has the run all the same.
  }
}

/** Takes the note of a run away, or of all of them. */
export const noteEnded = (runId?: string): void => {
  for (const key of marks()) if (runId === undefined || key === BEGUN + runId) shelf()?.removeItem(key)
}

/** True when a run was begun in this browser and not seen to end: at work in another tab, or killed. */
export const wasBegun = (): boolean => marks().length > 0
