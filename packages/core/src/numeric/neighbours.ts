import { at, dot, type Matrix, rowOf } from './matrix.ts'

/** The nearest rows of each row, nearest first, with their cosines; -1 where there are fewer with a cosine over 0. */
export interface Neighbours {
  readonly count: number
  readonly rows: Int32Array
  readonly closeness: Float64Array
}

/** Finds the `count` nearest rows of every row of length 1, by comparing all: time grows with the square of the rows. */
export function nearestRows(of: Matrix, count: number): Neighbours {
  const rows = new Int32Array(of.rows * count).fill(-1)
  const closeness = new Float64Array(of.rows * count)
  const insert = (row: number, other: number, cosine: number) => {
    const from = row * count
    let place = from + count - 1
    if (cosine <= at(closeness, place)) return
    for (; place > from && at(closeness, place - 1) < cosine; place--) {
      closeness[place] = at(closeness, place - 1)
      rows[place] = at(rows, place - 1)
    }
    closeness[place] = cosine
    rows[place] = other
  }
  if (count > 0)
    for (let row = 0; row < of.rows; row++) {
      const own = rowOf(of, row)
      for (let other = 0; other < row; other++) {
        const cosine = dot(own, rowOf(of, other))
        if (cosine <= 0) continue
        insert(row, other, cosine)
        insert(other, row, cosine)
      }
    }
  return { count, rows, closeness }
}

/**
 * Modularity of a grouping on the graph of nearest rows (M. Newman and M. Girvan, Phys. Rev. E 69, 2004), each row one arc
 * to each of its neighbours: the share of arcs inside groups, less what chance would put there. 0 for one group, below 1;
 * higher when groups keep their neighbours to themselves and when there are more of them. It needs no threshold: both ends pull.
 */
export function modularity({ count, rows }: Neighbours, labels: Int32Array): number {
  const ends: number[] = []
  let arcs = 0
  let inside = 0
  for (let row = 0; row < labels.length; row++) {
    const own = at(labels, row)
    for (let i = row * count; i < (row + 1) * count && at(rows, i) >= 0; i++) {
      const other = at(labels, at(rows, i))
      arcs += 1
      if (own === other) inside += 1
      ends[own] = (ends[own] ?? 0) + 1
      ends[other] = (ends[other] ?? 0) + 1
    }
  }
  if (arcs === 0) return 0
  const byChance = ends.reduce((sum, held) => sum + (held / (2 * arcs)) ** 2, 0)
  return inside / arcs - byChance
}
