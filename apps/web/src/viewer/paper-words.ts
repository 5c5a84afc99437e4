import type { PaperDay } from '@octavo/contract'
import { locale } from '../language/index.ts'
import { dateOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'

/** What a paper sets a day for. */
export const DAY_WORDS: Readonly<Record<PaperDay['kind'], () => string>> = {
  expires: m.paper_day_expires,
  payBy: m.paper_day_pay_by,
  ends: m.paper_day_ends,
}

/** A day of the calendar (`YYYY-MM-DD`) as the page's language writes it; the same one wherever the reader is. */
export const dayOf = (day: string): string => dateOf(Date.parse(`${day}T00:00`))

/** A likelihood from 0 to 1 as the page's language writes it, e.g. `97 %`. */
export const percentOf = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
