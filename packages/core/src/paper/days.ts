import { collisionKey } from '../item/index.ts'
import { monthOf } from '../words/index.ts'

/** A day that a text speaks of. */
export interface DayInText {
  /** Where it stands: characters from the beginning of the text, and how many it takes. */
  readonly at: number
  readonly length: number
  /** `YYYY-MM-DD`; of a month without a day its last one. */
  readonly day: string
  /** True where day and month could change places, and nothing in the text says which is which. */
  readonly isUnclear: boolean
}

const YEAR = '(?<year>(?:19|20)\\d{2})'
const SHORT_YEAR = '(?<year>(?:19|20)?\\d{2})'
const MONTH = '(?<month>0?[1-9]|1[0-2])'
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])'

/** Year first, or parted by dots: there is one way to read them. */
const CLEAR = [
  new RegExp(`(?<![\\d.,/-])${YEAR}(?<gap>[-/.])${MONTH}\\k<gap>${DAY}(?![\\d/-]|\\.\\d)`, 'gu'),
  new RegExp(`(?<![\\d.,/-])${DAY}\\. ?${MONTH}\\. ?${SHORT_YEAR}(?![\\d/-]|\\.\\d)`, 'gu'),
]
/** Day and month by slashes or dashes: which is first differs from country to country. */
const SLASHED = /(?<![\d.,/-])(?<first>\d{1,2})(?<gap>[/-])(?<second>\d{1,2})\k<gap>(?<year>(?:19|20)\d{2})(?![\d/-])/gu
/** Month and year alone, as cards have them: `03/2027`. */
const MONTH_ONLY = new RegExp(`(?<![\\d.,/-])${MONTH}/(?<year>20\\d{2})(?![\\d/-])`, 'gu')
/** Day, month in words, year, in either order: `12. März 2024`, `12 de marzo de 2024`, `March 12, 2024`. */
const IN_WORDS =
  /(?<!\d)(?:(?<first>\d{1,2})(?:\.|st|nd|rd|th)?\s+(?:de\s+)?(?<name>\p{L}{3,})\.?|(?<word>\p{L}{3,})\.?\s+(?<second>\d{1,2})(?:st|nd|rd|th)?),?\s+(?:de\s+|del\s+)?(?<year>(?:19|20)\d{2})(?!\d)/gu

const two = (part: string | number): string => String(part).padStart(2, '0')

/** A day as it is written down; undefined for one that no calendar has. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const atMs = Date.UTC(year, month - 1, day)
  const isDay = new Date(atMs).getUTCMonth() === month - 1 && new Date(atMs).getUTCDate() === day
  return isDay ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Days are written in the figures of Arabic, too; each stands for one character, so places stay. */
const inFigures = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (figure) => String((figure.codePointAt(0) ?? 0) & 0xf))

/** Days whose months are words, in the order of the text. */
export function daysInWords(text: string): readonly DayInText[] {
  return [...text.matchAll(IN_WORDS)].flatMap(({ groups = {}, index, 0: found }) => {
    const word = collisionKey(groups.name ?? groups.word ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
    const day = dayOf(Number(groups.year), monthOf(word) ?? 0, Number(groups.first ?? groups.second))
    return day === undefined ? [] : [{ at: index, length: found.length, day, isUnclear: false }]
  })
}

function slashed(text: string): readonly DayInText[] {
  const found = [...text.matchAll(SLASHED)]
  const isDayFirst = found.some(({ groups }) => Number(groups?.first) > 12)
  const isMonthFirst = !isDayFirst && found.some(({ groups }) => Number(groups?.second) > 12)
  // A dollar is paid where the month stands first; other money is not.
  const isAmerican = !isDayFirst && !isMonthFirst && /(?:US)?\$ ?\d|\bUSD\b/u.test(text)
  const isKnown = isDayFirst || isMonthFirst || isAmerican || /[€£]|\bEUR\b|\bGBP\b/u.test(text)
  return found.flatMap(({ groups = {}, index, 0: { length } }) => {
    const [first, second] = [Number(groups.first), Number(groups.second)]
    const [month, day] = isMonthFirst || isAmerican ? [first, second] : [second, first]
    const isoDay = dayOf(Number(groups.year), month, day)
    const isUnclear = !isKnown && first !== second && first <= 12 && second <= 12
    return isoDay === undefined ? [] : [{ at: index, length, day: isoDay, isUnclear }]
  })
}

function clear(text: string): readonly DayInText[] {
  return CLEAR.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups = {}, index, 0: { length } }) => {
      const year = Number(groups.year)
      const day = dayOf(year < 100 ? 2000 + year : year, Number(groups.month), Number(groups.day))
      return day === undefined ? [] : [{ at: index, length, day, isUnclear: false }]
    }),
  )
}

/** The last day of a month. */
function months(text: string): readonly DayInText[] {
  return [...text.matchAll(MONTH_ONLY)].flatMap(({ groups = {}, index, 0: { length } }) => {
    const [year, month] = [Number(groups.year), Number(groups.month)]
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return [{ at: index, length, day: `${year}-${two(month)}-${two(last)}`, isUnclear: false }]
  })
}

/**
 * The days that a text speaks of, in its order, in the forms of English, German, Spanish and Arabic papers; a day counts once
 * where two forms see it. The text is hostile: the forms are bounded and read it once each.
 */
export function daysIn(text: string): readonly DayInText[] {
  const plain = inFigures(text)
  const all = [...clear(plain), ...slashed(plain), ...daysInWords(plain), ...months(plain)]
  all.sort((a, b) => a.at - b.at || b.length - a.length)
  return all.filter(({ at }, place) => all.slice(0, place).every((other) => other.at + other.length <= at))
}
