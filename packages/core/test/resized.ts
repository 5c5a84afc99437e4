import type { Pixels } from '../src/facts/reading.ts'
import { at as valueAt } from '../src/numeric/matrix.ts'
import { seededRandom } from '../src/numeric/random.ts'

/** A cubic kernel that goes through its points (R. Keys, 1981). */
const cubic = (x: number): number => {
  const far = Math.abs(x)
  if (far < 1) return 1.5 * far ** 3 - 2.5 * far ** 2 + 1
  return far < 2 ? -0.5 * far ** 3 + 2.5 * far ** 2 - 4 * far + 2 : 0
}

/** For each place of a side, from which places of the other one it is made, and how much of each. */
function sources(from: number, to: number): readonly (readonly (readonly [at: number, weight: number])[])[] {
  const wide = Math.max(1, from / to)
  return Array.from({ length: to }, (_, place) => {
    const middle = ((place + 0.5) * from) / to - 0.5
    const first = Math.ceil(middle - 2 * wide)
    const weights = Array.from({ length: Math.floor(middle + 2 * wide) - first + 1 }, (_, i) =>
      cubic((first + i - middle) / wide),
    )
    const sum = weights.reduce((a, b) => a + b, 0)
    return weights.map((weight, i) => [Math.min(from - 1, Math.max(0, first + i)), weight / sum] as const)
  })
}

/** The same picture larger or smaller, as programs make it. */
export function resized({ widthPx, heightPx, rgb }: Pixels, width: number, height: number): Pixels {
  const [columns, rows] = [sources(widthPx, width), sources(heightPx, height)]
  const across = new Float64Array(width * heightPx * 3)
  for (let y = 0; y < heightPx; y++)
    for (const [x, from] of columns.entries())
      for (const [at, weight] of from)
        for (let k = 0; k < 3; k++) {
          const place = (y * width + x) * 3 + k
          across[place] = valueAt(across, place) + weight * valueAt(rgb, (y * widthPx + at) * 3 + k)
        }
  const out = new Uint8ClampedArray(width * height * 3)
  for (const [y, from] of rows.entries())
    for (let i = 0; i < width * 3; i++)
      out[y * width * 3 + i] = from.reduce((sum, [at, weight]) => sum + weight * valueAt(across, at * width * 3 + i), 0)
  return { widthPx: width, heightPx: height, rgb: new Uint8Array(out) }
}

/** A picture with detail of every size, down to its pixels: edges of many discs, and grain. */
export function detailed(widthPx: number, heightPx: number, seed: number): Pixels {
  const random = seededRandom(seed)
  const discs = Array.from({ length: 90 }, () => ({
    x: random() * widthPx,
    y: random() * heightPx,
    radius: 3 + random() ** 2 * 90,
    light: 30 + random() * 200,
  }))
  const rgb = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const disc = discs.findLast((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < one.radius ** 2)
      const light = (disc?.light ?? 120) + (random() - 0.5) * 24
      rgb.fill(Math.max(0, Math.min(255, Math.round(light))), (y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3)
    }
  return { widthPx, heightPx, rgb }
}
