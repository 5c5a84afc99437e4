import { at, dot, type Matrix, matrix, normalise, rowOf } from './matrix.ts'
import { seededRandom } from './random.ts'

/** Which group each row belongs to. */
export interface Grouping {
  /** A number from 0 for each row; every number up to the number of groups occurs. */
  readonly labels: Int32Array
  /** Sum of the cosines between rows and their group's direction: larger is tighter. */
  readonly tightness: number
}

export interface KMeansOptions {
  readonly seed?: number
  /** Fresh starts; the tightest result is taken. 10 when left out. */
  readonly restarts?: number
  readonly maxIterations?: number
}

/**
 * Spherical k-means (I. Dhillon and D. Modha, Machine Learning 42, 2001) with k-means++ starts (D. Arthur and
 * S. Vassilvitskii, SODA 2007): rows of length 1 (or zeros) in at most `groups` groups by cosine. Never more groups than
 * rows that differ, and never an empty one. Labels count in the order in which groups first appear.
 */
export function sphericalKMeans(rows: Matrix, groups: number, options: KMeansOptions = {}): Grouping {
  const { seed = 1, restarts = 10, maxIterations = 100 } = options
  const random = seededRandom(seed)
  let best: Grouping = { labels: new Int32Array(rows.rows), tightness: Number.NEGATIVE_INFINITY }
  if (rows.rows === 0) return { labels: best.labels, tightness: 0 }
  for (let restart = 0; restart < Math.max(1, restarts); restart++) {
    const found = settle(rows, firstCentres(rows, Math.max(1, groups), random), maxIterations)
    if (found.tightness > best.tightness + 1e-9) best = found
  }
  return { labels: inOrder(best.labels), tightness: best.tightness }
}

/** Renumbers labels by first appearance. */
export function inOrder(labels: Int32Array): Int32Array {
  const numbers = new Map<number, number>()
  return labels.map((label) => {
    const known = numbers.get(label)
    if (known !== undefined) return known
    numbers.set(label, numbers.size)
    return numbers.size - 1
  })
}

function firstCentres(rows: Matrix, groups: number, random: () => number): Matrix {
  const chosen = [Math.min(rows.rows - 1, Math.floor(random() * rows.rows))]
  const distances = new Float64Array(rows.rows).fill(Number.POSITIVE_INFINITY)
  while (chosen.length < groups) {
    const newest = rowOf(rows, chosen.at(-1) ?? 0)
    let total = 0
    for (let row = 0; row < rows.rows; row++) {
      const distance = Math.min(at(distances, row), Math.max(0, 1 - dot(rowOf(rows, row), newest)))
      distances[row] = distance < 1e-12 ? 0 : distance
      total += at(distances, row)
    }
    // What is left lies on the centres already: more groups would be empty.
    if (total === 0) break
    let left = random() * total
    let next = -1
    for (let row = 0; row < rows.rows; row++) {
      if (at(distances, row) === 0) continue
      next = row
      left -= at(distances, row)
      if (left <= 0) break
    }
    chosen.push(next)
  }
  const centres = matrix(chosen.length, rows.columns)
  chosen.forEach((row, group) => {
    rowOf(centres, group).set(rowOf(rows, row))
  })
  return centres
}

function settle(rows: Matrix, centres: Matrix, maxIterations: number): Grouping {
  const labels = new Int32Array(rows.rows).fill(-1)
  const closeness = new Float64Array(rows.rows)
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    const hasMoved = assign(rows, centres, labels, closeness)
    fillEmpty(labels, closeness, centres.rows)
    if (!hasMoved) break
    centres.data.fill(0)
    for (let row = 0; row < rows.rows; row++) {
      const centre = rowOf(centres, at(labels, row))
      const values = rowOf(rows, row)
      for (let i = 0; i < values.length; i++) centre[i] = at(centre, i) + at(values, i)
    }
    for (let group = 0; group < centres.rows; group++) normalise(rowOf(centres, group))
  }
  let tightness = 0
  for (let row = 0; row < rows.rows; row++) tightness += dot(rowOf(rows, row), rowOf(centres, at(labels, row)))
  return { labels, tightness }
}

function assign(rows: Matrix, centres: Matrix, labels: Int32Array, closeness: Float64Array): boolean {
  let hasMoved = false
  for (let row = 0; row < rows.rows; row++) {
    const values = rowOf(rows, row)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let group = 0; group < centres.rows; group++) {
      const cosine = dot(values, rowOf(centres, group))
      if (cosine <= most) continue
      most = cosine
      best = group
    }
    closeness[row] = most
    if (at(labels, row) !== best) hasMoved = true
    labels[row] = best
  }
  return hasMoved
}

/** Gives every empty group the row that fits worst where it is and is not alone there. */
function fillEmpty(labels: Int32Array, closeness: Float64Array, groups: number): void {
  const counts = new Int32Array(groups)
  for (const label of labels) counts[label] = at(counts, label) + 1
  for (let group = 0; group < groups; group++) {
    if (at(counts, group) > 0) continue
    let worst = -1
    for (let row = 0; row < labels.length; row++) {
      if (at(counts, at(labels, row)) < 2) continue
      if (worst === -1 || at(closeness, row) < at(closeness, worst)) worst = row
    }
    if (worst === -1) return
    counts[at(labels, worst)] = at(counts, at(labels, worst)) - 1
    labels[worst] = group
    counts[group] = 1
    closeness[worst] = 1
  }
}
