import { exp, log } from '../numeric/index.ts'

/** What speaks for a label beside "none of these". */
export interface PlaceEvidence {
  /** How far it is inside the label's fence (`WayIn`). */
  readonly wayIn: number
  /** Mean cosine to the nearest of the label's files. */
  readonly near: number
  /** Mean cosine to the nearest of the files that lie loose: what is nearer to these is of their kin. Absent where too few lie. */
  readonly rival?: number | undefined
  /** How far inside the label its nearest loose files are (`WayIn`); absent where `rival` is. */
  readonly kin?: number | undefined
  /** How many of the loose files are no strangers (`WayIn`). */
  readonly inside: number
  /** Mean cosine of the label's own files to the nearest others of them. */
  readonly usual: number
  /** Files that lie loose: the more, the nearer the nearest. */
  readonly loose: number
  /** How much nearer it is to the label's centre than to any other's. */
  readonly margin: number
  /** Share of the label's name that it speaks of. */
  readonly named: number
  /** Files known of the label. */
  readonly files: number
}

/** Weights of a logistic regression for "this is its place", in the order of `termsOf`. */
type Weights = readonly number[]

/**
 * Fitted by `bench/quality/own-folders/fit.ts` on the part `fit` of its sets: with other files lying loose, and alone.
 * Nothing else was chosen by that part, and nothing by the part that is reported.
 */
const AMONG_OTHERS: Weights = [-1.43, 0.52, 0.17, 1.63, 0.09, 1.89, 0.91, 1.72, 0.39, 1.27, 0.62]
const ALONE: Weights = [-1.46, 0.98, 0.43, 3.54, 0.26, 1.57, 1.43]

/**
 * From here on a file goes into a folder of the person without a question, by how many files of that folder are known: of
 * fewer less is known than the likelihood says. Chosen on the part `choose` of `bench/quality/own-folders`, in steps of 0.05,
 * each the least at which at most 3 of 100 strangers are filed (for one file 0.85 still filed 3.2).
 */
const SURE_FROM: readonly (readonly [files: number, confidence: number])[] = [
  [4, 0.65],
  [2, 0.75],
  [1, 0.9],
]

/** The confidence from which on nobody is asked about a place of which so many files are known. */
export const sureFrom = (files: number): number => SURE_FROM.find(([least]) => files >= least)?.[1] ?? 1

const MOST_WAY_IN = 2
/** Keeps a ratio of two small cosines from saying much. */
const LEAST_COSINE = 0.02

const ratio = (a: number, b: number): number => log((a + LEAST_COSINE) / (b + LEAST_COSINE))

/**
 * The terms that weights are for: a constant, the way in, files, lead over other labels, name, nearness beside what is
 * usual in the label; and where files lie loose, nearness beside theirs, and how many they are.
 */
export function termsOf(evidence: PlaceEvidence): readonly number[] {
  const { wayIn, near, rival, kin = 0, inside, usual, loose, margin, named, files } = evidence
  const way = Math.max(-1, Math.min(MOST_WAY_IN, wayIn))
  const terms = [1, way, log(Math.max(1, files)), margin, margin / (usual + LEAST_COSINE), named, ratio(near, usual)]
  return rival === undefined ? terms : [...terms, ratio(near, rival), log(loose / files), kin, inside]
}

/** Probability, 0 to 0.99, that a label is the place of an item and not another or none. */
export function confidenceOfPlace(evidence: PlaceEvidence): number {
  const weights = evidence.rival === undefined ? ALONE : AMONG_OTHERS
  const sum = termsOf(evidence).reduce((all, term, at) => all + term * (weights[at] ?? 0), 0)
  return Math.min(0.99, 1 / (1 + exp(-sum)))
}
