import { type DocumentKind, folderIn, kindFolder } from '../../kinds/index.ts'
import { log } from '../../numeric/index.ts'
import type { Language } from '../../reasons/index.ts'
import { canName, type TextFeatures } from '../../words/index.ts'

/** A document as the naming looks at it. */
export interface NamedDocument {
  readonly features: TextFeatures
  /** Its kind, when that is fairly sure. */
  readonly kind?: DocumentKind
  /** Words for what it is when it has no text: `PDF Documents`. */
  readonly fallback: string
}

const WORDS_IN_NAME = 3
/** A pair of words tells more than either, when it is about as frequent. */
const PAIR_BOOST = 1.6
/** English words that hardly ever are nouns: "increased", "nearly". */
const NO_NOUN = /\w{3}(?:ed|ly)$/u
/** Share of a group that must be of one kind for the kind to name it. */
const KIND_SHARE = 0.6
/** A word in more documents than this tells no group from another, where there are several. */
const TOO_COMMON = 0.5
const LONGEST_NAME = 60

interface Candidate {
  readonly stems: readonly string[]
  readonly text: string
  readonly score: number
}

interface Counted {
  documents: number
  readonly surfaces: Map<string, number>
}

const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ')

/** In how many documents of a group each stem and pair of stems stands, and in which forms. */
function countIn(documents: readonly NamedDocument[], people: ReadonlySet<string>): Map<string, Counted> {
  const mayName = (word: string) => canName(word) && !people.has(word)
  const counts = new Map<string, Counted>()
  for (const { features } of documents) {
    const seen = new Set<string>()
    const count = (key: string, surface: string) => {
      const known = counts.get(key) ?? { documents: 0, surfaces: new Map<string, number>() }
      if (known.documents === 0) counts.set(key, known)
      if (!seen.has(key)) known.documents += 1
      seen.add(key)
      known.surfaces.set(surface, (known.surfaces.get(surface) ?? 0) + 1)
    }
    const { words, stems } = features
    for (const [index, word] of words.entries()) {
      const stem = stems[index] ?? ''
      if (stem === '' || !mayName(word)) continue
      count(stem, word)
      const before = words[index - 1] ?? ''
      if (before !== '' && mayName(before) && stems[index - 1] !== stem)
        count(`${stems[index - 1]} ${stem}`, `${before} ${word}`)
    }
  }
  return counts
}

const mostFrequent = (surfaces: ReadonlyMap<string, number>): string =>
  [...surfaces].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? ''

/**
 * What is said of a group and not of the others, best first: class-based tf-idf over documents (M. Grootendorst, 2022)
 * times the root of the share of the group's documents that have the term.
 */
function candidates(
  own: ReadonlyMap<string, Counted>,
  size: number,
  total: number,
  everywhere: ReadonlyMap<string, number>,
  alone: boolean,
): Candidate[] {
  const list: Candidate[] = []
  for (const [key, { documents, surfaces }] of own) {
    const all = everywhere.get(key) ?? documents
    if (documents < Math.min(2, size)) continue
    if (!alone && all > TOO_COMMON * total && documents / all < 0.9) continue
    const inside = documents / size
    const outside = total > size ? (all - documents) / (total - size) : 0
    const isPair = key.includes(' ')
    const lift = log((inside + 0.02) / (outside + 0.02))
    if (!alone && lift <= 0) continue
    const stems = key.split(' ')
    const text = mostFrequent(surfaces)
    const fitness = (isPair ? PAIR_BOOST : 1) * (NO_NOUN.test(text) ? 0.5 : 1)
    list.push({ stems, text, score: inside * Math.max(lift, 0.1) * Math.sqrt(inside) * fitness })
  }
  return list.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).slice(0, 60)
}

/** The kind that most documents of a group share, if there is one. */
function sharedKind(documents: readonly NamedDocument[]): DocumentKind | undefined {
  const counts = new Map<DocumentKind, number>()
  for (const { kind } of documents) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const [best] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return best && best[1] >= KIND_SHARE * documents.length ? best[0] : undefined
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return mostFrequent(counts)
}

/**
 * A readable name for each group, no two alike: the kind where most share one (`Receipts`; with the topic behind it
 * where several groups, though not most, are of that kind: `Recipes - Chicken, Rice`), else the words that tell a group from the others
 * (`Film, Awards, Music`); kinds and types are said in the language. No two names share a word of one stem, none is a number or a word of mails and forms.
 */
export function nameGroups(groups: readonly (readonly NamedDocument[])[], language: Language = 'en'): string[] {
  const people = new Set(groups.flat().flatMap(({ features }) => features.senderWords))
  const counted = groups.map((documents) => countIn(documents, people))
  const everywhere = new Map<string, number>()
  for (const counts of counted)
    for (const [key, { documents }] of counts) everywhere.set(key, (everywhere.get(key) ?? 0) + documents)
  const total = groups.reduce((sum, documents) => sum + documents.length, 0)
  const alone = groups.length === 1
  const lists = groups.map((documents, group) =>
    candidates(counted[group] ?? new Map(), documents.length, total, everywhere, alone),
  )
  const kinds = groups.map(sharedKind)
  const kindCounts = new Map<DocumentKind, number>()
  for (const kind of kinds) if (kind) kindCounts.set(kind, (kindCounts.get(kind) ?? 0) + 1)
  const used = new Set<string>(kinds.flatMap((kind) => (kind ? stemsOfKind(kind) : [])))
  const names = new Map<number, string>()
  // Groups choose in the order of how much their best word says, so that the clearest one gets it.
  const order = groups
    .map((_, group) => group)
    .sort((a, b) => (lists[b]?.[0]?.score ?? 0) - (lists[a]?.[0]?.score ?? 0) || a - b)
  for (const group of order) {
    const kind = kinds[group]
    const ofKind = kind === undefined ? 0 : (kindCounts.get(kind) ?? 0)
    // What most groups are tells none of them from another.
    const doesTell = ofKind === 1 || (ofKind > 0 && ofKind * 2 <= groups.length)
    const topic = ofKind === 1 ? '' : topicOf(lists[group] ?? [], used, doesTell ? 2 : WORDS_IN_NAME)
    const start =
      kind && (doesTell || topic === '')
        ? folderIn(language, kindFolder(kind))
        : topic === ''
          ? folderIn(language, mostCommon((groups[group] ?? []).map(({ fallback }) => fallback)))
          : ''
    names.set(
      group,
      [start, topic]
        .filter((part) => part !== '')
        .join(' - ')
        .slice(0, LONGEST_NAME),
    )
  }
  return unique(groups.map((_, group) => names.get(group) ?? ''))
}

const stemsOfKind = (kind: DocumentKind): string[] => [kind, kindFolder(kind).toLowerCase().replace(/s$/u, '')]

/** The best words that no other group has taken, and takes them. */
function topicOf(list: readonly Candidate[], used: Set<string>, most: number): string {
  const parts: Candidate[] = []
  for (const candidate of list) {
    if (parts.length >= most) break
    if (candidate.stems.some((stem) => used.has(stem))) continue
    // What says a tenth of the best word is filler.
    if (parts[0] && candidate.score < 0.2 * parts[0].score) break
    for (const stem of candidate.stems) used.add(stem)
    parts.push(candidate)
  }
  return parts.map(({ text }) => inTitleCase(text)).join(', ')
}

/** Makes names differ that still are alike: which is so for groups without a word of their own only. */
function unique(names: readonly string[]): string[] {
  const ordinals = ['', 'More ', 'Other ', 'Further ', 'Remaining ']
  const taken = new Set<string>()
  return names.map((name) => {
    const base = name === '' ? 'Documents' : name
    for (let round = 0; ; round++) {
      const tried = round < ordinals.length ? `${ordinals[round]}${base}` : `${base} (${round})`
      if (taken.has(tried.toLowerCase())) continue
      taken.add(tried.toLowerCase())
      return tried
    }
  })
}
