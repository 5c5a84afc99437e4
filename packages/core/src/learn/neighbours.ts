import type { Vector } from './word-space.ts'

/** How many of the nearest files are looked at. */
const NEAREST = 3
const KIN = 6
/** From this cosine on a file is the same one, or a copy of it, and says nothing of where others lie. */
const SAME = 0.999

/** Cosines of a vector to each of some others, in their order. */
type Cosines = (vector: Vector) => Float64Array

/** Cosines to `vectors` (of length 1) by lists of who has which feature: only what is shared costs anything. */
export function cosinesTo(vectors: readonly Vector[]): Cosines {
  const having = new Map<number, { readonly at: number[]; readonly weights: number[] }>()
  vectors.forEach((vector, at) => {
    for (const [index, weight] of vector) {
      const list = having.get(index)
      if (list) {
        list.at.push(at)
        list.weights.push(weight)
      } else having.set(index, { at: [at], weights: [weight] })
    }
  })
  return (vector) => {
    const cosines = new Float64Array(vectors.length)
    for (const [index, weight] of vector) {
      const list = having.get(index)
      if (!list) continue
      for (let i = 0; i < list.at.length; i++) {
        const at = list.at[i] as number
        cosines[at] = (cosines[at] as number) + weight * (list.weights[i] as number)
      }
    }
    return cosines
  }
}

/** Mean of the largest three of some cosines, of all where there are fewer; 0 for none. */
export function nearestOf(cosines: Iterable<number>): number {
  const largest = [...cosines].sort((a, b) => b - a).slice(0, NEAREST)
  return largest.reduce((sum, one) => sum + one, 0) / Math.max(1, largest.length)
}

/** Where the nearest others are: of these a few more than three, for what is said of them is averaged. */
export const nearestAt = (cosines: Float64Array): readonly number[] =>
  [...cosines.keys()]
    .filter((at) => (cosines[at] ?? 0) < SAME)
    .sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0))
    .slice(0, KIN)

/** The same without those that are the file itself. */
export const nearestOthers = (cosines: Float64Array): number => nearestOf(cosines.filter((one) => one < SAME))
