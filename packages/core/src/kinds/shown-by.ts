import { plainDigits } from './digits.ts'
import { ALL_DOCUMENT_KINDS } from './kinds.ts'

/** What weights are learned for: the kinds, and last that it is none of them. */
export const CLASSES: readonly string[] = [...ALL_DOCUMENT_KINDS, 'none']
/** Signs of the table of weights: a place in it is a class, or a number of steps from the middle one. */
export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-'
/** One step of a weight, in logarithms of odds before it is parted among all that is shown. */
export const STEP = 1

/** So many known things at least are counted, so that one word alone does not tell a kind. */
const LEAST_KNOWN = 20
/** Where words and signs are this much surer of a kind than of none, in logarithms of odds, weights are heeded half. */
const SURE = 1.5
/** A text that shows more than this is long: its words and signs tell it by themselves. */
const LONG = 240

/** A text that shows less is short: little can be said of it. */
const SHORT = 120

/** A text of which less is known is of another language, or of none. */
const MOSTLY_KNOWN = 0.2

/**
 * How far weights are heeded: less the surer words and signs are, the longer the text is (weights are learned from short
 * papers that these say little of), and the less of it is known.
 */
export const heed = (known: number, shown: number, surer: number): number =>
  (Math.min(1, shown / SHORT, Math.sqrt(LONG / Math.max(1, shown))) *
    Math.min(1, known / Math.max(1, shown) / MOSTLY_KNOWN)) /
  (1 + Math.max(0, surer) / SURE)

/** What the weight of one of so many known things counts. */
export const shareOfEach = (known: number): number => 1 / Math.sqrt(Math.max(LEAST_KNOWN, known))

/** First characters of a text that are looked at: papers say there what they are. */
export const MAX_CHARS = 5000
const MOST_TOKENS = 700
const TITLE_TOKENS = 10

/** Words, figures with their points, and runs of other signs. */
const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.,:/-]\d+)*|[^\s\p{L}\p{M}\d]+/gu
const IS_WORD = /^\p{L}/u
const IS_FIGURE = /^\d/u
const ACCENTS = /[\u0300-\u036f]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** A run of signs is told by its first ones; words by their beginnings, which endings and related languages leave as they are. */
const MOST_SIGNS = 3
const BEGINNINGS = [4, 5]
/** A sign of Korean is a syllable. */
const SYLLABLES = [2, 3]
const IN_SYLLABLES = /^\p{Script=Hangul}/u
/** "And", "by", "for" and the article are written together with the word in Arabic. */
const WRITTEN_TOGETHER = /^(?:[\u0648\u0628\u0643\u0644]?\u0627\u0644|\u0644\u0644)(?=\p{L}{3})/u

/** The shape of a figure: what stands before a point or is long says nothing. */
function shapeOf(figure: string): string {
  const parts = figure.split(/[.,:/-]/u)
  const signs = figure.replace(/\d+/gu, '')
  if (parts.length === 1)
    return figure.length > 5 ? '00..' : /^(?:19|20)\d\d$/u.test(figure) ? 'year' : '0'.repeat(figure.length)
  const [last = ''] = parts.slice(-1)
  if (/^[.,]+$/u.test(signs))
    return last.length === 2 ? '0.00' : parts.length > 2 ? '0.0.0' : last.length === 1 ? '0.0' : '0.000'
  if (/^:+$/u.test(signs)) return parts.length > 2 ? '0:00:00' : '0:00'
  return parts.length > 2 ? '0/0/0' : '0/0'
}

/** In which of a few steps a share or a count lies. */
const stepOf = (value: number, steps: readonly number[]): number => steps.filter((step) => value >= step).length

const share = (lines: readonly string[], test: RegExp): number =>
  lines.filter((line) => test.test(line)).length / Math.max(1, lines.length)

/** What its lines look like, without their words. */
function looksOf(lines: readonly string[]): string[] {
  const shares: Readonly<Record<string, RegExp>> = {
    full: /[.!?…]["'”’»)]*\s*$/u,
    label: /^[^:]{2,40}:(?:\s|$)/u,
    amount: /\d[.,]\d\d(?!\d)/u,
    figure: /\d/u,
    bullet: /^\s*(?:[-*•–>+]|\d{1,2}[.)])\s/u,
    capitals: /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u,
    lower: /^\s*\p{Ll}/u,
    said: /["“”„«»]|^\s*[—–]/u,
    asks: /\?/u,
    code: /[{};=<>]|\(\)/u,
    clock: /\d:\d\d/u,
  }
  const length = lines.reduce((sum, line) => sum + line.length, 0) / Math.max(1, lines.length)
  return [
    `@long ${stepOf(length, [16, 26, 38, 52, 70, 100, 180])}`,
    ...Object.entries(shares).map(
      ([name, test]) => `@${name} ${stepOf(share(lines, test), [0.01, 0.15, 0.3, 0.5, 0.75])}`,
    ),
  ]
}

/** A script that puts no spaces between words gives pairs of its signs. */
const parted = (word: string): readonly string[] =>
  UNSPACED.test(word) && word.length > 2
    ? [...word].slice(1).map((sign, at) => `${[...word][at]}${sign}`)
    : [word.replace(WRITTEN_TOGETHER, '')]

const beginningsOf = (word: string): readonly string[] =>
  (IN_SYLLABLES.test(word) ? SYLLABLES : BEGINNINGS)
    .filter((length) => word.length > length)
    .map((length) => `${word.slice(0, length)}~`)

/** A word or line in lower case and without accents. */
const plainOf = (words: string): string => words.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC')

const WITH_ACCENTS = /[\p{L}\p{M}]*[^\p{ASCII}\s\p{P}\p{S}][\p{L}\p{M}]*/gu

/** Words of a text that are written with accents, by what they are without. */
export const accentsIn = (text: string): ReadonlyMap<string, string> =>
  new Map((text.slice(0, MAX_CHARS).match(WITH_ACCENTS) ?? []).map((word) => [plainOf(word), word.toLowerCase()]))

/** Words, shapes of figures and other signs of a line, in lower case and without accents. */
const tokensOf = (line: string): readonly string[] =>
  (plainOf(plainDigits(line)).match(TOKEN) ?? []).flatMap((found) =>
    IS_WORD.test(found) ? parted(found) : IS_FIGURE.test(found) ? [shapeOf(found)] : [found.slice(0, MOST_SIGNS)],
  )

/**
 * What a text shows that weights are learned for: its words, how they begin, pairs of neighbours with the ends of lines,
 * words of its beginning, and looks of its lines.
 */
export function shownBy(whole: string): ReadonlySet<string> {
  const lines = whole
    .slice(0, MAX_CHARS)
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
  const shown = new Set<string>()
  let count = 0
  for (const line of lines) {
    let before = '^'
    for (const token of tokensOf(line)) {
      if (count >= MOST_TOKENS) break
      shown.add(token)
      shown.add(`${before} ${token}`)
      if (IS_WORD.test(token)) {
        if (count < TITLE_TOKENS) shown.add(`1 ${token}`)
        for (const beginning of beginningsOf(token)) shown.add(beginning)
      }
      before = token
      count += 1
    }
    shown.add(`${before} $`)
  }
  for (const look of looksOf(lines)) shown.add(look)
  return shown
}
