import { ALL_DOCUMENT_KINDS, type DocumentKind } from '../kinds.ts'
import { foldForm } from './fold.ts'
import { FORM_WORDS } from './words/index.ts'

/** What a term is on a form: its title, the label of a field, or a phrase that is telling wherever it stands. */
export type Role = 'title' | 'label' | 'phrase'

/** One word of a term: itself with an ending, what begins with it (`rechnung*`), or what ends with it (`*vertrag`). */
interface Part {
  readonly word: string
  readonly isBeginning: boolean
  readonly isEnd: boolean
}

/** A term of forms in one language. `money` is of every paper that asks for money or says that it was paid. */
export interface FormTerm {
  readonly language: string
  readonly kind: DocumentKind | 'money'
  readonly role: Role
  /** Language, kind and role in one: what terms that say the same of a paper share. */
  readonly group: string
  readonly parts: readonly Part[]
}

/** Letters by which a word is looked up. */
const KEY = 4
/** The shortest word that may have an ending, and the most letters that one has behind it and behind longer words. */
const LEAST_INFLECTED = 5
const ENDING = 2
const LONG = 7
const LONG_ENDING = 3
/** Scripts without spaces: a term may begin at every character. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const ROLES: readonly Role[] = ['title', 'label', 'phrase']

const partOf = (written: string): Part => ({
  word: foldForm(written.replaceAll('*', '')),
  isBeginning: written.endsWith('*'),
  isEnd: written.startsWith('*'),
})

/** Terms of a list: a line is `kind: titles; labels; phrases`, parted by commas; what begins with a space goes on with it. */
function termsIn(language: string, list: string): FormTerm[] {
  const known = new Set<string>()
  return list
    .split(/\n(?=\S)/u)
    .filter((row) => row.trim() !== '')
    .flatMap((row) => {
      const [head = '', rest = ''] = row.split(':')
      const kind = [...ALL_DOCUMENT_KINDS, 'money' as const].find((one) => one === head.trim())
      if (kind === undefined) throw new Error(`No kind is called ${head}.`)
      return rest.split(';').flatMap((group, at) =>
        group
          .split(',')
          .map((written) => (written.match(/[*\p{L}\p{M}]+/gu) ?? []).map(partOf))
          .filter(([first]) => first !== undefined && first.word !== '')
          // A number sign is no word: "protocol no" and "protocol" may be one term. What ends with a word is another one.
          .filter((parts) => {
            const key = `${kind} ${at} ${parts.map(({ word, isBeginning, isEnd }) => `${isEnd ? '*' : ''}${word}${isBeginning ? '*' : ''}`).join(' ')}`
            return !known.has(key) && known.add(key)
          })
          .map((parts) => {
            const role = ROLES[at] ?? 'phrase'
            return { language, kind, role, group: `${language} ${kind} ${role}`, parts }
          }),
      )
    })
}

/** True when a folded word of a text is that of a term. */
export function fits({ word, isBeginning, isEnd }: Part, found: string): boolean {
  if (found === word) return true
  if (isEnd && found.endsWith(word)) return true
  if (!found.startsWith(word)) return false
  const ending = word.length >= LONG ? LONG_ENDING : word.length >= LEAST_INFLECTED ? ENDING : 0
  return isBeginning || found.length - word.length <= ending
}

/** Terms that begin with the same word, and the place of each among all. */
interface Begun {
  readonly first: Part
  readonly terms: FormTerm[]
  readonly places: number[]
}

let built: ReadonlyMap<string, readonly Begun[]> | undefined

/** Terms by the beginning of their first word; by its end, behind a star; by two characters where words are not parted. */
function index(): ReadonlyMap<string, readonly Begun[]> {
  if (built) return built
  const byKey = new Map<string, Map<string, Begun>>()
  let place = 0
  for (const [language, list] of Object.entries(FORM_WORDS))
    for (const term of termsIn(language, list)) {
      const [first = partOf('')] = term.parts
      const { word, isBeginning, isEnd } = first
      const key = UNSPACED.test(word) ? word.slice(0, 2) : isEnd ? `*${word.slice(-KEY)}` : word.slice(0, KEY)
      const known = byKey.get(key) ?? new Map<string, Begun>()
      byKey.set(key, known)
      const same = `${word} ${isBeginning} ${isEnd}`
      const begun = known.get(same) ?? { first, terms: [], places: [] }
      known.set(same, begun)
      begun.terms.push(term)
      begun.places.push(place)
      place += 1
    }
  built = new Map([...byKey].map(([key, known]) => [key, [...known.values()]]))
  return built
}

/** Marks of words that terms begin with: whole short ones, beginnings of longer ones, beginnings before a star, ends behind one. */
const [WHOLE, FIVE, FOUR, END] = [1, 2, 4, 8]
const MARKS = 1 << 17
let marked: Uint8Array | undefined

/** Few words of a text begin a term. Where a run of letters stands in the table of marks. */
function placeOfRun(word: string, from: number, to: number): number {
  let place = to - from
  for (let at = from; at < to; at += 1) place = (place * 33 + word.charCodeAt(at)) % MARKS
  return place
}

function marks(): Uint8Array {
  if (marked) return marked
  const table = new Uint8Array(MARKS)
  const mark = (word: string, from: number, to: number, as: number) => {
    const place = placeOfRun(word, from, to)
    table[place] = (table[place] ?? 0) | as
  }
  for (const known of index().values())
    for (const { first } of known) {
      const { word, isBeginning, isEnd } = first
      if (isEnd) mark(word, Math.max(0, word.length - KEY), word.length, END)
      else if (word.length <= KEY) {
        mark(word, 0, word.length, WHOLE)
        if (isBeginning && word.length === KEY) mark(word, 0, KEY, FOUR)
      } else mark(word, 0, KEY + 1, FIVE)
    }
  marked = table
  return table
}

/** False for a folded word that no term begins with, which is told far sooner than by looking for one. */
export function mayBegin(word: string): boolean {
  const table = marks()
  const { length } = word
  if (length <= KEY) return ((table[placeOfRun(word, 0, length)] ?? 0) & WHOLE) !== 0
  return (
    ((table[placeOfRun(word, 0, KEY + 1)] ?? 0) & FIVE) !== 0 ||
    ((table[placeOfRun(word, 0, KEY)] ?? 0) & FOUR) !== 0 ||
    ((table[placeOfRun(word, length - KEY, length)] ?? 0) & END) !== 0
  )
}

const NONE: readonly FormTerm[] = []
/** Terms that begin with a word, in the order of the lists, and what each goes on with. */
export interface Beginning {
  readonly terms: readonly FormTerm[]
  /** The code of the first letter of each term's second word; `ALONE` where it has none, `ANYHOW` where its end tells. */
  readonly nexts: readonly number[]
}
export const ALONE = 0
export const ANYHOW = -1
const NOTHING: Beginning = { terms: NONE, nexts: [] }
/** Words seen before, with the terms that begin with them: texts share most of theirs. Emptied when it is full. */
const seen = new Map<string, Beginning>()
const MOST_SEEN = 20_000

/** Terms of all of them in the order of the lists; mostly of none or of one. */
function inOrder(begun: readonly Begun[]): readonly FormTerm[] {
  const [only, second] = begun
  if (!only) return NONE
  if (!second) return only.terms
  return begun
    .flatMap(({ terms, places }) => terms.map((term, at) => [places[at] ?? 0, term] as const))
    .sort(([a], [b]) => a - b)
    .map(([, term]) => term)
}

const among = (key: string, isMeant: (first: Part) => boolean): readonly FormTerm[] => {
  const begun = index().get(key)
  return begun ? inOrder(begun.filter(({ first }) => isMeant(first))) : NONE
}

/** Terms whose first word is a folded word of a text. */
export function termsFrom(word: string): Beginning {
  const before = seen.get(word)
  if (before) return before
  const begun = among(word.slice(0, KEY), (first) => fits(first, word))
  const ended = word.length > KEY ? among(`*${word.slice(-KEY)}`, (first) => fits(first, word)) : NONE
  const terms = ended.length === 0 ? begun : [...begun, ...ended]
  const found =
    terms.length === 0
      ? NOTHING
      : {
          terms,
          nexts: terms.map(({ parts: [, second] }) =>
            second === undefined ? ALONE : second.isEnd ? ANYHOW : second.word.charCodeAt(0),
          ),
        }
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.set(word, found)
  return found
}

/** Terms that stand at a place of a run of characters without spaces. */
export function termsAt(run: string, at: number): readonly FormTerm[] {
  const found = among(run.slice(at, at + 2), ({ word }) => run.startsWith(word, at))
  return found.length === 0 ? NONE : found.filter(({ parts }) => parts.length === 1)
}
