import { whenNeeded } from '../../when-needed.ts'
import { functionWords, monthNames } from '../../words/index.ts'
import { FORM_WORDS, foldForm } from '../forms/index.ts'
import { lexicon } from '../lexicon.ts'
import { HASH_START, hashOn, shapeOf } from './strokes.ts'

/** A word that may stand in a scan. */
export interface KnownWord {
  /** Folded. */
  readonly plain: string
  /** How unlikely it is, as a logarithm. */
  readonly cost: number
  /** Languages that it is of; words of the lexicon of kinds are taken for English. */
  readonly languages: string[]
  /** Another word whose strokes have the same hash. */
  readonly other: KnownWord | undefined
}

/** Small words are likelier than words of the kinds and those than words of forms; a letter alone is mostly a fragment. */
const COST = { function: 4.5, functionLetter: 6.5, lexicon: 7, form: 7.5 }
const WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{2,}/gu
const PLAIN_LETTERS = /^[a-z]+$/u
/** Kinds that stand before the rows of the lists of forms. */
const HEADS = /^[a-z-]+:/gmu
/** The shortest name of a month: shorter ones are of many meanings. */
const LEAST_MONTH = 4

/** The words by the hash of their strokes, and by themselves. */
interface KnownWords {
  readonly byHash: ReadonlyMap<number, KnownWord>
  readonly byPlain: ReadonlyMap<string, KnownWord>
  /** What a hash may be of, by its place. */
  readonly marks: Uint8Array
}

/** Few strokes begin a word: a table of so many marks tells that far sooner than a look for the word. */
const MARKS = 1 << 20
const [BEGINS, ENDS] = [1, 2]
export const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (MARKS - 1)
export const mayGoOn = (marks: Uint8Array, place: number): boolean => ((marks[place] ?? 0) & BEGINS) !== 0
export const mayEnd = (marks: Uint8Array, place: number): boolean => ((marks[place] ?? 0) & ENDS) !== 0

function build(): KnownWords {
  const byHash = new Map<number, KnownWord>()
  const byPlain = new Map<string, KnownWord>()
  const marks = new Uint8Array(MARKS)
  const add = (plain: string, cost: number, language: string) => {
    const before = byPlain.get(plain)
    if (before) {
      if (!before.languages.includes(language)) before.languages.push(language)
      return
    }
    let hash = HASH_START
    for (let at = 0; at < plain.length; at += 1) {
      const { strokes } = shapeOf(plain.charAt(at))
      for (let of = 0; of < strokes.length; of += 1) {
        hash = hashOn(hash, strokes.charCodeAt(of))
        const place = placeOf(hash)
        marks[place] = (marks[place] ?? 0) | BEGINS
      }
    }
    marks[placeOf(hash)] = (marks[placeOf(hash)] ?? 0) | ENDS
    const known = { plain, cost, languages: [language], other: byHash.get(hash) }
    byHash.set(hash, known)
    byPlain.set(plain, known)
  }
  for (const [language, words] of functionWords())
    for (const word of words) {
      const plain = foldForm(word)
      if (PLAIN_LETTERS.test(plain)) add(plain, plain.length === 1 ? COST.functionLetter : COST.function, language)
    }
  // The likelier come first: a word keeps its first cost.
  for (const entries of lexicon().values())
    for (const { words } of entries)
      for (const word of words) for (const plain of foldForm(word).match(WORDS) ?? []) add(plain, COST.lexicon, 'en')
  for (const month of monthNames())
    if (month.length >= LEAST_MONTH && PLAIN_LETTERS.test(month)) add(month, COST.lexicon, 'en')
  for (const [language, list] of Object.entries(FORM_WORDS))
    for (const word of foldForm(list.replace(HEADS, '')).match(WORDS) ?? []) add(word, COST.form, language)
  return { byHash, byPlain, marks }
}

/** All words that the kinds and languages know. */
export const knownWords = whenNeeded(build)
