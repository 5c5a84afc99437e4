import { readableText, splitMail, wordsOf } from '../../words/index.ts'
import { bucketsOf, jaccard, shinglesOf } from './shingles.ts'

/** Words in a shingle: names, days and sums that are filled into a form break longer ones. */
const SHINGLE = 3
/** Two sets of similarity 0.5 meet in some band nearly surely (0.998). */
const BANDS = 48
const ROWS = 3
/** From this share of common shingles on two papers are filled into one form. */
const ONE_FORM = 0.5
/** What a form says, it says on its first page. */
const MAX_CHARS = 3000
/** With fewer shingles it is a sentence or two, which many may say. */
const LEAST_SHINGLES = 30
/** Of a crowd of equal papers each is held against the first ones. */
const MOST_IN_BUCKET = 40

/** A paper of the same form: its place among those that were told of, and how much of both texts is the same, 0.5 to 1. */
interface OfOneForm {
  readonly at: number
  readonly similarity: number
}

/**
 * For each open paper those of the others that are filled into the same form as it, the likest first: a bank's statements,
 * the bills of one firm. Numbers count for nothing. Time grows with the number of papers, not with its square. Pure.
 */
export function sameForm(open: readonly string[], others: readonly string[]): readonly (readonly OfOneForm[])[] {
  const sets = [...others, ...open].map((text) => {
    const start = text.slice(0, MAX_CHARS)
    const set = shinglesOf(wordsOf(readableText(splitMail(start)?.body ?? start)), SHINGLE)
    return set && set.length >= LEAST_SHINGLES ? set : undefined
  })
  const found = open.map(() => new Map<number, number>())
  for (const bucket of bucketsOf(sets, BANDS, ROWS)) {
    const known = bucket.filter((index) => index < others.length).slice(0, MOST_IN_BUCKET)
    for (const index of bucket) {
      const own = found[index - others.length]
      const set = sets[index]
      if (!own || !set) continue
      for (const at of known) if (!own.has(at)) own.set(at, jaccard(set, sets[at] ?? new Uint32Array()))
    }
  }
  return found.map((own) =>
    [...own]
      .flatMap(([at, similarity]) => (similarity >= ONE_FORM ? [{ at, similarity }] : []))
      .sort((a, b) => b.similarity - a.similarity || a.at - b.at),
  )
}
