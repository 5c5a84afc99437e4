import { log } from '../numeric/exact.ts'
import { isNear, typosFor } from './distance.ts'
import { tokensOf } from './tokens.ts'

/** What can be searched of one item. */
export interface Searchable {
  readonly id: string
  readonly name: string
  readonly folder: string
  /** Beginning of its text, where it was read. */
  readonly text?: string
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

export const MAX_QUERY_LENGTH = 200
const MAX_QUERY_WORDS = 12
const MAX_TEXT = 20_000
const MAX_TEXT_WORDS = 4000
const SNIPPET = 160
const WEIGHTS = { name: 8, folder: 3, text: 1 } as const
type Field = keyof typeof WEIGHTS

interface Entry {
  readonly doc: Searchable
  readonly words: ReadonlyMap<string, number>
}

/**
 * An inverted index over names, folders and beginnings of texts, held in memory. Every word of a query has to fit, by
 * itself, as a beginning, or with a typing error or two; rare words count more (BM25's idf), names more than texts.
 */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>()
  readonly #places = new Map<string, Set<string>>()

  get size(): number {
    return this.#entries.size
  }

  has(id: string): boolean {
    return this.#entries.has(id)
  }

  /** Adds an item, or replaces it. */
  add(doc: Searchable): void {
    this.remove(doc.id)
    const words = new Map<string, number>()
    const note = (text: string, field: Field, most: number) => {
      for (const { word } of tokensOf(text).slice(0, most)) {
        words.set(word, Math.max(words.get(word) ?? 0, WEIGHTS[field]))
      }
    }
    const kept = doc.text === undefined ? doc : { ...doc, text: doc.text.slice(0, MAX_TEXT) }
    note(kept.text ?? '', 'text', MAX_TEXT_WORDS)
    note(doc.folder, 'folder', 200)
    note(doc.name, 'name', 200)
    this.#entries.set(doc.id, { doc: kept, words })
    for (const word of words.keys()) {
      const places = this.#places.get(word)
      if (places) places.add(doc.id)
      else this.#places.set(word, new Set([doc.id]))
    }
  }

  remove(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    for (const word of entry.words.keys()) {
      const places = this.#places.get(word)
      places?.delete(id)
      if (places?.size === 0) this.#places.delete(word)
    }
  }

  ids(): IterableIterator<string> {
    return this.#entries.keys()
  }

  /** The best items for a query, best first; every item in the order of adding when the query holds no word. */
  search(query: string, options: { readonly limit?: number; readonly accept?: (id: string) => boolean } = {}): Hit[] {
    const { limit = 100, accept = () => true } = options
    const asked = tokensOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_QUERY_WORDS)
    if (asked.length === 0) {
      const ids = [...this.#entries.keys()].filter(accept).slice(0, limit)
      return ids.map((id) => ({ id, score: 0, name: [] }))
    }
    let scores: Map<string, number> | undefined
    const matched = new Set<string>()
    for (const { word } of asked) {
      const found = this.#scoresOf(word, matched)
      if (scores === undefined) scores = found
      else
        for (const [id, score] of scores) {
          const more = found.get(id)
          if (more === undefined) scores.delete(id)
          else scores.set(id, score + more)
        }
    }
    const ranked = [...(scores ?? [])].filter(([id]) => accept(id))
    ranked.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    return ranked.slice(0, limit).map(([id, score]) => this.#hit(id, score, matched))
  }

  #scoresOf(word: string, matched: Set<string>): Map<string, number> {
    const scores = new Map<string, number>()
    for (const [known, quality] of this.#variants(word)) {
      const places = this.#places.get(known)
      if (!places) continue
      matched.add(known)
      const idf = log(1 + (this.#entries.size - places.size + 0.5) / (places.size + 0.5))
      for (const id of places) {
        const weight = this.#entries.get(id)?.words.get(known) ?? 0
        scores.set(id, Math.max(scores.get(id) ?? 0, quality * weight * (0.2 + idf)))
      }
    }
    return scores
  }

  /** Words of the index that a word may mean, and how well each fits: itself, words that begin so, words with typos. */
  #variants(word: string): Map<string, number> {
    const variants = new Map<string, number>()
    if (this.#places.has(word)) variants.set(word, 1)
    const typos = typosFor(word.length)
    for (const known of this.#places.keys()) {
      if (known === word) continue
      if (word.length >= 2 && known.startsWith(word)) variants.set(known, 0.7)
      else if (typos > 0 && known.charCodeAt(0) === word.charCodeAt(0) && isNear(word, known, typos))
        variants.set(known, 0.45)
    }
    return variants
  }

  #hit(id: string, score: number, matched: ReadonlySet<string>): Hit {
    const doc = this.#entries.get(id)?.doc
    const name = marksIn(doc?.name ?? '', matched)
    const text = doc?.text ?? ''
    const first = tokensOf(text).find(({ word }) => matched.has(word))
    if (!first) return { id, score, name }
    const from = Math.max(0, first.start - 50)
    const cut = text
      .slice(from, from + SNIPPET)
      .toWellFormed()
      .replace(/\s/gu, ' ')
    return { id, score, name, snippet: { text: cut, marks: marksIn(cut, matched) } }
  }
}

/** Stretches of a text whose words are among those that a query matched. */
function marksIn(text: string, matched: ReadonlySet<string>): Mark[] {
  return tokensOf(text)
    .filter(({ word }) => matched.has(word))
    .map(({ start, end }) => ({ start, end }))
}
