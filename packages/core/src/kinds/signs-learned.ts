import { whenNeeded } from '../when-needed.ts'
import { functionWords } from '../words/index.ts'
import { ALL_DOCUMENT_KINDS, type DocumentKind } from './kinds.ts'
import { BIAS, WEIGHTS } from './learned-weights.ts'
import { MORE_WEIGHTS } from './learned-weights-more.ts'
import { ALPHABET, accentsIn, CLASSES, heed, MAX_CHARS, STEP, shareOfEach, shownBy } from './shown-by.ts'

/** What a text shows says for a kind: logarithms of odds against the mean of all, and words that say most of it. */
interface LearnedSign {
  readonly logOdds: number
  readonly words: readonly string[]
}

/** What all that a text shows says for the kinds, and for none. */
export interface LearnedSigns {
  readonly none: number
  readonly kinds: ReadonlyMap<DocumentKind, LearnedSign>
}

const ZERO = (ALPHABET.length - 1) / 2
const stepsOf = (sign: string | undefined): number => ALPHABET.indexOf(sign ?? '') - ZERO

/** Each entry is a thing that is shown and its codes: a class and its weight, by the alphabet. */
const weights = whenNeeded((): ReadonlyMap<string, Int8Array> => {
  const of = new Map<string, Int8Array>()
  for (const line of `${WEIGHTS}|${MORE_WEIGHTS}`.split(/[|\n]/u)) {
    const at = line.lastIndexOf(' ')
    const codes = line.slice(at + 1)
    const own = new Int8Array(CLASSES.length)
    for (let code = 0; code < codes.length; code += 2)
      own[ALPHABET.indexOf(codes[code] ?? '')] = stepsOf(codes[code + 1])
    of.set(line.slice(0, at), own)
  }
  return of
})

/** A text that shows less is hardly one. */
const LEAST_SHOWN = 60
/** Words are quoted for so many kinds, so many for each. */
const MOST_KINDS = 3
const MOST_WORDS = 3
const IS_QUOTED = /^\p{L}{3,}(?: \p{L}{2,})?$/u

/** What is said where nothing is heeded. */
export const SILENT: LearnedSigns = { none: 0, kinds: new Map() }

/**
 * What weights say of a text that were learned from papers of several writers (`bench/quality/kinds-learn`): a multinomial
 * logistic regression over words, pairs of words and looks of lines, begun with the ratios of naive Bayes (Wang and Manning,
 * "Baselines and Bigrams", 2012), for what the lexicon leaves open. `surer` is how much surer words and signs are of some kind
 * than of none, in logarithms of odds.
 */
export function signsLearned(text: string, surer: number): LearnedSigns {
  const shown = shownBy(text)
  if (shown.size < LEAST_SHOWN) return SILENT
  const of = weights()
  const bias = BIAS.split(' ').map(Number)
  const known: { readonly thing: string; readonly own: Int8Array }[] = []
  for (const thing of shown) {
    const own = of.get(thing)
    if (own) known.push({ thing, own })
  }
  const sums = new Float64Array(CLASSES.length)
  for (const { own } of known) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (own[at] ?? 0)
  const each = STEP * shareOfEach(known.length)
  const trust = heed(known.length, shown.size, surer)
  const odds = sums.map((sum, at) => trust * (sum * each + (bias[at] ?? 0)))
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length
  const written = accentsIn(text)
  const said = text.slice(0, MAX_CHARS).toLowerCase().replace(/\s+/gu, ' ')
  // Shapes of figures are no words, though they are called by some.
  const asWritten = (words: string): string | undefined => {
    const found = words.replace(/\p{L}+/gu, (word) => written.get(word) ?? word)
    return said.includes(found) ? found : undefined
  }
  const first = [...ALL_DOCUMENT_KINDS.keys()].sort((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0)).slice(0, MOST_KINDS)
  return {
    none: (odds.at(-1) ?? 0) - mean,
    kinds: new Map(
      ALL_DOCUMENT_KINDS.map((kind, at): [DocumentKind, LearnedSign] => [
        kind,
        {
          logOdds: (odds[at] ?? 0) - mean,
          words: first.includes(at) ? wordsFor(at, known, asWritten) : [],
        },
      ]),
    ),
  }
}

const smallWords = whenNeeded(() => new Set([...functionWords()].flatMap(([, words]) => [...words])))

/** The words that say most for a class, beyond what they say for all, as they are written; small words tell a person nothing. */
function wordsFor(
  at: number,
  known: readonly { readonly thing: string; readonly own: Int8Array }[],
  asWritten: (words: string) => string | undefined,
): string[] {
  return known
    .filter(({ thing }) => IS_QUOTED.test(thing))
    .map(({ thing, own }) => ({ thing, more: (own[at] ?? 0) - own.reduce((sum, one) => sum + one, 0) / own.length }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more || (a.thing < b.thing ? -1 : 1))
    .flatMap(({ thing }) => asWritten(thing) ?? [])
    .filter((words) => !words.split(' ').every((word) => smallWords().has(word)))
    .slice(0, MOST_WORDS)
}
