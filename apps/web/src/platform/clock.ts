import type { Clock } from '@octavo/core'

/** The browser's time as core's Clock. */
export const browserClock: Clock = {
  nowMs: () => performance.now(),
  sleep: (durationMs, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const timer = setTimeout(resolve, durationMs)
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
