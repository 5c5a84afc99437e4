import { differenceHash, frequenciesOf, frequencyHash, type Hash, lowFrequencies, SAMPLES } from './hashes.ts'
import { partsOnGround, setUpright, TILTS, TURNS } from './parts.ts'
import { type Box, fieldsOf, THUMB_SIDE, type Thumb, turned, WHOLE } from './thumb.ts'

/** Bits that may differ: in pictures as they are, and in turned, mirrored or cropped ones, of which many are tried. */
const WHOLE_BITS = { difference: 14, frequency: 15 }
const PART_BITS = { difference: 11, frequency: 11 }

const oneSide = (cut: number): readonly Box[] => [
  { ...WHOLE, left: cut },
  { ...WHOLE, top: cut },
  { ...WHOLE, right: 1 - cut },
  { ...WHOLE, bottom: 1 - cut },
]
const twoSides = (cut: number): readonly Box[] => [
  { ...WHOLE, left: cut, top: cut },
  { ...WHOLE, right: 1 - cut, top: cut },
  { ...WHOLE, left: cut, bottom: 1 - cut },
  { ...WHOLE, right: 1 - cut, bottom: 1 - cut },
]

/** Boxes that copies are cut out along: all sides a little, one side, two sides that meet, two opposite ones. */
const CROPS: readonly Box[] = [
  ...[0.025, 0.05, 0.075, 0.1, 0.13].map((cut) => ({ left: cut, top: cut, right: 1 - cut, bottom: 1 - cut })),
  ...[0.05, 0.1, 0.15, 0.2, 0.25].flatMap(oneSide),
  ...[0.08, 0.15].flatMap(twoSides),
  // From one shape of picture to another: 3:2 and 4:3 to a square, 3:2 and 4:3 to 16:9.
  ...[0.09, 0.125, 0.167].flatMap((cut) => [
    { ...WHOLE, left: cut, right: 1 - cut },
    { ...WHOLE, top: cut, bottom: 1 - cut },
  ]),
]

/** Crops of this many first boxes are what is left in the middle of a picture that was tilted and set upright again. */
const MIDDLES = 5

/** What a picture is found by. */
export interface Print {
  readonly difference: Hash
  readonly frequencies: Float64Array
  /** Of the picture set upright by each tilt. */
  readonly tilts: readonly Hash[]
}

/** One way to look at a picture when others are searched for. */
export interface View {
  readonly way: number
  readonly box: Box
  readonly isCrop: boolean
  readonly isMiddle?: boolean
  readonly difference?: Hash
  readonly frequency: Hash
  readonly bits: typeof WHOLE_BITS
}

/** What a picture is found by: hashes of it as it is, and set upright. */
export function printOf(sums: Float64Array): Print {
  const coarse = fieldsOf(sums, WHOLE, 2 * SAMPLES, 2 * SAMPLES)
  const tilts = TILTS.map((_, tilt) =>
    frequencyHash(frequenciesOf(setUpright(coarse, 2 * SAMPLES, tilt, new Float64Array(SAMPLES * SAMPLES)))),
  )
  return { difference: differenceHash(sums, WHOLE), frequencies: lowFrequencies(sums, WHOLE), tilts }
}

/** All ways to look at a picture: as it is, turned and mirrored, its crops, and what lies on even ground in it. */
export function* viewsOf({ difference, frequencies }: Print, sums: Float64Array, thumb: Thumb): Generator<View> {
  const plain = { way: 0, box: WHOLE, isCrop: false }
  yield { ...plain, difference, frequency: frequencyHash(frequencies), bits: WHOLE_BITS }
  for (let way = 1; way < TURNS; way++)
    yield { ...plain, way, frequency: frequencyHash(frequencies, way), bits: PART_BITS }
  for (const [at, box] of [...CROPS, ...partsOnGround(thumb)].entries())
    yield {
      way: 0,
      box,
      isCrop: true,
      isMiddle: at < MIDDLES,
      difference: differenceHash(sums, box),
      frequency: frequencyHash(lowFrequencies(sums, box)),
      bits: PART_BITS,
    }
}

/** A thumb, one of its turns, or it set upright: `way` counts the turns first, then the tilts. */
export const thumbOfWay = (thumb: Thumb, way: number): Thumb =>
  way === 0 ? thumb : way < TURNS ? turned(thumb, way) : upright(thumb, way - TURNS)

const upright = (thumb: Thumb, tilt: number): Thumb => setUpright(thumb, THUMB_SIDE, tilt, new Uint8Array(thumb.length))
