import { FINE, WEIGHTS, weightInText } from './bm25f.ts'
import { MOST_WEIGHT } from './postings.ts'
import type { Searchable } from './searchable.ts'
import { sortsOf, termOfSort } from './sorts.ts'
import { momentTerms, valuesOf } from './terms.ts'
import { tokensOf } from './tokens.ts'

export const MAX_TEXT = 20_000
const MAX_TEXT_WORDS = 4000
const MAX_WORDS = 200

/** True for a folded word; amounts, dates and sorts have a mark before them. */
export const isWord = (term: string): boolean => !/^[@#~]/u.test(term)

/** Every term of an item, and what it weighs there, in whole hundredths of one in a short text. */
export function termsOf(item: Searchable): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (term: string, weight: number) => terms.set(term, (terms.get(term) ?? 0) + weight)
  const note = (field: string, most: number, weightOf: (words: number) => number) => {
    const tokens = tokensOf(field).slice(0, most)
    const weight = weightOf(tokens.length)
    for (const { word } of tokens) add(word, weight)
    for (const value of valuesOf(field, tokens)) for (const term of value.terms) add(term, weight)
  }
  note((item.text ?? '').slice(0, MAX_TEXT), MAX_TEXT_WORDS, weightInText)
  for (const field of ['folder', 'name', 'title', 'about'] as const)
    note(item[field] ?? '', MAX_WORDS, () => WEIGHTS[field])
  for (const sort of sortsOf(item)) add(termOfSort(sort), WEIGHTS.sort)
  for (const term of new Set((item.datesMs ?? []).flatMap(momentTerms))) add(term, WEIGHTS.date)
  for (const [term, weight] of terms) terms.set(term, Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight * FINE))))
  return terms
}
