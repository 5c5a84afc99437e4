import { fixSign, symmetricEigen } from './eigen.ts'
import { at, dot, gram, type Matrix, matrix, multiply, normalise, rowOf, transpose } from './matrix.ts'
import { normalRandom, seededRandom } from './random.ts'

/** A matrix of `rows` times `columns` that is known by what it does, so that it may be sparse. */
export interface LinearMap {
  readonly rows: number
  readonly columns: number
  /** The map times each ROW of `vectors` (length `columns`); answers rows of length `rows`. */
  apply(vectors: Matrix): Matrix
  /** The transposed map times each ROW of `vectors` (length `rows`); answers rows of length `columns`. */
  applyTransposed(vectors: Matrix): Matrix
}

/** The largest singular values, largest first, with left and right singular vectors of length 1 as ROWS. */
export interface Svd {
  readonly values: Float64Array
  readonly left: Matrix
  readonly right: Matrix
}

const SPARE_DIMENSIONS = 10

/**
 * Randomised singular value decomposition with power iterations (N. Halko, P.-G. Martinsson and J. Tropp, "Finding
 * structure with randomness", SIAM Review 53, 2011): the first `count` values and vectors, fewer when the map is smaller.
 * The same seed gives the same answer. `iterations` of 4 are exact enough for text; more sharpen close values.
 */
export function randomisedSvd(map: LinearMap, count: number, seed = 1, iterations = 4): Svd {
  const smaller = Math.min(map.rows, map.columns)
  const kept = Math.min(count, smaller)
  const width = Math.min(kept + SPARE_DIMENSIONS, smaller)
  const normal = normalRandom(seededRandom(seed))
  let right = matrix(width, map.columns)
  for (let i = 0; i < right.data.length; i++) right.data[i] = normal()
  orthonormaliseRows(right)
  let left = map.apply(right)
  orthonormaliseRows(left)
  for (let i = 0; i < iterations; i++) {
    right = map.applyTransposed(left)
    orthonormaliseRows(right)
    left = map.apply(right)
    orthonormaliseRows(left)
  }
  // With orthonormal rows Q of `left`, the map is close to Qt (Q map); Q map is small and flat.
  const flat = map.applyTransposed(left)
  const eigen = symmetricEigen(gram(flat))
  const turnLeft = multiply(firstRows(eigen.vectors, kept), left)
  const turnRight = multiply(firstRows(eigen.vectors, kept), flat)
  const values = new Float64Array(kept)
  for (let i = 0; i < kept; i++) {
    values[i] = normalise(rowOf(turnRight, i))
    const before = rowOf(turnRight, i).slice()
    fixSign(rowOf(turnRight, i))
    if (dot(before, rowOf(turnRight, i)) < 0) negate(rowOf(turnLeft, i))
  }
  return { values, left: turnLeft, right: turnRight }
}

/** A dense matrix as a map. */
export function denseMap(of: Matrix): LinearMap {
  const turned = transpose(of)
  return {
    rows: of.rows,
    columns: of.columns,
    apply: (vectors) => multiply(vectors, turned),
    applyTransposed: (vectors) => multiply(vectors, of),
  }
}

/** Makes rows orthonormal in place (Gram and Schmidt, twice for accuracy); rows that depend on earlier ones become zeros. */
export function orthonormaliseRows(of: Matrix): void {
  for (let i = 0; i < of.rows; i++) {
    const row = rowOf(of, i)
    const before = Math.sqrt(dot(row, row))
    for (let pass = 0; pass < 2; pass++) {
      for (let j = 0; j < i; j++) {
        const other = rowOf(of, j)
        const share = dot(row, other)
        for (let k = 0; k < row.length; k++) row[k] = at(row, k) - share * at(other, k)
      }
    }
    if (Math.sqrt(dot(row, row)) <= 1e-10 * before) row.fill(0)
    else normalise(row)
  }
}

function firstRows(of: Matrix, count: number): Matrix {
  return matrix(count, of.columns, of.data.subarray(0, count * of.columns))
}

function negate(vector: Float64Array): void {
  for (let i = 0; i < vector.length; i++) vector[i] = -at(vector, i)
}
