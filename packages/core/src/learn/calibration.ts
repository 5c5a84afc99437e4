type Points = readonly (readonly [value: number, confidence: number])[]

/**
 * Share -> confidence, measured on documents of several sets (bench/quality/calibration.ts prints the table). Around 0.6,
 * below which a person is asked, all curves are on the low side on purpose, so that most mistakes are caught.
 */
const BY_TEXT: Points = [
  [0, 0],
  [0.3, 0.35],
  [0.6, 0.52],
  [0.74, 0.6],
  [0.8, 0.85],
  [0.9, 0.95],
  [1, 0.99],
]
/** What was learned has a share of this: low ones say that the item is like nothing that was taught. */
const BY_SHARE: Points = [
  [0, 0],
  [0.2, 0.4],
  [0.36, 0.6],
  [0.5, 0.9],
  [0.75, 0.97],
  [1, 0.99],
]
/**
 * How much nearer an item is to the examples of its label than to those of any other (cosines) -> confidence. Among items
 * that look taught this tells right from wrong much better than the share does: the weights of few examples are sure of
 * themselves, distances are not.
 */
const BY_MARGIN: Points = [
  [-0.1, 0.05],
  [0, 0.4],
  [0.02, 0.5],
  [0.028, 0.6],
  [0.06, 0.8],
  [0.1, 0.91],
  [0.15, 0.96],
  [0.25, 0.99],
]

/** A value on a line through points; the ends go on level. */
function along(points: Points, value: number): number {
  const [first = [0, 0]] = points
  if (!(value > first[0])) return first[1]
  for (let index = 1; index < points.length; index++) {
    const [toValue, to] = points[index] ?? first
    const [fromValue, from] = points[index - 1] ?? first
    if (value <= toValue) return from + ((value - fromValue) / (toValue - fromValue)) * (to - from)
  }
  return points.at(-1)?.[1] ?? 0
}

/** Confidence, 0 to 0.99, in what only the look of a text says, for its share of all that it could be. Never falls. */
export const confidenceByText = (share: number): number => along(BY_TEXT, share)

/** Confidence, 0 to 0.99, in a label that a person taught, for its share of all that it could be. Never falls. */
export const confidenceByShare = (share: number): number => along(BY_SHARE, share)

/**
 * Confidence, 0 to 0.99, in a label that a person taught: it has to have a share of what the item could be, and the item
 * has to be nearer to its examples than to any other's by `margin`. Falls with neither.
 */
export const confidenceByLessons = (share: number, margin: number): number =>
  Math.min(confidenceByShare(share), along(BY_MARGIN, margin))
