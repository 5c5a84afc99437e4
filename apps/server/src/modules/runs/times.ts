import type { Clock } from '@octavo/core'
import type { TrashTimes } from './target.ts'

const DAY_MS = 86_400_000

/** When files that go to the trash now may be removed. */
export const trashTimes = (nowMs: number, days: number): TrashTimes => ({
  trashedAtMs: nowMs,
  purgeAfterMs: nowMs + days * DAY_MS,
})

/** A clock that stands still for the length of a transaction. */
export const fixedClock = (nowMs: number): Clock => ({ nowMs: () => nowMs, sleep: () => Promise.resolve() })
