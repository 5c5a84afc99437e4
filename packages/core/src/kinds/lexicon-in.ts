import { whenNeeded } from '../when-needed.ts'
import { type LexiconEntry, lexicon } from './lexicon.ts'

/** A word without its accents: people leave them out, and who reads a scan in several languages loses them. */
function plainOf(word: string): string {
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) > 127) return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return word
}

interface PlainEntry {
  readonly entry: LexiconEntry
  readonly words: readonly string[]
}

/** Entries that begin with a word: those of this word alone, and the others by their second one. */
interface Beginning {
  readonly alone: PlainEntry[]
  readonly bySecond: Map<string, PlainEntry[]>
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Most words begin no entry and most pairs none: tables of so many marks tell that far sooner than a look for the word. */
const MARKS = 1 << 18
const placeOf = (hash: number): number => hash & (MARKS - 1)
const placeOfPair = (first: number, second: number): number => (Math.imul(first, 31) ^ second) & (MARKS - 1)

interface Beginnings {
  readonly byFirst: ReadonlyMap<string, Beginning>
  /** 1 where a word that is an entry may have its place. */
  readonly alone: Uint8Array
  /** 1 where the first two words of an entry may have theirs. */
  readonly pairs: Uint8Array
}

/** Entries of the lexicon by their first two words without accents; `débit` keeps its own, since `debit` is an entry of another weight. */
function plainEntries(): Beginnings {
  const all = [...lexicon().values()].flat()
  const phrases = new Set(all.map(({ words }) => words.join(' ')))
  const byFirst = new Map<string, Beginning>()
  const alone = new Uint8Array(MARKS)
  const pairs = new Uint8Array(MARKS)
  for (const entry of all) {
    const plain = entry.words.map(plainOf)
    const words = phrases.has(plain.join(' ')) ? entry.words : plain
    const [first = '', second] = plain
    const begun = byFirst.get(first) ?? { alone: [], bySecond: new Map() }
    byFirst.set(first, begun)
    const list = second === undefined ? begun.alone : (begun.bySecond.get(second) ?? [])
    list.push({ entry, words })
    if (second === undefined) alone[placeOf(hashOf(first))] = 1
    else {
      begun.bySecond.set(second, list)
      pairs[placeOfPair(hashOf(first), hashOf(second))] = 1
    }
  }
  return { byFirst, alone, pairs }
}

const beginnings = whenNeeded(plainEntries)

interface Found {
  readonly entry: LexiconEntry
  count: number
}

/** Entries of the lexicon in a run of words, with how often each stands there. */
export function lexiconIn(words: readonly string[]): Map<LexiconEntry, Found> {
  const found = new Map<LexiconEntry, Found>()
  const plain = words.map(plainOf)
  const isHere = (parts: readonly string[], index: number): boolean => {
    for (let offset = 0; offset < parts.length; offset += 1) {
      const part = parts[offset]
      if (plain[index + offset] !== part && words[index + offset] !== part) return false
    }
    return true
  }
  const look = (list: readonly PlainEntry[] | undefined, index: number) => {
    for (const { entry, words: parts } of list ?? []) {
      if (!isHere(parts, index)) continue
      const known = found.get(entry)
      if (known) known.count += 1
      else found.set(entry, { entry, count: 1 })
    }
  }
  const { byFirst, alone, pairs } = beginnings()
  let next = hashOf(plain[0] ?? '')
  for (let index = 0; index < plain.length; index += 1) {
    const hash = next
    const second = plain[index + 1] ?? ''
    next = hashOf(second)
    const isAlone = alone[placeOf(hash)] === 1
    const isPair = pairs[placeOfPair(hash, next)] === 1
    if (!isAlone && !isPair) continue
    const begun = byFirst.get(plain[index] ?? '')
    if (!begun) continue
    if (isAlone) look(begun.alone, index)
    if (isPair) look(begun.bySecond.get(second), index)
  }
  return found
}

/** What is found, without what only stands within a longer entry of its kind: `rules of the house` says no more than once. */
export function apart(found: ReadonlyMap<LexiconEntry, Found>): readonly Found[] {
  const all = [...found.values()]
  const longer = all.filter(({ entry }) => entry.words.length > 2)
  if (longer.length === 0) return all
  const within = new Map<string, number>()
  for (const { entry, count } of longer)
    for (let from = 0; from < entry.words.length - 1; from += 1)
      for (let to = from + 2; to <= entry.words.length; to += 1) {
        if (to - from === entry.words.length) continue
        const key = `${entry.kind} ${entry.words.slice(from, to).join(' ')}`
        within.set(key, (within.get(key) ?? 0) + count)
      }
  return all.filter(
    ({ entry, count }) => entry.words.length < 2 || count > (within.get(`${entry.kind} ${entry.words.join(' ')}`) ?? 0),
  )
}
