import {
  differenceHash,
  distance,
  frequencyHash,
  type Hash,
  lowFrequencies,
} from '../../../packages/core/src/images/hashes.ts'
import { sumsOf, THUMB_SIDE, WHOLE } from '../../../packages/core/src/images/thumb.ts'
import { type Pixels, thumbOf } from '../../../packages/core/src/index.ts'
import type { Labelled } from '../sets/copies.ts'

interface Found {
  readonly recall: number
  readonly precision: number
}

const known = new WeakMap<readonly Labelled[], readonly (readonly [name: string, best: Found])[]>()

/** One hash of whole pictures over all pairs, each at the threshold that is best on this very set (F1): that much is given to it. */
export function baseline(files: readonly Labelled[], pixels: ReadonlyMap<string, Pixels>) {
  const before = known.get(files)
  if (before) return before
  const sums = files.flatMap(({ file }) => {
    const seen = pixels.get(file)
    return seen ? [sumsOf(thumbOf(seen), THUMB_SIDE, THUMB_SIDE)] : []
  })
  const found = [
    [
      'one dHash',
      best(
        files,
        sums.map((one) => differenceHash(one, WHOLE)),
      ),
    ],
    [
      'one pHash',
      best(
        files,
        sums.map((one) => frequencyHash(lowFrequencies(one, WHOLE))),
      ),
    ],
  ] as const
  known.set(files, found)
  return found
}

function best(files: readonly Labelled[], hashes: readonly Hash[]): Found {
  const same = new Float64Array(65)
  const other = new Float64Array(65)
  for (const [a, one] of hashes.entries())
    for (let b = a + 1; b < hashes.length; b++) {
      const two = hashes[b] ?? one
      const counts = files[a]?.label === files[b]?.label ? same : other
      const bits = distance(one.high, one.low, two.high, two.low)
      counts[bits] = (counts[bits] ?? 0) + 1
    }
  const all = same.reduce((sum, count) => sum + count, 0)
  let [right, wrong, top] = [0, 0, { recall: 0, precision: 1, f: 0 }]
  for (let most = 0; most <= 64; most++) {
    right += same[most] ?? 0
    wrong += other[most] ?? 0
    const [recall, precision] = [right / Math.max(1, all), right / Math.max(1, right + wrong)]
    const f = (2 * recall * precision) / Math.max(1e-9, recall + precision)
    if (f > top.f) top = { recall, precision, f }
  }
  return top
}
