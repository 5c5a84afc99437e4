import type { LearnFeatures } from './features.ts'
import { nameShare } from './folder-words.ts'
import { compact, type Example, type Learned } from './learned.ts'
import { cosinesTo, nearestAt, nearestOf, nearestOthers } from './neighbours.ts'
import { nearness, squaresOf, sumOf, type Vector, wordSpace } from './word-space.ts'

/** How far inside the fence of a label an item is, by what it is about. */
export interface WayIn {
  /** 0 is where strangers are, 1 where the label's own files are. */
  readonly wayIn: number
  /** False for a label whose own files have no words in common, so that words say little of it. */
  readonly isAbout: boolean
  /** Mean cosine to the nearest of the label's files. */
  readonly near: number
  /** The same to the nearest files that lie loose, itself and copies of it left out; absent where too few lie. */
  readonly rival: number | undefined
  /** How far inside the nearest of the loose files are themselves, the nearer the more it counts: of what sort its kin is. */
  readonly kin: number | undefined
  /** The same of the label's own files to each other, each without itself; what is usual where it has one file. */
  readonly usual: number
  /** Files that lie loose. */
  readonly loose: number
  /** Share of the label's name that the item speaks of. */
  readonly named: number
  /** Files known of the label. */
  readonly files: number
  /** True where no other label is known to compare with. */
  readonly isOnly: boolean
}

/** The way into each label, for the features of an item. */
export type Fence = (features: LearnFeatures) => ReadonlyMap<string, WayIn>

/** Mean nearness of two files of one folder, while no folder has two. */
const USUAL_PAIR = 0.12
/** Own files must be so much nearer than strangers for a label to be about something. */
const LEAST_LEAD = 1.25
const LEAST_NEARNESS = 0.04
/** Below this the files of a label share a language more than a matter. */
const LEAST_ABOUT = 0.1
/** Share of strangers that are further away than what counts as near for them. */
const NEAR_STRANGERS = 0.9
/** So many say where strangers are; more would only take time. */
const MOST_STRANGERS = 64
/** What it is worth, as a share of the way in, when an item speaks of what a folder is called. */
const NAME_WORTH = 0.35
/** Of one or two files it is not known how far apart they may lie: strangers are taken to be no further than this. */
const LEAST_STRANGE = 0.35
/** A single file lets an item in no further than to a question, unless the folder is called what the item speaks of. */
const MOST_OF_ONE = 0.25
/** Keeps what is near to nothing from having any kin. */
const LEAST_COSINE = 0.02
/** Fewer loose files say nothing of what is near to an item. */
const LEAST_LOOSE = 8

interface Around {
  readonly label: string
  readonly count: number
  readonly sum: Vector
  readonly squares: number
  readonly strangers: number
  readonly own: number
  readonly isAbout: boolean
}

const evenly = <T>(list: readonly T[], most: number): T[] =>
  list.filter(
    (_, at) =>
      list.length <= most || Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length),
  )

const middle = (values: readonly number[], share = 0.5): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Mean of what stands in `rows` for the nearest others, each counted by its cosine. */
function kinOf(cosines: Float64Array, rows: readonly (readonly number[])[]): readonly number[] {
  const nearest = nearestAt(cosines)
  const all = nearest.reduce((sum, at) => sum + (cosines[at] ?? 0), 0) + LEAST_COSINE
  return (rows[0] ?? []).map(
    (_, column) => nearest.reduce((sum, at) => sum + (cosines[at] ?? 0) * (rows[at]?.[column] ?? 0), 0) / all,
  )
}

/** Mean cosine of each two of some vectors of length 1. */
const pairMean = (squares: number, count: number): number => (squares - count) / (count * (count - 1))

/**
 * Measures each label's own files, each left out in turn, against those of all other labels; `loose` are files that lie
 * nowhere yet: words that many of them have say little.
 */
export function fenceOf({ examples: asLearned }: Learned, loose: readonly LearnFeatures[]): Fence {
  // Sums of the same in another order differ in their last digits.
  const examples = asLearned.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
  const members = Map.groupBy(examples, ({ label }) => label)
  const toVector = wordSpace([...examples.map(({ features }) => features), ...loose], [...members.keys()])
  const vectors = new Map(examples.map((example) => [example, toVector(example.features)]))
  const vectorOf = (example: Example): Vector => vectors.get(example) ?? new Map()
  const sums = [...members].map(([label, own]) => {
    const sum = sumOf(own.map(vectorOf))
    return { label, own, sum, squares: squaresOf(sum) }
  })
  const pairs = sums.flatMap(({ own, squares }) => (own.length > 1 ? [pairMean(squares, own.length)] : []))
  const usual = Math.max(USUAL_PAIR, middle(pairs) ?? 0)
  const around = sums.map(({ label, own, sum, squares }): Around => {
    const inside = own.map((example) => nearness(vectorOf(example), sum, squares, true))
    const others = examples.filter((one) => one.label !== label)
    const outside = evenly(others, MOST_STRANGERS).map((one) => nearness(vectorOf(one), sum, squares, false))
    const ownLevel = (own.length > 1 ? middle(inside) : usual) ?? usual
    const seen = middle(outside, NEAR_STRANGERS) ?? 0
    const strangers = Math.max(seen, own.length > 2 ? 0 : LEAST_STRANGE * ownLevel)
    return {
      label,
      count: own.length,
      sum,
      squares,
      strangers,
      own: Math.max(ownLevel, LEAST_LEAD * strangers, strangers + LEAST_NEARNESS),
      isAbout: ownLevel >= LEAST_LEAD * strangers && ownLevel >= LEAST_ABOUT,
    }
  })
  const toExamples = cosinesTo(examples.map(vectorOf))
  const looseVectors = loose.map(toVector)
  const toLoose = cosinesTo(looseVectors)
  const numbers = Map.groupBy(examples.keys(), (at) => examples[at]?.label ?? '')
  const usuals = new Map<string, number>()
  for (const [label, own] of numbers) {
    if (own.length < 2) continue
    const each = own.map((at) => {
      const cosines = toExamples(vectorOf(examples[at] as Example))
      return nearestOf(own.flatMap((other) => (other === at ? [] : [cosines[other] ?? 0])))
    })
    usuals.set(label, middle(each) ?? USUAL_PAIR)
  }
  const usualNear = middle([...usuals.values()]) ?? USUAL_PAIR
  const wayInto = (vector: Vector, { sum, squares, strangers, own }: Around): number =>
    (nearness(vector, sum, squares, false) - strangers) / (own - strangers)
  const looseWays =
    loose.length < LEAST_LOOSE
      ? undefined
      : looseVectors.map((vector) => around.map((one) => clamped(wayInto(vector, one), -1, 1.5)))
  return (asFound) => {
    const features = compact(asFound)
    const vector = toVector(features)
    const cosines = toExamples(vector)
    const beside = looseWays && toLoose(vector)
    const rival = beside && nearestOthers(beside)
    const kin = beside && kinOf(beside, looseWays)
    return new Map(
      around.map((one, at) => {
        const { label, count, isAbout } = one
        const wayIn = wayInto(vector, one)
        const named = nameShare(label, features)
        const isScant = count < 2 && named <= 0.5
        const near = nearestOf((numbers.get(label) ?? []).map((at) => cosines[at] ?? 0))
        return [
          label,
          {
            wayIn: (isScant ? Math.min(wayIn, MOST_OF_ONE) : wayIn) + NAME_WORTH * named,
            isAbout,
            near,
            rival,
            kin: kin?.[at],
            usual: usuals.get(label) ?? usualNear,
            loose: loose.length,
            named,
            files: count,
            isOnly: around.length === 1,
          },
        ]
      }),
    )
  }
}
