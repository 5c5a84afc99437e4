import { at, dot, type Matrix, matrix, normaliseRows, randomisedSvd, rowOf } from '../../numeric/index.ts'
import { gramMap, type SparseRows } from './terms.ts'

/** The map is the square of the weights, so that two power iterations sharpen as four would. */
const POWER_ITERATIONS = 2

/**
 * Latent semantic space (S. Deerwester et al., 1990): documents in the directions in which their terms vary together,
 * one row each, columns by falling importance, not yet of length 1.
 */
export function latentSpace(weights: SparseRows, dimensions: number, seed: number): Matrix {
  const { values, left } = randomisedSvd(gramMap(weights), dimensions, seed, POWER_ITERATIONS)
  const space = matrix(weights.rows, values.length)
  for (let row = 0; row < weights.rows; row++)
    for (let column = 0; column < values.length; column++)
      space.data[row * values.length + column] =
        at(left.data, column * weights.rows + row) * Math.sqrt(at(values, column))
  return space
}

/** The first columns of a space, rows of length 1. */
export function firstColumns(of: Matrix, columns: number): Matrix {
  const kept = Math.min(columns, of.columns)
  const part = matrix(of.rows, kept)
  for (let row = 0; row < of.rows; row++) rowOf(part, row).set(rowOf(of, row).subarray(0, kept))
  normaliseRows(part)
  return part
}

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
 * Moves every row a little towards its neighbours, by `share` of their mean weighted by cosine: what hangs together
 * through others (answers in a thread) comes closer. Rows of length 1 in, rows of length 1 out.
 */
export function smoothed(of: Matrix, { count, rows, closeness }: Neighbours, share: number): Matrix {
  const result = matrix(of.rows, of.columns, of.data.slice())
  for (let row = 0; row < of.rows; row++) {
    let total = 0
    for (let i = row * count; i < (row + 1) * count; i++) total += at(closeness, i)
    if (total === 0) continue
    const moved = rowOf(result, row)
    for (let i = row * count; i < (row + 1) * count && at(rows, i) >= 0; i++) {
      const weight = (share * at(closeness, i)) / total
      const other = rowOf(of, at(rows, i))
      for (let column = 0; column < moved.length; column++)
        moved[column] = at(moved, column) + weight * at(other, column)
    }
  }
  normaliseRows(result)
  return result
}
