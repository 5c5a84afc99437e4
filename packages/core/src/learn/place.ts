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
  /** True where no other label is known: the margin is all of its nearness, and nothing says where strangers are. */
  readonly isOnly?: boolean
}

/** Weights of a logistic regression for "this is its place", in the order of `termsOf`. */
type Weights = readonly number[]

/**
 * Fitted by `bench/quality/own-folders/fit.ts` on the part `fit` of its sets: with other files lying loose, and alone.
 * Nothing else was chosen by that part, and nothing by the part that is reported.
 */
const AMONG_OTHERS: Weights = [-0.35, 0.57, 0.06, 1.94, 0.05, 1.98, 0.73, 1.64, 0.17, 1.36]
const ALONE: Weights = [-1.22, 1.01, 0.45, 3.4, -0.29, 1.76, 1.79]
/** The same where one folder is known and others lie loose; alone there are too few such cases for weights of their own. */
const ONLY: Weights = [2.05, 1.52, -0.94, 2.09, -0.94, 2.11, 2.04, 1.09, -0.37, 1.14]

/** Share of the files of that part whose nearest folder was right, by how many of its files were known. */
const SHARE_RIGHT: readonly (readonly [files: number, share: number])[] = [
  [8, 0.7],
  [4, 0.68],
  [2, 0.63],
  [1, 0.58],
]

/**
 * From here on a file goes into a folder of the person without a question, by how many files of that folder are known: of
 * fewer less is known than the likelihood says. Chosen on the part `choose` of `bench/quality/own-folders`, in steps of 0.05:
 * after eight files 2.6 of 100 strangers are filed there, 81 of 100 wrong places are caught and 10.5 of 100 files asked about
 * (at 0.7: 3.1, 76 and 9.2; at 0.8: 2.4, 84 and 11.6).
 */
const SURE_FROM: readonly (readonly [files: number, confidence: number])[] = [
  [8, 0.75],
  [4, 0.75],
  [2, 0.85],
  [1, 0.95],
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
  const { wayIn, near, rival, kin = 0, usual, loose, margin, named, files } = evidence
  const way = Math.max(-1, Math.min(MOST_WAY_IN, wayIn))
  const terms = [1, way, log(Math.max(1, files)), margin, margin / (usual + LEAST_COSINE), named, ratio(near, usual)]
  return rival === undefined ? terms : [...terms, ratio(near, rival), log(loose / files), kin]
}

/** Files that the estimate of `shiftOf` has seen beforehand, as it were: few loose files shift little. */
const SEEN_BEFORE = 12
const MOST_SHIFT = 1.5
const STEPS = 20

const chance = (logit: number): number => 1 / (1 + exp(-logit))
const odds = (share: number): number => log(share / (1 - share))

const weightsFor = ({ rival, isOnly = false }: PlaceEvidence): Weights => {
  if (rival === undefined) return ALONE
  return isOnly ? ONLY : AMONG_OTHERS
}

function logitOf(evidence: PlaceEvidence): number {
  const weights = weightsFor(evidence)
  return termsOf(evidence).reduce((all, term, at) => all + term * (weights[at] ?? 0), 0)
}

/** Probability, 0 to 0.99, that a label is the place of an item and not another or none. `shift` is what `shiftOf` found. */
export const confidenceOfPlace = (evidence: PlaceEvidence, shift = 0): number =>
  Math.min(0.99, chance(logitOf(evidence) + shift))

/** Share of the files of the part `fit` whose nearest label was right, by how many files of it were known. */
const usualShare = (files: number): number => SHARE_RIGHT.find(([least]) => files >= least)?.[1] ?? 0.5

/**
 * How much more likely than in the part `fit` any file's nearest label is the right one here, as a difference of logits: the
 * share of strangers is estimated from all that lies loose, each by the evidence for its nearest label (prior shift by
 * expectation and maximisation, after Saerens, Latinne and Decaestecker, 2002).
 */
export function shiftOf(loose: readonly PlaceEvidence[]): number {
  if (loose.length === 0 || loose[0]?.isOnly) return 0
  const logits = loose.map(logitOf)
  const usual = loose.reduce((sum, { files }) => sum + usualShare(files), 0) / loose.length
  let shift = 0
  for (let step = 0; step < STEPS; step++) {
    const likely = logits.reduce((sum, logit) => sum + chance(logit + shift), 0)
    const share = (likely + SEEN_BEFORE * usual) / (logits.length + SEEN_BEFORE)
    shift = Math.max(0, Math.min(MOST_SHIFT, odds(share) - odds(usual)))
  }
  return shift
}
