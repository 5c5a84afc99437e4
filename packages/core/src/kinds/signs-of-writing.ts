import { because } from '../reasons/index.ts'
import type { PaperSign } from './signs-of-papers.ts'

/**
 * Looks of writing that need no word of any language: how a letter begins and ends, where a report for a newspaper was
 * written, what somebody jots down, what a machine records by the clock, what a pupil fills in, pages of manuals.
 */

const MAX_CHARS = 6000
const LONGEST_LINE = 160
const LEAST_LINES = 4

/** A day with its year, as a figure of four digits beside a place or the name of a month. */
const YEAR = /(?:^|[^\d.,])(?:1[89]|20)\d\d(?!\d|[.,]\d)/u
const PLACE_AND_DAY = /^\s*\p{L}[\p{L}\p{M}'’ .-]{1,30}(?:,|\s)\s*[^\n]{0,30}$/u
const MOST_DAY_CHARS = 48
/** Whom a letter speaks to: a few words that begin as names do, and the sign behind them. */
const SPEAKS_TO = /^\s*\p{L}[\p{L}\p{M}'’. &-]{2,46}(?:, ?\p{L}[\p{L}\p{M}'’. -]{1,24})?\s?[,!،，]\s*$/u
const MOST_SPEAKING_WORDS = 7
const NAME =
  /^\s*(?:[-–—]\s?)?(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}{2,}|& |[a-zà-žа-яα-ωάέήίόύώ]{1,4} )(?:[ &,]+(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}{2,}|\p{Ll}{1,4})){0,5}\s*$/u
const HAS_DIGIT = /\d/u
/** Words of the kind are heard by other looks, which know more of English. */
const SPOKEN_TO_IN_ENGLISH = /^\s*(?:dear|hi|hello|hey|sir|madam|to)\b/iu
const FIRST_LINES = 9
const WHOLE_LETTER = 10
const PART_OF_LETTER = 6

/** A place in capitals, perhaps a day, and a dash or a point before the first sentence. */
const DATELINE =
  /^\s*\p{Lu}[\p{Lu}\p{M}'’.-]{2,}(?:[ -]\p{Lu}[\p{Lu}\p{M}'’.-]*){0,3}(?:(?:, (?:\p{Lu}[\p{L}\p{M}.]{1,20}, )?\(?(?:\d{1,2}\.? (?:de |d[’'])?\p{L}[\p{L}\p{M}]{2,14}|\p{Lu}\p{Ll}{2,9}\.? \d{1,2})\.?(?: (?:de )?\d{4})?\)?| \(\p{Lu}{2,6}\))\s?(?:[.—–:-]|--)*|\s?(?:[—–]|--))\s+["“«„]?\p{Lu}[^\n]{50,}/u
const DATELINE_POINTS = 8

const BULLET = /^\s*[-–•*]\s+\S/u
const JOTTED = /^\s*[-–•*]\s+\p{Ll}/u
const ASKS = /\?|!!|->|→/u
const NOTED = 5
/** From this share of lines on a list is written for oneself. */
const MOSTLY = 0.5

const CLOCK = /^\W{0,2}(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[ T,]+)?([0-2]?\d)[:.h]([0-5]\d)(?:[:.m]([0-5]\d))\b/u
const BY_CLOCK = 0.6
const CLOCKED = 7

/** Two or more things to fill in, named before their gaps, at the head of a page. */
const TO_FILL_IN = /\p{L}[\p{L}\p{M} .]{1,20}:?\s?[_.…]{4,}/gu
const TASK = /^\s*(?:\d{1,2}|[a-h])\s?[.)]\s+\p{Lu}/u
const FILLED_IN = 6

const SECTION =
  /^(?:NAME|SYNOPSIS|DESCRIPTION|OPTIONS|EXAMPLES?|FILES|SEE ALSO|BUGS|AUTHORS?|EXIT STATUS|ENVIRONMENT)\s*$/u
const LEAST_SECTIONS = 2
const PAGE_POINTS = 4

const wordCount = (line: string): number => line.trim().split(/\s+/u).length

/** What the frame of a letter says for one, and its lines. */
interface Frame {
  readonly points: number
  readonly said: readonly string[]
}
const NOTHING: Frame = { points: 0, said: [] }

/** How sure the frame of a letter is: place and day, whom it speaks to, who wrote it. */
function frameOfLetter(lines: readonly string[]): Frame {
  const at = lines.findIndex(
    (line, number) =>
      number < FIRST_LINES &&
      wordCount(line) <= MOST_SPEAKING_WORDS &&
      SPEAKS_TO.test(line) &&
      (lines[number + 1] ?? '').trim().length > line.trim().length,
  )
  const speaking = lines[at]
  if (speaking === undefined || SPOKEN_TO_IN_ENGLISH.test(speaking) || lines.length - at < LEAST_LINES - 1)
    return NOTHING
  const day = lines
    .slice(0, at)
    .find((line) => line.trim().length <= MOST_DAY_CHARS && YEAR.test(line) && PLACE_AND_DAY.test(line))
  const last = lines.at(-1) ?? ''
  const isSigned = last.length < MOST_DAY_CHARS && !HAS_DIGIT.test(last) && NAME.test(last)
  const said = [day, speaking, isSigned ? last : undefined].flatMap((line) => line?.trim() ?? [])
  // Who writes by hand writes the place and the day, and below it whom they speak to.
  if (day !== undefined && (isSigned || at <= 2)) return { points: WHOLE_LETTER, said }
  return day !== undefined || (isSigned && at <= 1) ? { points: PART_OF_LETTER, said } : NOTHING
}

/** Looks of writing in any language. The frame of a letter is told apart from the rest: it adds nothing to its words. */
export function signsOfWriting(whole: string): { readonly letter: Frame; readonly signs: readonly PaperSign[] } {
  const all = whole.slice(0, MAX_CHARS).split(/\r\n|\r|\n/u)
  const lines = all.filter((line) => line.trim() !== '').map((line) => line.slice(0, LONGEST_LINE))
  const signs: PaperSign[] = []
  const add = (words: readonly string[], scores: PaperSign['scores']) =>
    signs.push({ why: because('has-words', { words: words.map((word) => word.trim().slice(0, 40)) }), scores })

  const dateline = lines.slice(0, 5).find((line, at) => at > 0 && DATELINE.test(line))
  if (dateline !== undefined) add([dateline], { news: DATELINE_POINTS })
  if (lines.length < LEAST_LINES) return { letter: NOTHING, signs }

  const bullets = lines.filter((line) => BULLET.test(line)).length
  const jotted = lines.filter((line) => JOTTED.test(line))
  if (bullets >= 3 && bullets >= lines.length * MOSTLY && jotted.length >= bullets * MOSTLY) {
    const asking = jotted.filter((line) => ASKS.test(line)).length
    if (asking > 0) add(jotted.slice(0, 2), { notes: NOTED })
  }

  const clocked = lines.filter((line) => CLOCK.test(line))
  if (clocked.length >= lines.length * BY_CLOCK) add(clocked.slice(0, 1), { log: CLOCKED })

  const gaps = lines.slice(0, 3).flatMap((line) => line.match(TO_FILL_IN) ?? [])
  const tasks = lines.filter((line) => TASK.test(line)).length
  if (gaps.length > 0 && tasks >= 2) add(gaps.slice(0, 2), { schoolwork: FILLED_IN, resume: -2 })

  const sections = all.filter((line) => SECTION.test(line))
  if (sections.length >= LEAST_SECTIONS) add(sections.slice(0, 2), { readme: PAGE_POINTS })

  return { letter: frameOfLetter(lines), signs }
}
