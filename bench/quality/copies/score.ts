import type { Labelled } from '../sets/copies.ts'

/** What was found of a labelled set, over pairs. */
export interface Score {
  readonly recall: number
  readonly precision: number
  /** Files that are in the set of their original, of all files with an edit. */
  readonly withOriginal: number
  readonly byEdit: ReadonlyMap<string, readonly [found: number, all: number]>
  readonly bySort: ReadonlyMap<string, readonly [found: number, all: number]>
  /** Two labels that were taken for one, with how many pairs. */
  readonly mixed: ReadonlyMap<string, number>
}

/** Scores sets of indexes by the labels of files. */
export function scored(files: readonly Labelled[], sets: readonly (readonly number[])[]): Score {
  const setOf = new Map(sets.flatMap((set, at) => set.map((index) => [index, at] as const)))
  const originalOf = new Map(
    files.flatMap(({ label, edit }, index) => (edit === undefined ? [[label, index] as const] : [])),
  )
  const pairs = (count: number) => (count * (count - 1)) / 2
  let [right, found] = [0, 0]
  const mixed = new Map<string, number>()
  for (const set of sets) {
    const counts = [...Map.groupBy(set, (index) => files[index]?.label ?? '')].map(([label, { length }]) => ({
      label,
      length,
    }))
    found += pairs(set.length)
    for (const { length } of counts) right += pairs(length)
    for (const [at, one] of counts.entries())
      for (const other of counts.slice(at + 1))
        mixed.set(
          `${one.label} | ${other.label}`,
          one.length * other.length + (mixed.get(`${one.label} | ${other.label}`) ?? 0),
        )
  }
  const all = [...Map.groupBy(files, ({ label }) => label).values()].reduce((sum, { length }) => sum + pairs(length), 0)
  const byEdit = new Map<string, [number, number]>()
  const bySort = new Map<string, [number, number]>()
  for (const [index, { label, edit, sort }] of files.entries()) {
    if (edit === undefined) continue
    const set = setOf.get(index)
    const isFound = set !== undefined && set === setOf.get(originalOf.get(label) ?? -1)
    for (const [counts, key] of [
      [byEdit, edit],
      [bySort, sort],
    ] as const) {
      const [hits, total] = counts.get(key) ?? [0, 0]
      counts.set(key, [hits + Number(isFound), total + 1])
    }
  }
  const sums = [...byEdit.values()].reduce<readonly [number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  return {
    recall: right / Math.max(1, all),
    precision: right / Math.max(1, found),
    withOriginal: sums[0] / Math.max(1, sums[1]),
    byEdit,
    bySort,
    mixed,
  }
}
