import { isStopWord, type Language, languageOf } from '../words/index.ts'
import { sortsSaid, termOfSort } from './sorts.ts'
import { isYear, valuesOf } from './terms.ts'
import { tokensOf } from './tokens.ts'

const MAX_QUERY_LENGTH = 200
const MAX_PARTS = 16
const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ar']
/** What a function word of some other language still counts: it may be a word that was meant. */
const DOUBTFUL = 0.2

/** Of a query: "words" in any of the quotation marks of the languages here, with or without a minus before; and -word. */
const MARKED =
  /(?<![\p{L}\p{M}\p{N}])(-?)(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»)|(?<!\S)-(?=[\p{L}\p{N}])(\S+)/gu

/** What is asked for to the letter: folded words that follow each other, to be there or not to be there. */
export interface Exact {
  readonly words: readonly string[]
  readonly isWanted: boolean
}

/** A query taken apart: what has to be there or must not, and the rest, in which everything may be missing. */
export interface Asked {
  readonly exact: readonly Exact[]
  readonly rest: string
}

/** Takes `"…"` and `-…` out of a query, of which the first 200 characters count. A mark that is not closed is none. */
export function asked(query: string): Asked {
  const exact: Exact[] = []
  const rest = query.slice(0, MAX_QUERY_LENGTH).replace(MARKED, (whole, minus: string, ...found: unknown[]) => {
    const text = found.slice(0, 5).find((one) => typeof one === 'string')
    const words = tokensOf(String(text)).map(({ word }) => word)
    if (words.length === 0 || exact.length === MAX_PARTS) return whole
    exact.push({ words, isWanted: minus === '' })
    return ' '
  })
  return { exact, rest }
}

/** True for a query that asks for something to the letter: what only means the same is no answer to it. */
export const isExact = (query: string): boolean => asked(query).exact.length > 0

/** One thing that a query asks for. */
export interface Part {
  /** A folded word; undefined for an amount or a date. */
  readonly word?: string
  /** Terms of values, and how well each fits (0 to 1). */
  readonly terms: ReadonlyMap<string, number>
  /** From 0 to 1: how much it counts; below 1 it need not be there. */
  readonly weight: number
}

/** What a query asks for, function words left out unless there is nothing else. */
export function partsOf(query: string): Part[] {
  const text = query.slice(0, MAX_QUERY_LENGTH)
  const tokens = tokensOf(text)
  // A month alone and a number without marks are words; what they may mean besides is beside them.
  const values = valuesOf(text, tokens).filter(
    ({ terms: [first = ''], start, end }) => !first.startsWith('@-') && !/^\d+$/u.test(text.slice(start, end)),
  )
  const words = tokens.filter(({ start, end }) => !values.some((value) => start >= value.start && end <= value.end))
  const language = languageOf(words.map(({ word }) => word)) ?? 'en'
  const known = words.map(({ word }) => ({ word, weight: weightOf(word, language) }))
  const isAllFunction = values.length === 0 && known.every(({ weight }) => weight < 1)
  const parts: Part[] = values.map(({ terms }) => ({ terms: falling(terms), weight: 1 }))
  for (const { word, weight } of known)
    if (isAllFunction || weight > 0) parts.push({ word, terms: meaningsOf(word), weight: isAllFunction ? 1 : weight })
  const seen = new Set<string>()
  const once = parts.filter(({ word, terms }) => {
    const key = word ?? [...terms.keys()].join(' ')
    return !seen.has(key) && seen.add(key) !== undefined
  })
  return once.slice(0, MAX_PARTS)
}

function weightOf(word: string, language: Language): number {
  if (isStopWord(word, language) || isStopWord(word, 'en')) return 0
  return LANGUAGES.some((other) => isStopWord(word, other)) ? DOUBTFUL : 1
}

/** What was asked for counts whole; of a day its month half, and the month of another year little. */
function falling(terms: readonly string[]): Map<string, number> {
  const hasDay = terms.some((term) => term.length > '@2000-01'.length)
  const fitOf = (term: string) => {
    if (term.startsWith('@-')) return 0.1
    return hasDay && term.length === '@2000-01'.length && term.startsWith('@') ? 0.5 : 1
  }
  return new Map(terms.map((term) => [term, fitOf(term)] as const))
}

/** How well an item fits a word that only says what it is. */
const IS_SUCH = 0.6

function meaningsOf(word: string): Map<string, number> {
  const terms = new Map<string, number>()
  for (const sort of sortsSaid(word)) terms.set(termOfSort(sort), IS_SUCH)
  if (isYear(word)) terms.set(`@${word}`, 0.8)
  if (/^\d{3,9}$/u.test(word)) terms.set(`#${word.replace(/^0+(?=\d)/u, '')}.00`, 0.9)
  for (const { terms: values } of valuesOf(word))
    for (const term of values) if (term.startsWith('@-')) terms.set(term, 0.8)
  return terms
}
