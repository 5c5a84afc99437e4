import type { Pixels } from '../facts/index.ts'
import { at } from '../numeric/index.ts'

/** How the colours of a picture lie. */
export interface Tone {
  /** How much its colours differ in two ways at once, 0 (gray, or all of one tint) to about 1. */
  readonly colour: number
  /** Share of pixels that are burnt out or black. */
  readonly clipped: number
}

/** A pixel is burnt out, or black, when its brightness is beyond these. */
const [BLACK, WHITE] = [4, 251]

/**
 * Sees the tone of a picture. Colour is the smaller of the two main spreads of blue and red beside brightness (ITU-R BT.601): sepia has one
 * of them, gray has none.
 */
export function toneOf({ rgb }: Pixels): Tone {
  const count = rgb.length / 3
  let clipped = 0
  let [sumU, sumV, squaresU, squaresV, products] = [0, 0, 0, 0, 0]
  for (let i = 0; i < rgb.length; i += 3) {
    const [red, green, blue] = [at(rgb, i), at(rgb, i + 1), at(rgb, i + 2)]
    const bright = 0.299 * red + 0.587 * green + 0.114 * blue
    const [u, v] = [blue - bright, red - bright]
    if (bright < BLACK || bright > WHITE) clipped += 1
    sumU += u
    sumV += v
    squaresU += u * u
    squaresV += v * v
    products += u * v
  }
  const [meanU, meanV] = [sumU / count, sumV / count]
  const [a, b] = [squaresU / count - meanU * meanU, squaresV / count - meanV * meanV]
  const mixed = products / count - meanU * meanV
  const smaller = (a + b) / 2 - Math.sqrt(Math.max(0, ((a - b) / 2) ** 2 + mixed * mixed))
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000
  return { colour: rounded(Math.sqrt(Math.max(0, smaller)) / 128), clipped: rounded(clipped / Math.max(1, count)) }
}
