import { at, dot, type Matrix, matrix, rowOf } from './matrix.ts'

/**
 * Mean silhouette by cosine (P. Rousseeuw, J. Comput. Appl. Math. 20, 1987) of rows of length 1: from -1 to 1, higher when
 * groups are tight and apart. Rows that are alone in their group count 0. The mean distance to the rows of a group is one
 * less the mean of their products, which the sum of the group knows: time grows with rows times groups.
 */
export function silhouette(rows: Matrix, labels: Int32Array): number {
  const groups = labels.reduce((most, label) => Math.max(most, label + 1), 0)
  const sums = matrix(groups, rows.columns)
  const sizes = new Int32Array(groups)
  for (let row = 0; row < rows.rows; row++) {
    const sum = rowOf(sums, at(labels, row))
    const own = rowOf(rows, row)
    for (let i = 0; i < own.length; i++) sum[i] = at(sum, i) + at(own, i)
    sizes[at(labels, row)] = at(sizes, at(labels, row)) + 1
  }
  let total = 0
  for (let row = 0; row < rows.rows; row++) {
    const own = rowOf(rows, row)
    const label = at(labels, row)
    if (at(sizes, label) < 2) continue
    const inside = 1 - (dot(own, rowOf(sums, label)) - dot(own, own)) / (at(sizes, label) - 1)
    let outside = Number.POSITIVE_INFINITY
    for (let group = 0; group < groups; group++)
      if (group !== label && at(sizes, group) > 0)
        outside = Math.min(outside, 1 - dot(own, rowOf(sums, group)) / at(sizes, group))
    if (Number.isFinite(outside)) total += (outside - inside) / Math.max(inside, outside, 1e-9)
  }
  return rows.rows === 0 ? 0 : total / rows.rows
}
