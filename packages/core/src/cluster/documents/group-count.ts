import {
  consensusGroups,
  type Matrix,
  matrix,
  modularity,
  nearestRows,
  rowOf,
  sphericalKMeans,
} from '../../numeric/index.ts'
import { NEIGHBOUR_SPACE } from './opinions.ts'
import { firstColumns } from './space.ts'

/** More groups than this are no overview any more. */
const MOST_GROUPS = 14
/** Rows that are looked at to find the number of groups; more are sampled evenly. */
const MOST_ROWS = 600
/** A grouping of two documents each says nothing. */
const ROWS_A_GROUP = 3
const FEWEST_NEIGHBOURS = 4
const RESTARTS = 2

function sampled(space: Matrix): Matrix {
  if (space.rows <= MOST_ROWS) return space
  const part = matrix(MOST_ROWS, space.columns)
  for (let row = 0; row < MOST_ROWS; row++)
    rowOf(part, row).set(rowOf(space, Math.floor((row * space.rows) / MOST_ROWS)))
  return part
}

/** What a few k-means in every space agree on: a quick answer for a number of groups. */
function quickGroups(spaces: readonly Matrix[], groups: number, seed: number): Int32Array {
  const opinions = spaces.flatMap((space, index) =>
    [Math.max(3, groups), 2 * groups].map((size, at) => {
      const near = firstColumns(space, Math.min(size, space.columns))
      return sphericalKMeans(near, groups, { seed: seed + groups + 10 * at + index, restarts: RESTARTS }).labels
    }),
  )
  return consensusGroups(opinions, groups, { seed, restarts: 5 }).labels
}

/**
 * How many groups rows fall into: the number whose grouping has the highest modularity on the graphs of nearest rows, one
 * graph a space. As many neighbours as the root of the rows, so that the graph is as fine as there are rows to tell by.
 */
export function findGroupCount(spaces: readonly Matrix[], seed: number): number {
  const parts = spaces.map(sampled)
  const rows = parts[0]?.rows ?? 0
  const most = Math.min(MOST_GROUPS, Math.ceil(rows / ROWS_A_GROUP))
  if (most < 2) return 1
  const count = Math.min(rows - 1, Math.max(FEWEST_NEIGHBOURS, Math.round(Math.sqrt(rows))))
  const graphs = parts.map((part) => nearestRows(firstColumns(part, NEIGHBOUR_SPACE), count))
  let best = { groups: 1, score: 0 }
  for (let groups = 2; groups <= most; groups++) {
    const labels = quickGroups(parts, groups, seed)
    const score = graphs.reduce((sum, graph) => sum + modularity(graph, labels), 0)
    if (score > best.score) best = { groups, score }
  }
  return best.groups
}
