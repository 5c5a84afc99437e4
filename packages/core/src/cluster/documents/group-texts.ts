import { at, consensusGroups, inOrder, type Matrix, sphericalKMeans } from '../../numeric/index.ts'
import { findGroupCount } from './group-count.ts'
import { firstColumns, latentSpace, nearestRows, smoothed } from './space.ts'
import { bm25, countTerms, type SparseRows, tfIdf } from './terms.ts'

/** Sizes of the latent space for `groups` groups: none is best everywhere, together they are steadier than any. */
const sizesFor = (groups: number): readonly number[] => [groups, 2 * groups, 3 * groups, 30, 50]
const RESTARTS = 4
/** Few documents are cheap and need more opinions; very many are dear and steady. */
const FEW = 200
const MANY = 3000
const LARGEST_SPACE = 50
/** Terms that stand in more documents than this share divide nothing. */
const TOO_COMMON = 0.5
const SMOOTHING = 0.25
const NEIGHBOURS = 10
const NEIGHBOUR_SPACE = 30
/** Above so many documents rows are not smoothed: comparing all with all would take longer than all the rest. */
const MOST_COMPARED = 5000

/** Groups rows of terms; rows without a shared term get groups of their own by their fallback name. */
export function groupTexts(
  documents: readonly (readonly string[])[],
  fallbacks: readonly string[],
  { groups, seed = 1 }: { readonly groups?: number; readonly seed?: number },
): Int32Array {
  const counts = countTerms(documents, 2, TOO_COMMON)
  const spoken: number[] = []
  const silent: number[] = []
  for (let row = 0; row < documents.length; row++)
    (at(counts.starts, row + 1) > at(counts.starts, row) ? spoken : silent).push(row)
  const labels = new Int32Array(documents.length)
  const wanted = groups === undefined ? undefined : Math.max(1, Math.min(groups, documents.length))
  const room = wanted === undefined ? undefined : Math.max(1, wanted - (silent.length > 0 ? 1 : 0))
  const own =
    spoken.length > 0
      ? groupSpoken(
          spoken.map((row) => documents[row] ?? []),
          room,
          seed,
        )
      : new Int32Array(0)
  let used = 0
  spoken.forEach((row, index) => {
    labels[row] = at(own, index)
    used = Math.max(used, at(own, index) + 1)
  })
  const numbers = new Map<string, number>()
  const most = wanted === undefined ? Number.POSITIVE_INFINITY : Math.max(1, wanted - used)
  for (const row of silent) {
    const name = fallbacks[row] ?? ''
    const number = numbers.get(name) ?? Math.min(numbers.size, most - 1)
    numbers.set(name, number)
    labels[row] = wanted === 1 ? 0 : used + number
  }
  return inOrder(labels)
}

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

function groupSpoken(documents: readonly (readonly string[])[], wanted: number | undefined, seed: number): Int32Array {
  if (wanted === 1 || documents.length <= 2)
    return new Int32Array(documents.length).map((_, row) => (wanted === 1 ? 0 : row))
  const largest = Math.min(LARGEST_SPACE, documents.length - 1)
  const spaces = weightingsOf(documents).map((weights, index) => latentSpace(weights, largest, seed * 1000 + index))
  const groups = Math.min(wanted ?? findGroupCount(spaces, seed), documents.length)
  return consensus(spaces, groups, seed)
}

/** Many k-means over many spaces, and the groups that they agree on most. */
function consensus(spaces: readonly Matrix[], groups: number, seed: number): Int32Array {
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
