/**
 * Raw probability -> share that was right, measured on held-out documents (bench/quality/calibration.ts prints the table):
 * a line through few points, never falling, so that it may change how sure an answer looks but never which one is best.
 */
const POINTS: readonly (readonly [raw: number, right: number])[] = [
  [0, 0],
  [0.2, 0.25],
  [0.4, 0.45],
  [0.6, 0.62],
  [0.8, 0.8],
  [0.95, 0.93],
  [1, 0.99],
]

/** Confidence that fits how often such an answer is right, 0 to 0.99, for a raw probability. Never falls as it rises. */
export function calibrated(raw: number): number {
  const value = Math.min(1, Math.max(0, Number.isFinite(raw) ? raw : 0))
  for (let index = 1; index < POINTS.length; index++) {
    const [toRaw, toRight] = POINTS[index] ?? [1, 1]
    const [fromRaw, fromRight] = POINTS[index - 1] ?? [0, 0]
    if (value <= toRaw) return fromRight + ((value - fromRaw) / (toRaw - fromRaw)) * (toRight - fromRight)
  }
  return 0.99
}
