type Points = readonly (readonly [raw: number, right: number])[]

/**
 * Raw share -> how often such an answer was right, measured on documents of three sets (bench/quality/calibration.ts
 * prints the table). What only the look of a text says needs a clearer lead than what was learned from the person.
 * Around 0.6, where a person is asked, both stay on the low side, so that most mistakes are caught.
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
const BY_PERSON: Points = [
  [0, 0],
  [0.25, 0.4],
  [0.4, 0.52],
  [0.51, 0.6],
  [0.56, 0.8],
  [0.65, 0.9],
  [0.75, 0.93],
  [0.86, 0.97],
  [1, 0.99],
]

/**
 * Confidence for a raw share, 0 to 0.99: a line through few points that never falls, so that it changes how sure an
 * answer looks and never which one is best.
 */
export function calibrated(raw: number, isTaught: boolean): number {
  const points = isTaught ? BY_PERSON : BY_TEXT
  const value = Math.min(1, Math.max(0, Number.isFinite(raw) ? raw : 0))
  for (let index = 1; index < points.length; index++) {
    const [toRaw, toRight] = points[index] ?? [1, 1]
    const [fromRaw, fromRight] = points[index - 1] ?? [0, 0]
    if (value <= toRaw) return fromRight + ((value - fromRaw) / (toRaw - fromRaw)) * (toRight - fromRight)
  }
  return 0.99
}
