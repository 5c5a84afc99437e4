import { type DraftEntry, parentPath } from '@octavo/core'
import { inTurns } from '../platform/in-turns.ts'

/** In which order files stand: as they were found, by the folder that they came from, by name, by size, by time. */
export const LIST_ORDERS = ['found', 'origin', 'name', 'size', 'newest'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The orders by letters: their texts are compared beside everything else (`placesOf`). */
type Lettered = Extract<ListOrder, 'origin' | 'name'>

/** Where texts stand among all that were compared, from 0. */
export type Places = ReadonlyMap<string, number>

const TEXTS: Readonly<Record<Lettered, (entry: DraftEntry) => string>> = {
  origin: ({ item }) => parentPath(item.path),
  name: ({ item }) => item.name,
}
const isLettered = (order: ListOrder): order is Lettered => order in TEXTS
const collator = new Intl.Collator(undefined, { numeric: true })

/** Texts that are sorted at once, and steps of a merge before others may have their turn. */
const RUN = 256

/** Where the texts of entries stand among each other, by merging short runs, so that it can be paused anywhere. */
function* placing(entries: Iterable<DraftEntry>, textOf: (entry: DraftEntry) => string): Generator<void, Places> {
  const found = new Set<string>()
  let seen = 0
  for (const entry of entries) {
    found.add(textOf(entry))
    seen += 1
    if (seen % RUN === 0) yield
  }
  const sorted = yield* sorting([...found])
  return new Map(sorted.map((text, at) => [text, at]))
}

function* sorting(texts: readonly string[]): Generator<void, readonly string[]> {
  let runs: string[][] = []
  for (let at = 0; at < texts.length; at += RUN) {
    runs.push(texts.slice(at, at + RUN).sort(collator.compare))
    yield
  }
  while (runs.length > 1) {
    const longer: string[][] = []
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merging(runs[at] ?? [], runs[at + 1] ?? []))
    runs = longer
  }
  return runs[0] ?? []
}

function* merging(one: readonly string[], other: readonly string[]): Generator<void, string[]> {
  const merged: string[] = []
  let [at, beside] = [0, 0]
  for (let a = one[at], b = other[beside]; a !== undefined && b !== undefined; a = one[at], b = other[beside]) {
    const isFirst = collator.compare(a, b) <= 0
    merged.push(isFirst ? a : b)
    if (isFirst) at += 1
    else beside += 1
    if (merged.length % RUN === 0) yield
  }
  return [...merged, ...one.slice(at), ...other.slice(beside)]
}

/** True when nothing has to be compared before entries can stand in an order. */
export const isPlaced = (entries: Iterable<DraftEntry>, order: ListOrder, places: Places): boolean => {
  if (!isLettered(order)) return true
  const textOf = TEXTS[order]
  for (const entry of entries) if (!places.has(textOf(entry))) return false
  return true
}

/** Where the texts of entries stand in an order by letters, found out in turns with the page. Rejects on abort. */
export const placesOf = async (
  entries: Iterable<DraftEntry>,
  order: ListOrder,
  signal: AbortSignal,
): Promise<Places> => {
  if (!isLettered(order)) return new Map()
  return await inTurns(placing(entries, TEXTS[order]), signal)
}

/** Entries in an order; those that are equal in it stand as they were found. An order by letters needs its `places`. */
export const inOrder = (entries: readonly DraftEntry[], order: ListOrder, places: Places): readonly DraftEntry[] => {
  if (order === 'found') return entries
  const rankOf = (entry: DraftEntry): number => {
    if (order === 'size') return -entry.item.sizeBytes
    if (order === 'newest') return -entry.item.modifiedAtMs
    return places.get(TEXTS[order](entry)) ?? places.size
  }
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
