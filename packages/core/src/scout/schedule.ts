/** How often a scout looks; `realtime` as soon as something is told to it, and now and then all the same. */
export const FREQUENCIES = ['realtime', 'hourly', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

const MINUTE_MS = 60_000
const EVERY_MS: Readonly<Record<Frequency, number>> = {
  // Whoever tells of changes may fall silent without a word.
  realtime: 15 * MINUTE_MS,
  hourly: 60 * MINUTE_MS,
  daily: 24 * 60 * MINUTE_MS,
  weekly: 7 * 24 * 60 * MINUTE_MS,
}

/** When a scout looks again, in milliseconds since 1970: at once when it never has, or when the clock was set back. */
export function nextRunMs(frequency: Frequency, lastMs: number | undefined, nowMs: number): number {
  if (lastMs === undefined || lastMs > nowMs) return nowMs
  return lastMs + EVERY_MS[frequency]
}
