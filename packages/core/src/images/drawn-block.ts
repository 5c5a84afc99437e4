import { at, log2 } from '../numeric/index.ts'
import type { Planes } from './planes.ts'

/** Fields a side of what says where something is. */
const FIELDS = 3
/** So many of the commonest colours are looked at together. */
const COMMONEST = new Set([1, 2, 4, 8, 16, 64])
/** Bounds of the classes of how much a pixel bends away from its four neighbours, in brightness and in colour. */
const BENDS = [0.25, 1, 2, 4, 8, 16, 40]
const COLOUR_BENDS = [0.25, 1, 2, 5]
/** Neighbours that differ by more are a stroke or an edge. */
const EDGE = 20
/** Less is flat. */
const FLAT = 4

/**
 * What tells drawn from photographed pictures beside `styleStatistics` and `makeStatistics`, 75 numbers of about 0 to 1: how many colours
 * there are, exactly and by 16 steps a channel, and what the commonest hold; classes of bends in brightness and in colour; edges,
 * brightness and colour of 3 by 3 fields; strokes in rows and in columns; long straight edges; edges that are flat on both
 * sides; exact grays, whites and blacks; where the darkest and the brightest lie.
 */
export function drawnStatistics(planes: Planes): Float64Array {
  return Float64Array.from([
    ...colourCounts(planes),
    ...bendsOf(planes),
    ...placesOf(planes),
    ...strokesOf(planes, true),
    ...strokesOf(planes, false),
    ...sidesOf(planes, true),
    ...sidesOf(planes, false),
    ...extremesOf(planes),
  ])
}

/** Logarithm of how many colours against how many pixels, and root shares of the 1, 2, 4, 8, 16 and 64 commonest; by 16 steps too. */
function colourCounts({ rgb }: Planes): readonly number[] {
  const count = rgb.length / 3
  const coarse = new Int32Array(4096)
  // A table of twice as many places: each colour goes to the next one that is free or its own.
  let size = 64
  while (size < 2 * count) size *= 2
  const colours = new Int32Array(size).fill(-1)
  const counts = new Int32Array(size)
  for (let k = 0; k < rgb.length; k += 3) {
    const [red, green, blue] = [rgb[k] as number, rgb[k + 1] as number, rgb[k + 2] as number]
    const colour = (red << 16) | (green << 8) | blue
    let place = Math.imul(colour, 0x9e3779b1) & (size - 1)
    while (colours[place] !== colour && colours[place] !== -1) place = (place + 1) & (size - 1)
    colours[place] = colour
    counts[place] = (counts[place] as number) + 1
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    coarse[bin] = (coarse[bin] as number) + 1
  }
  return [...sharesOf(counts, count), ...sharesOf(coarse, count)]
}

function sharesOf(counts: Int32Array, total: number): readonly number[] {
  const sorted = counts.filter((count) => count > 0).sort()
  const shares: number[] = []
  let sum = 0
  for (let k = 1; k <= Math.min(64, sorted.length); k++) {
    sum += at(sorted, sorted.length - k)
    if (COMMONEST.has(k)) shares.push(Math.sqrt(sum / total))
  }
  while (shares.length < COMMONEST.size) shares.push(1)
  return [log2(1 + sorted.length) / 14, ...shares]
}

/** Roots of the shares of pixels in classes of the bend (the amount of the Laplacian). */
function bendsOf({ width, height, gray, redness, yellowness }: Planes): readonly number[] {
  const bright = new Float64Array(BENDS.length + 1)
  const colour = new Float64Array(COLOUR_BENDS.length + 1)
  const classOf = (bounds: readonly number[], value: number) => {
    let k = 0
    while (k < bounds.length && value >= (bounds[k] as number)) k += 1
    return k
  }
  const bend = (plane: Float32Array, i: number) =>
    Math.abs(
      4 * (plane[i] as number) -
        (plane[i - 1] as number) -
        (plane[i + 1] as number) -
        (plane[i - width] as number) -
        (plane[i + width] as number),
    )
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const k = classOf(BENDS, bend(gray, i))
      bright[k] = (bright[k] as number) + 1
      const c = classOf(COLOUR_BENDS, bend(redness, i) + bend(yellowness, i))
      colour[c] = (colour[c] as number) + 1
    }
  const count = Math.max(1, (width - 2) * (height - 2))
  return [...bright, ...colour].map((number) => Math.sqrt(number / count))
}

/** Of 3 by 3 fields: root share of edges, mean brightness, mean saturation. */
function placesOf({ width, height, gray, saturation, slopeX, slopeY }: Planes): readonly number[] {
  const sums = new Float64Array(FIELDS * FIELDS * 3)
  const sizes = new Float64Array(FIELDS * FIELDS)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * FIELDS) / height) * FIELDS
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const field = row + Math.floor((x * FIELDS) / width)
      sizes[field] = (sizes[field] as number) + 1
      const strength = Math.abs(slopeX[i] as number) + Math.abs(slopeY[i] as number)
      if (strength > EDGE / 2) sums[field * 3] = (sums[field * 3] as number) + 1
      sums[field * 3 + 1] = (sums[field * 3 + 1] as number) + (gray[i] as number) / 255
      sums[field * 3 + 2] = (sums[field * 3 + 2] as number) + (saturation[i] as number)
    }
  }
  return Array.from(sums, (sum, k) => {
    const mean = sum / Math.max(1, at(sizes, Math.floor(k / 3)))
    return k % 3 === 0 ? Math.sqrt(mean) : mean
  })
}

/**
 * Along rows or columns: how many strokes (a jump and one back) the emptier, the middle and the fuller lines have against their length;
 * the longest straight edge along them, and in how many of them one is longer than 0.3 and 0.6.
 */
function strokesOf({ width, height, gray }: Planes, isRows: boolean): readonly number[] {
  const [lines, length, line, step] = isRows ? [height, width, width, 1] : [width, height, 1, width]
  const strokes = new Float64Array(lines)
  let [longest, some, most] = [0, 0, 0]
  for (let number = 0; number < lines; number++) {
    let [last, count, run, best] = [0, 0, 0, 0]
    for (let k = 1; k < length; k++) {
      const i = number * line + k * step
      const jump = (gray[i] as number) - (gray[i - step] as number)
      const side = jump > EDGE ? 1 : jump < -EDGE ? -1 : 0
      if (side !== 0 && side !== last) {
        if (last !== 0) count += 1
        last = side
      }
      // A straight edge: this line differs from the one before it, over a run of pixels that are alike along it.
      if (number > 0 && Math.abs((gray[i] as number) - (gray[i - line] as number)) > FLAT * 2 && side === 0) {
        run += 1
        if (run > best) best = run
      } else run = 0
    }
    strokes[number] = Math.min(1, (4 * count) / length)
    const share = best / length
    longest = Math.max(longest, share)
    if (share > 0.3) some += 1
    if (share > 0.6) most += 1
  }
  const sorted = strokes.toSorted()
  const part = (share: number) => at(sorted, Math.floor(share * (lines - 1)))
  return [part(0.1), part(0.5), part(0.9), longest, Math.sqrt(some / lines), Math.sqrt(most / lines)]
}

/** Of strong edges across, which share is flat on both sides of a jump of one or two pixels, and root share of such edges. */
function sidesOf({ width, height, gray }: Planes, isRows: boolean): readonly number[] {
  const step = isRows ? 1 : width
  let [edges, clean] = [0, 0]
  const [fromX, fromY] = isRows ? [3, 0] : [0, 3]
  for (let y = fromY; y < height - fromY; y++)
    for (let x = fromX; x < width - fromX; x++) {
      const i = y * width + x
      const before = gray[i - step] as number
      const after = gray[i + step] as number
      if (Math.abs(after - before) < EDGE * 1.5) continue
      edges += 1
      const left = Math.abs(before - (gray[i - 3 * step] as number))
      const right = Math.abs(after - (gray[i + 3 * step] as number))
      if (left < FLAT && right < FLAT) clean += 1
    }
  return [clean / Math.max(1, edges), Math.sqrt(clean / (width * height))]
}

/** Shares of exact grays, of pure white and of pure black; brightness below which 1 % lie, and 99 %. */
function extremesOf({ rgb, gray }: Planes): readonly number[] {
  const counts = new Int32Array(256)
  let [grays, whites, blacks] = [0, 0, 0]
  for (let i = 0, k = 0; i < gray.length; i++, k += 3) {
    const [red, green, blue] = [rgb[k] as number, rgb[k + 1] as number, rgb[k + 2] as number]
    if (red === green && green === blue) {
      grays += 1
      if (red === 255) whites += 1
      if (red === 0) blacks += 1
    }
    const bin = Math.min(255, Math.round(gray[i] as number))
    counts[bin] = (counts[bin] as number) + 1
  }
  const below = (share: number) => {
    let sum = 0
    for (let bin = 0; bin < 256; bin++) {
      sum += counts[bin] as number
      if (sum >= share * gray.length) return bin / 255
    }
    return 1
  }
  const all = gray.length
  return [grays / all, Math.sqrt(whites / all), Math.sqrt(blacks / all), below(0.01), below(0.99)]
}
