import type { Pixels } from '../facts/index.ts'
import { at, cos, log10 } from '../numeric/index.ts'
import { grayOf } from './planes.ts'
import { correlation, type Thumb } from './thumb.ts'

/** How much larger than the smaller picture the larger one is looked at: what is finer still says no more. */
export const SEEN_BEYOND = 1.6

/** Side of a tile, in pixels of its own picture. */
const SIDE = 32
/** Tiles with the strongest marks: others hold hardly more than what compressing added. */
const MOST_TILES = 64
/** Bands of detail by their frequency, in shares of the finest that the smaller picture can hold. */
const BANDS = [0.35, 0.5, 0.65, 0.8, 0.92, 1, 1.08, 1.2]
const FINEST = 4
/** What rounding to whole steps of brightness leaves of power in any band. */
const ROUNDED = 0.02

const COSINES = Float64Array.from({ length: SIDE * SIDE }, (_, i) =>
  cos((Math.PI * Math.floor(i / SIDE) * (2 * (i % SIDE) + 1)) / (2 * SIDE)),
)
/** Softens the edges of a tile, which are no detail (J. von Hann). */
const WINDOW = Float64Array.from({ length: SIDE }, (_, i) => 0.5 - 0.5 * cos((2 * Math.PI * (i + 0.5)) / SIDE))

interface Gray {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Brightness of a picture, not rounded. */
const brightnessOf = (pixels: Pixels): Gray => ({
  width: pixels.widthPx,
  height: pixels.heightPx,
  values: grayOf(pixels),
})

/** The middles of the tiles with the strongest marks, in shares of both sides. */
function markedPlaces({ width, height, values }: Gray): (readonly [x: number, y: number])[] {
  const tiles: { readonly x: number; readonly y: number; readonly marks: number }[] = []
  for (let y = 0; y + SIDE <= height; y += SIDE)
    for (let x = 0; x + SIDE <= width; x += SIDE) {
      let marks = 0
      for (let j = 2; j < SIDE - 2; j += 2)
        for (let i = 2; i < SIDE - 2; i += 2) {
          const here = (y + j) * width + x + i
          const twice = 2 * (values[here] as number)
          marks += (twice - (values[here - 2] as number) - (values[here + 2] as number)) ** 2
          marks += (twice - (values[here - 2 * width] as number) - (values[here + 2 * width] as number)) ** 2
        }
      tiles.push({ x, y, marks })
    }
  tiles.sort((a, b) => b.marks - a.marks || a.y - b.y || a.x - b.x)
  return tiles.slice(0, MOST_TILES).map(({ x, y }) => [(x + SIDE / 2) / width, (y + SIDE / 2) / height])
}

/**
 * How strong the bands of detail are around some places: the mean of the decimal logarithms of their power. `scale` says how many pixels
 * of the picture lie on one of the smaller one.
 */
function detailAt(
  { width, height, values }: Gray,
  places: readonly (readonly [x: number, y: number])[],
  scale: number,
): Float64Array {
  const bandOf = Int8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const frequency = ((Math.max(i % SIDE, Math.floor(i / SIDE)) + 0.5) / SIDE) * scale
    return BANDS.findLastIndex((from, band) => frequency >= from && frequency < (BANDS[band + 1] ?? 0))
  })
  const counts = BANDS.slice(1).map((_, band) => bandOf.filter((of) => of === band).length)
  const strengths = new Float64Array(counts.length)
  const tile = new Float64Array(SIDE * SIDE)
  for (const [x, y] of places) {
    const left = Math.min(width - SIDE, Math.max(0, Math.round(x * width - SIDE / 2)))
    const top = Math.min(height - SIDE, Math.max(0, Math.round(y * height - SIDE / 2)))
    let mean = 0
    for (let j = 0; j < SIDE; j++)
      for (let i = 0; i < SIDE; i++) mean += (values[(top + j) * width + left + i] as number) / (SIDE * SIDE)
    for (let j = 0; j < SIDE; j++)
      for (let i = 0; i < SIDE; i++)
        tile[j * SIDE + i] =
          ((values[(top + j) * width + left + i] as number) - mean) * (WINDOW[i] as number) * (WINDOW[j] as number)
    const powers = bandPowers(tile, bandOf, counts)
    for (const [band, power] of powers.entries())
      strengths[band] = at(strengths, band) + log10(power + ROUNDED) / places.length
  }
  return strengths
}

const across = new Float64Array(SIDE * SIDE)

/** Mean power of each band of a tile, by its cosine frequencies. */
function bandPowers(tile: Float64Array, bandOf: Int8Array, counts: readonly number[]): number[] {
  for (let j = 0; j < SIDE; j++)
    for (let u = 0; u < SIDE; u++) {
      let sum = 0
      for (let i = 0; i < SIDE; i++) sum += (tile[j * SIDE + i] as number) * (COSINES[u * SIDE + i] as number)
      across[j * SIDE + u] = sum
    }
  const powers = counts.map(() => 0)
  for (let v = 0; v < SIDE; v++)
    for (let u = 0; u < SIDE; u++) {
      const band = bandOf[v * SIDE + u] as number
      if (band < 0) continue
      let sum = 0
      for (let j = 0; j < SIDE; j++) sum += (across[j * SIDE + u] as number) * (COSINES[v * SIDE + j] as number)
      powers[band] = (powers[band] ?? 0) + (sum * sum) / (SIDE * 2)
    }
  return powers.map((power, band) => power / Math.max(1, counts[band] ?? 0))
}

/** Fields a side by which it is told whether both show all of the same. */
const FIELDS = 40
/** How alike these are in two copies of which neither was cut, and at least in their thumbs, whose borders may be told otherwise. */
const SAME_WHOLE = 0.98
const NEARLY_WHOLE = 0.8
const SAME_ASPECT = 0.02

/** Mean brightness of `FIELDS` by `FIELDS` equal parts of a picture. */
function wholeOf({ width, height, values }: Gray): Float64Array {
  const means = new Float64Array(FIELDS * FIELDS)
  const counts = new Float64Array(FIELDS * FIELDS)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * FIELDS) / height) * FIELDS
    for (let x = 0; x < width; x++) {
      const field = row + Math.floor((x * FIELDS) / width)
      means[field] = (means[field] as number) + (values[y * width + x] as number)
      counts[field] = (counts[field] as number) + 1
    }
  }
  return means.map((sum, field) => sum / Math.max(1, counts[field] as number))
}

/** Whether two thumbs may be of copies of which neither was cut or turned: told for sure by their pixels only. */
export const mayBeSameWhole = (a: Thumb, b: Thumb): boolean => correlation(a, b) >= NEARLY_WHOLE

/**
 * Weights of what is told of two pictures, of 1 and six numbers and of each of these with each, by rows. Fitted by logistic regression on 2,660 pairs of
 * pictures and what was made of them, larger or smaller, a seventh of it sharpened.
 */
const WEIGHTS: readonly (readonly number[])[] = [
  [2.89, -0.9, -4.62, 7.56, -3.91, -0.67, -2.85],
  [1.44, -8.98, 3.21, -5.38, 9.01, -0.31],
  [-38.95, 17.05, -28.74, 23.26, -7.65],
  [-8.01, 13.09, -35.69, 4.45],
  [-5.42, 5.65, -4.15],
  [-24.83, 1.59],
  [-0.51],
]
/** The least and the most that each number counts for: nearly all pairs lie between. */
const LIMITS: readonly (readonly [least: number, most: number])[] = [
  [-0.8, 0.4],
  [-0.25, 0.3],
  [-0.6, 0.6],
  [-0.9, 0],
  [-0.45, 0.05],
  [1.2, 1.6],
]
/** From so much on it is enlarged, or, of one that lost nothing, which few enlarge a lossy one to; below so much it is not. */
const [ENLARGED, SURELY_ENLARGED, FINER] = [1, 2, 0]

const limited = (value: number, at: number): number => {
  const [least, most] = LIMITS[at] ?? [value, value]
  return Math.min(most, Math.max(least, value))
}

/** How surely a larger picture was enlarged from a smaller one, more than 0 where it is likelier; undefined where they do not show all of the same, or too little. */
function enlargedBy(larger: Pixels, smaller: Pixels): number | undefined {
  const [high, low] = [brightnessOf(larger), brightnessOf(smaller)]
  const aspect = (high.width * low.height) / (high.height * low.width)
  if (Math.abs(aspect - 1) > SAME_ASPECT || Math.min(low.width, low.height) < SIDE * 2) return undefined
  if (correlation(wholeOf(high), wholeOf(low)) < SAME_WHOLE) return undefined
  const scale = Math.sqrt((high.width * high.height) / (low.width * low.height))
  const places = markedPlaces(high)
  const [of, beside] = [detailAt(high, places, scale), detailAt(low, places, 1)]
  // Where every second line is another one, as on old screens, what is finest is a pattern, and no detail.
  if (at(beside, FINEST) > at(beside, 0)) return undefined
  const more = (band: number) => at(beside, band) - at(of, band)
  const numbers = [
    // What is finest in the smaller one is weaker in what was enlarged from it, beside what is coarser.
    more(0),
    more(1) - more(0),
    more(3) - more(0),
    // How detail fades where the smaller one ends, and beyond.
    at(of, 3) - at(of, 2),
    at(of, 6) - at(of, 5),
    scale,
  ].map(limited)
  const all = Float64Array.from([1, ...numbers])
  const ofRow = (row: readonly number[], i: number) =>
    row.reduce((sum, weight, j) => sum + weight * at(all, i) * at(all, i + j), 0)
  return WEIGHTS.reduce((sum, row, i) => sum + ofRow(row, i), 0)
}

/**
 * Whether a picture holds finer detail than a smaller copy of it can: what was enlarged has many pixels and holds nothing new. The larger
 * one at most `SEEN_BEYOND` times as large, shrunk to that where it is larger still; `isUnlikely` where it would be strange. Undefined where it can't be told.
 */
export function isFiner(larger: Pixels, smaller: Pixels, isUnlikely = false): boolean | undefined {
  const sure = enlargedBy(larger, smaller)
  if (sure === undefined || sure < FINER) return sure === undefined ? undefined : true
  return sure >= (isUnlikely ? SURELY_ENLARGED : ENLARGED) ? false : undefined
}
