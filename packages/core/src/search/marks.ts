import { runsOf } from './exact.ts'
import { isWord } from './fields.ts'
import type { Mark } from './searchable.ts'
import { valuesOf } from './terms.ts'
import { tokensOf } from './tokens.ts'

/** A piece of a text shows a phrase before anything else. */
const PHRASE_WORTH = Number.MAX_VALUE
const SNIPPET = 160
const BEFORE = 50

/** What of a query was found: terms with how telling they are, and phrases. */
export interface Matched {
  readonly terms: Map<string, number>
  readonly runs: readonly (readonly string[])[]
}

/** Stretches of a text that a query matched, in their order, the words of a value as one. */
export function marksIn(text: string, matched: Matched): Mark[] {
  return weighed(text, matched).map(({ start, end }) => ({ start, end }))
}

/** A piece of a text around the most telling place that a query matched, with its marks; undefined where nothing did. */
export function snippetOf(text: string, matched: Matched): { text: string; marks: Mark[] } | undefined {
  const [first] = weighed(text, matched).sort((a, b) => b.worth - a.worth || a.start - b.start)
  if (!first) return undefined
  const from = Math.max(0, first.start - BEFORE)
  const cut = text
    .slice(from, from + SNIPPET)
    .toWellFormed()
    .replace(/\s/gu, ' ')
  return { text: cut, marks: marksIn(cut, matched) }
}

function weighed(text: string, { terms: matched, runs }: Matched): (Mark & { readonly worth: number })[] {
  const tokens = tokensOf(text)
  const phrases = runs.flatMap((words) =>
    runsOf(tokens, words).map(([first, last]) => ({ start: first.start, end: last.end, worth: PHRASE_WORTH })),
  )
  const worthOf = (terms: readonly string[]) => Math.max(...terms.map((term) => matched.get(term) ?? 0))
  const hasValues = [...matched.keys()].some((term) => !isWord(term))
  const isApart = ({ start, end }: Mark) => phrases.every((phrase) => end <= phrase.start || start >= phrase.end)
  const values = (hasValues ? valuesOf(text, tokens) : []).flatMap(({ terms, start, end }) => {
    const worth = worthOf(terms)
    return worth > 0 && isApart({ start, end }) ? [{ start, end, worth }] : []
  })
  const words = tokens.flatMap(({ word, start, end }) => {
    const worth = matched.get(word) ?? 0
    const isInside = values.some((value) => start >= value.start && end <= value.end)
    return worth > 0 && !isInside && isApart({ start, end }) ? [{ start, end, worth }] : []
  })
  return [...phrases, ...values, ...words].sort((a, b) => a.start - b.start)
}
