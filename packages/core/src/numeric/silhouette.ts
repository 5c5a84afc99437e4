import { at, dot, type Matrix, rowOf } from './matrix.ts'

/**
 * Mean silhouette by cosine (P. Rousseeuw, J. Comput. Appl. Math. 20, 1987) of rows of length 1: from -1 to 1, higher when
 * groups are tight and apart. Rows that are alone in their group count 0. Time grows with the square of the rows.
 */
export function silhouette(rows: Matrix, labels: Int32Array): number {
  const groups = labels.reduce((most, label) => Math.max(most, label + 1), 0)
  const sizes = new Float64Array(groups)
  for (const label of labels) sizes[label] = at(sizes, label) + 1
  if (groups < 2) return 0
  let total = 0
  for (let row = 0; row < rows.rows; row++) {
    const own = at(labels, row)
    if (at(sizes, own) < 2) continue
    const sums = new Float64Array(groups)
    for (let other = 0; other < rows.rows; other++) {
      if (other === row) continue
      const group = at(labels, other)
      sums[group] = at(sums, group) + 1 - dot(rowOf(rows, row), rowOf(rows, other))
    }
    const inside = at(sums, own) / (at(sizes, own) - 1)
    let outside = Number.POSITIVE_INFINITY
    for (let group = 0; group < groups; group++)
      if (group !== own && at(sizes, group) > 0) outside = Math.min(outside, at(sums, group) / at(sizes, group))
    const most = Math.max(inside, outside)
    if (most > 0) total += (outside - inside) / most
  }
  return total / Math.max(1, rows.rows)
}
