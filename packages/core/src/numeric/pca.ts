import { type Eigen, symmetricEigen } from './eigen.ts'
import { at, gram, type Matrix, matrix, multiply, rowOf, transpose } from './matrix.ts'
import { denseMap, randomisedSvd } from './svd.ts'

const SMALL = 200
const POWER_ITERATIONS = 6

/** Rows in the directions in which they differ most. */
export interface Principal {
  /** One row per input row, one column per direction, the widest direction first. */
  readonly scores: Matrix
  /** Standard deviation along each direction. */
  readonly deviations: Float64Array
}

/**
 * Principal components of rows (centred here): at most `dimensions` of them, fewer when the rows span fewer. Solved over
 * rows or over columns, whichever are fewer.
 */
export function principalComponents(of: Matrix, dimensions: number): Principal {
  const centred = centre(of)
  const overRows = of.rows <= of.columns
  const eigen = firstEigen(gram(overRows ? centred : transpose(centred)), dimensions)
  const floor = Math.max(1e-12, 1e-10 * at(eigen.values, 0))
  let count = 0
  while (count < Math.min(dimensions, eigen.values.length) && at(eigen.values, count) > floor) count++
  const scores = matrix(of.rows, count)
  const deviations = new Float64Array(count)
  const projected = overRows ? undefined : multiply(centred, transpose(eigen.vectors))
  for (let direction = 0; direction < count; direction++) {
    const size = Math.sqrt(at(eigen.values, direction))
    deviations[direction] = size / Math.sqrt(Math.max(1, of.rows - 1))
    for (let row = 0; row < of.rows; row++) {
      scores.data[row * count + direction] = projected
        ? at(projected.data, row * projected.columns + direction)
        : size * at(rowOf(eigen.vectors, direction), row)
    }
  }
  return { scores, deviations }
}

/** The first eigenvectors of a matrix of inner products: all of them when it is small, else just those that are wanted. */
function firstEigen(products: Matrix, wanted: number): Eigen {
  if (products.rows <= SMALL || wanted * 3 > products.rows) return symmetricEigen(products)
  const { values, left } = randomisedSvd(denseMap(products), wanted, 1, POWER_ITERATIONS)
  return { values, vectors: left }
}

/** A copy whose columns have the mean 0. */
function centre(of: Matrix): Matrix {
  const means = new Float64Array(of.columns)
  for (let row = 0; row < of.rows; row++)
    for (let column = 0; column < of.columns; column++)
      means[column] = at(means, column) + at(of.data, row * of.columns + column) / of.rows
  return matrix(
    of.rows,
    of.columns,
    of.data.map((value, index) => value - at(means, index % of.columns)),
  )
}
