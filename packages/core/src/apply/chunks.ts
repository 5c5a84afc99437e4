import type { Act } from '../plan/index.ts'

/**
 * Indexes of the acts without a receipt, in order and in chunks of about `size`; members of one unit are never parted,
 * so a chunk may be longer, and they stand together, at the place of the first of them.
 */
export function* chunksOf(
  acts: readonly Act[],
  settled: { has(index: number): boolean },
  size: number,
): Generator<readonly number[]> {
  const byUnit = new Map<string, number[]>()
  const groups: number[][] = []
  acts.forEach((act, index) => {
    if (settled.has(index)) return
    const known = act.unit === undefined ? undefined : byUnit.get(act.unit)
    if (known !== undefined) {
      known.push(index)
      return
    }
    const group = [index]
    if (act.unit !== undefined) byUnit.set(act.unit, group)
    groups.push(group)
  })
  let chunk: number[] = []
  for (const group of groups) {
    if (chunk.length > 0 && chunk.length + group.length > size) {
      yield chunk
      chunk = []
    }
    chunk.push(...group)
  }
  if (chunk.length > 0) yield chunk
}

/** A chunk in parts in which no item comes twice: what an act makes of its item has to be known before the next one. */
export function wavesOf(indexes: readonly number[], acts: readonly Act[]): readonly (readonly number[])[] {
  if (indexes.every((index) => acts[index]?.type === 'move')) return [indexes]
  const waves: number[][] = [[]]
  let items = new Set<string | undefined>()
  for (const index of indexes) {
    const itemId = acts[index]?.itemId
    if (items.has(itemId)) {
      items = new Set()
      waves.push([])
    }
    items.add(itemId)
    waves.at(-1)?.push(index)
  }
  return waves
}
