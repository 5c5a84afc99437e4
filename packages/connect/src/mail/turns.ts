/** The outcome of some work, or the signal's reason, whichever comes first. */
export async function stoppedBy<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return await work
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = (): void => reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Lets one work go on at a time, in the order in which they were asked for. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Throws the signal's reason at once, also while it waits. */
  async take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    try {
      await stoppedBy(before, signal)
      return await work()
    } finally {
      // Who was stopped while it waited lets nobody pass those before it.
      void before.then(resolve)
    }
  }
}
