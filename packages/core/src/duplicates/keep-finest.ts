import type { Pixels, Reading } from '../facts/index.ts'
import {
  type Best,
  bestCopy,
  type Copy,
  isFiner,
  mayBeSameWhole,
  PALETTE_QUALITY,
  SEEN_BEYOND,
} from '../images/index.ts'

/** A picture at most so large on its longer side, or why there is none. */
type PixelsOf = (copy: number, maxSidePx: number) => Promise<Pixels | Reading>

/** So many pairs of one set are held against each other at their size: nearly all pixels of both are looked at. */
const MOST_HELD = 4
/** Sides that differ by less are the same, and nobody enlarges a picture by more. */
const [LARGER, MOST_LARGER] = [1.19, 3.2]
/** Of smaller ones too little is seen, and larger ones take too long. */
const [LEAST_SIDE_PX, MOST_SIDE_PX] = [96, 2400]

/**
 * Which copy to keep (`bestCopy`), where pixels may be looked at once more: what is larger than another one and holds nothing finer
 * was enlarged from it. That is asked only of two where the answer says which one is kept.
 */
export async function keepFinest(copies: readonly Copy[], pixels: PixelsOf): Promise<Best> {
  const told = [...copies]
  const asked = new Set<string>()
  for (;;) {
    const best = bestCopy(told)
    const pair = asked.size < MOST_HELD ? doubtful(told, best.at, asked) : undefined
    if (!pair) return best
    const [larger, smaller] = pair
    asked.add(`${larger} ${smaller}`)
    const isSo = await isFinerThan(larger, smaller, pixels, isLossless(told[larger]) && !isLossless(told[smaller]))
    const { pixelCount = 0 } = copies[smaller] ?? {}
    if (isSo !== undefined) told[larger] = { ...(told[larger] as Copy), [isSo ? 'finerThan' : 'coarseAs']: pixelCount }
  }
}

const isLossless = (copy: Copy | undefined): boolean => (copy?.quality ?? 0) >= PALETTE_QUALITY

async function isFinerThan(
  larger: number,
  smaller: number,
  pixels: PixelsOf,
  isUnlikely: boolean,
): Promise<boolean | undefined> {
  const low = await pixels(smaller, MOST_SIDE_PX)
  if (!('rgb' in low)) return undefined
  const side = Math.max(low.widthPx, low.heightPx)
  // One that fills what was asked for may be larger than that.
  if (side < LEAST_SIDE_PX || side >= MOST_SIDE_PX) return undefined
  const high = await pixels(larger, Math.round(side * SEEN_BEYOND))
  return 'rgb' in high ? isFiner(high, low, isUnlikely) : undefined
}

/** Of the best one and another, the larger and the smaller one, where it is not yet known whether the larger one was enlarged, and that decides. */
function doubtful(copies: readonly Copy[], at: number, asked: ReadonlySet<string>): [number, number] | undefined {
  const pixelsOf = (one: number) => copies[one]?.pixelCount ?? 0
  const bySize = [...copies.keys()].sort((a, b) => pixelsOf(b) - pixelsOf(a) || a - b)
  const isOpen = (larger: number, smaller: number) => {
    const [high, low] = [copies[larger], copies[smaller]]
    if (!high?.thumb || !low?.thumb || pixelsOf(smaller) === 0) return false
    return (
      pixelsOf(larger) >= LARGER ** 2 * pixelsOf(smaller) &&
      pixelsOf(larger) <= MOST_LARGER ** 2 * pixelsOf(smaller) &&
      !asked.has(`${larger} ${smaller}`) &&
      pixelsOf(smaller) > (high.finerThan ?? 0) &&
      mayBeSameWhole(high.thumb, low.thumb) &&
      isDeciding(high, low)
    )
  }
  const smaller = bySize.find((one) => isOpen(at, one))
  if (smaller !== undefined) return [at, smaller]
  const larger = bySize.find((one) => isOpen(one, at))
  return larger === undefined ? undefined : [larger, at]
}

/** Whether the better one of two hangs on whether the larger one holds anything finer. */
function isDeciding(high: Copy, low: Copy): boolean {
  const { pixelCount = 0 } = low
  const [finer, coarse] = [
    { ...high, finerThan: pixelCount },
    { ...high, coarseAs: pixelCount },
  ].map((one) => bestCopy([one, low]).at)
  return finer !== coarse
}
