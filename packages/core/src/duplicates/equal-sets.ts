/** How contents are compared where they lie; a promise or not, since ten thousand promises take time. */
export interface Contents<T> {
  /** A quick key of the first bytes: equal beginnings have equal keys. Undefined when it can't be read; the port tells why. */
  head(item: T): Promise<Key> | Key
  /** A key of all bytes that no two different contents share. Undefined when they can't be read, or changed meanwhile. */
  whole(item: T): Promise<Key> | Key
}

type Key = string | number | undefined

/**
 * Sets of items with equal bytes, in the order of their first members. Compares sizes, then beginnings, then everything, and
 * reads no more of an item than it takes to tell it from the others: nothing of one whose size no other has. Empty items are
 * in no set. `onDone` hears how many of the items with a rival are decided.
 */
export async function equalSets<T extends { readonly sizeBytes: number }>(
  items: readonly T[],
  contents: Contents<T>,
  onDone: (done: number, total: number) => void = () => undefined,
): Promise<T[][]> {
  const crowded = await parted([items.filter(({ sizeBytes }) => sizeBytes > 0)], ({ sizeBytes }) => sizeBytes)
  const total = crowded.reduce((sum, group) => sum + group.length, 0)
  const alike = await parted(crowded, (item) => contents.head(item))
  let done = total - alike.reduce((sum, group) => sum + group.length, 0)
  const sets = await parted(alike, (item) => {
    onDone(done, total)
    done += 1
    return contents.whole(item)
  })
  onDone(total, total)
  const place = new Map(items.map((item, index) => [item, index]))
  const placeOf = ([first]: readonly T[]) => (first === undefined ? 0 : (place.get(first) ?? 0))
  return sets.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Parts each group by a key; what is alone then, or has no key, is left out. */
async function parted<T>(groups: readonly (readonly T[])[], keyOf: (item: T) => Promise<Key> | Key): Promise<T[][]> {
  const parts: T[][] = []
  for (const group of groups) {
    const byKey = new Map<string | number, T[]>()
    for (const item of group) {
      const answer = keyOf(item)
      const key = answer instanceof Promise ? await answer : answer
      if (key === undefined) continue
      const others = byKey.get(key)
      if (others) others.push(item)
      else byKey.set(key, [item])
    }
    for (const part of byKey.values()) if (part.length > 1) parts.push(part)
  }
  return parts
}
