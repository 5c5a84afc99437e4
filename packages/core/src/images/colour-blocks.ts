import { at, cbrt } from '../numeric/index.ts'
import type { Planes } from './planes.ts'

const HUES = 12
const GRAYS = 4
/** Less colourful pixels count as grays: their hue is noise. */
const COLOURFUL = 0.12

/** Root of the share of pixels in 12 hues times 2 saturations times 3 values, and in 4 grays: 76 numbers. */
export function colourHistogram({ hue, saturation, value }: Planes): Float64Array {
  const counts = new Float64Array(HUES * 6 + GRAYS)
  for (let i = 0; i < hue.length; i++) {
    const bright = at(value, i)
    if (at(saturation, i) < COLOURFUL || bright < 0.08) {
      const bin = HUES * 6 + Math.min(GRAYS - 1, Math.floor(bright * GRAYS))
      counts[bin] = at(counts, bin) + 1
      continue
    }
    const h = Math.min(HUES - 1, Math.floor(at(hue, i) * HUES))
    const s = at(saturation, i) < 0.5 ? 0 : 1
    const v = Math.min(2, Math.floor(bright * 3))
    const bin = (h * 2 + s) * 3 + v
    counts[bin] = at(counts, bin) + 1
  }
  return counts.map((count) => Math.sqrt(count / hue.length))
}

/** Mean, deviation and signed cube root of the third moment of the three Lab planes: 9 numbers. */
export function colourMoments(planes: Planes): Float64Array {
  return Float64Array.from(
    [planes.lightness, planes.redness, planes.yellowness].flatMap((plane) => {
      let mean = 0
      for (const value of plane) mean += value / plane.length
      let second = 0
      let third = 0
      for (const value of plane) {
        const off = value - mean
        second += (off * off) / plane.length
        third += (off * off * off) / plane.length
      }
      return [mean, Math.sqrt(second), cbrt(third)]
    }),
  )
}

/** Mean Lab of 4 by 4 fields: 48 numbers. */
export function colourLayout(planes: Planes): Float64Array {
  const { width, height } = planes
  const sums = new Float64Array(48)
  const counts = new Float64Array(16)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const field = Math.floor((y * 4) / height) * 4 + Math.floor((x * 4) / width)
      const i = y * width + x
      counts[field] = at(counts, field) + 1
      sums[field * 3] = at(sums, field * 3) + at(planes.lightness, i)
      sums[field * 3 + 1] = at(sums, field * 3 + 1) + at(planes.redness, i)
      sums[field * 3 + 2] = at(sums, field * 3 + 2) + at(planes.yellowness, i)
    }
  }
  return sums.map((sum, i) => sum / Math.max(1, at(counts, Math.floor(i / 3))))
}
