import type { Clock, Ids } from '../ports/clock.ts'

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #nowMs: number
  readonly #sleepers = new Set<{ readonly dueMs: number; wake(): void }>()

  constructor(startMs = 1_700_000_000_000) {
    this.#nowMs = startMs
  }

  nowMs(): number {
    return this.#nowMs
  }

  sleep(durationMs: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const abort = () => {
        this.#sleepers.delete(sleeper)
        reject(signal?.reason)
      }
      const wake = () => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }
      const sleeper = { dueMs: this.#nowMs + durationMs, wake }
      this.#sleepers.add(sleeper)
      signal?.addEventListener('abort', abort, { once: true })
    })
  }

  /** Moves the clock on and wakes, in their order, those whose time has come. */
  async advance(durationMs: number): Promise<void> {
    const untilMs = this.#nowMs + durationMs
    for (;;) {
      const due = [...this.#sleepers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0]
      if (due === undefined) break
      this.#sleepers.delete(due)
      this.#nowMs = Math.max(this.#nowMs, due.dueMs)
      due.wake()
      await Promise.resolve()
    }
    this.#nowMs = untilMs
    await Promise.resolve()
  }
}

/** Identifiers `prefix-1`, `prefix-2`, … for tests that compare. */
export function seqIds(prefix = 'id'): Ids {
  let count = 0
  return {
    next() {
      count += 1
      return `${prefix}-${count}`
    },
  }
}
