import { stemEnglish, stemGerman, stemSpanish } from '../words/index.ts'
import { isNear, typosFor } from './distance.ts'
import { sameThings } from './same-things.ts'

/** Below this a fit is a guess, and a word with guesses only counts as not there. */
export const STRONG = 0.5
const SAME_STEM = 0.85
const OTHER_STEM = 0.6
const SAME_THING = 0.55
const BEGINS_SO = 0.55
/** `Mietvertrag` is a `Vertrag`: from so many letters on, of which the last are these and the first so many others. */
const ENDS_SO = 0.55
const COMPOUND = 8
const TAIL = 5
const LEAST_HEAD = 3
const GUESS = 0.3
const ONLY_GUESS = 0.6
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+$/u

/** Words of an index, and which of them a word of a query may mean. Words are folded. */
export class Vocabulary {
  /** By first character: beginnings and typing errors share it. */
  readonly #byFirst = new Map<string, Set<string>>()
  readonly #byStem = new Map<string, Set<string>>()
  /** Long words by their last letters. */
  readonly #byEnd = new Map<string, Set<string>>()

  has(word: string): boolean {
    return this.#byFirst.get(firstOf(word))?.has(word) ?? false
  }

  add(word: string): void {
    put(this.#byFirst, firstOf(word), word)
    for (const stem of stemsOf(word).keys()) put(this.#byStem, stem, word)
    if (isCompound(word)) put(this.#byEnd, word.slice(-TAIL), word)
  }

  remove(word: string): void {
    take(this.#byFirst, firstOf(word), word)
    for (const stem of stemsOf(word).keys()) take(this.#byStem, stem, word)
    if (isCompound(word)) take(this.#byEnd, word.slice(-TAIL), word)
  }

  /**
   * How well words of the index fit one of a query, from 0 to 1: itself (`haeuser` is `häuser`, too), its other forms, what names the same thing in another
   * language, words that begin or, as compounds do, end so, and words with a typing error or two, which are guesses where the
   * word itself is there. Words that nothing holds any more, as `isHeld` says, are none.
   */
  fits(word: string, isHeld: (known: string) => boolean = () => true): Map<string, number> {
    const fits = new Map<string, number>()
    const note = (known: string, fit: number) => {
      if (fit > (fits.get(known) ?? 0) && isHeld(known)) fits.set(known, fit)
    }
    if (this.has(word)) note(word, 1)
    this.#forms(word, 1, note)
    const plain = word.replace(/([aou])e/gu, '$1')
    if (plain !== word && this.has(plain)) note(plain, SAME_STEM)
    for (const other of sameThings(word)) {
      if (this.has(other)) note(other, SAME_THING)
      this.#forms(other, SAME_THING, note)
    }
    const typos = typosFor(word.length)
    const isKnown = fits.size > 0
    for (const known of this.#byFirst.get(firstOf(word)) ?? []) {
      if (word.length >= 2 && known.startsWith(word)) note(known, BEGINS_SO + (0.3 * word.length) / known.length)
      else if (typos > 0 && isNear(word, known, typos)) note(known, isKnown ? GUESS : ONLY_GUESS)
    }
    for (const end of endsOf(word, plain))
      for (const known of this.#byEnd.get(end.slice(-TAIL)) ?? [])
        if (end.length >= TAIL && known.length >= end.length + LEAST_HEAD && known.endsWith(end)) note(known, ENDS_SO)
    // Without spaces a word lies anywhere in a run of characters.
    if (word.length >= 2 && UNSPACED.test(word))
      for (const words of this.#byFirst.values())
        for (const known of words) if (known.length > word.length && known.includes(word)) note(known, BEGINS_SO)
    return fits
  }

  #forms(word: string, most: number, note: (known: string, fit: number) => void): void {
    for (const [stem, fit] of stemsOf(word)) for (const known of this.#byStem.get(stem) ?? []) note(known, most * fit)
  }
}

/** How compounds may end that are a word: as it is written, with vowels for umlauts, and without its ending. */
const endsOf = (...words: readonly string[]) =>
  new Set(words.flatMap((word) => [word, ...[...stemsOf(word).keys()].map((stem) => stem.slice(2))]))

const isCompound = (word: string) => word.length >= COMPOUND && !/\d/u.test(word)

const firstOf = (word: string) => word.slice(0, 1)

/** Stems in each language that has rules here; which one a word is of is not known. */
function stemsOf(word: string): ReadonlyMap<string, number> {
  if (word.length < 4 || !/^[a-zß]+$/u.test(word)) return NO_STEMS
  return new Map([
    [`e ${stemEnglish(word)}`, SAME_STEM],
    [`g ${stemGerman(word)}`, OTHER_STEM],
    [`s ${stemSpanish(word)}`, OTHER_STEM],
  ])
}

const NO_STEMS: ReadonlyMap<string, number> = new Map()

function put(map: Map<string, Set<string>>, key: string, word: string): void {
  const words = map.get(key)
  if (words) words.add(word)
  else map.set(key, new Set([word]))
}

function take(map: Map<string, Set<string>>, key: string, word: string): void {
  const words = map.get(key)
  words?.delete(word)
  if (words?.size === 0) map.delete(key)
}
