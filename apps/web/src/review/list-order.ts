import { type DraftEntry, parentPath } from '@octavo/core'

/** In which order files stand: as they were found, by the folder that they came from, by name, by size, by time. */
export const LIST_ORDERS = ['found', 'origin', 'name', 'size', 'newest'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

type Item = DraftEntry['item']

const collator = new Intl.Collator(undefined, { numeric: true })

/** Places of items in an order by letters: those are compared once, and no edit changes them. */
const placed = (textOf: (item: Item) => string) => {
  const places = new WeakMap<Item, number>()
  return (entries: readonly DraftEntry[]) => {
    if (entries.some(({ item }) => !places.has(item))) {
      const texts = [...new Set(entries.map(({ item }) => textOf(item)))].sort(collator.compare)
      const at = new Map(texts.map((text, index) => [text, index]))
      for (const { item } of entries) places.set(item, at.get(textOf(item)) ?? 0)
    }
    return ({ item }: DraftEntry) => places.get(item) ?? 0
  }
}

/** What each order goes by, the least first. */
const RANKS: Readonly<
  Record<Exclude<ListOrder, 'found'>, (entries: readonly DraftEntry[]) => (entry: DraftEntry) => number>
> = {
  origin: placed(({ path }) => parentPath(path)),
  name: placed(({ name }) => name),
  size:
    () =>
    ({ item }) =>
      -item.sizeBytes,
  newest:
    () =>
    ({ item }) =>
      -item.modifiedAtMs,
}

/** Entries in an order; those that are equal in it stand as they were found. */
export const inOrder = (entries: readonly DraftEntry[], order: ListOrder): readonly DraftEntry[] => {
  if (order === 'found') return entries
  const rankOf = RANKS[order](entries)
  return entries.toSorted((one, other) => rankOf(one) - rankOf(other))
}
