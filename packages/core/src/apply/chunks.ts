import type { Move } from '../plan/plan.ts'

/**
 * Indexes of the moves without a receipt, in order and in chunks of about `size`; members of one unit are never parted,
 * so a chunk may be longer, and they stand together, at the place of the first of them.
 */
export function* chunksOf(
  moves: readonly Move[],
  settled: { has(index: number): boolean },
  size: number,
): Generator<readonly number[]> {
  const byUnit = new Map<string, number[]>()
  const groups: number[][] = []
  moves.forEach((move, index) => {
    if (settled.has(index)) return
    const known = move.unit === undefined ? undefined : byUnit.get(move.unit)
    if (known !== undefined) {
      known.push(index)
      return
    }
    const group = [index]
    if (move.unit !== undefined) byUnit.set(move.unit, group)
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
