import type { Clock } from '../ports/index.ts'

/**
 * Resolves with the work's result once the work is done and `minimumMs` have passed, whichever is later. Rejects at
 * once when the work fails or the signal is aborted: nobody has to wait for bad news.
 */
export async function withMinimumDuration<T>(
  work: () => Promise<T>,
  minimumMs: number,
  clock: Clock,
  signal?: AbortSignal,
): Promise<T> {
  const shown = minimumMs > 0 ? clock.sleep(minimumMs, signal) : Promise.resolve()
  const [result] = await Promise.all([work(), shown])
  return result
}

/**
 * The percentage of a stage that goes from one value to another, by what is really done: never past `to`, never
 * before `from`, whole numbers.
 */
export function percentBetween(from: number, to: number, doneCount: number, totalCount: number): number {
  const share = totalCount > 0 ? Math.min(1, Math.max(0, doneCount / totalCount)) : 0
  return Math.round(from + (to - from) * share)
}
