import { at, log2, log10 } from '../numeric/index.ts'
import type { Planes } from './planes.ts'

/** Names of the statistics of `styleStatistics`, in its order. */
export const STYLE_STATISTICS = [
  'flat',
  'equal',
  'axial',
  'strong',
  'colours',
  'top',
  'topThree',
  'white',
  'black',
  'grays',
  'entropy',
  'rows',
  'columns',
  'aspect',
  'saturation',
  'colourful',
  'border',
  'thin',
] as const

/**
 * What tells drawn from photographed pictures, each about 0 to 1: flat and equal neighbours, edges along the axes, strong
 * edges, number of colours and share of the commonest ones, whites, blacks, grays, entropy, how rows and columns differ,
 * aspect, saturation, colourfulness (D. Hasler and S. Suesstrunk, 2003), evenness of the border, thin lines.
 */
export function styleStatistics(planes: Planes): Float64Array {
  const { width, height, gray, saturation, slopeX, slopeY } = planes
  const count = width * height
  const sums: Record<(typeof STYLE_STATISTICS)[number], number> = {
    ...{ flat: 0, equal: 0, axial: 0, strong: 0, white: 0, black: 0, grays: 0, saturation: 0, thin: 0 },
    ...paletteOf(planes),
    entropy: entropyOf(gray),
    ...profilesOf(planes),
    aspect: log2(width / Math.max(1, height)) / 2 + 0.5,
    colourful: colourfulnessOf(planes),
    border: borderOf(planes),
  }
  let edges = 0
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [Math.abs(at(slopeX, i)), Math.abs(at(slopeY, i))]
    const strength = Math.sqrt(dx * dx + dy * dy)
    if (strength < 1.5) sums.flat += 1 / count
    if (strength === 0) sums.equal += 1 / count
    if (strength >= 10) {
      edges++
      if (Math.min(dx, dy) < 0.1 * Math.max(dx, dy)) sums.axial++
      if (strength > 50) sums.strong++
    }
    const bright = at(gray, i)
    if (bright > 240) sums.white += 1 / count
    if (bright < 24) sums.black += 1 / count
    if (at(saturation, i) < 0.1) sums.grays += 1 / count
    sums.saturation += at(saturation, i) / count
    const x = i % width
    if (x > 0 && x < width - 1) {
      const bend = Math.abs(2 * bright - at(gray, i - 1) - at(gray, i + 1))
      if (bend > 60) sums.thin += 1 / count
    }
  }
  sums.axial /= Math.max(1, edges)
  sums.strong /= Math.max(1, edges)
  return Float64Array.from(STYLE_STATISTICS, (name) => sums[name])
}

function paletteOf({ width, height, lightness, redness, yellowness }: Planes) {
  // Lightness has 13 steps of 8, each of the others at most 64.
  const counts = new Int32Array(16 * 4096)
  for (let i = 0; i < lightness.length; i++) {
    const key =
      Math.floor((lightness[i] as number) / 8) * 4096 +
      Math.floor(((redness[i] as number) + 128) / 8) * 64 +
      Math.floor(((yellowness[i] as number) + 128) / 8)
    counts[key] = (counts[key] as number) + 1
  }
  const total = width * height
  const found = counts.filter((count) => count > 0).sort()
  const share = (place: number) => (found[found.length - place] ?? 0) / total
  const [first, second, third] = [share(1), share(2), share(3)]
  return { colours: log10(found.length) / 3.3, top: first, topThree: first + second + third }
}

function entropyOf(gray: Float32Array): number {
  const counts = new Float64Array(64)
  for (const value of gray) {
    const bin = Math.min(63, Math.floor(value / 4))
    counts[bin] = at(counts, bin) + 1
  }
  let entropy = 0
  for (const count of counts) if (count > 0) entropy -= (count / gray.length) * log2(count / gray.length)
  return entropy / 6
}

/** How much rows differ from each other in brightness, and columns, against all pixels: text and horizons have rows. */
function profilesOf({ width, height, gray }: Planes) {
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  let mean = 0
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const bright = gray[i] as number
      rows[y] = (rows[y] as number) + bright / width
      columns[x] = (columns[x] as number) + bright / height
      mean += bright / gray.length
    }
  const spread = (values: Iterable<number>, count: number) => {
    let sum = 0
    for (const value of values) sum += (value - mean) ** 2
    return sum / count
  }
  const all = Math.max(1, spread(gray, gray.length))
  return { rows: Math.sqrt(spread(rows, height) / all), columns: Math.sqrt(spread(columns, width) / all) }
}

function colourfulnessOf({ redness, yellowness }: Planes): number {
  const sums = [0, 0, 0, 0]
  for (let i = 0; i < redness.length; i++) {
    const [a, b] = [at(redness, i), at(yellowness, i)]
    sums[0] = (sums[0] ?? 0) + a / redness.length
    sums[1] = (sums[1] ?? 0) + b / redness.length
    sums[2] = (sums[2] ?? 0) + (a * a + b * b) / redness.length
  }
  const [a = 0, b = 0, squares = 0] = sums
  const mean = Math.hypot(a, b)
  return (Math.sqrt(Math.max(0, squares - a * a - b * b)) + 0.3 * mean) / 60
}

/** Share of the border's pixels that are close to its middle brightness. */
function borderOf({ width, height, gray }: Planes): number {
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(at(gray, x), at(gray, (height - 1) * width + x))
  for (let y = 0; y < height; y++) border.push(at(gray, y * width), at(gray, y * width + width - 1))
  const middle = border.toSorted((a, b) => a - b)[border.length >> 1] ?? 0
  return border.filter((value) => Math.abs(value - middle) < 6).length / Math.max(1, border.length)
}
