import { type Draft, type DraftEntry, type FileKind, isOpen, isWithin, parentPath } from '@octavo/core'
import type { FolderOrder } from '../settings/settings.ts'
import { type Alike, alikeIn } from './alike.ts'
import { inOrder, type ListOrder } from './list-order.ts'

export type Show = 'all' | 'unsure' | 'alike' | 'mismatch' | 'excluded'

/** What the list shows: a category or all of them, narrowed by a property and by a text. */
export interface View {
  readonly category: string | undefined
  readonly show: Show
  readonly query: string
  readonly order: ListOrder
}

/** The tile of a folder. */
export interface TileModel {
  /** The category: its path. */
  readonly name: string
  /** Its last step, and how many folders it lies in. */
  readonly title: string
  readonly depth: number
  /** True when other tiles lie in it. */
  readonly isParent: boolean
  readonly count: number
  readonly sizeBytes: number
  readonly unsureCount: number
  /** The kind that most of its files have. */
  readonly kind: FileKind
}

const has = (entry: DraftEntry, show: Show, alike: ReadonlyMap<string, Alike>): boolean => {
  if (show === 'all') return true
  if (show === 'excluded') return entry.excluded
  if (show === 'alike') return alike.has(entry.item.id)
  return show === 'unsure' ? isOpen(entry) : entry.facts?.mismatch === true
}

const NOTHING: ReadonlySet<string> = new Set()
const words = new WeakMap<DraftEntry, string>()

/** What a search looks at in a row: where the file comes from, its name, and where it would go. */
const wordsOf = (entry: DraftEntry): string => {
  const known = words.get(entry)
  if (known !== undefined) return known
  const text = `${entry.item.path}\n${entry.category}`.normalize('NFC').toLowerCase()
  words.set(entry, text)
  return text
}

/** The entries that a view shows, in its order. `inside`: files in which the words of the query were found. */
export const entriesOf = (draft: Draft, view: View, inside: ReadonlySet<string> = NOTHING): readonly DraftEntry[] => {
  const alike = alikeIn(draft)
  const orderOf = ({ item }: DraftEntry) => alike.get(item.id)?.order ?? 0
  const query = view.query.trim().normalize('NFC').toLowerCase()
  const found: DraftEntry[] = []
  for (const entry of draft.entries.values()) {
    if (view.category !== undefined && !isWithin(view.category, entry.category)) continue
    if (!has(entry, view.show, alike)) continue
    if (query !== '' && !inside.has(entry.item.id) && !wordsOf(entry).includes(query)) continue
    found.push(entry)
  }
  // Those that are alike stand together, the best first.
  if (view.show === 'alike') return found.sort((one, other) => orderOf(one) - orderOf(other))
  return inOrder(found, view.order)
}

/** How many entries of the opened category each filter would show; a filter with none is not offered. */
export const countShows = (draft: Draft, category: string | undefined): Record<Show, number> => {
  const alike = alikeIn(draft)
  const counts = { all: 0, unsure: 0, alike: 0, mismatch: 0, excluded: 0 }
  for (const entry of draft.entries.values()) {
    if (category !== undefined && !isWithin(category, entry.category)) continue
    for (const show of Object.keys(counts) as Show[]) if (has(entry, show, alike)) counts[show] += 1
  }
  return counts
}

/** A tile while its files are counted. */
interface Growing {
  readonly name: string
  readonly title: string
  readonly depth: number
  count: number
  sizeBytes: number
  unsureCount: number
  readonly kinds: Map<FileKind, number>
  /** Names of the tiles right inside. */
  readonly inside: string[]
}

const collator = new Intl.Collator(undefined, { numeric: true })

/** How tiles of one level are put in order; by meaning the draft has them already. */
const COMPARE: Readonly<Record<FolderOrder, ((one: Growing, other: Growing) => number) | undefined>> = {
  meaning: undefined,
  size: (one, other) => other.count - one.count || other.sizeBytes - one.sizeBytes,
  name: (one, other) => collator.compare(one.title, other.title),
}

/**
 * One tile per folder of the draft that has files, and per folder above others: each right after the one that it lies in,
 * those of one level in order. A category that no file is in any more is none; one whose files are all left out stays.
 */
export const tilesOf = (
  draft: Draft,
  filesIn: (entry: DraftEntry) => number = () => 1,
  order: FolderOrder = 'meaning',
): readonly TileModel[] => {
  const tiles = new Map<string, Growing>()
  const tops: string[] = []
  const tileAt = (name: string): Growing => {
    const known = tiles.get(name)
    if (known) return known
    const above = parentPath(name)
    const [title, depth] = [name.slice(above === '' ? 0 : above.length + 1), name.split('/').length - 1]
    const tile = { name, title, depth, count: 0, sizeBytes: 0, unsureCount: 0, kinds: new Map(), inside: [] }
    tiles.set(name, tile)
    const level = above === '' ? tops : tileAt(above).inside
    level.push(name)
    return tile
  }
  for (const name of draft.categories) tileAt(name)
  for (const entry of draft.entries.values()) {
    const { category, excluded, item, verdict } = entry
    for (let name = category; name !== ''; name = parentPath(name)) {
      const tile = tiles.get(name)
      tile?.kinds.set(verdict.fileKind, (tile.kinds.get(verdict.fileKind) ?? 0) + 1)
      if (!tile || excluded) continue
      tile.count += filesIn(entry)
      tile.sizeBytes += item.sizeBytes
      if (isOpen(entry)) tile.unsureCount += 1
    }
  }
  const compare = COMPARE[order]
  const level = (names: readonly string[]): readonly TileModel[] => {
    const here = names.flatMap((name) => tiles.get(name) ?? []).filter(({ kinds }) => kinds.size > 0)
    return (compare ? here.sort(compare) : here).flatMap(({ kinds, inside, ...tile }) => {
      const [top] = [...kinds].sort((a, b) => b[1] - a[1])
      return [{ ...tile, kind: top?.[0] ?? 'other', isParent: inside.length > 0 }, ...level(inside)]
    })
  }
  return level(tops)
}
