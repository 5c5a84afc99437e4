import { readableText, splitMail, wordsOf } from '../../words/index.ts'

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
/** Texts with fewer words are too short to be called alike. */
const FEWEST_WORDS = 12
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
  const shingles = shinglesOf(wordsOf(body))
  return shingles && { shingles, numbers: new Set(body.match(/\d+(?:[.,:/-]\d+)*/gu)) }
}

function shinglesOf(words: readonly string[]): Uint32Array | undefined {
  if (words.length < FEWEST_WORDS) return undefined
  const found = new Set<number>()
  for (let at = 0; at + SHINGLE <= words.length; at++) {
    let hash = 0x811c9dc5
    for (let i = at; i < at + SHINGLE; i++) {
      const word = words[i] ?? ''
      for (let c = 0; c < word.length; c++) hash = Math.imul(hash ^ word.charCodeAt(c), 0x01000193)
      hash = Math.imul(hash ^ 0x20, 0x01000193)
    }
    found.add(hash >>> 0)
  }
  return Uint32Array.from(found).sort()
}

/** Least hash of a set under many orders (A. Broder, "On the resemblance and containment of documents", 1997). */
function signatureOf(shingles: Uint32Array): Uint32Array {
  const least = new Uint32Array(BANDS * ROWS).fill(0xffffffff)
  for (const shingle of shingles) {
    for (let i = 0; i < least.length; i++) {
      let mixed = Math.imul(shingle ^ Math.imul(i + 1, 0x9e3779b1), 0x85ebca6b)
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
      const value = (mixed ^ (mixed >>> 16)) >>> 0
      if (value < (least[i] ?? 0)) least[i] = value
    }
  }
  return least
}

/** Share of elements that two sorted sets have in common: 0 to 1. */
function jaccard(a: Uint32Array, b: Uint32Array): number {
  let both = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0]
    if (x === y) both++
    if (x <= y) i++
    if (y <= x) j++
  }
  return both / (a.length + b.length - both)
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
  const buckets = new Map<string, number[]>()
  prints.forEach((print, index) => {
    if (!print) return
    const signature = signatureOf(print.shingles)
    for (let band = 0; band < BANDS; band++) {
      const key = `${band}:${signature.subarray(band * ROWS, (band + 1) * ROWS).join(',')}`
      const bucket = buckets.get(key)
      if (bucket) bucket.push(index)
      else buckets.set(key, [index])
    }
  })
  const parent = documents.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parent[root] !== root) root = parent[root] ?? root
    return root
  }
  const least = new Map<number, number>()
  for (const bucket of buckets.values()) {
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
