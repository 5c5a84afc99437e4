import { exp, log } from '../numeric/index.ts'
import { FEATURE_SPACE, type LearnFeatures } from './features.ts'
import { type Example, type Learned, WEIGHT_OF } from './learned.ts'

/** What examples teach: a weight for each label and feature. */
export interface Model {
  /** Labels in the order of the alphabet. */
  readonly labels: readonly string[]
  /** How many examples each label has. */
  readonly counts: readonly number[]
  /** Probability of each label for features, in the order of `labels`; sums to 1. */
  predict(features: LearnFeatures): Float64Array
  /** How near features are to the centre of each label, by cosine from 0 to 1, in the order of `labels`. */
  nearness(features: LearnFeatures): readonly number[]
  /** How near the examples themselves are to the centres of their labels, each without itself: what is usual. */
  readonly usualNearness: number
}

const LEARNING_RATE = 0.5
const REGULARISATION = 1e-4
/** Labels that are this nearly right for an example teach nothing more by it. */
const SMALL_ERROR = 0.03
const UNSEEN_RARITY = 1
const MOST_EPOCHS = 12
/** Work of a training: examples times labels times epochs stay under this, so that a correction is never felt. */
const MOST_STEPS = 16_000
/** Rows of unit length have small logits; they are sharpened by this before they become probabilities. */
const SHARPNESS = 1.6

/** How much nearer an item is to one label than to any other, of what `nearness` says. */
export const leadOf = (near: readonly number[], at: number): number =>
  (near[at] ?? 0) - Math.max(0, ...near.filter((_, other) => other !== at))

const models = new WeakMap<Learned, Model>()

/** The model of what was learned; computed once for each state. */
export function trained(learned: Learned): Model {
  const known = models.get(learned)
  if (known) return known
  const model = train(learned.examples)
  models.set(learned, model)
  return model
}

/** Weights of a logistic regression: one row of labels for each feature that an example has, the last one for none. */
interface Regression {
  readonly width: number
  /** Row of each hashed feature, -1 for those that no example has. */
  readonly places: Int32Array
  readonly weights: Float64Array
}

/**
 * Multinomial logistic regression on hashed features, steps scaled by Adagrad (J. Duchi, E. Hazan and Y. Singer, JMLR
 * 12, 2011). Examples are taken by turns of their labels in the order of their ids, so that the order in which a person
 * decided does not matter.
 */
function regress(order: readonly Example[], labels: readonly string[]): Regression {
  const numberOf = new Map(labels.map((label, number) => [label, number]))
  // Hashes are below FEATURE_SPACE, so an array finds their places quicker than a map would.
  const places = new Int32Array(FEATURE_SPACE).fill(-1)
  let size = 0
  for (const { features } of order)
    for (const index of features.indices) if (places[index] === -1) places[index] = size++
  const width = labels.length
  const weights = new Float64Array((size + 1) * width)
  const squares = new Float64Array(weights.length).fill(1e-6)
  const epochs = Math.max(2, Math.min(MOST_EPOCHS, Math.floor(MOST_STEPS / Math.max(1, order.length * width))))
  const logits = new Float64Array(width)
  const local = order.map(({ features }) => features.indices.map((index) => (places[index] ?? 0) * width))
  const bias = size * width
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const [turn, example] of order.entries()) {
      const at = local[turn] ?? new Int32Array(0)
      const { values } = example.features
      for (let label = 0; label < width; label++) logits[label] = weights[bias + label] ?? 0
      for (let i = 0; i < at.length; i++) {
        const base = at[i] as number
        const value = values[i] as number
        for (let label = 0; label < width; label++)
          logits[label] = (logits[label] as number) + value * (weights[base + label] as number)
      }
      softmax(logits, 1)
      const own = numberOf.get(example.label) ?? 0
      const weight = WEIGHT_OF[example.from]
      for (let label = 0; label < width; label++) {
        const error = weight * ((logits[label] as number) - (label === own ? 1 : 0))
        if (Math.abs(error) < SMALL_ERROR) continue
        for (let i = 0; i <= at.length; i++) {
          const place = (i < at.length ? (at[i] as number) : bias) + label
          const slope =
            error * (i < at.length ? (values[i] as number) : 0.1) + REGULARISATION * (weights[place] as number)
          squares[place] = (squares[place] as number) + slope * slope
          weights[place] = (weights[place] as number) - (LEARNING_RATE * slope) / Math.sqrt(squares[place] as number)
        }
      }
    }
  }
  return { width, places, weights }
}

function logitsOf({ width, places, weights }: Regression, features: LearnFeatures): Float64Array {
  const logits = weights.slice(weights.length - width)
  features.indices.forEach((index, i) => {
    const place = places[index] ?? -1
    if (place < 0) return
    for (let label = 0; label < width; label++)
      logits[label] = (logits[label] ?? 0) + (features.values[i] ?? 0) * (weights[place * width + label] ?? 0)
  })
  return logits
}

function train(raw: readonly Example[]): Model {
  const scales = raritiesOf(raw)
  const order = byTurns(raw.map((example) => ({ ...example, features: rescaled(example.features, scales) })))
  const labels = [...new Set(order.map(({ label }) => label))].sort()
  const regression = regress(order, labels)
  const counts = labels.map((label) => order.filter((example) => example.label === label).length)
  const centres = labels.map((label) => centreOf(order.filter((example) => example.label === label)))
  return {
    labels,
    counts,
    predict(features) {
      const shares = logitsOf(regression, rescaled(features, scales))
      softmax(shares, SHARPNESS)
      return shares
    },
    nearness(asFound) {
      const features = rescaled(asFound, scales)
      return centres.map((centre) => Math.max(0, cosine(features, centre.sums, centre.length)))
    },
    usualNearness: usual(order, labels, centres),
  }
}

/** Inverse document frequency over the examples: what stands in all of them tells none from another. */
function raritiesOf(examples: readonly Example[]): Float64Array {
  const counts = new Float64Array(FEATURE_SPACE)
  for (const { features } of examples) for (const index of features.indices) counts[index] = (counts[index] ?? 0) + 1
  // What no example has counts as rather rare, so that strange words make an item strange.
  const rarities = new Float64Array(FEATURE_SPACE).fill(UNSEEN_RARITY)
  for (const { features } of examples)
    for (const index of features.indices) rarities[index] = log(1 + examples.length / (counts[index] ?? 1))
  return rarities
}

/** Features weighed by their rarity, of length 1 again. */
function rescaled({ indices, values }: LearnFeatures, rarities: Float64Array): LearnFeatures {
  const scaled = values.map((value, at) => value * (rarities[indices[at] ?? 0] ?? UNSEEN_RARITY))
  const length = Math.sqrt(scaled.reduce((sum, value) => sum + value * value, 0))
  return { indices, values: length > 0 ? scaled.map((value) => value / length) : scaled }
}

function softmax(logits: Float64Array, sharpness: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (const logit of logits) most = Math.max(most, logit)
  let total = 0
  for (let i = 0; i < logits.length; i++) {
    logits[i] = exp(sharpness * ((logits[i] ?? 0) - most))
    total += logits[i] ?? 0
  }
  for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) / total
}

/** Examples so that labels take turns, each label's by item id. */
function byTurns(examples: readonly Example[]): Example[] {
  const byLabel = new Map<string, Example[]>()
  const sorted = examples.toSorted((a, b) =>
    a.label < b.label ? -1 : a.label > b.label ? 1 : a.itemId < b.itemId ? -1 : 1,
  )
  for (const example of sorted) {
    const list = byLabel.get(example.label)
    if (list) list.push(example)
    else byLabel.set(example.label, [example])
  }
  const lists = [...byLabel.values()]
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

interface Centre {
  readonly sums: ReadonlyMap<number, number>
  readonly length: number
}

const lengthOf = (sums: ReadonlyMap<number, number>): number =>
  Math.sqrt([...sums.values()].reduce((sum, value) => sum + value * value, 0))

function centreOf(examples: readonly Example[]): Centre {
  const sums = new Map<number, number>()
  for (const { features } of examples)
    features.indices.forEach((index, i) => {
      sums.set(index, (sums.get(index) ?? 0) + (features.values[i] ?? 0))
    })
  return { sums, length: lengthOf(sums) }
}

function cosine(features: LearnFeatures, sums: ReadonlyMap<number, number>, length: number): number {
  let product = 0
  features.indices.forEach((index, i) => {
    product += (features.values[i] ?? 0) * (sums.get(index) ?? 0)
  })
  return length > 0 ? product / length : 0
}

/** Median over examples of the cosine to the rest of their label; a low guess while no label has two. */
function usual(examples: readonly Example[], labels: readonly string[], centres: readonly Centre[]): number {
  const found: number[] = []
  for (const { label, features } of examples) {
    const centre = centres[labels.indexOf(label)]
    if (!centre) continue
    let product = 0
    let own = 0
    features.indices.forEach((index, i) => {
      const value = features.values[i] ?? 0
      product += value * (centre.sums.get(index) ?? 0)
      own += value * value
    })
    const rest = Math.sqrt(Math.max(0, centre.length * centre.length - 2 * product + own))
    if (rest > 1e-6) found.push((product - own) / rest)
  }
  found.sort((a, b) => a - b)
  return found[Math.floor(found.length / 2)] ?? 0.3
}
