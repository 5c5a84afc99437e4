/** How long work has the page before everything else has its turn. */
const TURN_MS = 8

/**
 * Does work that would hold up the page, a part at a time: whatever else there is to do comes between. Each `yield` of the
 * work is a place where it may wait, at the first it does: whoever asked is drawn first. Rejects with the signal's reason on
 * abort.
 */
export const inTurns = async <T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> => {
  for (let beganMs = Number.NEGATIVE_INFINITY; ; ) {
    signal?.throwIfAborted()
    const part = work.next()
    if (part.done) return part.value
    if (performance.now() - beganMs < TURN_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    beganMs = performance.now()
  }
}
