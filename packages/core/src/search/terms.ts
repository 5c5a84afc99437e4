import { monthOf } from '../words/index.ts'
import { foldWord, type Token, tokensOf } from './tokens.ts'

/** `2,695.00`, `2.695,00`, `2 695,00` and `2'695.00`, with or without the decimals, and `2695.00`. */
const AMOUNT =
  /(?<![\p{L}\p{N}.,])(\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3})(?:\2\d{3})*|\d+)([.,]\d\d)?(?![\p{L}\p{N}]|[.,]\d)/gu
const NUMERIC_DATE = /(?<!\d)(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})([./-])(\d{1,2})\5(\d{4}))(?!\d)/gu
/** As cameras and telephones write it into names: `IMG_20190817`. */
const COMPACT_DATE = /(?<!\d)((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/gu
const YEAR = /^(?:1[89]|20)\d\d$/u
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u

const pad = (number: number) => String(number).padStart(2, '0')
const isDate = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31

/** Terms for a day, in a form that no word has: itself, its month and year, and the month of any year. */
export function dateTerms(year: string, month: number, day?: number): string[] {
  const terms = [`@${year}-${pad(month)}`, `@-${pad(month)}`]
  return day === undefined ? terms : [`@${year}-${pad(month)}-${pad(day)}`, ...terms]
}

/** The same for a moment, by its day in UTC, with a term for the year. None for what is no moment. */
export function momentTerms(atMs: number): string[] {
  const at = new Date(atMs)
  if (Number.isNaN(at.getTime())) return []
  const year = String(at.getUTCFullYear())
  return [...dateTerms(year, at.getUTCMonth() + 1, at.getUTCDate()), `@${year}`]
}

/** A stretch of a text that says a date or an amount, with all its terms, the narrowest first. */
export interface Value {
  readonly terms: readonly string[]
  readonly start: number
  readonly end: number
}

/**
 * Amounts and dates of a text as values: `2695.00` and `2.695,00` are one, `14 March 2023`, `14.03.2023` and `2023-03-14` are one.
 * A number with three digits after its only mark is thousands; `3/4/2023` is both days that it may be.
 */
export function valuesOf(text: string, tokens: readonly Token[] = tokensOf(text)): Value[] {
  if (!/\d/u.test(text)) return tokens.flatMap(lonelyMonth)
  return [...numericDates(text), ...writtenDates(text, tokens), ...amounts(text)]
}

function lonelyMonth({ word, start, end }: Token): Value[] {
  const month = monthOf(word)
  // "may" is seldom the month, and short forms are parts of names.
  return month === undefined || word.length < 4 ? [] : [{ terms: [`@-${pad(month)}`], start, end }]
}

function numericDates(text: string): Value[] {
  const compact = [...text.matchAll(COMPACT_DATE)].map(({ 0: whole, 1: year = '', 2: month, 3: day, index }) => {
    const terms = dateTerms(year, Number(month), Number(day))
    return { terms, start: index, end: index + whole.length }
  })
  return [...compact, ...markedDates(text)]
}

function markedDates(text: string): Value[] {
  return [...text.matchAll(NUMERIC_DATE)].flatMap((match): Value[] => {
    const [whole, isoYear, isoMonth, isoDay, first, , second, year = ''] = match
    const readings: readonly (readonly [number, number])[] =
      isoYear === undefined
        ? [
            [Number(second), Number(first)],
            [Number(first), Number(second)],
          ]
        : [[Number(isoMonth), Number(isoDay)]]
    const terms = readings.flatMap(([month, day]) => (isDate(month, day) ? dateTerms(isoYear ?? year, month, day) : []))
    return terms.length === 0
      ? []
      : [{ terms: [...new Set(terms)], start: match.index, end: match.index + whole.length }]
  })
}

function writtenDates(text: string, tokens: readonly Token[]): Value[] {
  return tokens.flatMap((token, at): Value[] => {
    const month = monthOf(token.word)
    if (month === undefined) return []
    // Between the parts stand only a dot, a comma, spaces, or the "de" of Spanish and Portuguese.
    const isNextTo = (one: Token | undefined, other: Token | undefined) =>
      one !== undefined && other !== undefined && /^[\s.,]{1,3}$/u.test(text.slice(one.end, other.start))
    const before = tokens[at - 1]?.word === 'de' ? tokens[at - 2] : tokens[at - 1]
    const day =
      before && DAY.test(before.word) && (tokens[at - 1]?.word === 'de' || isNextTo(before, token)) ? before : undefined
    const rest = tokens.slice(at + 1, at + 4).filter(({ word }) => word !== 'de')
    const [next, second] = rest
    const american =
      day === undefined && next && DAY.test(next.word) && second && YEAR.test(second.word) ? next : undefined
    const year = american ? second : next && YEAR.test(next.word) ? next : undefined
    const date = day ?? american
    const [start, end] = [day?.start ?? token.start, year?.end ?? token.end]
    if (year) return [{ terms: dateTerms(year.word, month, date && Number(date.word)), start, end }]
    return date ? [{ terms: [`@-${pad(month)}`], start: token.start, end: token.end }] : lonelyMonth(token)
  })
}

function amounts(text: string): Value[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): Value[] => {
    const [whole, units = '', mark, cents] = match
    // Numbers without any mark are words already; short ones would fit everywhere.
    if (mark === undefined && cents === undefined && units.length < 3) return []
    const value = `${units.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '')}.${cents?.slice(1) ?? '00'}`
    return [{ terms: [`#${value}`], start: match.index, end: match.index + whole.length }]
  })
}

/** True for a folded word that is the number of a year. */
export const isYear = (word: string): boolean => YEAR.test(foldWord(word))
