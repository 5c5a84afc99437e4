import { foldForm } from '../../../packages/core/src/kinds/forms/fold.ts'

/** A phrase is counted once a page of so many words: long texts do not weigh more than short ones, and nothing that says a word often. */
const PAGE_WORDS = 400

/** In how many texts and pages of a source each phrase stands. */
export interface Counted {
  readonly texts: number
  readonly pages: number
  readonly of: ReadonlyMap<string, { readonly texts: number; readonly pages: number }>
}

/** A source of texts: a set, papers that we wrote ourselves, or texts that nobody chose anything with. */
export interface Source {
  readonly name: string
  readonly is: 'set' | 'own' | 'neutral'
  readonly counted: Counted
}

/** A phrase that is at home in one set. Rates are shares of pages. */
export interface Rare {
  readonly phrase: string
  readonly set: string
  readonly texts: number
  readonly rate: number
  /** Where else it is most usual: in a source of neutral texts, in papers of our own, in all other sets together. */
  readonly elsewhere: number
}

/** What makes a phrase rare. */
const LEAST_TEXTS = 3
const TIMES = 20
const OF_SETS = 0.9
/** A neutral source with fewer pages says nothing of how usual a phrase is. */
const LEAST_PAGES = 100

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Words as the code compares them: folded, of two signs at least; single signs where words are not parted. */
export function tokensOf(text: string): readonly string[] {
  const folded = /^[\0-\x7f]*$/u.test(text) ? text.toLowerCase() : foldForm(text)
  const words = folded.match(WORD) ?? []
  return words.flatMap((word) => (UNSPACED.test(word) ? [...word] : word.length < 2 ? [] : word))
}

/** Phrases by their first word. */
export type Phrases = ReadonlyMap<string, readonly { readonly phrase: string; readonly rest: readonly string[] }[]>

/** Phrases as they are looked for; those that are one when folded are one. */
export function phrasesOf(written: Iterable<string>): Phrases {
  const known = new Set<string>()
  const byFirst = new Map<string, { phrase: string; rest: readonly string[] }[]>()
  for (const one of written) {
    const [first, ...rest] = tokensOf(one)
    const phrase = [first, ...rest].join(' ')
    if (first === undefined || known.has(phrase)) continue
    known.add(phrase)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, rest }])
  }
  return byFirst
}

/** Counts phrases in the texts of a source; a text that stands there twice is one. */
export function countIn(texts: Iterable<string>, phrases: Phrases): Counted {
  const of = new Map<string, { texts: number; pages: number }>()
  const seen = new Set<string>()
  let pages = 0
  for (const text of texts) {
    const mark = `${text.length} ${text.slice(0, 200)} ${text.slice(-100)}`
    if (seen.has(mark)) continue
    seen.add(mark)
    const tokens = tokensOf(text)
    const lastOn = new Map<string, number>()
    for (const [at, token] of tokens.entries())
      for (const { phrase, rest } of phrases.get(token) ?? []) {
        const page = Math.floor(at / PAGE_WORDS)
        const last = lastOn.get(phrase)
        if (last === page || !rest.every((word, step) => tokens[at + 1 + step] === word)) continue
        lastOn.set(phrase, page)
        const count = of.get(phrase) ?? { texts: 0, pages: 0 }
        of.set(phrase, { texts: count.texts + (last === undefined ? 1 : 0), pages: count.pages + 1 })
      }
    pages += Math.max(1, Math.ceil(tokens.length / PAGE_WORDS))
  }
  return { texts: seen.size, pages, of }
}

const pagesOf = (sources: readonly Source[], phrase: string): number =>
  sources.reduce((sum, { counted }) => sum + (counted.of.get(phrase)?.pages ?? 0), 0)

const rateIn = (sources: readonly Source[], phrase: string): number =>
  pagesOf(sources, phrase) /
  Math.max(
    1,
    sources.reduce((sum, { counted }) => sum + counted.pages, 0),
  )

/**
 * Phrases that stand in three texts of one set or more, on twenty times as many of its pages as anywhere else (a source of
 * neutral texts, papers of our own, and all other sets together, whichever has it most), and of all sets nearly in this one.
 */
export function rarePhrases(sources: readonly Source[]): readonly Rare[] {
  const sets = sources.filter(({ is }) => is !== 'neutral')
  const neutral = sources
    .filter(({ is, counted }) => is === 'neutral' && counted.pages >= LEAST_PAGES)
    .map((source) => [source])
  return sets.flatMap((set) => {
    const others = sets.filter((other) => other !== set)
    const beside = [...neutral, others.filter(({ is }) => is === 'own'), others.filter(({ is }) => is === 'set')]
    return [...set.counted.of].flatMap(([phrase, { texts, pages }]): readonly Rare[] => {
      if (texts < LEAST_TEXTS || pages < OF_SETS * pagesOf(sets, phrase)) return []
      const rate = pages / set.counted.pages
      const elsewhere = Math.max(...beside.map((some) => rateIn(some, phrase)))
      return rate >= TIMES * elsewhere ? [{ phrase, set: set.name, texts, rate, elsewhere }] : []
    })
  })
}
