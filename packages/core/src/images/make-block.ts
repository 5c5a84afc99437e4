import { at } from '../numeric/index.ts'
import type { Planes } from './planes.ts'

const FIELDS = 5
/** Neighbours that differ by more are an edge. */
const EDGE = 10
/** So many equal pixels in a row are a run that was drawn: no lens gives them. */
const RUN = 6
/** Lines of text, at the size of a look, are so many pixels apart. */
const LEAST_LINE = 3
const MOST_LINE = 16

/**
 * How a picture was made, 25 numbers of about 0 to 1: pixels in exact runs, across and downwards; grain where it is smooth,
 * in brightness and in colour; how evenly lines follow each other; how alike left and right are; the shares of three
 * darknesses beside its ground; corners that are ground; how small it is; and how busy each of 25 fields is, as the least, the
 * quartiles and the most, the middle one and the spread.
 */
export function makeStatistics(planes: Planes): Float64Array {
  return Float64Array.from([
    ...runsOf(planes),
    ...grainOf(planes),
    ...linesOf(planes),
    mirrorOf(planes),
    ...groundOf(planes),
    Math.min(1, Math.max(planes.width, planes.height) / 160),
    ...fieldsOf(planes),
  ])
}

function runsOf({ width, height, lightness, redness, yellowness }: Planes): readonly number[] {
  const isSame = (a: number, b: number) =>
    at(lightness, a) === at(lightness, b) &&
    at(redness, a) === at(redness, b) &&
    at(yellowness, a) === at(yellowness, b)
  const share = (outer: number, inner: number, step: (o: number, i: number) => number) => {
    let inRuns = 0
    for (let o = 0; o < outer; o++) {
      let length = 1
      for (let i = 1; i <= inner; i++) {
        if (i < inner && isSame(step(o, i), step(o, i - 1))) length += 1
        else {
          if (length >= RUN) inRuns += length
          length = 1
        }
      }
    }
    return inRuns / (width * height)
  }
  return [share(height, width, (y, x) => y * width + x), share(width, height, (x, y) => y * width + x)]
}

/** Root of the mean bend of smooth places (in brightness, in colour), the share of places that are smooth but not equal. */
function grainOf({ width, height, gray, redness, yellowness }: Planes): readonly number[] {
  let [smooth, bends, colours, uneven] = [0, 0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const across = Math.abs(at(gray, i + 1) - at(gray, i - 1))
      const down = Math.abs(at(gray, i + width) - at(gray, i - width))
      if (across > 8 || down > 8) continue
      smooth += 1
      const bend = Math.abs(
        4 * at(gray, i) - at(gray, i - 1) - at(gray, i + 1) - at(gray, i - width) - at(gray, i + width),
      )
      bends += Math.min(40, bend)
      if (bend > 0.5 && bend < 20) uneven += 1
      colours += Math.min(
        10,
        Math.abs(2 * at(redness, i) - at(redness, i - 1) - at(redness, i + 1)) +
          Math.abs(2 * at(yellowness, i) - at(yellowness, i - 1) - at(yellowness, i + 1)),
      )
    }
  const count = Math.max(1, smooth)
  return [Math.sqrt(bends / count / 40), Math.sqrt(colours / count / 10), uneven / count]
}

/** How well the rows' brightness, less its slow change, agrees with itself some rows on; and how strong that is. */
function linesOf({ width, height, gray }: Planes): readonly number[] {
  const rows = new Float64Array(height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) sum += at(gray, y * width + x)
    rows[y] = sum / width
  }
  const off = rows.map((value, y) => {
    let [sum, count] = [0, 0]
    for (let k = Math.max(0, y - 8); k <= Math.min(height - 1, y + 8); k++) {
      sum += at(rows, k)
      count += 1
    }
    return value - sum / count
  })
  const energy = off.reduce((sum, value) => sum + value * value, 0)
  let best = 0
  for (let lag = LEAST_LINE; lag <= Math.min(MOST_LINE, height >> 1); lag++) {
    let sum = 0
    for (let y = lag; y < height; y++) sum += at(off, y) * at(off, y - lag)
    best = Math.max(best, sum / Math.max(1e-6, energy))
  }
  return [best, Math.sqrt(energy / Math.max(1, height)) / 40]
}

function mirrorOf({ width, height, gray }: Planes): number {
  let [unlike, spread, mean] = [0, 0, 0]
  for (const value of gray) mean += value / gray.length
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = at(gray, y * width + x)
      unlike += Math.abs(value - at(gray, y * width + width - 1 - x))
      spread += Math.abs(value - mean)
    }
  return Math.min(1.5, unlike / Math.max(1, spread) / 1.5)
}

/** Of the commonest brightness: its share, its place, shares of what is much darker, a little darker, lighter; corners in it. */
function groundOf({ width, height, gray }: Planes): readonly number[] {
  const counts = new Float64Array(64)
  for (const value of gray) counts[Math.min(63, value >> 2)] = at(counts, Math.min(63, value >> 2)) + 1
  const top = counts.indexOf(Math.max(...counts))
  const ground = top * 4 + 2
  let [near, dark, shade, light] = [0, 0, 0, 0]
  for (const value of gray) {
    if (Math.abs(value - ground) <= 6) near += 1
    else if (value < ground - 90) dark += 1
    else if (value < ground) shade += 1
    else light += 1
  }
  const [w, h] = [Math.max(1, width >> 4), Math.max(1, height >> 4)]
  let corners = 0
  for (const [left, up] of [
    [0, 0] as const,
    [width - w, 0] as const,
    [0, height - h] as const,
    [width - w, height - h] as const,
  ]) {
    let inGround = 0
    for (let y = up; y < up + h; y++)
      for (let x = left; x < left + w; x++) if (Math.abs(at(gray, y * width + x) - ground) <= 6) inGround += 1
    corners += inGround / (w * h) / 4
  }
  const all = gray.length
  return [near / all, ground / 255, dark / all, shade / all, light / all, corners]
}

function fieldsOf({ width, height, gray }: Planes): readonly number[] {
  const edges = new Float64Array(FIELDS * FIELDS)
  const sizes = new Float64Array(FIELDS * FIELDS)
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const field = Math.floor((y * FIELDS) / height) * FIELDS + Math.floor((x * FIELDS) / width)
      const here = at(gray, y * width + x)
      const isEdge =
        Math.abs(here - at(gray, y * width + x - 1)) > EDGE || Math.abs(here - at(gray, (y - 1) * width + x)) > EDGE
      sizes[field] = at(sizes, field) + 1
      if (isEdge) edges[field] = at(edges, field) + 1
    }
  const shares = edges.map((count, field) => count / Math.max(1, at(sizes, field)))
  const sorted = shares.toSorted()
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const spread = Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length)
  const empty = shares.reduce((sum, share) => sum + (share < 0.01 ? 1 : 0), 0) / shares.length
  const quarters = [0, 4, 8, 12, 16, 20, 24].map((place) => at(sorted, place))
  return [...quarters, at(shares, 12), spread, empty]
}
