import { readableText, splitMail, wordsOf } from '../../words/index.ts'
import { bucketsOf, jaccard, shinglesOf } from './shingles.ts'

/** Texts that say nearly the same: ids, and how alike the least alike pair that joined them is. */
export interface NearDuplicates {
  readonly itemIds: readonly string[]
  /** Jaccard similarity of their shingles, 0 to 1; 1 when they have the same words in the same order. */
  readonly similarity: number
}

/** Words in a shingle. */
const SHINGLE = 4
/** MinHash values: bands of rows, so that a pair of similarity 0.7 meets in some band nearly surely (over 0.999). */
const BANDS = 32
const ROWS = 4
/** From this similarity on two texts are the same one in two versions. */
const LIKE = 0.7
/** Share of their numbers that two versions of a text have in common at least: of two bills of one form they differ. */
const SAME_NUMBERS = 0.5
const MAX_CHARS = 200_000
/** Pairs looked at in one bucket: in a crowd of equal texts each is compared with the first ones. */
const MOST_IN_BUCKET = 40

/** What of a text is held against others: its shingles, and its numbers as they stand there. */
interface Print {
  readonly shingles: Uint32Array
  readonly numbers: ReadonlySet<string>
}

function printOf(text: string): Print | undefined {
  const start = text.slice(0, MAX_CHARS)
  const body = readableText(splitMail(start)?.body ?? start)
  const shingles = shinglesOf(wordsOf(body), SHINGLE)
  return shingles && { shingles, numbers: new Set(body.match(/\d+(?:[.,:/-]\d+)*/gu)) }
}

/** True when two texts have as many numbers in common as versions of one have, and when neither has any. */
const haveSameNumbers = ({ numbers: a }: Print, { numbers: b }: Print): boolean => {
  const both = [...a].filter((number) => b.has(number)).length
  return both >= SAME_NUMBERS * (a.size + b.size - both)
}

/**
 * Finds texts that are nearly the same, versions of one: shingles of four words, MinHash with banded buckets to find
 * candidates (P. Indyk and R. Motwani, 1998), each verified by the true Jaccard similarity (0.7 or more). Sets by the
 * order of their first id in the input; every id in one set at most; texts under a dozen words in none, nor what differs in
 * its numbers, as bills of one form do. What chains of pairs join is one set. Time grows with the number of texts, not with its square.
 */
export function nearDuplicateTexts(
  documents: readonly { readonly id: string; readonly text: string }[],
): readonly NearDuplicates[] {
  const prints = documents.map(({ text }) => printOf(text))
  const buckets = bucketsOf(
    prints.map((print) => print?.shingles),
    BANDS,
    ROWS,
  )
  const parent = documents.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parent[root] !== root) root = parent[root] ?? root
    return root
  }
  const least = new Map<number, number>()
  for (const bucket of buckets) {
    for (const [place, second] of bucket.entries()) {
      for (const first of bucket.slice(0, Math.min(place, MOST_IN_BUCKET))) {
        const [a, b] = [rootOf(first), rootOf(second)]
        const [one, other] = [prints[first], prints[second]]
        if (a === b || !one || !other) continue
        const similarity = jaccard(one.shingles, other.shingles)
        if (similarity < LIKE || !haveSameNumbers(one, other)) continue
        const root = Math.min(a, b)
        parent[Math.max(a, b)] = root
        least.set(root, Math.min(similarity, least.get(a) ?? 1, least.get(b) ?? 1))
      }
    }
  }
  const sets = new Map<number, string[]>()
  documents.forEach(({ id }, index) => {
    const root = rootOf(index)
    if (!least.has(root)) return
    const set = sets.get(root)
    if (set) set.push(id)
    else sets.set(root, [id])
  })
  return [...sets].map(([root, itemIds]) => ({ itemIds, similarity: least.get(root) ?? 1 }))
}
