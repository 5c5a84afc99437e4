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
  cost: number
  /** Languages that it is of; empty for a word of the lexicon, which is of several. */
  readonly languages: string[]
  /** Another word whose strokes have the same hash. */
  readonly other: KnownWord | undefined
}

export const COST = { function: 4.5, functionLetter: 6.5, lexicon: 7, form: 7.5 }
const LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{2,}/gu
const HEADS = /^[a-z-]+:/gmu
const MARKS = 1 << 20
const [BEGINS, ENDS] = [1, 2]

/** The words by the hash of their strokes, by themselves, and marks of what they begin with. */
export interface KnownWords {
  readonly byHash: ReadonlyMap<number, KnownWord>
  readonly byPlain: ReadonlyMap<string, KnownWord>
  readonly marks: Uint8Array
}

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
      before.cost = Math.min(before.cost, cost)
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
      const [plain = ''] = foldForm(word).match(/^[\p{Script=Latin}\p{M}]+$/u) ?? []
      if (plain !== '') add(plain, plain.length === 1 ? COST.functionLetter : COST.function, language)
    }
  for (const [language, list] of Object.entries(FORM_WORDS))
    for (const word of foldForm(list.replace(HEADS, '')).match(LETTERS) ?? []) add(word, COST.form, language)
  for (const month of monthNames()) if (month.length > 3 && /^[a-z]+$/u.test(month)) add(month, COST.lexicon, 'en')
  for (const entries of lexicon().values())
    for (const { words } of entries)
      for (const word of words) for (const plain of foldForm(word).match(LETTERS) ?? []) add(plain, COST.lexicon, 'en')
  return { byHash, byPlain, marks }
}

/** All words that the kinds and languages know. */
export const knownWords = whenNeeded(build)
