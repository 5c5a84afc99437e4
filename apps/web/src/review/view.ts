import { baseName, type Draft, type DraftEntry, type FileKind, isOpen, isWithin, parentPath } from '@octavo/core'
import type { FolderOrder } from '../settings/settings.ts'
import { type Alike, alikeIn } from './alike.ts'
import { inOrder, type ListOrder, type Places } from './list-order.ts'
import { type Show, type Total, type Totals, withAbove } from './totals.ts'

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
const NO_PLACES: Places = new Map()
const words = new WeakMap<DraftEntry, string>()

/** What a search looks at in a row: where the file comes from, its name, and where it would go. */
const wordsOf = (entry: DraftEntry): string => {
  const known = words.get(entry)
  if (known !== undefined) return known
  const text = `${entry.item.path}\n${entry.category}`.normalize('NFC').toLowerCase()
  words.set(entry, text)
  return text
}

/** What is found out beside the page for a view. */
interface Found {
  /** Files in which the words of the query were found. */
  readonly inside?: ReadonlySet<string>
  /** What an order by letters goes by. */
  readonly places?: Places
}

/** The entries that a view shows, in its order. */
export const entriesOf = (
  draft: Draft,
  view: View,
  { inside = NOTHING, places = NO_PLACES }: Found = {},
): readonly DraftEntry[] => {
  const alike = alikeIn(draft)
  const orderOf = ({ item }: DraftEntry) => alike.get(item.id)?.order ?? 0
  const query = view.query.trim().normalize('NFC').toLowerCase()
  const isNarrowed = view.category !== undefined || view.show !== 'all' || query !== ''
  const found: DraftEntry[] = isNarrowed ? [] : [...draft.entries.values()]
  for (const entry of isNarrowed ? draft.entries.values() : []) {
    if (view.category !== undefined && !isWithin(view.category, entry.category)) continue
    if (!has(entry, view.show, alike)) continue
    if (query !== '' && !inside.has(entry.item.id) && !wordsOf(entry).includes(query)) continue
    found.push(entry)
  }
  // Those that are alike stand together, the best first.
  if (view.show === 'alike') return found.sort((one, other) => orderOf(one) - orderOf(other))
  return inOrder(found, view.order, places)
}

const collator = new Intl.Collator(undefined, { numeric: true })

/** How folders of one level are put in order; by meaning the draft has them already. */
const COMPARE: Readonly<Record<FolderOrder, ((one: TileModel, other: TileModel) => number) | undefined>> = {
  meaning: undefined,
  size: (one, other) => other.count - one.count || other.sizeBytes - one.sizeBytes,
  name: (one, other) => collator.compare(one.title, other.title),
}

const kindOfMost = (kinds: ReadonlyMap<FileKind, number>): FileKind => {
  const [top] = [...kinds].sort((one, other) => other[1] - one[1])
  return top?.[0] ?? 'other'
}

/**
 * One tile per folder of the draft that has files, and per folder above others: each right after the one that it lies in,
 * those of one level in order. A category that no file is in any more is none; one whose files are all left out stays.
 */
export const tilesOf = (
  categories: Draft['categories'],
  totals: Totals,
  order: FolderOrder = 'meaning',
): readonly TileModel[] => {
  const all = withAbove(totals)
  /** What lies right in each folder, by its name; '' for those on top. */
  const inside = new Map<string, Set<string>>()
  const place = (name: string): void => {
    if (name === '') return
    const above = parentPath(name)
    const level = inside.get(above) ?? new Set()
    if (level.has(name)) return
    place(above)
    inside.set(above, level.add(name))
  }
  for (const name of categories) if (totals.has(name)) place(name)
  const compare = COMPARE[order]
  const tilesIn = (above: string): readonly TileModel[] => {
    const level = [...(inside.get(above) ?? [])].flatMap((name) => tileOf(name, all.get(name)))
    return (compare ? level.sort(compare) : level).flatMap((tile) => [tile, ...tilesIn(tile.name)])
  }
  return tilesIn('')
}

const tileOf = (name: string, total: Total | undefined): readonly TileModel[] => {
  if (!total) return []
  const { fileCount, sizeBytes, shows, kinds } = total
  const place = { name, title: baseName(name), depth: name.split('/').length - 1 }
  return [{ ...place, count: fileCount, sizeBytes, unsureCount: shows.unsure, kind: kindOfMost(kinds) }]
}
