import { log } from '../numeric/exact.ts'
import type { Example, Learned } from './learned.ts'

/** Files of a folder from which on one can say that they belong together. */
const LEAST_FILES = 3
/** Mean nearness of its files to each other, by cosine, from which on a folder is about something. */
const LEAST_NEARNESS = 0.1
/** Share of its files that have to be nearer to their own folder than to any other. */
const AT_HOME = 2 / 3

type Vector = ReadonlyMap<number, number>

/** Features weighed by how few examples have them, of length 1. */
function vectorsOf(examples: readonly Example[]): Vector[] {
  const counts = new Map<number, number>()
  for (const { features } of examples)
    for (const index of features.indices) counts.set(index, (counts.get(index) ?? 0) + 1)
  return examples.map(({ features }) => {
    const raw = [...features.indices].map(
      (index, at) => (features.values[at] ?? 0) * log(1 + examples.length / (counts.get(index) ?? 1)),
    )
    const length = Math.hypot(...raw) || 1
    return new Map([...features.indices].map((index, at) => [index, (raw[at] ?? 0) / length]))
  })
}

/** Cosine of a vector to the sum of others; `less` is taken out of the sum first. */
function nearness(vector: Vector, sum: Vector, less: Vector | undefined): number {
  let product = 0
  let own = 0
  let squares = 0
  for (const value of sum.values()) squares += value * value
  for (const [index, value] of vector) {
    const all = sum.get(index) ?? 0
    const taken = less ? (less.get(index) ?? 0) : 0
    product += value * (all - taken)
    own += taken * taken - 2 * taken * all
  }
  const length = Math.sqrt(Math.max(0, squares + own))
  return length > 1e-9 ? product / length : 0
}

/**
 * Folders whose files are about the same thing, as far as what was learned of them says: at least three files, near to
 * each other, and nearer than to the files of any other folder. A heap of all sorts of things is none. Pure.
 */
export function coherentFolders({ examples }: Learned): ReadonlySet<string> {
  const filed = examples.filter(({ from }) => from === 'folder')
  const vectors = vectorsOf(filed)
  const members = Map.groupBy(filed.keys(), (at) => filed[at]?.label ?? '')
  const sums = new Map<string, Map<number, number>>()
  for (const [label, own] of members) {
    const sum = new Map<number, number>()
    for (const at of own) for (const [index, value] of vectors[at] ?? []) sum.set(index, (sum.get(index) ?? 0) + value)
    sums.set(label, sum)
  }
  const coherent = new Set<string>()
  for (const [label, own] of members) {
    if (own.length < LEAST_FILES) continue
    let total = 0
    let atHome = 0
    for (const at of own) {
      const vector = vectors[at] ?? new Map()
      const toOwn = nearness(vector, sums.get(label) ?? new Map(), vector)
      const toOthers = [...sums].map(([other, sum]) => (other === label ? 0 : nearness(vector, sum, undefined)))
      total += toOwn
      if (toOwn > Math.max(0, ...toOthers)) atHome += 1
    }
    if (total / own.length >= LEAST_NEARNESS && atHome / own.length >= AT_HOME) coherent.add(label)
  }
  return coherent
}
