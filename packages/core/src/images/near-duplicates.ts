import { copyStrength } from './alike.ts'
import { groupLinks, type Link } from './group-links.ts'
import { HashIndex } from './hash-index.ts'
import { differenceHash, frequenciesOf, frequencyHash, type Hash, lowFrequencies, SAMPLES } from './hashes.ts'
import { partOnGround, setUpright, TILTS } from './parts.ts'
import { type Box, fieldsOf, spreadOf, sumsOf, THUMB_SIDE, type Thumb, turned, WHOLE } from './thumb.ts'

/** A picture that is nearly of one brightness looks like every other such picture: only equal bytes say anything. */
const PLAIN = 6
/** Bits that may differ: in pictures as they are, and in turned, mirrored or cropped ones, of which many are tried. */
const WHOLE_BITS = { difference: 14, frequency: 15 }
const PART_BITS = { difference: 11, frequency: 11 }
/**
 * After so many likely pairs that were none a picture is left alone, the likeliest having been tried first: among thousands
 * of scans of one form everything is likely.
 */
const MOST_FAILURES = 150
/** How many tables of sums (130 KB each) are kept at a time. */
const MOST_KEPT = 400

/** Boxes that copies are cut out along: all sides a little, one side, two sides that meet, two opposite ones. */
const CROPS: readonly Box[] = [
  ...[0.025, 0.05, 0.075, 0.1, 0.14].map((cut) => ({ left: cut, top: cut, right: 1 - cut, bottom: 1 - cut })),
  ...[0.08, 0.16].flatMap((cut) => [
    { ...WHOLE, left: cut },
    { ...WHOLE, top: cut },
    { ...WHOLE, right: 1 - cut },
    { ...WHOLE, bottom: 1 - cut },
  ]),
  ...[0.11].flatMap((cut) => [
    { ...WHOLE, left: cut, top: cut },
    { ...WHOLE, right: 1 - cut, top: cut },
    { ...WHOLE, left: cut, bottom: 1 - cut },
    { ...WHOLE, right: 1 - cut, bottom: 1 - cut },
  ]),
  // From one shape of picture to another: 3:2 and 4:3 to a square, 3:2 and 4:3 to 16:9.
  ...[0.09, 0.125, 0.167].flatMap((cut) => [
    { ...WHOLE, left: cut, right: 1 - cut },
    { ...WHOLE, top: cut, bottom: 1 - cut },
  ]),
]

/** Crops of this many first boxes are what is left in the middle of a picture that was tilted and set upright again. */
const MIDDLES = 5
/** Ways to look at a picture: eight by quarters and mirrors, then a tilt each. */
const TURNS = 8

/** Which pictures may be copies of each other, by their indexes; any when left out. */
type MayPair = (a: number, b: number) => boolean

/**
 * Finds images that are copies of each other: compressed, scaled, cropped by up to about a seventh a side, recoloured,
 * blurred, captioned, framed, turned, mirrored, tilted by up to six degrees, or shown on the even ground of another one. Answers
 * sets of two or more indexes, each index in at most one, by first index. Candidates come from two hashes; each pair is then
 * compared tile by tile. Pictures of one scene taken one after the other are no copies, and plain pictures are never taken
 * for copies here.
 */
export function nearDuplicates(thumbs: readonly Thumb[], mayPair: MayPair = () => true): number[][] {
  const usable = thumbs.flatMap((thumb, index) => (spreadOf(thumb) >= PLAIN ? [{ index, thumb }] : []))
  const prints = usable.map(({ thumb }) => printOf(thumb))
  const differences = new HashIndex(prints.map((print) => print.difference))
  const frequencies = new HashIndex(prints.map((print) => frequencyHash(print.frequencies)))
  const tilted = new HashIndex(prints.flatMap(({ tilts }) => tilts))
  const links: Link[] = []
  const kept = new Kept(usable.map(({ thumb }) => thumb))
  prints.forEach((print, from) => {
    const candidates: Candidate[] = []
    const consider = (candidate: Candidate) => {
      const [a, b] = [usable[from]?.index ?? 0, usable[candidate.to]?.index ?? 0]
      if (candidate.to !== from && mayPair(a, b)) candidates.push(candidate)
    }
    for (const view of viewsOf(print, kept.sums(from), usable[from]?.thumb)) {
      // Whole and turned views tell the same from both ends; a crop is a part of the other or is not.
      const tell = (to: number, bits: number) => {
        if (view.isCrop || to > from) consider({ to, tilt: 0, view, bits })
      }
      if (view.difference) differences.search(view.difference, view.bits.difference, tell)
      frequencies.search(view.frequency, view.bits.frequency, tell)
      if (!view.isMiddle) continue
      tilted.search(view.frequency, view.bits.frequency, (place, bits) => {
        consider({ to: Math.floor(place / TILTS.length), tilt: TURNS + (place % TILTS.length), view, bits })
      })
    }
    candidates.sort((a, b) => a.bits - b.bits)
    const linked = new Set<number>()
    let failures = 0
    for (const { to, tilt, view } of candidates) {
      if (linked.has(to)) continue
      if (failures >= MOST_FAILURES) break
      const strength = likeness(kept.sums(from, view.way), view, kept.sums(to, tilt))
      if (strength === 0) {
        failures++
        continue
      }
      linked.add(to)
      links.push({ a: from, b: to, strength })
    }
  })
  return groupLinks(usable.length, links).map((set) => set.flatMap((member) => usable[member]?.index ?? []))
}

interface Print {
  readonly difference: Hash
  readonly frequencies: Float64Array
  /** Of the picture set upright by each tilt. */
  readonly tilts: readonly Hash[]
}

/** Another picture, as it is or set upright by a tilt, that a view may be a copy of, by how few bits of a hash differ. */
interface Candidate {
  readonly to: number
  readonly tilt: number
  readonly view: View
  readonly bits: number
}

/** One way to look at a picture when others are searched for. */
interface View {
  readonly way: number
  readonly box: Box
  readonly isCrop: boolean
  readonly isMiddle?: boolean
  readonly difference?: Hash
  readonly frequency: Hash
  readonly bits: typeof WHOLE_BITS
}

function printOf(thumb: Thumb): Print {
  const sums = sumsOf(thumb, THUMB_SIDE, THUMB_SIDE)
  const coarse = fieldsOf(sums, WHOLE, 2 * SAMPLES, 2 * SAMPLES)
  const tilts = TILTS.map((_, tilt) =>
    frequencyHash(frequenciesOf(setUpright(coarse, 2 * SAMPLES, tilt, new Float64Array(SAMPLES * SAMPLES)))),
  )
  return { difference: differenceHash(sums, WHOLE), frequencies: lowFrequencies(sums, WHOLE), tilts }
}

function* viewsOf({ difference, frequencies }: Print, sums: Float64Array, thumb?: Thumb): Generator<View> {
  const plain = { way: 0, box: WHOLE, isCrop: false }
  yield { ...plain, difference, frequency: frequencyHash(frequencies), bits: WHOLE_BITS }
  for (let way = 1; way < TURNS; way++)
    yield { ...plain, way, frequency: frequencyHash(frequencies, way), bits: PART_BITS }
  const part = thumb && partOnGround(thumb)
  for (const [at, box] of [...CROPS, ...(part ? [part] : [])].entries())
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

/** Whole pictures are fitted into each other both ways, for either may have more around it. */
function likeness(a: Float64Array, { box, isCrop }: View, b: Float64Array): number {
  return copyStrength(a, box, b) || (isCrop ? 0 : copyStrength(b, WHOLE, a))
}

/** Sums of thumbs, made when they are needed; the latest are kept, since likely copies come up again and again. */
class Kept {
  readonly #thumbs: readonly Thumb[]
  readonly #made = new Map<number, Float64Array>()

  constructor(thumbs: readonly Thumb[]) {
    this.#thumbs = thumbs
  }

  sums(index: number, way = 0): Float64Array {
    const key = index * (TURNS + TILTS.length) + way
    const known = this.#made.get(key)
    if (known) return known
    const thumb = this.#thumbs[index] ?? new Uint8Array(THUMB_SIDE * THUMB_SIDE)
    const seen =
      way === 0
        ? thumb
        : way < TURNS
          ? turned(thumb, way)
          : setUpright(thumb, THUMB_SIDE, way - TURNS, new Uint8Array(thumb.length))
    const sums = sumsOf(seen, THUMB_SIDE, THUMB_SIDE)
    if (this.#made.size >= MOST_KEPT) this.#made.clear()
    this.#made.set(key, sums)
    return sums
  }
}
