import { extensionTypes } from '../filetype/index.ts'
import { ALL_DOCUMENT_KINDS, type DocumentKind, lexicon } from '../kinds/index.ts'
import { log } from '../numeric/index.ts'
import { whenNeeded } from '../when-needed.ts'
import { stemEnglish, stemGerman, stemSpanish, wordsOfName } from '../words/index.ts'
import { hashFeature, type LearnFeatures } from './features.ts'

/** Weights by hashed feature, of length 1. */
export type Vector = ReadonlyMap<number, number>

/** Kinds that are forms: what their words say is what paper it is, never what it is about. */
const FORMS: ReadonlySet<DocumentKind> = new Set([
  'invoice',
  'receipt',
  'quote',
  'bank-statement',
  'payslip',
  'tax',
  'insurance',
  'contract',
  'letter',
  'mail',
  'minutes',
  'presentation',
  'certificate',
])

/**
 * So many words of forms there are, those that most of their phrases share. Phrases of forms have nearly every word of daily
 * life by now (`club`, `company`, `leader`): to leave all of these out left a folder of news with little to be about, and
 * the more phrases a kind was told by, the less. Chosen on the part `choose` of `bench/quality/own-folders`.
 */
const MOST_WORDS = 700

/** Words that most entries of some kinds share, most shared first, then by alphabet. */
function sharedWords(entries: readonly { readonly words: readonly string[] }[], most: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const { words } of entries) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word)
}

/** Features that say what form a file has: all mails share these, and all bills, whatever they are about. */
const ofForms = whenNeeded((): ReadonlySet<number> => {
  const entries = [...lexicon().values()].flat().filter(({ kind }) => FORMS.has(kind))
  const stems = sharedWords(entries, MOST_WORDS).flatMap((word) => [
    word,
    stemEnglish(word),
    stemGerman(word),
    stemSpanish(word),
  ])
  return new Set(
    [
      ...ALL_DOCUMENT_KINDS.map((kind) => `k:${kind}`),
      ...[...extensionTypes.keys(), ''].map((ending) => `x:${ending}`),
      ...stems.map((stem) => `w:${stem}`),
    ].map(hashFeature),
  )
})

/**
 * Makes vectors in which what few of `seen` have weighs more than what all have. Forms of files do not count, nor where a
 * file lies: that all files of a folder lie in `folders` says nothing of what they are about.
 */
export function wordSpace(
  seen: readonly LearnFeatures[],
  folders: readonly string[],
): (features: LearnFeatures) => Vector {
  const places = new Set(folders.flatMap((folder) => wordsOfName(folder).map((word) => hashFeature(`d:${word}`))))
  const counts = new Map<number, number>()
  for (const { indices } of seen) for (const index of indices) counts.set(index, (counts.get(index) ?? 0) + 1)
  return ({ indices, values }) => {
    const weights = new Map<number, number>()
    let squares = 0
    indices.forEach((index, at) => {
      if (ofForms().has(index) || places.has(index)) return
      const weight = (values[at] ?? 0) * log(1 + seen.length / (counts.get(index) ?? 1))
      weights.set(index, weight)
      squares += weight * weight
    })
    const length = Math.sqrt(squares) || 1
    for (const [index, weight] of weights) weights.set(index, weight / length)
    return weights
  }
}

/** Sum of vectors. */
export function sumOf(vectors: readonly Vector[]): Vector {
  const sum = new Map<number, number>()
  for (const vector of vectors) for (const [index, value] of vector) sum.set(index, (sum.get(index) ?? 0) + value)
  return sum
}

/** Sum of squares of a vector's weights. */
export function squaresOf(vector: Vector): number {
  let squares = 0
  for (const value of vector.values()) squares += value * value
  return squares
}

/** Cosine of a vector to the sum of others (with its `squares`); with `isIn`, the vector is taken out of the sum first. */
export function nearness(vector: Vector, sum: Vector, squares: number, isIn: boolean): number {
  let product = 0
  let own = 0
  for (const [index, value] of vector) {
    const all = sum.get(index) ?? 0
    const taken = isIn ? value : 0
    product += value * (all - taken)
    own += taken * taken - 2 * taken * all
  }
  const length = Math.sqrt(Math.max(0, squares + own))
  return length > 1e-9 ? product / length : 0
}
