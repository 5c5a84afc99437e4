import { type Matrix, matrix, rowOf, silhouette, sphericalKMeans } from '../../numeric/index.ts'
import { firstColumns } from './space.ts'

/** More groups than this are no overview any more. */
const MOST_GROUPS = 14
/** A finer grouping is taken when its silhouette is at least this share of the best: coarse ones score too well. */
const NEARLY_BEST = 0.92
/** Rows that are looked at to find the number of groups; more are sampled evenly. */
const MOST_ROWS = 800

function sampled(space: Matrix): Matrix {
  if (space.rows <= MOST_ROWS) return space
  const part = matrix(MOST_ROWS, space.columns)
  for (let row = 0; row < MOST_ROWS; row++)
    rowOf(part, row).set(rowOf(space, Math.floor((row * space.rows) / MOST_ROWS)))
  return part
}

/** How many groups rows fall into: the largest number whose silhouette over all spaces is nearly the best. */
export function findGroupCount(spaces: readonly Matrix[], seed: number): number {
  const parts = spaces.map(sampled)
  const rows = parts[0]?.rows ?? 0
  const most = Math.min(MOST_GROUPS, Math.ceil(rows / 3))
  if (most < 2) return 1
  const scores: number[] = []
  for (let groups = 2; groups <= most; groups++) {
    const score = parts.reduce((sum, part) => {
      const near = firstColumns(part, Math.max(3, groups))
      return sum + silhouette(near, sphericalKMeans(near, groups, { seed: seed + groups, restarts: 4 }).labels)
    }, 0)
    scores.push(score)
  }
  const best = Math.max(...scores)
  return 2 + scores.findLastIndex((score) => score >= (best > 0 ? NEARLY_BEST * best : best))
}
