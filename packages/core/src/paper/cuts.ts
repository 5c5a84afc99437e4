import { exp } from '../numeric/index.ts'
import { because, type Reason } from '../reasons/index.ts'
import { type PageSigns, signsOf } from './page-signs.ts'

/** Where a stack of pages may hold the beginning of another document. */
export interface Cut {
  /** The page that the other document begins with; the first page of the stack is 1. */
  readonly beforePage: number
  /** From 0 to 1. */
  readonly confidence: number
  /** What speaks for it, strongest first. */
  readonly why: readonly Reason[]
}

/** A cut that is surer than this is proposed as one; a person is asked about those below. */
export const SURE_CUT = 0.9
/** What is less likely is no cut that anybody is asked about. */
const LEAST_CUT = 0.5
/** Points that a page has against being a first one: most pages are none. */
const USUAL = -1.6
/** With as many empty pages they are the backs of pages, and say nothing. */
const MANY_BLANK = 0.34

/** Pages of fewer words may speak of one thing and share none. */
const FEWEST_WORDS = 12
/**
 * Points for less than such a share of words in common: the logarithm of the odds on pages of this project's own documentation,
 * less half a point, since other signs say some of it, too. Of 331 pages that follow each other in one text 7 share less than
 * 0.12, of 60 pairs of last and first pages of two texts 35 do (`bench/paper/shared.ts`).
 */
const LARGELY_SHARED = [1, -1.5] as const
const SHARED = [[0.08, 3], [0.12, 1.5], [0.2, 0], LARGELY_SHARED] as const

interface Sign {
  readonly points: number
  readonly why?: Reason
}

/**
 * Where the pages of a stack, by their texts, fall into documents: by numbers of pages, letterheads, days, greetings and
 * closings, headings, references, language, words in common, and empty backs. Each adds to the logarithm of the odds, by hand
 * and checked on stacks made of known documents (`bench/paper`). Empty pages stay with the one before them.
 */
export function proposeCuts(pages: readonly string[]): readonly Cut[] {
  const written = pages.flatMap((text, at) => (text.trim() === '' ? [] : [{ page: at + 1, signs: signsOf(text) }]))
  const isBacks = pages.length - written.length > MANY_BLANK * pages.length
  return written.slice(1).flatMap(({ page, signs }, at): readonly Cut[] => {
    const before = written[at]
    if (!before) return []
    const blanks = page - before.page - 1
    const all = [...between(before.signs, signs), ...(blanks > 0 && !isBacks ? [BLANK] : [])]
    const points = all.reduce((sum, sign) => sum + sign.points, USUAL)
    const confidence = Math.round(100 / (1 + exp(-points))) / 100
    const why = all
      .filter((sign) => sign.points > 0)
      .sort((a, b) => b.points - a.points)
      .flatMap((sign) => sign.why ?? [])
    return confidence < LEAST_CUT ? [] : [{ beforePage: page, confidence: Math.min(0.99, confidence), why }]
  })
}

const BLANK: Sign = { points: 1, why: because('cut-after-blank') }

/** What speaks for and against a document that begins between two pages. */
function between(before: PageSigns, after: PageSigns): readonly Sign[] {
  return [
    ...byNumbers(before, after),
    ...byHeads(before, after),
    ...byLetters(before, after),
    ...byWords(before, after),
  ]
}

function byNumbers(before: PageSigns, after: PageSigns): readonly Sign[] {
  const signs: Sign[] = []
  const follows = before.number !== undefined && after.number === before.number + 1
  if (after.number === 1) signs.push({ points: 4.5, why: because('cut-page-one') })
  else if (follows && (before.total === after.total || after.total === undefined)) signs.push({ points: -5 })
  else if (after.number !== undefined && before.number === undefined) signs.push({ points: -2.5 })
  else if (after.number !== undefined) signs.push({ points: 0.5 })
  if (before.number !== undefined && before.total !== undefined) {
    if (before.number === before.total)
      signs.push({ points: 3.5, why: because('cut-last-page', { page: before.total }) })
    else if (after.number === undefined) signs.push({ points: -2 })
  }
  return signs
}

function byHeads(before: PageSigns, after: PageSigns): readonly Sign[] {
  const signs: Sign[] = []
  const isOther = after.sender !== undefined && after.sender !== before.sender
  if (isOther) signs.push({ points: 1.7, why: because('cut-sender', { name: after.sender ?? '' }) })
  else if (after.hasLetterhead && !before.hasLetterhead) signs.push({ points: 0.8 })
  else if (after.hasLetterhead) signs.push({ points: 0.5 })
  if (after.day !== undefined && after.day !== before.day)
    signs.push({ points: 1, why: because('cut-day', { day: after.day }) })
  if (after.sender === undefined && after.day === undefined && !after.hasLetterhead) signs.push({ points: -0.7 })
  const [kind] = after.kinds.filter((one) => !before.kinds.includes(one))
  if (kind) signs.push({ points: 1.4, why: because('cut-title', { kind }) })
  // A running head is the same on every page of a document.
  if (after.firstLine.length > 8 && after.firstLine === before.firstLine) signs.push({ points: -1.5 })
  return signs
}

function byLetters(before: PageSigns, after: PageSigns): readonly Sign[] {
  const signs: Sign[] = []
  if (after.greets) signs.push({ points: 2, why: because('cut-greeting') })
  if (before.closes) signs.push({ points: 1.8, why: because('cut-closing') })
  if (before.endsOpen && after.beginsOpen) signs.push({ points: -3 })
  else if (after.beginsOpen) signs.push({ points: -1.2 })
  else if (before.endsOpen) signs.push({ points: -0.4 })
  return signs
}

function byWords(before: PageSigns, after: PageSigns): readonly Sign[] {
  const signs: Sign[] = []
  const isOther = before.language !== undefined && after.language !== undefined && before.language !== after.language
  if (isOther) signs.push({ points: 2.5, why: because('cut-language') })
  let shared = 0
  for (const one of after.references) if (before.references.has(one)) shared += 1
  if (shared > 0) signs.push({ points: -Math.min(3, 1.5 * shared) })
  else if (before.references.size > 0 && after.references.size > 0) signs.push({ points: 0.5 })
  const least = Math.min(before.words.size, after.words.size)
  if (least >= FEWEST_WORDS) {
    let common = 0
    for (const word of after.words) if (before.words.has(word)) common += 1
    const [, points] = SHARED.find(([most]) => common / least < most) ?? LARGELY_SHARED
    signs.push({ points, ...(points > 0 && { why: because('cut-words') }) })
  }
  return signs
}

/** The pages of the documents that some cuts make of a stack, as ranges from 1, both ends within. */
export function pageRanges(
  pageCount: number,
  beforePages: readonly number[],
): readonly { readonly first: number; readonly last: number }[] {
  const starts = [1, ...new Set(beforePages.filter((page) => page > 1 && page <= pageCount))].sort((a, b) => a - b)
  return starts.map((first, at) => ({ first, last: (starts[at + 1] ?? pageCount + 1) - 1 }))
}
