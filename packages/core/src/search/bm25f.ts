import { log } from '../numeric/index.ts'
import type { Postings } from './postings.ts'
import { STRONG } from './vocabulary.ts'

/** How often a word counts that stands in a field, as if it were in a short text so often. */
export const WEIGHTS = { name: 4, title: 2.5, about: 2, folder: 1.5, sort: 1, date: 1 } as const
/** Words of a text that weigh one each; in longer ones they weigh less (b is 0.6). */
const PLAIN_WORDS = 200
const B = 0.6
/** How soon more of the same word tells no more. */
const K1 = 1.2
/** Steps of one occurrence in which weights are kept. */
export const FINE = 100
/** More than any score. */
const WHOLE = 1e6

/** What one of so many words of a text weighs. */
export const weightInText = (words: number): number => 1 / (1 - B + (B * words) / PLAIN_WORDS)

/** How much a weight (in hundredths) says, below 1. */
export const saturated = (weight: number): number => weight / (weight + K1 * FINE)

/** How telling it is that an item fits, when so many of all do. */
export const telling = (holding: number, all: number): number => 0.2 + log(1 + (all - holding + 0.5) / (holding + 0.5))

/** An item with its score. */
export interface Ranked {
  readonly item: number
  readonly score: number
}

/**
 * Sums what the parts of one query say of items that go by number: BM25 over weighted fields (BM25F; Robertson, Zaragoza
 * and Taylor, 2004) with the twist that a part counts once, by the best of the terms that fit it. Kept between queries
 * for its room alone.
 */
export class Ranking {
  #scores = new Float64Array(0)
  #covered = new Uint8Array(0)
  #fits = new Float64Array(0)
  #worths = new Float64Array(0)
  readonly #ranked: number[] = []

  /** Makes room for items of smaller numbers than this, and forgets the query before. */
  begin(items: number): void {
    for (const item of this.#ranked) {
      this.#scores[item] = 0
      this.#covered[item] = 0
    }
    this.#ranked.length = 0
    if (this.#scores.length >= items) return
    const room = Math.ceil(items * 1.25)
    this.#scores = new Float64Array(room)
    this.#covered = new Uint8Array(room)
    this.#fits = new Float64Array(room)
    this.#worths = new Float64Array(room)
  }

  /** Adds a score above 0. */
  add(item: number, score: number): void {
    if (this.#scores[item] === 0) this.#ranked.push(item)
    this.#scores[item] = (this.#scores[item] ?? 0) + score
  }

  /**
   * Adds what one part of a query says: by its terms with how well each fits (0 to 1), in any order. Returns how telling
   * the part is. A part of full weight that fits an item for certain covers it.
   */
  addPart(
    terms: readonly (readonly [string, number])[],
    weight: number,
    all: number,
    postings: Postings,
    isThere: (item: number) => boolean,
  ): number {
    const [fits, worths] = [this.#fits, this.#worths]
    const held: number[] = []
    let certain = 0
    // The best fits first, so that the first that counts an item says how it fits.
    for (const [term, fit] of terms.toSorted((a, b) => b[1] - a[1]))
      postings.each(term, (item, often) => {
        if (!isThere(item)) return
        const worth = fit * saturated(often)
        if (fits[item] === 0) {
          held.push(item)
          fits[item] = fit
          worths[item] = worth
          if (fit >= STRONG) certain += 1
        } else if (worth > (worths[item] ?? 0)) worths[item] = worth
      })
    const worth = weight * telling(certain > 0 ? certain : held.length, all)
    for (const item of held) {
      this.add(item, worth * (worths[item] ?? 0))
      if ((fits[item] ?? 0) >= STRONG && weight === 1) this.#covered[item] = (this.#covered[item] ?? 0) + 1
      fits[item] = 0
      worths[item] = 0
    }
    return worth
  }

  /** The best items with their scores: those that so many parts cover first, equals by their ids. */
  best(
    limit: number,
    needed: number,
    accept: (item: number) => boolean,
    idOf: (item: number) => string,
  ): readonly Ranked[] {
    const scoreOf = (item: number) => this.#scores[item] ?? 0
    const isWhole = (item: number) => Number((this.#covered[item] ?? 0) >= needed)
    const keyOf = (item: number) => isWhole(item) * WHOLE + scoreOf(item)
    let left = this.#ranked.filter(accept)
    if (left.length > 2 * limit && limit > 0) {
      const keys = Float64Array.from(left, keyOf).sort()
      const least = keys[keys.length - limit] ?? 0
      left = left.filter((item) => keyOf(item) >= least)
    }
    left.sort((a, b) => isWhole(b) - isWhole(a) || scoreOf(b) - scoreOf(a) || (idOf(a) < idOf(b) ? -1 : 1))
    return left.slice(0, limit).map((item) => ({ item, score: scoreOf(item) }))
  }
}
