import type { Clock } from '@octavo/core'

/** The machine's clock; its timers never keep the process alive. */
export const CLOCK: Clock = {
  nowMs: () => Date.now(),
  sleep: (durationMs, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const timer = setTimeout(resolve, durationMs)
      timer.unref?.()
      signal?.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          reject(signal.reason)
        },
        { once: true },
      )
    }),
}
