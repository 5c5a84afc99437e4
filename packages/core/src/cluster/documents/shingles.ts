/** Texts with fewer words are too short to be called alike. */
const FEWEST_WORDS = 12

/** Hashes of all runs of so many words, each once, sorted; undefined for a text that is too short to be called like another. */
export function shinglesOf(words: readonly string[], size: number): Uint32Array | undefined {
  if (words.length < FEWEST_WORDS) return undefined
  const found = new Set<number>()
  for (let at = 0; at + size <= words.length; at++) {
    let hash = 0x811c9dc5
    for (let i = at; i < at + size; i++) {
      const word = words[i] ?? ''
      for (let c = 0; c < word.length; c++) hash = Math.imul(hash ^ word.charCodeAt(c), 0x01000193)
      hash = Math.imul(hash ^ 0x20, 0x01000193)
    }
    found.add(hash >>> 0)
  }
  return Uint32Array.from(found).sort()
}

/** Least hash of a set under many orders (A. Broder, "On the resemblance and containment of documents", 1997). */
function signatureOf(shingles: Uint32Array, count: number): Uint32Array {
  const least = new Uint32Array(count).fill(0xffffffff)
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
export function jaccard(a: Uint32Array, b: Uint32Array): number {
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

/**
 * Indices of sets that may be alike, bucket by bucket in the order of the sets: MinHash in bands of rows. Two sets of
 * similarity s meet in some bucket with a probability of 1 - (1 - s^rows)^bands.
 */
export function bucketsOf(
  sets: readonly (Uint32Array | undefined)[],
  bands: number,
  rows: number,
): Iterable<readonly number[]> {
  const buckets = new Map<string, number[]>()
  sets.forEach((shingles, index) => {
    if (!shingles) return
    const signature = signatureOf(shingles, bands * rows)
    for (let band = 0; band < bands; band++) {
      const key = `${band}:${signature.subarray(band * rows, (band + 1) * rows).join(',')}`
      const bucket = buckets.get(key)
      if (bucket) bucket.push(index)
      else buckets.set(key, [index])
    }
  })
  return buckets.values()
}
