import { symmetricEigen } from './eigen.ts'
import { type Grouping, type KMeansOptions, sphericalKMeans } from './k-means.ts'
import { at, type Matrix, matrix, multiply, normaliseRows, rowOf, transpose } from './matrix.ts'

/**
 * One grouping out of several groupings of the same rows: rows that were together more often stay together. It is the
 * normalised spectral cut of the matrix that counts how often two rows were together, without ever building that matrix:
 * with Z the rows' memberships, its eigenvectors are the left singular vectors of the scaled Z (H. Liu et al., "Spectral
 * Ensemble Clustering", KDD 2015). Time and memory grow with the number of rows, not with its square.
 */
export function consensusGroups(
  groupings: readonly Int32Array[],
  groups: number,
  options: KMeansOptions = {},
): Grouping {
  return sphericalKMeans(consensusSpace(groupings, groups), groups, options)
}

/** The rows of the spectral cut: as many columns as groups, every row of length 1. */
export function consensusSpace(groupings: readonly Int32Array[], groups: number): Matrix {
  const memberships = scaledMemberships(groupings)
  const eigen = symmetricEigen(multiply(transpose(memberships), memberships))
  const kept = Math.min(groups, memberships.columns)
  const directions = matrix(kept, memberships.columns, eigen.vectors.data.subarray(0, kept * memberships.columns))
  const space = multiply(memberships, transpose(directions))
  for (let direction = 0; direction < kept; direction++) {
    const size = Math.sqrt(Math.max(0, at(eigen.values, direction)))
    for (let row = 0; row < space.rows; row++)
      space.data[row * kept + direction] = size > 1e-9 ? at(rowOf(space, row), direction) / size : 0
  }
  normaliseRows(space)
  return space
}

/** One column per group of every grouping: 1 where the row belongs, divided by the root of the row's togetherness. */
function scaledMemberships(groupings: readonly Int32Array[]): Matrix {
  const rows = groupings[0]?.length ?? 0
  const sizes = groupings.map((labels) => {
    const counts: number[] = []
    for (const label of labels) counts[label] = (counts[label] ?? 0) + 1
    return counts
  })
  const columns = sizes.reduce((sum, counts) => sum + counts.length, 0)
  const memberships = matrix(rows, columns)
  for (let row = 0; row < rows; row++) {
    let together = 0
    groupings.forEach((labels, index) => {
      together += sizes[index]?.[at(labels, row)] ?? 0
    })
    let from = 0
    groupings.forEach((labels, index) => {
      memberships.data[row * columns + from + at(labels, row)] = 1 / Math.sqrt(Math.max(1, together))
      from += sizes[index]?.length ?? 0
    })
  }
  return memberships
}
