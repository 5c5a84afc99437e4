import type { Pixels } from '../facts/index.ts'
import { at } from '../numeric/index.ts'
import { grayOf } from './planes.ts'

/** Side of the square that images are compared on; their aspect is left out, since copies get stretched. */
export const THUMB_SIDE = 128
/** A row or column whose brightness spreads less than this belongs to a uniform border. */
export const EVEN = 7
/** At most this share of each side is taken for border. */
const MOST_BORDER = 0.25

/** A part of the square, in shares of its side: 0, 0, 1, 1 is all of it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/** An image in gray on a square, its uniform borders cut off: what is needed to recognise it again. */
export type Thumb = Uint8Array

/** Brings a picture down to a thumb of `THUMB_SIDE` by `THUMB_SIDE` bytes. */
export function thumbOf(pixels: Pixels): Thumb {
  const { widthPx: width, heightPx: height } = pixels
  const gray = grayOf(pixels)
  const sums = sumsOf(gray, width, height)
  const { left, top, right, bottom } = inner(gray, width, height)
  return Uint8Array.from(meansOf(sums, width, height, { left, top, right, bottom }, THUMB_SIDE, THUMB_SIDE), Math.round)
}

/** Sums over everything above and to the left of each corner (F. Crow, SIGGRAPH 1984), for means over any box; written to `sums` where it is given. */
export function sumsOf(
  gray: ArrayLike<number>,
  width: number,
  height: number,
  sums: Float64Array = new Float64Array((width + 1) * (height + 1)),
): Float64Array {
  const stride = width + 1
  for (let y = 0, place = 0, out = stride + 1; y < height; y++, out++) {
    let row = 0
    for (let x = 0; x < width; x++, place++, out++) {
      row += gray[place] as number
      sums[out] = (sums[out - stride] as number) + row
    }
  }
  return sums
}

/** Mean brightness of `columns` by `rows` equal fields of a box of a thumb; written to `out` when it is given. */
export function fieldsOf(
  sums: Float64Array,
  box: Box,
  columns: number,
  rows: number,
  out?: Float64Array,
): Float64Array {
  return meansOf(sums, THUMB_SIDE, THUMB_SIDE, box, columns, rows, out)
}

/** For the corners of fields, and where they lie across: pictures are compared by the million, and each comparison would leave its arrays behind. */
const corners = new Float64Array((THUMB_SIDE + 1) ** 2)
const columnsAt = new Int32Array(THUMB_SIDE + 1)
const columnsOff = new Float64Array(THUMB_SIDE + 1)

// Plain indexes here and in what else is counted by the million: one helper for every sort of array would be slower for all.
function meansOf(
  sums: Float64Array,
  width: number,
  height: number,
  box: Box,
  columns: number,
  rows: number,
  means: Float64Array = new Float64Array(columns * rows),
): Float64Array {
  const stride = width + 1
  for (let i = 0; i <= columns; i++) {
    const x = (box.left + ((box.right - box.left) * i) / columns) * width
    const x0 = Math.min(width - 1, Math.floor(x))
    columnsAt[i] = x0
    columnsOff[i] = x - x0
  }
  for (let j = 0, place = 0; j <= rows; j++) {
    const y = (box.top + ((box.bottom - box.top) * j) / rows) * height
    const y0 = Math.min(height - 1, Math.floor(y))
    const down = y - y0
    const row = y0 * stride
    for (let i = 0; i <= columns; i++, place++) {
      const across = columnsOff[i] as number
      const corner = row + (columnsAt[i] as number)
      const upper = (sums[corner] as number) * (1 - across) + (sums[corner + 1] as number) * across
      const lower = (sums[corner + stride] as number) * (1 - across) + (sums[corner + stride + 1] as number) * across
      corners[place] = upper * (1 - down) + lower * down
    }
  }
  const area = ((box.right - box.left) * width * (box.bottom - box.top) * height) / (columns * rows)
  for (let j = 0, place = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, place++) {
      const corner = j * (columns + 1) + i
      means[place] =
        ((corners[corner + columns + 2] as number) +
          (corners[corner] as number) -
          (corners[corner + 1] as number) -
          (corners[corner + columns + 1] as number)) /
        area
    }
  }
  return means
}

/**
 * The eight ways in which a picture can be turned and mirrored: as it is, by 90, 180 and 270 degrees, and all of these
 * mirrored.
 */
export function turned(thumb: Thumb, way: number): Thumb {
  const side = THUMB_SIDE
  const out = new Uint8Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const mirrored = way & 4 ? side - 1 - x : x
      const [fromX, fromY] =
        (way & 3) === 0
          ? [mirrored, y]
          : (way & 3) === 1
            ? [y, side - 1 - mirrored]
            : (way & 3) === 2
              ? [side - 1 - mirrored, side - 1 - y]
              : [side - 1 - y, mirrored]
      out[y * side + x] = at(thumb, fromY * side + fromX)
    }
  }
  return out
}

/** How much a thumb's brightness spreads: its standard deviation, 0 to 127. */
export function spreadOf(thumb: Thumb): number {
  let mean = 0
  for (const value of thumb) mean += value / thumb.length
  let variance = 0
  for (const value of thumb) variance += (value - mean) ** 2 / thumb.length
  return Math.sqrt(variance)
}

/** What is left of a picture without its uniform borders. */
export const innerOf = (pixels: Pixels): Box => inner(grayOf(pixels), pixels.widthPx, pixels.heightPx)

/** What is left of a picture without rows and columns of one brightness along its sides. */
function inner(gray: Float32Array, width: number, height: number): Box {
  const row = (y: number) => spreadAlong(gray, y * width, 1, width)
  const column = (x: number) => spreadAlong(gray, x, width, height)
  const edge = (count: number, spread: (i: number) => number) => {
    let i = 0
    while (i < count * MOST_BORDER && spread(i) < EVEN) i++
    // A whole quarter without a change is a calm sky or a page's margin rather than a border.
    return i >= count * MOST_BORDER ? 0 : i
  }
  return {
    left: edge(width, column) / width,
    top: edge(height, row) / height,
    right: 1 - edge(width, (i) => column(width - 1 - i)) / width,
    bottom: 1 - edge(height, (i) => row(height - 1 - i)) / height,
  }
}

/** The standard deviation of the brightness of a row or column. */
export function spreadAlong(gray: Float32Array | Uint8Array, from: number, step: number, count: number): number {
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const value = at(gray, from + i * step)
    sum += value
    squares += value * value
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

/** Fields a side by which two pictures of one scene are compared: coarse, since what is in front of it moves. */
const SCENE_FIELDS = 12

/** How much two thumbs are of one scene: the correlation of their brightness on a coarse grid, -1 to 1. */
export function sceneLikeness(a: Thumb, b: Thumb): number {
  const [first, second] = [a, b].map((thumb) =>
    fieldsOf(sumsOf(thumb, THUMB_SIDE, THUMB_SIDE), WHOLE, SCENE_FIELDS, SCENE_FIELDS),
  ) as [Float64Array, Float64Array]
  return correlation(first, second)
}

/** How two lists of brightness go together (Pearson), -1 to 1; 0 where one of them is even. */
export function correlation(a: Thumb | Float64Array, b: Thumb | Float64Array): number {
  let [sumA, sumB] = [0, 0]
  for (let i = 0; i < a.length; i++) {
    sumA += at(a, i)
    sumB += at(b, i)
  }
  const [meanA, meanB] = [sumA / a.length, sumB / a.length]
  let [products, squaresA, squaresB] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [at(a, i) - meanA, at(b, i) - meanB]
    products += p * q
    squaresA += p * p
    squaresB += q * q
  }
  const spread = Math.sqrt(squaresA * squaresB)
  return spread === 0 ? 0 : products / spread
}
