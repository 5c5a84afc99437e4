import type { Pixels } from '../facts/index.ts'
import { at } from '../numeric/index.ts'
import type { Match } from './alike.ts'
import { TURNS } from './parts.ts'
import { innerOf } from './thumb.ts'

/** Fields a side of what is kept of the colours of a picture. */
const SIDE = 16
export const COLOUR_BYTES = SIDE * SIDE * 3
/** Colours of a picture without its borders: red, green and blue of `SIDE` by `SIDE` fields. */
export type Colours = Uint8Array

/** Brings the colours of a picture down to 768 bytes, of the same square as its thumb. */
export function coloursOf(pixels: Pixels): Colours {
  const { widthPx: width, heightPx: height, rgb } = pixels
  const { left, top, right, bottom } = innerOf(pixels)
  const sums = new Float64Array(SIDE * SIDE * 3)
  const counts = new Float64Array(SIDE * SIDE)
  const [fromX, toX, fromY, toY] = [left * width, right * width, top * height, bottom * height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  for (let y = fromY; y < toY; y++) {
    const row = Math.floor(((y - fromY) * SIDE) / (toY - fromY)) * SIDE
    for (let x = fromX; x < toX; x++) {
      const field = row + Math.floor(((x - fromX) * SIDE) / (toX - fromX))
      const place = (y * width + x) * 3
      counts[field] = (counts[field] as number) + 1
      for (let k = 0; k < 3; k++) sums[field * 3 + k] = (sums[field * 3 + k] as number) + (rgb[place + k] as number)
    }
  }
  return Uint8Array.from(sums, (sum, place) => Math.round(sum / Math.max(1, at(counts, Math.floor(place / 3)))))
}

/** A picture by its colours, and in which way it is looked at. */
export interface Coloured {
  readonly colours: Colours | undefined
  readonly way: number
}

/** Places a side at which colours are compared. */
const PLACES = 8
/** Where a picture was found in another is known to about so much of a side: hues are looked for around each place. */
const NEAR = 1 / 12
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [-NEAR, 0],
  [NEAR, 0],
  [0, -NEAR],
  [0, NEAR],
  [-NEAR, -NEAR],
  [NEAR, -NEAR],
  [-NEAR, NEAR],
  [NEAR, NEAR],
]
const AROUND_HERE = [[], AROUND]
/** Colour that is nearer to gray than this has no hue to speak of. */
const SOME_COLOUR = 9
/** Of so many places both must have a hue. */
const FEWEST = 0.1
/** Strong colours count no more than this, so that one red button says little. */
const STRONG = 40
/** Hues of one picture, as it is and edited, point nearly one way: the mean cosine between them, each counted by its strength. */
const SAME_HUES = 0.7
/** All hues point one way, and are faint beside the brightness: gray with a tint, sepia. */
const ONE_HUE = 0.97
const FAINT = 0.24

/**
 * Whether two pictures that are alike in brightness have other colours than any edit gives: the hues of one lie elsewhere in the other.
 * Light, contrast and strength of colours may differ, and one of them may be gray or have one faint tint. False where one of them has
 * too little colour, or where colours are not known.
 */
export function areRecoloured(outer: Coloured, match: Match, inner: Coloured): boolean {
  if (!outer.colours || !inner.colours) return false
  // Nearly all copies have their hues where they are looked for first.
  return AROUND_HERE.every((around) => haveOtherHues(outer, match, inner, around))
}

function haveOtherHues(outer: Coloured, { box, lean }: Match, inner: Coloured, around: typeof AROUND): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const [first, second] = [new Hues(), new Hues()]
  let [same, total, count] = [0, 0, 0]
  for (let j = 0; j < PLACES; j++)
    for (let i = 0; i < PLACES; i++) {
      const [x, y] = [(i + 0.5) / PLACES, (j + 0.5) / PLACES]
      const b = hueAt(inner, x, y)
      if (b.strength < SOME_COLOUR) continue
      const [ax, ay] = [box.left + x * width + lean.across * (y - 0.5), box.top + y * height + lean.down * (x - 0.5)]
      const a = hueAt(outer, ax, ay)
      if (a.strength < SOME_COLOUR) continue
      count += 1
      first.add(a)
      second.add(b)
      let nearest = cosine(a, b)
      for (const [right, down] of around) nearest = Math.max(nearest, cosine(hueAt(outer, ax + right, ay + down), b))
      const weight = Math.min(STRONG, a.strength, b.strength)
      same += weight * nearest
      total += weight
    }
  if (count < FEWEST * PLACES * PLACES || first.areTint() || second.areTint()) return false
  return same < SAME_HUES * total
}

/** Colour that is nearer to gray than this is what compressing adds. */
const NO_COLOUR = 5

/** Whether a picture has no colour anywhere. */
export function isGray(colours: Colours): boolean {
  for (let place = 0; place < colours.length; place += 3) {
    const [red, green, blue] = [at(colours, place), at(colours, place + 1), at(colours, place + 2)]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > NO_COLOUR) return false
  }
  return true
}

interface Hue {
  readonly bright: number
  readonly u: number
  readonly v: number
  readonly strength: number
}

/** How much two hues point one way, -1 to 1. */
const cosine = (a: Hue, b: Hue): number => (a.u * b.u + a.v * b.v) / Math.max(1, a.strength * b.strength)

/** The hues of a picture together. */
class Hues {
  #u = 0
  #v = 0
  #strength = 0
  #bright = 0

  add({ u, v, bright, strength }: Hue): void {
    this.#u += u
    this.#v += v
    this.#strength += strength
    this.#bright += bright
  }

  areTint(): boolean {
    const along = Math.sqrt(this.#u * this.#u + this.#v * this.#v)
    return along > ONE_HUE * this.#strength && this.#strength < FAINT * this.#bright
  }
}

/** Brightness, and blue and red beside it (ITU-R BT.601), at a place of a picture that is looked at in a way. */
function hueAt({ colours, way }: Coloured, x: number, y: number): Hue {
  const [fromX, fromY] = placeIn(way, x, y)
  const inside = (share: number) => Math.min(SIDE - 1, Math.max(0, Math.floor(share * SIDE)))
  const place = (inside(fromY) * SIDE + inside(fromX)) * 3
  const [red = 0, green = 0, blue = 0] = [colours?.[place], colours?.[place + 1], colours?.[place + 2]]
  const bright = 0.299 * red + 0.587 * green + 0.114 * blue
  const [u, v] = [0.564 * (blue - bright), 0.713 * (red - bright)]
  return { bright, u, v, strength: Math.sqrt(u * u + v * v) }
}

/** Where a place of a turned picture lies in it as it is (`turned`); a tilt moves fields by less than their size, and is left out. */
function placeIn(way: number, x: number, y: number): readonly [x: number, y: number] {
  if (way >= TURNS) return [x, y]
  const mirrored = way & 4 ? 1 - x : x
  const turns = way & 3
  if (turns === 0) return [mirrored, y]
  if (turns === 1) return [y, 1 - mirrored]
  return turns === 2 ? [1 - mirrored, 1 - y] : [1 - y, mirrored]
}
