import { at, cos, sin } from '../numeric/index.ts'
import { type Box, EVEN, spreadAlong, THUMB_SIDE, type Thumb } from './thumb.ts'

/** A part that is smaller than this share of a side is no picture to be found again. */
const LEAST_PART = 0.15
/** A part that is nearly all of it is the picture itself. */
const MOST_PART = 0.85

/** The longest run of places that are not even, of `count`; from its first to behind its last. */
function longestUneven(count: number, spread: (i: number) => number): readonly [from: number, to: number] {
  let [from, to, begin] = [0, 0, 0]
  for (let i = 0; i <= count; i++) {
    if (i < count && spread(i) >= EVEN) continue
    if (i - begin > to - from) [from, to] = [begin, i]
    begin = i + 1
  }
  return [from, to]
}

/** Where a picture lies on the even ground of another one, as in a screenshot; undefined where nothing lies so. */
export function partOnGround(thumb: Thumb): Box | undefined {
  const side = THUMB_SIDE
  const [high, low] = longestUneven(side, (y) => spreadAlong(thumb, y * side, 1, side))
  const [left, right] = longestUneven(side, (x) => spreadAlong(thumb, high * side + x, side, low - high))
  const [above, below] = longestUneven(low - high, (y) => spreadAlong(thumb, (high + y) * side + left, 1, right - left))
  const [width, height] = [(right - left) / side, (below - above) / side]
  if (width < LEAST_PART || height < LEAST_PART || width * height > MOST_PART) return undefined
  return { left: left / side, top: (high + above) / side, right: right / side, bottom: (high + below) / side }
}

/** Ways in which a picture is set upright again: the angle that it is off by, and its width by its height, which a thumb forgets. */
export const TILTS: readonly { readonly degrees: number; readonly aspect: number }[] = [-5, -2.5, 2.5, 5].flatMap(
  (degrees) => [3 / 4, 4 / 3].map((aspect) => ({ degrees, aspect })),
)
/** What is left of each side of a tilted picture when it is set upright: its corners are cut off, or were filled. */
const UPRIGHT = 0.84

/**
 * The middle of a picture that lies askew, upright, `out.length` values of a square out of those of a square of `side`; `tilt` is the
 * place of one of `TILTS`.
 */
export function setUpright<T extends Uint8Array | Float64Array>(
  gray: Uint8Array | Float64Array,
  side: number,
  tilt: number,
  out: T,
): T {
  const { degrees, aspect } = TILTS[tilt] ?? { degrees: 0, aspect: 1 }
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [sin(angle), cos(angle)]
  const count = Math.round(Math.sqrt(out.length))
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const [across, down] = [((i + 0.5) / count - 0.5) * UPRIGHT, ((j + 0.5) / count - 0.5) * UPRIGHT]
      const x = (across * cosine - (down / aspect) * sine + 0.5) * side - 0.5
      const y = (across * aspect * sine + down * cosine + 0.5) * side - 0.5
      out[j * count + i] = between(gray, side, x, y)
    }
  }
  return out
}

/** The brightness between four pixels, each by how near it is. */
function between(gray: Uint8Array | Float64Array, side: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, low] = [x - left, y - top]
  const here = top * side + left
  const upper = at(gray, here) * (1 - right) + at(gray, here + 1) * right
  const lower = at(gray, here + side) * (1 - right) + at(gray, here + side + 1) * right
  return upper * (1 - low) + lower * low
}
