import { consensusGroups, type Matrix, nearestRows, sphericalKMeans } from '../../numeric/index.ts'
import { firstColumns, latentSpace, smoothed } from './space.ts'
import { bm25, countTerms, type SparseRows, tfIdf } from './terms.ts'

/** Sizes of the latent space for `groups` groups: none is best everywhere, together they are steadier than any. As few as groups blur them. */
const sizesFor = (groups: number): readonly number[] => [2 * groups, 3 * groups, 4 * groups, 50]
const RESTARTS = 4
/** Few documents are cheap and need more opinions; very many are dear and steady. */
const FEW = 200
const MANY = 3000
const LARGEST_SPACE = 50
/** Terms that stand in more documents than this share divide nothing. */
export const TOO_COMMON = 0.5
const SMOOTHING = 0.25
const NEIGHBOURS = 10
/** Directions in which neighbours are looked for. */
export const NEIGHBOUR_SPACE = 30
/** Above so many documents rows are not smoothed: comparing all with all would take longer than all the rest. */
const MOST_COMPARED = 5000

/** Pairs of neighbouring terms: `interest rate` says more than either. */
const pairsOf = (terms: readonly string[]): string[] =>
  terms.flatMap((term, index) => {
    const before = terms[index - 1] ?? ''
    return term === '' || before === '' ? [] : [`${before} ${term}`]
  })

/** Several ways to weigh the same documents; each sees something that the others miss. */
function weightingsOf(documents: readonly (readonly string[])[]): SparseRows[] {
  const words = countTerms(documents, 2, TOO_COMMON)
  const all = countTerms(
    documents.map((terms) => [...terms, ...pairsOf(terms)]),
    2,
    TOO_COMMON,
  )
  return documents.length > MANY ? [bm25(words), tfIdf(all)] : [tfIdf(words), bm25(words), tfIdf(all), bm25(all)]
}

/** The latent spaces of documents, one for each way to weigh them. */
export function spacesOf(documents: readonly (readonly string[])[], seed: number): readonly Matrix[] {
  const largest = Math.min(LARGEST_SPACE, documents.length - 1)
  return weightingsOf(documents).map((weights, index) => latentSpace(weights, largest, seed * 1000 + index))
}

/** Many k-means over many spaces, and the groups that they agree on most. */
export function consensus(spaces: readonly Matrix[], groups: number, seed: number): Int32Array {
  const opinions: Int32Array[] = []
  const starts = (spaces[0]?.rows ?? 0) <= FEW ? 2 : 1
  let own = seed * 1000
  for (const space of spaces) {
    const neighbours = Math.min(NEIGHBOURS, Math.ceil(space.rows / groups / 3))
    const near = space.rows <= MOST_COMPARED ? nearestRows(firstColumns(space, NEIGHBOUR_SPACE), neighbours) : undefined
    const sizes = new Set(sizesFor(groups).map((size) => Math.max(2, Math.min(size, space.columns))))
    for (const size of sizes) {
      const rows = firstColumns(space, size)
      const moved = near ? smoothed(rows, near, SMOOTHING) : rows
      for (let start = 0; start < starts; start++)
        opinions.push(sphericalKMeans(moved, groups, { seed: own++, restarts: RESTARTS }).labels)
    }
  }
  return consensusGroups(opinions, groups, { seed: own, restarts: 20 }).labels
}
