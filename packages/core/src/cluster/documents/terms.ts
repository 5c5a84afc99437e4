import { at, type LinearMap, log, type Matrix, matrix } from '../../numeric/index.ts'

/** Which documents hold which terms how strongly: row `i` is entries `starts[i]` to `starts[i + 1]`. */
export interface SparseRows {
  readonly rows: number
  readonly columns: number
  readonly starts: Int32Array
  readonly columnOf: Int32Array
  readonly values: Float64Array
}

/** Counts of terms, one row a document. */
export interface TermCounts extends SparseRows {
  readonly terms: readonly string[]
  /** In how many documents each term stands. */
  readonly documents: Int32Array
}

/**
 * Counts terms over documents. A term stays when it stands in at least `least` documents and in at most the share `most`
 * of all: what stands in one document joins nothing, what stands everywhere divides nothing.
 */
export function countTerms(documents: readonly (readonly string[])[], least: number, most: number): TermCounts {
  const numbers = new Map<string, number>()
  const frequency: number[] = []
  const counted = documents.map((terms) => {
    const counts = new Map<number, number>()
    for (const term of terms) {
      if (term === '') continue
      let number = numbers.get(term)
      if (number === undefined) {
        number = numbers.size
        numbers.set(term, number)
        frequency.push(0)
      }
      const before = counts.get(number)
      if (before === undefined) frequency[number] = (frequency[number] ?? 0) + 1
      counts.set(number, (before ?? 0) + 1)
    }
    return counts
  })
  const column = new Int32Array(numbers.size).fill(-1)
  const kept: string[] = []
  const keptFrequency: number[] = []
  for (const [term, number] of numbers) {
    const inDocuments = frequency[number] ?? 0
    if (inDocuments < least || inDocuments > Math.max(least, most * documents.length)) continue
    column[number] = kept.length
    kept.push(term)
    keptFrequency.push(inDocuments)
  }
  const starts = new Int32Array(documents.length + 1)
  const columns: number[] = []
  const values: number[] = []
  for (const [row, counts] of counted.entries()) {
    for (const [number, count] of counts) {
      if (at(column, number) < 0) continue
      columns.push(at(column, number))
      values.push(count)
    }
    starts[row + 1] = columns.length
  }
  return {
    rows: documents.length,
    columns: kept.length,
    starts,
    columnOf: Int32Array.from(columns),
    values: Float64Array.from(values),
    terms: kept,
    documents: Int32Array.from(keptFrequency),
  }
}

/** Weights with rows of length 1: each count becomes what `weigh` makes of it. */
function weighted(counts: TermCounts, weigh: (count: number, documents: number, length: number) => number): SparseRows {
  const values = new Float64Array(counts.values.length)
  for (let row = 0; row < counts.rows; row++) {
    const from = at(counts.starts, row)
    const to = at(counts.starts, row + 1)
    let length = 0
    for (let i = from; i < to; i++) length += at(counts.values, i)
    let squares = 0
    for (let i = from; i < to; i++) {
      const weight = weigh(at(counts.values, i), at(counts.documents, at(counts.columnOf, i)), length)
      values[i] = weight
      squares += weight * weight
    }
    const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0
    for (let i = from; i < to; i++) values[i] = at(values, i) * scale
  }
  return { ...counts, values }
}

/** Sublinear tf-idf: (1 + log count) times log(1 + documents / documents with the term), rows of length 1. */
export function tfIdf(counts: TermCounts): SparseRows {
  return weighted(counts, (count, documents) => (1 + log(count)) * log(1 + counts.rows / documents))
}

/** Okapi BM25 (S. Robertson and H. Zaragoza, 2009; k1 = 1.2, b = 0.75) as weights, rows of length 1. */
export function bm25(counts: TermCounts, k1 = 1.2, b = 0.75): SparseRows {
  let total = 0
  for (const value of counts.values) total += value
  const mean = Math.max(1, total / Math.max(1, counts.rows))
  return weighted(counts, (count, documents, length) => {
    const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean))
    return saturated * log(1 + (counts.rows - documents + 0.5) / (documents + 0.5))
  })
}

/**
 * Inner products of all pairs of sparse rows as a map of documents to documents, never built as a matrix: its singular
 * vectors are the left ones of the rows, its values their squares, and its vectors are as short as there are documents.
 */
export function gramMap(of: SparseRows): LinearMap {
  const { rows, columns, starts, columnOf, values } = of
  const apply = (vectors: Matrix): Matrix => {
    const result = matrix(vectors.rows, rows)
    const sums = new Float64Array(columns)
    for (let v = 0; v < vectors.rows; v++) {
      sums.fill(0)
      for (let row = 0; row < rows; row++) {
        const factor = at(vectors.data, v * rows + row)
        for (let i = at(starts, row), to = at(starts, row + 1); i < to; i++) {
          const column = at(columnOf, i)
          sums[column] = at(sums, column) + factor * at(values, i)
        }
      }
      for (let row = 0; row < rows; row++) {
        let sum = 0
        for (let i = at(starts, row), to = at(starts, row + 1); i < to; i++)
          sum += at(values, i) * at(sums, at(columnOf, i))
        result.data[v * rows + row] = sum
      }
    }
    return result
  }
  return { rows, columns: rows, apply, applyTransposed: apply }
}
