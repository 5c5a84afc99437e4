import { ALPHABET, CLASSES, heed, STEP, shareOfEach } from '../../../packages/core/src/kinds/shown-by.ts'
import { seededRandom } from '../../../packages/core/src/numeric/index.ts'
import type { Example } from './papers.ts'

const K = CLASSES.length

/** Weights of what texts show, `index` times the classes, and a bias for each class. */
export interface Fitted {
  readonly index: ReadonlyMap<string, number>
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** A thing that is shown is learned from so many papers and writers on. */
const LEAST_PAPERS = 4
const LEAST_WRITERS = 2
/** What the ratios of naive Bayes begin with, and papers that are added to each class for them. */
const BAYES = 3
const SMOOTHED = 20
const ROUNDS = 14
const RATE = 0.5
/** Share of what a paper shows that is hidden each time. */
const HIDDEN = 0.5

/** What enough papers of enough writers show: no name and no turn of phrase of one of them is learned. */
function indexOf(examples: readonly Example[], only?: ReadonlySet<string>): Map<string, number> {
  const seen = new Map<string, { papers: number; readonly writers: Set<string> }>()
  for (const { shown, writer } of examples)
    for (const thing of shown) {
      const own = seen.get(thing) ?? { papers: 0, writers: new Set<string>() }
      seen.set(thing, own)
      own.papers += 1
      own.writers.add(writer)
    }
  const index = new Map<string, number>()
  for (const [thing, { papers, writers }] of seen)
    if (
      (only?.has(thing) ?? true) &&
      papers >= LEAST_PAPERS &&
      writers.size >= LEAST_WRITERS &&
      !/[`\\|]|\$\{/u.test(thing)
    )
      index.set(thing, index.size)
  return index
}

/** Multinomial logistic regression beside what the lexicon says, by AdaGrad (Duchi, Hazan, Singer 2011), begun with naive Bayes. */
export function fitted(examples: readonly Example[], only?: ReadonlySet<string>, seed = 7): Fitted {
  const index = indexOf(examples, only)
  const weights = new Float32Array(index.size * K)
  const bias = new Float32Array(K)
  const rows = examples.map(({ shown }) => Int32Array.from(shown.flatMap((thing) => index.get(thing) ?? [])))
  const counts = new Float64Array(index.size * K)
  const classes = new Float64Array(K)
  for (const [at, { label }] of examples.entries()) {
    classes[label] = (classes[label] ?? 0) + 1
    for (const thing of rows[at] ?? []) counts[thing * K + label] = (counts[thing * K + label] ?? 0) + 1
  }
  for (let thing = 0; thing < index.size; thing += 1) {
    let all = 0
    for (let k = 0; k < K; k += 1) all += counts[thing * K + k] ?? 0
    for (let k = 0; k < K; k += 1) {
      const prior = (classes[k] ?? 0) / examples.length
      weights[thing * K + k] =
        BAYES * Math.log(((counts[thing * K + k] ?? 0) + SMOOTHED * prior) / (all * prior + SMOOTHED * prior))
    }
  }
  const past = new Float32Array(weights.length).fill(1e-3)
  const pastBias = new Float32Array(K).fill(1e-3)
  const random = seededRandom(seed)
  const order = [...examples.keys()]
  const odds = new Float64Array(K)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let from = order.length - 1; from > 0; from -= 1) {
      const to = Math.floor(random() * (from + 1))
      ;[order[from], order[to]] = [order[to] as number, order[from] as number]
    }
    for (const at of order) {
      const { before, label, shown } = examples[at] as Example
      const row = rows[at] as Int32Array
      const surer = Math.max(...before.subarray(0, K - 1)) - (before[K - 1] ?? 0)
      const trust = heed(row.length, shown.length, surer)
      const each = (trust * shareOfEach(row.length)) / (1 - HIDDEN)
      const kept = row.filter(() => random() >= HIDDEN)
      for (let k = 0; k < K; k += 1) odds[k] = (before[k] ?? 0) + trust * (bias[k] ?? 0)
      for (const thing of kept)
        for (let k = 0; k < K; k += 1) odds[k] = (odds[k] ?? 0) + (weights[thing * K + k] ?? 0) * each
      const most = Math.max(...odds)
      let sum = 0
      for (let k = 0; k < K; k += 1) {
        odds[k] = Math.exp((odds[k] ?? 0) - most)
        sum += odds[k] ?? 0
      }
      for (let k = 0; k < K; k += 1) {
        const slope = (odds[k] ?? 0) / sum - (k === label ? 1 : 0)
        odds[k] = slope
        pastBias[k] = (pastBias[k] ?? 0) + slope * slope
        bias[k] = (bias[k] ?? 0) - (RATE * 0.2 * slope) / Math.sqrt(pastBias[k] ?? 1)
      }
      for (const thing of kept)
        for (let k = 0; k < K; k += 1) {
          const place = thing * K + k
          const slope = (odds[k] ?? 0) * each
          past[place] = (past[place] ?? 0) + slope * slope
          weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(past[place] ?? 1)
        }
    }
  }
  return { index, weights, bias }
}

/** Things that tell classes apart most, by their weights and by how many papers show them. */
export function mostTelling(
  { index, weights }: Fitted,
  examples: readonly Example[],
  most: number,
): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { shown } of examples) for (const thing of shown) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const spreads = [...index].map(([thing, at]) => {
    const own = weights.subarray(at * K, at * K + K)
    const mean = own.reduce((sum, one) => sum + one, 0) / K
    return {
      thing,
      spread: own.reduce((sum, one) => sum + (one - mean) ** 2, 0) * Math.sqrt(counts.get(thing) ?? 0),
    }
  })
  return new Set(
    spreads
      .toSorted((a, b) => b.spread - a.spread)
      .slice(0, most)
      .map(({ thing }) => thing),
  )
}

/** Weights of a class that lie this near to the usual one of a thing are left out of the table. */
const LEAST_APART = 2

/** Lines of the table (`signs-learned.ts` reads them), by the alphabet. */
export function linesOf({ index, weights }: Fitted): string[] {
  const zero = (ALPHABET.length - 1) / 2
  const sign = (weight: number) => ALPHABET[Math.max(0, Math.min(zero * 2, Math.round(weight / STEP) + zero))] ?? ''
  return [...index]
    .map(([thing, at]) => {
      const own = [...weights.subarray(at * K, at * K + K)]
      const usual = own.toSorted((a, b) => a - b)[Math.floor(K / 2)] ?? 0
      // What all classes have in common says nothing, so the usual weight counts nothing.
      const apart = own.map((weight, k) =>
        Math.abs(weight - usual) < LEAST_APART ? '' : `${ALPHABET[k]}${sign(weight - usual)}`,
      )
      return `${thing} ${apart.join('')}`
    })
    .toSorted()
}
