import { at, type Matrix, matrix, type Neighbours, normaliseRows, randomisedSvd, rowOf } from '../../numeric/index.ts'
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
