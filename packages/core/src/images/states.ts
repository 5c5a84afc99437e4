import { at } from '../numeric/index.ts'

/** Fields a side of both pictures, and of the blocks that are compared. */
const SIDE = 64
const BLOCK = 4
const BLOCKS = SIDE / BLOCK
/** Brightnesses of one such step are taken as one where light and contrast of two pictures are made the same. */
const TONES = 16
const TONE_STEP = 256 / TONES
/** Fewer fields of one tone say too little of what it became. */
const FEWEST_OF_TONE = 12

/** Mean squares of a block: of slopes, and of what differs, above which it is marked. */
const SOME_SLOPE = 10
const SOME_DIFFERENCE = 16
/** Added to slopes, so that even blocks differ by little too. */
const EVEN_SLOPE = 4
/** What differs beside the slopes in three quarters of the blocks and in nine tenths of them, in two pictures that are the same but for a place or two. */
const SAME_MOSTLY = 0.06
const SAME_NEARLY_ALL = 0.13
/** What differs beside the slopes in a block that shows something else, and by how much it differs at least. */
const OTHER = 0.4
const CLEARLY = 40
/** The same where much of a window changed, but half of it is exactly the same, and what differs lies nearly all in such blocks. */
const SAME_BY_HALF = 0.02
const NEARLY_ALL = 0.8
/** Which share of all that differs lies in such blocks: compressing and scaling change everything a little. */
const IN_ONE_PLACE = 0.4

const blocks = { slopes: new Float64Array(BLOCKS * BLOCKS), differences: new Float64Array(BLOCKS * BLOCKS) }
const toned = new Float64Array(SIDE * SIDE)

/**
 * Whether two pictures, of 64 by 64 fields each that lie on each other, are two states of one window or one form with other entries: exactly
 * the same, but for a place or two that show something else. An edit changes everything a little, so that nothing can be said of
 * a picture that was edited much.
 */
export function areTwoStates(first: Float64Array, second: Float64Array): boolean {
  inTonesOf(first, second)
  compareBlocks(second)
  const { slopes, differences } = blocks
  const beside: number[] = []
  let [all, inPlace] = [0, 0]
  for (let block = 0; block < slopes.length; block++) {
    const [slope, difference] = [at(slopes, block), at(differences, block)]
    all += difference
    if (slope < SOME_SLOPE && difference < SOME_DIFFERENCE) continue
    const share = difference / (slope + EVEN_SLOPE)
    beside.push(share)
    if (share > OTHER && difference > CLEARLY) inPlace += difference
  }
  if (inPlace <= IN_ONE_PLACE * all) return false
  beside.sort((a, b) => a - b)
  const upTo = (share: number) => beside[Math.floor(share * beside.length)] ?? 0
  if (upTo(0.75) < SAME_MOSTLY && upTo(0.9) < SAME_NEARLY_ALL) return true
  return upTo(0.5) < SAME_BY_HALF && inPlace > NEARLY_ALL * all
}

/** The first picture in the light and contrast of the second one, by what each of its tones became there. */
function inTonesOf(first: Float64Array, second: Float64Array): void {
  const [counts, from, to] = [new Float64Array(TONES), new Float64Array(TONES), new Float64Array(TONES)]
  for (let i = 0; i < first.length; i++) {
    const tone = Math.min(TONES - 1, Math.floor((first[i] as number) / TONE_STEP))
    counts[tone] = (counts[tone] as number) + 1
    from[tone] = (from[tone] as number) + (first[i] as number)
    to[tone] = (to[tone] as number) + (second[i] as number)
  }
  const known = [...counts.keys()].filter((tone) => at(counts, tone) >= FEWEST_OF_TONE)
  const points = known.map((tone) => [at(from, tone) / at(counts, tone), at(to, tone) / at(counts, tone)] as const)
  for (let i = 0; i < first.length; i++) {
    const value = first[i] as number
    let place = 0
    while (place < points.length - 2 && value > (points[place + 1]?.[0] ?? 0)) place += 1
    const [[x0, y0], [x1, y1]] = [
      points[place] ?? ([0, 0] as const),
      points[place + 1] ?? points[place] ?? ([0, 0] as const),
    ]
    toned[i] = x1 === x0 ? value - x0 + y0 : y0 + ((y1 - y0) * (value - x0)) / (x1 - x0)
  }
}

function compareBlocks(second: Float64Array): void {
  const { slopes, differences } = blocks
  slopes.fill(0)
  differences.fill(0)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const block = Math.floor(y / BLOCK) * BLOCKS + Math.floor(x / BLOCK)
      const place = y * SIDE + x
      const slope = Math.max(slopeAt(toned, x, y), slopeAt(second, x, y))
      slopes[block] = (slopes[block] as number) + slope / BLOCK ** 2
      differences[block] =
        (differences[block] as number) + ((toned[place] as number) - (second[place] as number)) ** 2 / BLOCK ** 2
    }
}

/** The square of the slope at a field. */
function slopeAt(values: Float64Array, x: number, y: number): number {
  const across =
    (values[y * SIDE + Math.min(SIDE - 1, x + 1)] as number) - (values[y * SIDE + Math.max(0, x - 1)] as number)
  const down =
    (values[Math.min(SIDE - 1, y + 1) * SIDE + x] as number) - (values[Math.max(0, y - 1) * SIDE + x] as number)
  return (across * across + down * down) / 4
}
