import { agreesWithName } from './folder-words.ts'
import type { Learned } from './learned.ts'
import { nearness, squaresOf, sumOf, wordSpace } from './word-space.ts'

/** Files of a folder from which on one can say by them alone that they belong together. */
const LEAST_FILES = 3
/** Mean nearness of its files to each other, by cosine, from which on a folder is about something. */
const LEAST_NEARNESS = 0.1
/** Share of its files that have to be nearer to their own folder than to any other. */
const AT_HOME = 2 / 3

/**
 * Folders whose files are about the same thing, as far as what was learned of them says: at least three files, near to
 * each other, and nearer than to the files of any other folder; of one or two files, folders whose name is what each of
 * them speaks of. A heap of all sorts of things is none. Pure.
 */
export function coherentFolders({ examples }: Learned): ReadonlySet<string> {
  const filed = examples.filter(({ from }) => from === 'folder')
  const features = filed.map((example) => example.features)
  const toVector = wordSpace(
    features,
    filed.map(({ label }) => label),
  )
  const vectors = features.map(toVector)
  const members = Map.groupBy(filed.keys(), (at) => filed[at]?.label ?? '')
  const sums = [...members].map(([label, own]) => {
    const sum = sumOf(own.map((at) => vectors[at] ?? new Map()))
    return { label, sum, squares: squaresOf(sum) }
  })
  const coherent = new Set<string>()
  for (const [label, own] of members) {
    if (own.length < LEAST_FILES) {
      if (own.every((at) => agreesWithName(label, features[at]))) coherent.add(label)
      continue
    }
    let total = 0
    let atHome = 0
    for (const at of own) {
      const near = sums.map(({ label: other, sum, squares }) => ({
        isOwn: other === label,
        value: nearness(vectors[at] ?? new Map(), sum, squares, other === label),
      }))
      const toOwn = near.find(({ isOwn }) => isOwn)?.value ?? 0
      total += toOwn
      if (toOwn > Math.max(0, ...near.flatMap(({ isOwn, value }) => (isOwn ? [] : [value])))) atHome += 1
    }
    if (total / own.length >= LEAST_NEARNESS && atHome / own.length >= AT_HOME) coherent.add(label)
  }
  return coherent
}
