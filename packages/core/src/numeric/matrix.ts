/** Numbers in rows: entry (row, column) is `data[row * columns + column]`. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly data: Float64Array
}

/** A matrix of zeros, or over `data` (its length is rows times columns; not copied). */
export function matrix(rows: number, columns: number, data: Float64Array = new Float64Array(rows * columns)): Matrix {
  return { rows, columns, data }
}

/** Reads entry `index`, which the caller has made sure is inside. Compiles to a plain read. */
export function at(values: Float64Array | Float32Array | Int32Array | Uint8Array, index: number): number {
  return values[index] as number
}

/** Row `row` as a view: writing to it writes to the matrix. */
export function rowOf(of: Matrix, row: number): Float64Array {
  return of.data.subarray(row * of.columns, (row + 1) * of.columns)
}

/** Inner product of two vectors of the same length. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += at(a, i) * at(b, i)
  return sum
}

/** Scales a vector to length 1 in place; zeros stay zeros. Returns its length before. */
export function normalise(vector: Float64Array): number {
  const length = Math.sqrt(dot(vector, vector))
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = at(vector, i) / length
  return length
}

/** Scales every row to length 1 in place; rows of zeros stay. */
export function normaliseRows(of: Matrix): void {
  for (let row = 0; row < of.rows; row++) normalise(rowOf(of, row))
}

/** `a` times `b`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const product = matrix(a.rows, b.columns)
  for (let i = 0; i < a.rows; i++) {
    const out = rowOf(product, i)
    for (let k = 0; k < a.columns; k++) {
      const factor = at(a.data, i * a.columns + k)
      if (factor === 0) continue
      const from = k * b.columns
      for (let j = 0; j < out.length; j++) out[j] = at(out, j) + factor * at(b.data, from + j)
    }
  }
  return product
}

/** Columns become rows. */
export function transpose(of: Matrix): Matrix {
  const turned = matrix(of.columns, of.rows)
  for (let i = 0; i < of.rows; i++)
    for (let j = 0; j < of.columns; j++) turned.data[j * of.rows + i] = at(of.data, i * of.columns + j)
  return turned
}

/** Inner products of all pairs of rows: `of` times its transpose, symmetric. */
export function gram(of: Matrix): Matrix {
  const products = matrix(of.rows, of.rows)
  for (let i = 0; i < of.rows; i++) {
    const row = rowOf(of, i)
    for (let j = 0; j <= i; j++) {
      const product = dot(row, rowOf(of, j))
      products.data[i * of.rows + j] = product
      products.data[j * of.rows + i] = product
    }
  }
  return products
}
