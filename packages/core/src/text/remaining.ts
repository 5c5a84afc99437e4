/** How far work is at one instant; `done` in whatever unit the work counts (bytes, files). */
export interface ProgressSample {
  readonly atMs: number
  readonly done: number
}

/**
 * Milliseconds until `total` is reached, from the average rate over the samples of the last 10 s, or over the last two where
 * they are further apart; undefined in the first 2 s, without any progress, or when the total is unknown. Never negative.
 */
export function estimateRemaining(samples: readonly ProgressSample[], total: number): number | undefined {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last || last.atMs - first.atMs < 2000) return undefined
  const before = samples.slice(0, -1)
  const from = before.find((sample) => sample.atMs >= last.atMs - 10_000) ?? before.at(-1) ?? first
  const rate = (last.done - from.done) / (last.atMs - from.atMs)
  return rate > 0 && Number.isFinite(total) ? Math.max(0, (total - last.done) / rate) : undefined
}

/** A time for people: `a few seconds`, `25 seconds`, `3 minutes`, `1 hour 5 minutes`. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.round(remainingMs / 1000)
  if (seconds < 5) return 'a few seconds'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${hours === 1 ? '1 hour' : `${hours} hours`}${rest === 0 ? '' : rest === 1 ? ' 1 minute' : ` ${rest} minutes`}`
}
