import { log } from '../numeric/index.ts'
import { holdsRun, runsOf } from './exact.ts'
import { asked, type Exact, type Part, partsOf } from './query.ts'
import { momentTerms, valuesOf } from './terms.ts'
import { tokensOf } from './tokens.ts'
import { STRONG, Vocabulary } from './vocabulary.ts'

/** What can be searched of one item. */
export interface Searchable {
  readonly id: string
  readonly name: string
  readonly folder: string
  /** Beginning of its text, where it was read. */
  readonly text?: string
  /** When it was changed, taken, sent: days, months and years by which it is found. */
  readonly datesMs?: readonly number[]
}

/** A stretch of a field that fits, in UTF-16 units. */
export interface Mark {
  readonly start: number
  readonly end: number
}

export interface Hit {
  readonly id: string
  /** Higher is better; comparable within one answer only. */
  readonly score: number
  /** Marks in the name. */
  readonly name: readonly Mark[]
  /** A piece of the text around the first place that fits, with its marks; left out when only the name fits. */
  readonly snippet?: { readonly text: string; readonly marks: readonly Mark[] }
}

const MAX_TEXT = 20_000
const MAX_TEXT_WORDS = 4000
const SNIPPET = 160
/** How often a word in the name, in the folder, as a date counts, as if it were in a short text so often. */
const WEIGHTS = { name: 4, folder: 1.5, date: 1 } as const
/** Words of a text that weigh one each; in longer ones they weigh less (BM25's b is 0.6). */
const PLAIN_WORDS = 200
const B = 0.6
/** BM25's k1: how soon more of the same word tells no more. */
const K1 = 1.2
/** A piece of a text shows a phrase before anything else. */
const PHRASE_WORTH = Number.MAX_VALUE
const NOWHERE: ReadonlyMap<string, number> = new Map()
/** Steps of one occurrence in which weights are kept. */
const FINE = 100

interface Entry {
  readonly doc: Searchable
  readonly terms: readonly string[]
}

/** What of a query was found: terms with how telling they are, and phrases. */
interface Matched {
  readonly terms: Map<string, number>
  readonly runs: readonly (readonly string[])[]
}

/** How well an item fits so far: the sum of what fits, and how many parts of the query fit for certain. */
interface Standing {
  score: number
  covered: number
}

/**
 * An inverted index over names, folders, dates and beginnings of texts, held in memory. Items rank by how much of a query fits
 * (BM25 over weighted fields; Robertson, Zaragoza and Taylor, 2004), those in which all of it fits first. A word fits by
 * itself, in another form, in another language, as a beginning, or with a typing error or two; amounts and dates fit as
 * values; function words count only where there is nothing else. What stands in quotation marks has to be there word for
 * word, and what has a minus before it must not be there.
 */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>()
  /** Term -> item -> how often it is there, weighted, in hundredths. Terms are folded words, and amounts and dates with a mark before them. */
  readonly #places = new Map<string, Map<string, number>>()
  readonly #vocabulary = new Vocabulary()

  get size(): number {
    return this.#entries.size
  }

  has(id: string): boolean {
    return this.#entries.has(id)
  }

  /** Adds an item, or replaces it. */
  add(doc: Searchable): void {
    this.remove(doc.id)
    const kept = doc.text === undefined ? doc : { ...doc, text: doc.text.slice(0, MAX_TEXT) }
    const terms = termsOf(kept)
    this.#entries.set(doc.id, { doc: kept, terms: [...terms.keys()] })
    for (const [term, often] of terms) {
      // Whole numbers take half the room in a map.
      const weight = Math.max(1, Math.round(often * FINE))
      const places = this.#places.get(term)
      if (places) places.set(doc.id, weight)
      else {
        this.#places.set(term, new Map([[doc.id, weight]]))
        if (isWord(term)) this.#vocabulary.add(term)
      }
    }
  }

  remove(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    for (const term of entry.terms) {
      const places = this.#places.get(term)
      places?.delete(id)
      if (places?.size !== 0) continue
      this.#places.delete(term)
      if (isWord(term)) this.#vocabulary.remove(term)
    }
  }

  ids(): IterableIterator<string> {
    return this.#entries.keys()
  }

  /**
   * The best items for a query, best first; every item in the order of adding when the query holds no word. With `isMarked`
   * false neither marks nor pieces of texts are looked for, which take far longer than finding.
   */
  search(
    query: string,
    options: { readonly limit?: number; readonly accept?: (id: string) => boolean; readonly isMarked?: boolean } = {},
  ): Hit[] {
    const { limit = 100, accept: isAsked = () => true, isMarked = true } = options
    const { exact, rest } = asked(query)
    const runs = exact.map((one) => ({ ...one, ids: this.#holding(one) }))
    const accept = (id: string) => isAsked(id) && runs.every(({ ids, isWanted }) => ids.has(id) === isWanted)
    const wanted = runs.filter(({ isWanted }) => isWanted)
    const parts = partsOf(rest)
    if (parts.length + wanted.length === 0) {
      const ids = [...this.#entries.keys()].filter(accept).slice(0, limit)
      return ids.map((id) => ({ id, score: 0, name: [] }))
    }
    const standings = new Map<string, Standing>()
    const matched: Matched = { terms: new Map(), runs: wanted.map(({ words }) => words) }
    for (const { ids } of wanted) this.#rankRun(ids, standings)
    for (const part of parts) this.#rank(part, standings, matched.terms)
    const needed = parts.filter(({ weight }) => weight === 1).length
    const isWhole = ({ covered }: Standing) => Number(covered >= needed)
    const ranked = [...standings].filter(([id]) => accept(id))
    ranked.sort(([idA, a], [idB, b]) => isWhole(b) - isWhole(a) || b.score - a.score || (idA < idB ? -1 : 1))
    return ranked
      .slice(0, limit)
      .map(([id, { score }]) => (isMarked ? this.#hit(id, score, matched) : { id, score, name: [] }))
  }

  /** Items that hold words to the letter, one after the other, and how often the rarest of these is there. */
  #holding({ words }: Exact): ReadonlyMap<string, number> {
    const places = words.map((word) => this.#places.get(word) ?? NOWHERE).sort((a, b) => a.size - b.size)
    const [fewest = NOWHERE, ...others] = places
    const isIt = holdsRun(words)
    const held = new Map<string, number>()
    for (const [id, often] of fewest) {
      if (!others.every((other) => other.has(id))) continue
      const doc = this.#entries.get(id)?.doc
      if (words.length === 1 || (doc && isIt(doc))) held.set(id, often)
    }
    return held
  }

  /** Adds what a phrase says of those that hold it; it is there or not, and counts as no part that could be missing. */
  #rankRun(ids: ReadonlyMap<string, number>, standings: Map<string, Standing>): void {
    const telling = 0.2 + log(1 + (this.#entries.size - ids.size + 0.5) / (ids.size + 0.5))
    for (const [id, often] of ids) {
      const standing = standings.get(id) ?? { score: 0, covered: 0 }
      standing.score += (telling * often) / (often + K1 * FINE)
      standings.set(id, standing)
    }
  }

  /** Adds what one part of a query says of every item; notes the terms that it found, and how telling they are. */
  #rank(part: Part, standings: Map<string, Standing>, matched: Map<string, number>): void {
    const best = new Map<string, { fit: number; worth: number }>()
    let certain = 0
    const terms = [...(part.word === undefined ? [] : this.#vocabulary.fits(part.word)), ...part.terms]
    // The best fits first, so that the first that counts an item says how it fits.
    for (const [term, fit] of terms.sort((a, b) => b[1] - a[1]))
      for (const [id, often] of this.#places.get(term) ?? []) {
        const worth = (fit * often) / (often + K1 * FINE)
        const known = best.get(id)
        if (!known && fit >= STRONG) certain += 1
        if (!known) best.set(id, { fit, worth })
        else known.worth = Math.max(known.worth, worth)
      }
    const holding = certain > 0 ? certain : best.size
    const telling = part.weight * (0.2 + log(1 + (this.#entries.size - holding + 0.5) / (holding + 0.5)))
    for (const [term, fit] of terms)
      if (this.#places.has(term)) matched.set(term, Math.max(matched.get(term) ?? 0, telling * fit))
    for (const [id, { fit, worth }] of best) {
      const standing = standings.get(id) ?? { score: 0, covered: 0 }
      standing.score += telling * worth
      if (fit >= STRONG && part.weight === 1) standing.covered += 1
      standings.set(id, standing)
    }
  }

  #hit(id: string, score: number, matched: Matched): Hit {
    const doc = this.#entries.get(id)?.doc
    const name = marksIn(doc?.name ?? '', matched)
    const text = doc?.text ?? ''
    const [first] = marksIn(text, matched).sort((a, b) => b.worth - a.worth || a.start - b.start)
    const marksOf = (marks: readonly Mark[]) => marks.map(({ start, end }) => ({ start, end }))
    if (!first) return { id, score, name: marksOf(name) }
    const from = Math.max(0, first.start - 50)
    const cut = text
      .slice(from, from + SNIPPET)
      .toWellFormed()
      .replace(/\s/gu, ' ')
    return { id, score, name: marksOf(name), snippet: { text: cut, marks: marksOf(marksIn(cut, matched)) } }
  }
}

const isWord = (term: string) => !term.startsWith('@') && !term.startsWith('#')

/** Every term of an item, and how often it is there, weighted by where. */
function termsOf({ name, folder, text = '', datesMs = [] }: Searchable): Map<string, number> {
  const terms = new Map<string, number>()
  const note = (field: string, most: number, weightOf: (words: number) => number) => {
    const tokens = tokensOf(field).slice(0, most)
    const weight = weightOf(tokens.length)
    const add = (term: string) => terms.set(term, (terms.get(term) ?? 0) + weight)
    for (const { word } of tokens) add(word)
    for (const value of valuesOf(field, tokens)) value.terms.forEach(add)
  }
  note(text, MAX_TEXT_WORDS, (words) => 1 / (1 - B + (B * words) / PLAIN_WORDS))
  note(folder, 200, () => WEIGHTS.folder)
  note(name, 200, () => WEIGHTS.name)
  for (const term of new Set(datesMs.flatMap(momentTerms))) terms.set(term, (terms.get(term) ?? 0) + WEIGHTS.date)
  return terms
}

/** Stretches of a text that a query matched, in their order, the words of a value as one. */
function marksIn(text: string, { terms: matched, runs }: Matched): (Mark & { readonly worth: number })[] {
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
