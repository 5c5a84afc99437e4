import { at } from '../../numeric/index.ts'

/** So many words in a row that stand elsewhere, too, were copied: chance repeats three or four. */
const WORDS_IN_PHRASE = 10
/** A phrase in more than this share of the documents is of their form, not of their subject. */
const SHARED_BY = 0.1
/** In no more documents than these it is nobody's form. */
const FEW = 4
/** Of a document that is hardly anything but phrases, all words stay: there is nothing else to tell it by. */
const LEFT_AT_LEAST = 0.1
const SMALLEST_TABLE = 2 ** 12
const LARGEST_TABLE = 2 ** 20
const NO_DOCUMENT = -1

interface Numbered {
  /** Number of each word, in its order, and where it stands in the document. */
  readonly words: Int32Array
  readonly places: Int32Array
}

function numbered(documents: readonly (readonly string[])[]): readonly Numbered[] {
  const numbers = new Map<string, number>()
  return documents.map((terms) => {
    const words: number[] = []
    const places: number[] = []
    for (const [place, term] of terms.entries()) {
      if (term === '') continue
      const number = numbers.get(term) ?? numbers.size + 1
      numbers.set(term, number)
      words.push(number)
      places.push(place)
    }
    return { words: Int32Array.from(words), places: Int32Array.from(places) }
  })
}

/** A place for a phrase, by the numbers of its words (the mixing steps of MurmurHash3, A. Appleby). */
function slotOf(words: Int32Array, from: number, mask: number): number {
  let hash = WORDS_IN_PHRASE
  for (let i = from; i < from + WORDS_IN_PHRASE; i++) {
    let word = Math.imul(at(words, i), 0xcc9e2d51)
    word = Math.imul((word << 15) | (word >>> 17), 0x1b873593)
    hash ^= word
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) & mask
}

/** In how many documents the phrases of each place stand: at least as many as each of them does. */
function countPlaces(documents: readonly Numbered[]): Int32Array {
  const positions = documents.reduce((sum, { words }) => sum + words.length, 0)
  let size = SMALLEST_TABLE
  while (size < 2 * positions && size < LARGEST_TABLE) size *= 2
  const counts = new Int32Array(size)
  const last = new Int32Array(size).fill(NO_DOCUMENT)
  for (const [row, { words }] of documents.entries())
    for (let from = 0; from + WORDS_IN_PHRASE <= words.length; from++) {
      const slot = slotOf(words, from, size - 1)
      if (at(last, slot) === row) continue
      last[slot] = row
      counts[slot] = at(counts, slot) + 1
    }
  return counts
}

const keyOf = (words: Int32Array, from: number): string => `#${words.subarray(from, from + WORDS_IN_PHRASE).join(' ')}`

/**
 * The phrases that more than `many` documents have. Counted by place first, since all phrases of all documents would fill
 * the memory; those of the full places are counted by themselves.
 */
function sharedPhrases(documents: readonly Numbered[], many: number): (words: Int32Array, from: number) => string {
  const places = countPlaces(documents)
  const mayBeShared = (words: Int32Array, from: number) => at(places, slotOf(words, from, places.length - 1)) > many
  const counts = new Map<string, { documents: number; last: number }>()
  for (const [row, { words }] of documents.entries())
    for (let from = 0; from + WORDS_IN_PHRASE <= words.length; from++) {
      if (!mayBeShared(words, from)) continue
      const key = keyOf(words, from)
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { documents: 1, last: row })
      else if (known.last !== row) {
        known.documents += 1
        known.last = row
      }
    }
  return (words, from) => {
    if (!mayBeShared(words, from)) return ''
    const key = keyOf(words, from)
    return (counts.get(key)?.documents ?? 0) > many ? key : ''
  }
}

/**
 * Documents as terms without what is said in many of them word for word (flags of every command, a footer, a form): each
 * such run of words becomes one term, counted once for every ten words of it. As words it would be most of many documents and
 * say nothing of their subject; as one term it still holds the papers of one form together. Terms of '' stay where words were, so that no false pair arises.
 */
export function withPhrasesAsOne(documents: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const many = Math.max(FEW, SHARED_BY * documents.length)
  if (documents.length <= many) return documents
  const read = numbered(documents)
  const phraseAt = sharedPhrases(read, many)
  return documents.map((terms, row) => {
    const { words = new Int32Array(0), places = new Int32Array(0) } = read[row] ?? {}
    const phrases: string[] = []
    const kept = [...terms]
    // Words before this one are part of a phrase already.
    let covered = 0
    let gone = 0
    let run = ''
    let counted = 0
    for (let from = 0; from + WORDS_IN_PHRASE <= words.length; from++) {
      const phrase = phraseAt(words, from)
      if (phrase === '') continue
      if (from >= covered) run = phrase
      if (from >= covered || from >= counted + WORDS_IN_PHRASE) {
        phrases.push('', run)
        counted = from
      }
      for (let word = Math.max(from, covered); word < from + WORDS_IN_PHRASE; word++) {
        kept[at(places, word)] = ''
        gone += 1
      }
      covered = from + WORDS_IN_PHRASE
    }
    return gone === 0 || words.length - gone < LEFT_AT_LEAST * words.length ? terms : [...kept, ...phrases]
  })
}
