import type { PhotoMonthsResponse } from '@octavo/contract'
import { locale } from '../../language/index.ts'

/** A month of the timeline: `2023-05`, the place of its first photo, and how many it has. */
export interface MonthSpan {
  readonly month: string
  readonly first: number
  readonly photos: number
}

/** Where each month begins in the timeline. */
export const spansOf = (months: PhotoMonthsResponse['months']): readonly MonthSpan[] => {
  let first = 0
  return months.map(({ month, photos }) => {
    const span = { month, first, photos }
    first += photos
    return span
  })
}

/** Number of the span that holds a place; -1 where there is none. */
export const spanAt = (spans: readonly MonthSpan[], place: number): number => {
  let [low, high] = [0, spans.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((spans[middle]?.first ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return high < 0 ? -1 : low
}

/** Years with the place of their first photo, those too near to the one before left out: `gap` is a share of all photos. */
export const yearsOf = (
  spans: readonly MonthSpan[],
  total: number,
  gap: number,
): readonly { readonly year: string; readonly share: number }[] => {
  const years: { year: string; share: number }[] = []
  let seen = ''
  for (const { month, first } of spans) {
    const year = month.slice(0, 4)
    if (year === seen) continue
    seen = year
    const share = total === 0 ? 0 : first / total
    if (share - (years.at(-1)?.share ?? -1) >= gap) years.push({ year, share })
  }
  return years
}

/** `May 2023` in the page's language. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

/** `3 May 2023, 14:05`: the time that the camera's own clock showed. */
export const takenWords = (takenAtMs: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(takenAtMs)
