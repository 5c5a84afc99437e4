import { type Draft, type DraftEntry, type FileKind, isOpen } from '@octavo/core'

export type Show = 'all' | 'unsure' | 'mismatch' | 'excluded'

/** What the list shows: a category or all of them, narrowed by a property and by a text. */
export interface View {
  readonly category: string | undefined
  readonly show: Show
  readonly query: string
}

/** The tile of a category. */
export interface TileModel {
  readonly name: string
  readonly count: number
  readonly sizeBytes: number
  readonly unsureCount: number
  /** The kind that most of its files have. */
  readonly kind: FileKind
}

const has = (entry: DraftEntry, show: Show): boolean => {
  if (show === 'all') return true
  if (show === 'excluded') return entry.excluded
  return show === 'unsure' ? isOpen(entry) : entry.facts?.mismatch === true
}

/** The entries that a view shows, in the order of the draft. */
export const entriesOf = (draft: Draft, view: View): readonly DraftEntry[] => {
  const query = view.query.trim().normalize('NFC').toLowerCase()
  const found: DraftEntry[] = []
  for (const entry of draft.entries.values()) {
    if (view.category !== undefined && entry.category !== view.category) continue
    if (!has(entry, view.show)) continue
    if (query !== '' && !entry.item.path.normalize('NFC').toLowerCase().includes(query)) continue
    found.push(entry)
  }
  return found
}

/** How many entries of the opened category each filter would show; a filter with none is not offered. */
export const countShows = (draft: Draft, category: string | undefined): Record<Show, number> => {
  const counts = { all: 0, unsure: 0, mismatch: 0, excluded: 0 }
  for (const entry of draft.entries.values()) {
    if (category !== undefined && entry.category !== category) continue
    for (const show of Object.keys(counts) as Show[]) if (has(entry, show)) counts[show] += 1
  }
  return counts
}

/** One tile per category of the draft that has files, in its order. */
export const tilesOf = (draft: Draft, filesIn: (entry: DraftEntry) => number = () => 1): readonly TileModel[] => {
  const tiles = new Map(
    draft.categories.map((name) => [
      name,
      { name, count: 0, sizeBytes: 0, unsureCount: 0, kinds: new Map<FileKind, number>() },
    ]),
  )
  for (const entry of draft.entries.values()) {
    const { category, excluded, item, verdict } = entry
    const tile = tiles.get(category)
    if (!tile) continue
    tile.kinds.set(verdict.fileKind, (tile.kinds.get(verdict.fileKind) ?? 0) + 1)
    if (excluded) continue
    tile.count += filesIn(entry)
    tile.sizeBytes += item.sizeBytes
    if (isOpen(entry)) tile.unsureCount += 1
  }
  // A category that no file is in any more is none; one whose files are all left out stays, so that they can be seen.
  const inUse = [...tiles.values()].filter(({ kinds }) => kinds.size > 0)
  return inUse.map(({ kinds, ...tile }) => {
    const [top] = [...kinds].sort((a, b) => b[1] - a[1])
    return { ...tile, kind: top?.[0] ?? 'other' }
  })
}
