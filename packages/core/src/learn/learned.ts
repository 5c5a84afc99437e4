import { AppError } from '../errors/index.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../kinds/index.ts'
import { FEATURE_SPACE, type LearnFeatures, type LearnInput, learnFeatures } from './features.ts'
import { kindsOf } from './prior.ts'

/** One thing that a person put somewhere: where, and what it looked like. No text, no name, no path: hashed features only. */
export interface Example {
  readonly itemId: string
  readonly label: string
  /** An approval or correction of the person, one of many at once, or a file that already lay in one of the person's folders. */
  readonly from: 'person' | 'bulk' | 'folder'
  /** Kind of document that it most likely is; absent when that is unclear. */
  readonly kind?: DocumentKind
  readonly features: LearnFeatures
}

/**
 * What is known of how a person files: examples, oldest first, one per item. Plain data: clone it, store it, send it.
 * The weights are computed from it (`trained`), so the same examples always decide alike, here and after an import.
 */
export interface Learned {
  readonly version: 1
  readonly examples: readonly Example[]
}

export const NOTHING_LEARNED: Learned = { version: 1, examples: [] }

/** What an example says beside one that a person decided by itself: of many at once, some were hardly looked at. */
export const WEIGHT_OF: Readonly<Record<Example['from'], number>> = { person: 1, bulk: 0.8, folder: 0.6 }

/** Bounds of what is kept: the newest examples of a label, and of all; features of an example. */
export const MAX_EXAMPLES_PER_LABEL = 40
export const MAX_EXAMPLES = 800
export const MAX_EXAMPLE_FEATURES = 80
const LONGEST_LABEL = 255
/** An example is of the likeliest kind when that is at least so likely, and likelier than none. */
const SURE_OF_KIND = 0.25

/** An example as it is kept: its strongest features, weights rounded, so that export and import change nothing. */
export function compact({ indices, values }: LearnFeatures): LearnFeatures {
  const kept = [...indices]
    .map((index, at) => [index, values[at] ?? 0] as const)
    .sort(([i, a], [j, b]) => b - a || i - j)
    .slice(0, MAX_EXAMPLE_FEATURES)
    .sort(([i], [j]) => i - j)
  return {
    indices: Int32Array.from(kept, ([index]) => index),
    values: Float64Array.from(kept, ([, value]) => Math.round(value * 10_000) / 10_000),
  }
}

function exampleOf(input: LearnInput, itemId: string, label: string, from: Example['from']): Example {
  const { kinds, none } = kindsOf(input)
  const [first] = kinds
  return {
    itemId,
    label: label.slice(0, LONGEST_LABEL),
    from,
    ...(first && first.probability >= Math.max(SURE_OF_KIND, none) && { kind: first.kind }),
    features: compact(learnFeatures(input)),
  }
}

/** Drops the oldest examples over the bounds; those of folders go before what the person decided, and many at once before single ones. */
function bounded(examples: readonly Example[]): Learned {
  const kept: Example[] = []
  const counts = new Map<string, number>()
  const newestFirst = examples.toReversed()
  for (const from of ['person', 'bulk', 'folder'] as const) {
    for (const example of newestFirst) {
      const count = counts.get(example.label) ?? 0
      if (example.from !== from || count >= MAX_EXAMPLES_PER_LABEL || kept.length >= MAX_EXAMPLES) continue
      counts.set(example.label, count + 1)
      kept.push(example)
    }
  }
  const chosen = new Set(kept)
  return { version: 1, examples: examples.filter((example) => chosen.has(example)) }
}

/**
 * What is known after a person approved or corrected where an item goes, by itself or with many others. A second decision
 * on the same item replaces the first, so that a correction is never outvoted by the mistake that it corrects; one of many that
 * says the same takes nothing from it.
 */
export function learn(
  learned: Learned,
  input: LearnInput & { readonly itemId: string },
  label: string,
  from: 'person' | 'bulk' = 'person',
): Learned {
  const before = learned.examples.find(({ itemId }) => itemId === input.itemId)
  const others = learned.examples.filter((example) => example !== before)
  const isDecided = before?.from === 'person' && before.label === label.slice(0, LONGEST_LABEL)
  return bounded([...others, exampleOf(input, input.itemId, label, isDecided ? 'person' : from)])
}

/** What was learned of one label as that of another: a folder was renamed, or two of them are one. */
export function relabel(learned: Learned, from: string, to: string): Learned {
  const label = to.slice(0, LONGEST_LABEL)
  return bounded(learned.examples.map((example) => (example.label === from ? { ...example, label } : example)))
}

/** A file that lies in one of the person's folders already. */
export interface FiledItem extends LearnInput {
  readonly itemId: string
  /** The folder as a category: its path as the person knows it. */
  readonly folder: string
}

/** Learns the person's folders from the files in them, on top of what is known. What the person decided on an item stays. */
export function learnFolders(learned: Learned, filed: readonly FiledItem[]): Learned {
  const decided = new Set(learned.examples.filter(({ from }) => from !== 'folder').map(({ itemId }) => itemId))
  const fresh = new Map<string, FiledItem>()
  const counts = new Map<string, number>()
  for (const item of filed) {
    const count = counts.get(item.folder) ?? 0
    if (item.folder === '' || decided.has(item.itemId) || count >= MAX_EXAMPLES_PER_LABEL) continue
    counts.set(item.folder, count + 1)
    fresh.set(item.itemId, item)
  }
  const others = learned.examples.filter(({ itemId }) => !fresh.has(itemId))
  const examples = [...fresh.values()].map((item) => exampleOf(item, item.itemId, item.folder, 'folder'))
  return bounded([...others, ...examples])
}

/** What two states know together; of an item that both know, `newer` tells. Bounded as every state. */
export function joinLearned(older: Learned, newer: Learned): Learned {
  if (older.examples.length === 0) return newer
  const known = new Set(newer.examples.map(({ itemId }) => itemId))
  return bounded([...older.examples.filter(({ itemId }) => !known.has(itemId)), ...newer.examples])
}

/** Forgets everything that was learned for a label, or of an item. */
export function forget(learned: Learned, what: { readonly label?: string; readonly itemId?: string }): Learned {
  const stays = ({ label, itemId }: Example) => label !== what.label && itemId !== what.itemId
  return { version: 1, examples: learned.examples.filter(stays) }
}

/** An item and the label that a run taught for it. */
export interface Taught {
  readonly itemId: string
  readonly label: string
}

/** Forgets what some runs taught that were taken back: of each item what is known for that label, and nothing else. */
export function unlearn(learned: Learned, taught: readonly Taught[]): Learned {
  const gone = new Map(taught.map(({ itemId, label }) => [itemId, label.slice(0, LONGEST_LABEL)]))
  const examples = learned.examples.filter(({ itemId, label }) => gone.get(itemId) !== label)
  return { version: 1, examples }
}

/** How the origin of an example is written down: by its place here. */
const CODES: readonly Example['from'][] = ['folder', 'person', 'bulk']

/** What was learned as JSON text, for storing and taking along. It holds labels and ids, but no words, names or paths. */
export function exportLearned(learned: Learned): string {
  const examples = learned.examples.map(({ itemId, label, from, kind, features }) => [
    itemId,
    label,
    CODES.indexOf(from),
    kind ?? '',
    [...features.indices],
    [...features.values],
  ])
  return JSON.stringify({ octavoLearned: 1, examples })
}

/** Reads what `exportLearned` wrote. Throws AppError `corrupt` for anything else. */
export function importLearned(json: string): Learned {
  const wrong = () => new AppError('corrupt', 'This is not what Octavo learned, or it is damaged.')
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    throw wrong()
  }
  if (typeof data !== 'object' || data === null || !('octavoLearned' in data) || data.octavoLearned !== 1) throw wrong()
  if (!('examples' in data) || !Array.isArray(data.examples)) throw wrong()
  return bounded(
    data.examples.slice(-MAX_EXAMPLES).map((row: unknown) => {
      const example = readExample(row)
      if (!example) throw wrong()
      return example
    }),
  )
}

function readExample(row: unknown): Example | undefined {
  if (!Array.isArray(row)) return undefined
  const [itemId, label, from, kind, indices, values] = row as readonly unknown[]
  if (typeof itemId !== 'string' || typeof label !== 'string' || label.length > LONGEST_LABEL) return undefined
  const origin = typeof from === 'number' ? CODES[from] : undefined
  if (origin === undefined || typeof kind !== 'string') return undefined
  if (!Array.isArray(indices) || !Array.isArray(values) || indices.length !== values.length) return undefined
  if (indices.length > MAX_EXAMPLE_FEATURES) return undefined
  const isPlace = (value: unknown, at: number) =>
    Number.isInteger(value) &&
    Number(value) >= 0 &&
    Number(value) < FEATURE_SPACE &&
    (at === 0 || Number(value) > Number(indices[at - 1]))
  if (!indices.every(isPlace)) return undefined
  if (!values.every((value: unknown) => typeof value === 'number' && value >= 0 && value <= 1)) return undefined
  return {
    itemId,
    label,
    from: origin,
    ...(Object.hasOwn(DOCUMENT_KINDS, kind) && { kind: kind as DocumentKind }),
    features: { indices: Int32Array.from(indices), values: Float64Array.from(values) },
  }
}
