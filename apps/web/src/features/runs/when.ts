import { locale } from '../../language/index.ts'

const DAY_MS = 86_400_000

/** The day of a moment in the person's time zone, as a number that grows by one a day. */
export const dayOf = (atMs: number): number => {
  const at = new Date(atMs)
  return Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS)
}

/** A day in words: `today`, `yesterday`, else its weekday and date; `nowMs` is now. */
export const dayWords = (atMs: number, nowMs: number): string => {
  const ago = dayOf(nowMs) - dayOf(atMs)
  const words =
    ago < 2
      ? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-ago, 'day')
      : new Intl.DateTimeFormat(locale(), { dateStyle: 'full' }).format(atMs)
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1)
}

/** The time of day of a moment, e.g. `14:05`. */
export const timeOf = (atMs: number): string => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(atMs)
