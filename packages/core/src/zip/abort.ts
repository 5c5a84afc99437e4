import { AppError } from '../errors/index.ts'

/** Lets waiting end at once when a signal is aborted, even where the thing waited for never answers. */
export interface AbortGate {
  /** Throws AppError `cancelled` when the signal is aborted. */
  check(): void
  /** The promise's outcome, or AppError `cancelled` as soon as the signal is aborted. One wait at a time. */
  wait<T>(promise: Promise<T>): Promise<T>
  /** Stops watching. */
  close(): void
  readonly aborted: boolean
}

/** Watches a signal (or nothing) until closed. */
export function createAbortGate(signal: AbortSignal | undefined): AbortGate {
  const cancelled = () => new AppError('cancelled', 'The archive was cancelled.', { cause: signal?.reason })
  const check = () => {
    if (signal?.aborted) throw cancelled()
  }
  if (!signal) return { check, wait: (promise) => promise, close: () => undefined, aborted: false }

  // One slot instead of Promise.race: a race would leave a reaction on a long-lived promise for every wait.
  let giveUp: ((error: AppError) => void) | undefined
  const onAbort = () => giveUp?.(cancelled())
  signal.addEventListener('abort', onAbort, { once: true })
  return {
    check,
    wait(promise) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) reject(cancelled())
        giveUp = reject
        promise.then(resolve, reject)
      })
    },
    close: () => signal.removeEventListener('abort', onAbort),
    get aborted() {
      return signal.aborted
    },
  }
}
