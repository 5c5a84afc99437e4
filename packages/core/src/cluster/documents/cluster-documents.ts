import { categoryOf } from '../../classify/index.ts'
import { typeOfName } from '../../filetype/index.ts'
import { kindOfDocument } from '../../kinds/index.ts'
import type { Language } from '../../reasons/index.ts'
import { featuresOf, stemOf, type TextFeatures, wordsOfName } from '../../words/index.ts'
import { groupTexts } from './group-texts.ts'
import { type NamedDocument, nameGroups } from './names.ts'

/** A document to be grouped. */
export interface DocumentToGroup {
  readonly id: string
  readonly name: string
  /** Its text, or the beginning of it; empty when it has none. */
  readonly text: string
}

export interface ClusterDocumentsOptions {
  /** How many groups are wanted: at most that many come back, fewer when there are not so many documents. Found when left out. */
  readonly groups?: number
  /** Another start of the random numbers, for measuring how steady the groups are. */
  readonly seed?: number
  /** The language that kinds and types are named in; English when left out. */
  readonly language?: Language
}

/** A group of documents that belong together by content. */
export interface DocumentGroup {
  /** Readable, and unlike the name of every other group. */
  readonly name: string
  /** Ids in the order of the input. */
  readonly itemIds: readonly string[]
}

/** A kind must be at least so likely, and likelier than none, to speak for a group. */
const SURE_OF_KIND = 0.3

/** Words of a name that speak: no counters, no codes of cameras and downloads. */
function termsOfName(name: string): string[] {
  const dot = name.lastIndexOf('.')
  const base = (dot > 0 ? name.slice(0, dot) : name)
    .split(/[\s_.()[\]-]+/u)
    .filter((part) => !/\d/u.test(part) || /^\p{L}{3,}\d{1,2}$/u.test(part))
    .join(' ')
  return wordsOfName(base).filter((word) => word.length > 2)
}

function withName(features: TextFeatures, name: string): TextFeatures {
  const words = termsOfName(name)
  const stems = words.map((word) => stemOf(word, features.language))
  return { ...features, words: [...features.words, '', ...words], stems: [...features.stems, '', ...stems] }
}

/** What a document is by its name alone: `PDF Documents`, `Spreadsheets`. */
function fallbackOf(name: string): string {
  const type = typeOfName(name)
  return type ? categoryOf('library', type).label : 'Other Documents'
}

function lookAt({ name, text }: DocumentToGroup): NamedDocument {
  const { kinds, none } = kindOfDocument({ name, text })
  const [first] = kinds
  return {
    features: withName(featuresOf(text), name),
    fallback: fallbackOf(name),
    ...(first && first.probability >= Math.max(SURE_OF_KIND, none) && { kind: first.kind }),
  }
}

/**
 * Groups documents by what they are about and names the groups. The same documents give the same groups in whatever
 * order they come (they are sorted by id first). Documents without a single word that others share are grouped by what
 * their name says they are. Every id stands in exactly one group; groups come by falling size.
 */
export function clusterDocuments(
  documents: readonly DocumentToGroup[],
  options: ClusterDocumentsOptions = {},
): readonly DocumentGroup[] {
  const sorted = [...new Map(documents.map((document) => [document.id, document])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  if (sorted.length === 0) return []
  const looks = sorted.map(lookAt)
  const labels = groupTexts(
    looks.map(({ features }) => [...features.stems, ...features.people]),
    looks.map(({ fallback }) => fallback),
    options,
  )
  const members = new Map<number, number[]>()
  labels.forEach((label, index) => {
    const list = members.get(label)
    if (list) list.push(index)
    else members.set(label, [index])
  })
  const groups = [...members.values()].sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
  const names = nameGroups(
    groups.map((group) => group.flatMap((index) => looks[index] ?? [])),
    options.language,
  )
  const nameOf = new Map<string, string>()
  groups.forEach((group, number) => {
    for (const index of group) nameOf.set(sorted[index]?.id ?? '', names[number] ?? '')
  })
  const inOrder = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const id of new Set(documents.map(({ id }) => id))) inOrder.get(nameOf.get(id) ?? '')?.push(id)
  return [...inOrder].map(([name, itemIds]) => ({ name, itemIds }))
}
