import { type Ranked, Ranking, saturated, telling } from './bm25f.ts'
import { holdsRun, runsOf } from './exact.ts'
import { isWord, MAX_TEXT, termsOf } from './fields.ts'
import { type Matched, marksIn, snippetOf } from './marks.ts'
import { Postings } from './postings.ts'
import { asked, type Exact, type Part, partsOf } from './query.ts'
import { type Hit, insideOf, type Searchable } from './searchable.ts'
import { tokensOf } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

/** Items that are gone before what they held is tidied away: so many, and a share of those that are there. */
const LEAST_GONE = 64
const SHARE_GONE = 0.25
/** Items whose names are looked into, and what the right name is worth: more than any words. */
const MOST_NAMED = 200
const NAMED = 100

/**
 * An inverted index over names, folders, titles, facts, dates, kinds and beginnings of texts, held in memory. Items rank by
 * how much of a query fits (`bm25f.ts`), those in which all of it fits first. A word fits by itself, in another form, as
 * the end of a compound, in another language, as a beginning, as the kind of thing that an item is, or with a typing error
 * or two; amounts and dates fit as values; function words count only where there is nothing else. What stands in quotation
 * marks has to be there word for word, and what has a minus before it must not be there.
 */
export class SearchIndex {
  /** Items by id, in the order of adding, and by number; a number is given again once nothing holds it. */
  readonly #numbers = new Map<string, number>()
  readonly #items: (Searchable | undefined)[] = []
  /** Names of folders, each once. */
  readonly #folders = new Map<string, string>()
  #free: number[] = []
  #gone: number[] = []
  readonly #postings = new Postings()
  readonly #vocabulary = new Vocabulary()
  readonly #ranking = new Ranking()
  readonly #isThere = (item: number): boolean => this.#items[item] !== undefined

  get size(): number {
    return this.#numbers.size
  }

  has(id: string): boolean {
    return this.#numbers.has(id)
  }

  /** Adds an item, or replaces it. */
  add(item: Searchable): void {
    this.remove(item.id)
    const number = this.#free.pop() ?? this.#items.length
    const { id, name, title, about, text } = item
    const folder = this.#folders.get(item.folder) ?? item.folder
    this.#folders.set(folder, folder)
    this.#items[number] = {
      ...{ id, name, folder },
      ...(title && { title }),
      ...(about && { about }),
      ...(text && { text: text.slice(0, MAX_TEXT) }),
    }
    this.#numbers.set(id, number)
    for (const [term, weight] of termsOf(item))
      if (this.#postings.add(term, number, weight) && isWord(term)) this.#vocabulary.add(term)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#numbers.delete(id)
    this.#items[number] = undefined
    this.#gone.push(number)
    if (this.#gone.length > LEAST_GONE && this.#gone.length > SHARE_GONE * this.size) this.#tidy()
  }

  #tidy(): void {
    for (const term of this.#postings.tidy(this.#isThere)) if (isWord(term)) this.#vocabulary.remove(term)
    this.#free = [...this.#free, ...this.#gone]
    this.#gone = []
    this.#folders.clear()
  }

  ids(): IterableIterator<string> {
    return this.#numbers.keys()
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
    const runs = exact.map((one) => ({ ...one, items: this.#holding(one) }))
    const idOf = (item: number) => this.#items[item]?.id ?? ''
    const accept = (item: number) =>
      runs.every(({ items, isWanted }) => items.has(item) === isWanted) && isAsked(idOf(item))
    const wanted = runs.filter(({ isWanted }) => isWanted)
    const parts = partsOf(rest)
    if (parts.length + wanted.length === 0) {
      const all = [...this.#numbers].filter(([, item]) => accept(item)).slice(0, limit)
      return all.map(([id]) => ({ id, score: 0, name: [] }))
    }
    this.#ranking.begin(this.#items.length)
    const matched: Matched = { terms: new Map(), runs: wanted.map(({ words }) => words) }
    for (const { items } of wanted) {
      // A phrase is there or not, and counts as no part that could be missing.
      const worth = telling(items.size, this.size)
      for (const [item, often] of items) this.#ranking.add(item, worth * saturated(often))
    }
    for (const part of parts) this.#rank(part, matched.terms)
    const needed = parts.filter(({ weight }) => weight === 1).length
    const best = this.#ranking.best(limit, needed, accept, idOf)
    return this.#namedFirst(best, rest).map(({ item, score }) =>
      isMarked ? this.#hit(item, score, matched) : { id: idOf(item), score, name: [] },
    )
  }

  /** Of the best items those first whose name holds the whole query, word for word: somebody typed a name. */
  #namedFirst(best: readonly Ranked[], query: string): readonly Ranked[] {
    const words = tokensOf(query).map(({ word }) => word)
    if (words.length < 2) return best
    const isNamed = ({ item }: Ranked) => runsOf(tokensOf(this.#items[item]?.name ?? ''), words).length > 0
    const first = best.slice(0, MOST_NAMED)
    const named = first.filter(isNamed)
    if (named.length === 0) return best
    return [
      ...named.map(({ item, score }) => ({ item, score: score + NAMED })),
      ...first.filter((one) => !isNamed(one)),
      ...best.slice(MOST_NAMED),
    ]
  }

  /** Items that hold words to the letter, one after the other, and how much the one weighs that weighs least there. */
  #holding({ words }: Exact): ReadonlyMap<number, number> {
    const [rarest = '', ...others] = words.toSorted((a, b) => this.#postings.count(a) - this.#postings.count(b))
    let held = new Map<number, number>()
    this.#postings.each(rarest, (item, often) => {
      if (this.#isThere(item)) held.set(item, often)
    })
    for (const other of others) {
      const both = new Map<number, number>()
      if (held.size > 0)
        this.#postings.each(other, (item, often) => {
          const known = held.get(item)
          if (known !== undefined) both.set(item, Math.min(known, often))
        })
      held = both
    }
    if (words.length === 1) return held
    const isIt = holdsRun(words)
    for (const number of held.keys()) {
      const item = this.#items[number]
      const fields = [item?.name, item?.folder, item?.title, item?.about, item?.text]
      if (!fields.some((field) => field !== undefined && isIt(field))) held.delete(number)
    }
    return held
  }

  /** Adds what one part of a query says of every item; notes the terms that it found, and how telling they are. */
  #rank(part: Part, matched: Map<string, number>): void {
    const isHeld = (word: string) => this.#postings.isHeld(word, this.#isThere)
    const words = part.word === undefined ? [] : this.#vocabulary.fits(part.word, isHeld)
    const terms = [...words, ...part.terms].filter(([term]) => this.#postings.count(term) > 0)
    const worth = this.#ranking.addPart(terms, part.weight, this.size, this.#postings, this.#isThere)
    for (const [term, fit] of terms) matched.set(term, Math.max(matched.get(term) ?? 0, worth * fit))
  }

  #hit(number: number, score: number, matched: Matched): Hit {
    const item = this.#items[number]
    if (!item) throw new RangeError('No such item')
    const snippet = snippetOf(insideOf(item), matched)
    return { id: item.id, score, name: marksIn(item.name, matched), ...(snippet && { snippet }) }
  }
}
