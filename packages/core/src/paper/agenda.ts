import type { CalendarDay } from './calendar.ts'
import type { Deadline, DeadlineKind } from './deadlines.ts'

/** A day that is less likely to be meant is told as a perhaps, stays out of calendars, and no rule goes by it. */
export const SURE_DAY = 0.6
/** How long before a calendar reminds of each: what expires takes time to be renewed, and what ends has to be given notice of. */
const REMIND_DAYS: Readonly<Record<DeadlineKind, number>> = { expires: 30, payBy: 3, ends: 90 }

/**
 * The sure ones of the days that papers set, as entries of a calendar, the first day first. `said` makes what stands on each;
 * `id` names its paper, so that a calendar which is told of it again changes its entry and makes no other.
 */
export function toAgenda<T extends Deadline>(
  days: readonly T[],
  said: (day: T) => Pick<CalendarDay, 'title' | 'text'> & { readonly id: string },
): readonly CalendarDay[] {
  return days
    .filter(({ confidence }) => confidence >= SURE_DAY)
    .map((one) => {
      const { id, title, text } = said(one)
      const { kind, day } = one
      return { uid: `${id}-${kind}-${day}@octavo`, day, title, text, remindDays: REMIND_DAYS[kind] }
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
