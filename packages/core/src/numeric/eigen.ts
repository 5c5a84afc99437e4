import { at, type Matrix, matrix, rowOf } from './matrix.ts'

/** Eigenvalues, largest first, and their eigenvectors of length 1, one a ROW of `vectors`. */
export interface Eigen {
  readonly values: Float64Array
  readonly vectors: Matrix
}

const MAX_SWEEPS = 60

/**
 * All eigenvalues and eigenvectors of a symmetric matrix (only its lower half is read): reflections to three diagonals,
 * then implicit QL shifts (J. H. Wilkinson and C. Reinsch, "Linear Algebra", 1971, II/2 and II/4). Time grows with the
 * cube of the size: about half a second for 400 rows. Signs are fixed, so that the same matrix gives the same vectors.
 */
export function symmetricEigen(of: Matrix): Eigen {
  const n = of.rows
  // Row `i` of `basis` collects what will be component `i` of every eigenvector.
  const basis = matrix(n, n, of.data.slice())
  const diagonal = new Float64Array(n)
  const beside = new Float64Array(n)
  reflect(basis, diagonal, beside)
  turn(basis, diagonal, beside)
  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => at(diagonal, b) - at(diagonal, a) || a - b)
  const vectors = matrix(n, n)
  const values = new Float64Array(n)
  order.forEach((column, rank) => {
    values[rank] = at(diagonal, column)
    const vector = rowOf(vectors, rank)
    for (let i = 0; i < n; i++) vector[i] = at(basis.data, i * n + column)
    fixSign(vector)
  })
  return { values, vectors }
}

/** Turns a vector round if its component of largest size is negative. */
export function fixSign(vector: Float64Array): void {
  let largest = 0
  for (const value of vector) if (Math.abs(value) > Math.abs(largest) * (1 + 1e-9)) largest = value
  if (largest < 0) for (let i = 0; i < vector.length; i++) vector[i] = -at(vector, i)
}

/** Householder reflections: afterwards `diagonal` and `beside` hold the three diagonals, `basis` the reflections' product. */
function reflect({ rows: n, data: v }: Matrix, diagonal: Float64Array, beside: Float64Array): void {
  for (let i = n - 1; i > 0; i--) {
    let scale = 0
    for (let k = 0; k < i; k++) scale += Math.abs(at(v, i * n + k))
    if (i === 1 || scale === 0) {
      beside[i] = at(v, i * n + i - 1)
      diagonal[i] = 0
      continue
    }
    let h = 0
    for (let k = 0; k < i; k++) {
      const scaled = at(v, i * n + k) / scale
      v[i * n + k] = scaled
      h += scaled * scaled
    }
    const last = at(v, i * n + i - 1)
    const root = last > 0 ? -Math.sqrt(h) : Math.sqrt(h)
    beside[i] = scale * root
    h -= last * root
    v[i * n + i - 1] = last - root
    let sum = 0
    for (let j = 0; j < i; j++) {
      v[j * n + i] = at(v, i * n + j) / h
      let product = 0
      for (let k = 0; k <= j; k++) product += at(v, j * n + k) * at(v, i * n + k)
      for (let k = j + 1; k < i; k++) product += at(v, k * n + j) * at(v, i * n + k)
      beside[j] = product / h
      sum += at(beside, j) * at(v, i * n + j)
    }
    const half = sum / (2 * h)
    for (let j = 0; j < i; j++) {
      const f = at(v, i * n + j)
      const g = at(beside, j) - half * f
      beside[j] = g
      for (let k = 0; k <= j; k++) v[j * n + k] = at(v, j * n + k) - f * at(beside, k) - g * at(v, i * n + k)
    }
    diagonal[i] = h
  }
  diagonal[0] = 0
  beside[0] = 0
  for (let i = 0; i < n; i++) {
    if (at(diagonal, i) !== 0) {
      for (let j = 0; j < i; j++) {
        let product = 0
        for (let k = 0; k < i; k++) product += at(v, i * n + k) * at(v, k * n + j)
        for (let k = 0; k < i; k++) v[k * n + j] = at(v, k * n + j) - product * at(v, k * n + i)
      }
    }
    diagonal[i] = at(v, i * n + i)
    v[i * n + i] = 1
    for (let j = 0; j < i; j++) {
      v[j * n + i] = 0
      v[i * n + j] = 0
    }
  }
}

/** QL with implicit shifts on three diagonals; `basis` is turned along. */
function turn({ rows: n, data: v }: Matrix, diagonal: Float64Array, beside: Float64Array): void {
  beside.copyWithin(0, 1)
  beside[n - 1] = 0
  for (let low = 0; low < n; low++) {
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let high = low
      while (high < n - 1) {
        const size = Math.abs(at(diagonal, high)) + Math.abs(at(diagonal, high + 1))
        if (Math.abs(at(beside, high)) <= Number.EPSILON * size) break
        high++
      }
      if (high === low) break
      let g = (at(diagonal, low + 1) - at(diagonal, low)) / (2 * at(beside, low))
      let r = Math.hypot(g, 1)
      g = at(diagonal, high) - at(diagonal, low) + at(beside, low) / (g + (g < 0 ? -r : r))
      let sine = 1
      let cosine = 1
      let shift = 0
      let i = high - 1
      for (; i >= low; i--) {
        const f = sine * at(beside, i)
        const b = cosine * at(beside, i)
        r = Math.hypot(f, g)
        beside[i + 1] = r
        if (r === 0) {
          diagonal[i + 1] = at(diagonal, i + 1) - shift
          beside[high] = 0
          break
        }
        sine = f / r
        cosine = g / r
        g = at(diagonal, i + 1) - shift
        r = (at(diagonal, i) - g) * sine + 2 * cosine * b
        shift = sine * r
        diagonal[i + 1] = g + shift
        g = cosine * r - b
        for (let k = 0; k < n; k++) {
          const right = at(v, k * n + i + 1)
          const left = at(v, k * n + i)
          v[k * n + i + 1] = sine * left + cosine * right
          v[k * n + i] = cosine * left - sine * right
        }
      }
      if (r === 0 && i >= low) continue
      diagonal[low] = at(diagonal, low) - shift
      beside[low] = g
      beside[high] = 0
    }
  }
}
