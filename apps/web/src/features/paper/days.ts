import type { LibraryDay } from '@octavo/contract'

const two = (part: number): string => String(part).padStart(2, '0')

/** Days in their order as those to come (that of `now` too, by the clock of the reader), and those gone, the latest first. */
export function splitByDay(
  days: readonly LibraryDay[],
  now: Date,
): { readonly coming: readonly LibraryDay[]; readonly gone: readonly LibraryDay[] } {
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const first = days.findIndex(({ day }) => day >= today)
  const at = first === -1 ? days.length : first
  return { coming: days.slice(at), gone: days.slice(0, at).toReversed() }
}
