import type { Pixels } from '../src/facts/reading.ts'
import { seededRandom } from '../src/numeric/random.ts'

/** A picture from a rule that gives the three colours of each place (0 to 1 across and down). */
export function paint(widthPx: number, heightPx: number, rule: (x: number, y: number) => readonly number[]): Pixels {
  const rgb = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const colour = rule((x + 0.5) / widthPx, (y + 0.5) / heightPx)
      for (let k = 0; k < 3; k++) rgb[(y * widthPx + x) * 3 + k] = Math.max(0, Math.min(255, colour[k] ?? 0))
    }
  return { widthPx, heightPx, rgb }
}

/** A rule for a picture as rich as a photo: fifty soft spots of all sizes, placed by the seed. */
export function scene(seed: number): (x: number, y: number) => readonly number[] {
  const random = seededRandom(seed)
  const spots = Array.from({ length: 50 }, () => ({
    x: random(),
    y: random(),
    size: 0.03 + 0.4 * random() ** 2,
    colour: [random() - 0.5, random() - 0.5, random() - 0.5],
  }))
  return (x, y) => {
    const sum = [128, 128, 128]
    for (const spot of spots) {
      const far = ((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.size ** 2
      if (far > 1) continue
      const near = (1 - far) ** 2
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + 260 * near * (spot.colour[k] ?? 0)
    }
    return sum
  }
}

/** A form with ruled lines and a frame, filled in by the seed: the same form, but never the same entries. */
export function form(seed: number): (x: number, y: number) => readonly number[] {
  const random = seededRandom(seed)
  const cells = Array.from({ length: 16 * 24 }, () => (random() < 0.5 ? 20 : 250))
  return (x, y) => {
    const isRule = (y * 16) % 1 < 0.08 || x < 0.02 || x > 0.98 || (x > 0.3 && x < 0.31)
    if (isRule) return [60, 60, 60]
    const isText = (y * 16) % 1 > 0.35 && (y * 16) % 1 < 0.8 && x > 0.35 && x < 0.95
    const value = isText ? (cells[Math.floor(y * 16) * 24 + Math.floor(x * 24)] ?? 250) : 250
    return [value, value, value]
  }
}
