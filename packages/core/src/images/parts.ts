import { cos, sin } from '../numeric/index.ts'
import { type Box, EVEN, THUMB_SIDE, type Thumb } from './thumb.ts'

/** A part that is smaller than this share of a side is no picture to be found again. */
const LEAST_PART = 0.15
/** A part that is nearly all of it is the picture itself. */
const MOST_PART = 0.85

/** Sides of parts that differ by less are the same. */
const SAME_PART = 0.02
/** Ground may differ in brightness by this much from where it begins. */
const SAME_GROUND = 6

/** A box in whole pixels of a thumb. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A row or a column. */
interface Line {
  readonly mean: number
  readonly spread: number
}

/** How ground is told, and in how many rounds it is cut off: rows and columns are one. */
interface Ground {
  readonly rounds: number
  /** Pixels at both ends of a line that say nothing: where a window begins, both sides of its edge are mixed. */
  readonly mixed: number
  readonly isGround: (line: (i: number) => Line, count: number) => (i: number) => boolean
}

/** Every even line, twice for rows: more rounds would go into the picture. Or only lines that look like the first even one or the last one. */
const GROUNDS: readonly Ground[] = [
  { rounds: 1.5, mixed: 0, isGround: (line) => (i) => line(i).spread < EVEN },
  {
    rounds: 2,
    mixed: 1,
    isGround: (line, count) => {
      const even = Array.from({ length: count }, (_, i) => line(i)).filter(({ spread }) => spread < EVEN)
      const ends = [...even.slice(0, 1), ...even.slice(-1)]
      return (i) => {
        const { mean, spread } = line(i)
        return spread < EVEN && ends.some((end) => Math.abs(end.mean - mean) <= SAME_GROUND)
      }
    },
  },
]

/** The longest run of lines that are no ground, of `count`; from its first to behind its last. */
function longestRun(count: number, isGround: (i: number) => boolean): readonly [from: number, to: number] {
  let [from, to, begin] = [0, 0, 0]
  for (let i = 0; i <= count; i++) {
    if (i < count && !isGround(i)) continue
    if (i - begin > to - from) [from, to] = [begin, i]
    begin = i + 1
  }
  return [from, to]
}

/**
 * The same in two ways, what lies between even lines, and what lies between lines of the ground; each with its own margins and
 * without them, for a picture that is looked at by itself has none. Differing ones only.
 */
export function partsOnGround(thumb: Thumb): readonly Box[] {
  const boxes: Box[] = []
  for (const ground of GROUNDS) {
    const whole = areaOn(thumb, ground)
    for (const { left, top, right, bottom } of [whole, withoutMargins(thumb, whole)]) {
      const [width, height] = [(right - left) / THUMB_SIDE, (bottom - top) / THUMB_SIDE]
      if (width < LEAST_PART || height < LEAST_PART || width * height > MOST_PART) continue
      const box = {
        left: left / THUMB_SIDE,
        top: top / THUMB_SIDE,
        right: right / THUMB_SIDE,
        bottom: bottom / THUMB_SIDE,
      }
      if (boxes.every((other) => differenceOf(box, other) > SAME_PART)) boxes.push(box)
    }
  }
  return boxes
}

/** What is left of an area without even rows and columns along its sides. */
function withoutMargins(thumb: Thumb, { left, top, right, bottom }: Area): Area {
  const isEvenRow = (y: number) => lineOf(thumb, y * THUMB_SIDE + left, 1, right - left).spread < EVEN
  const isEvenColumn = (x: number) => lineOf(thumb, top * THUMB_SIDE + x, THUMB_SIDE, bottom - top).spread < EVEN
  let [l, t, r, b] = [left, top, right, bottom]
  while (t < b && isEvenRow(t)) t += 1
  while (b > t && isEvenRow(b - 1)) b -= 1
  while (l < r && isEvenColumn(l)) l += 1
  while (r > l && isEvenColumn(r - 1)) r -= 1
  return { left: l, top: t, right: r, bottom: b }
}

const differenceOf = (a: Box, b: Box): number =>
  Math.max(...(['left', 'top', 'right', 'bottom'] as const).map((side) => Math.abs(a[side] - b[side])))

/** What is left when ground is cut off, rows and columns in turn. */
function areaOn(thumb: Thumb, { rounds, mixed, isGround }: Ground): Area {
  let area: Area = { left: 0, top: 0, right: THUMB_SIDE, bottom: THUMB_SIDE }
  for (let half = 0; half < 2 * rounds; half++) {
    const { left, top, right, bottom } = area
    const isRow = half % 2 === 0
    const line = isRow
      ? (i: number) => lineOf(thumb, (top + i) * THUMB_SIDE + left + mixed, 1, right - left - 2 * mixed)
      : (i: number) => lineOf(thumb, (top + mixed) * THUMB_SIDE + left + i, THUMB_SIDE, bottom - top - 2 * mixed)
    const count = isRow ? bottom - top : right - left
    const [from, to] = longestRun(count, isGround(line, count))
    area = isRow ? { ...area, top: top + from, bottom: top + to } : { ...area, left: left + from, right: left + to }
  }
  return area
}

function lineOf(thumb: Thumb, from: number, step: number, count: number): Line {
  let [sum, squares] = [0, 0]
  for (let i = 0; i < count; i++) {
    const value = thumb[from + i * step] as number
    sum += value
    squares += value * value
  }
  const mean = sum / Math.max(1, count)
  return { mean, spread: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean ** 2)) }
}

/** Ways to look at a picture: eight by quarters and mirrors, then a tilt each. */
export const TURNS = 8
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
  const upper = (gray[here] as number) * (1 - right) + (gray[here + 1] as number) * right
  const lower = (gray[here + side] as number) * (1 - right) + (gray[here + side + 1] as number) * right
  return upper * (1 - low) + lower * low
}
