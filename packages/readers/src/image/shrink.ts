import type { Pixels } from '@octavo/core'
import { ReadProblem } from '../problem.ts'

/** Larger pictures are refused by their header, before any memory is taken. */
export const MAX_INPUT_PIXELS = 100_000_000

/**
 * Gathers a picture row by row and keeps it small: whole blocks of pixels become their mean, so that a picture of any
 * size takes the memory of about `maxSidePx` squared (at most twice that on a side). What does not fill a last block is
 * left out. Throws ReadProblem for a size that is none, and for more than 100 million pixels.
 */
export class Shrinker {
  readonly #widthPx: number
  readonly #heightPx: number
  readonly #factor: number
  readonly #sums: Uint32Array

  constructor(widthPx: number, heightPx: number, maxSidePx: number) {
    if (!(widthPx >= 1) || !(heightPx >= 1)) throw new ReadProblem('damaged', 'The picture has no size.')
    if (widthPx * heightPx > MAX_INPUT_PIXELS) throw tooManyPixels()
    this.#factor = Math.max(1, Math.min(Math.floor(Math.max(widthPx, heightPx) / maxSidePx), widthPx, heightPx))
    this.#widthPx = Math.floor(widthPx / this.#factor)
    this.#heightPx = Math.floor(heightPx / this.#factor)
    if (this.#widthPx * this.#heightPx > 4 * maxSidePx * maxSidePx * 16) throw tooManyPixels()
    this.#sums = new Uint32Array(this.#widthPx * this.#heightPx * 3)
  }

  /** Adds one channel (0 red, 1 green, 2 blue) of row `y`: every `step`-th of `values`, from `from` on. */
  add(y: number, channel: number, values: Uint8Array, from = 0, step = 1): void {
    const row = Math.floor(y / this.#factor)
    if (row >= this.#heightPx) return
    let at = from
    for (let column = 0, out = row * this.#widthPx * 3 + channel; column < this.#widthPx; column += 1, out += 3) {
      let sum = this.#sums[out] ?? 0
      for (let count = this.#factor; count > 0; count -= 1, at += step) sum += values[at] ?? 0
      this.#sums[out] = sum
    }
  }

  finish(): Pixels {
    const count = this.#factor * this.#factor
    return {
      widthPx: this.#widthPx,
      heightPx: this.#heightPx,
      rgb: Uint8Array.from(this.#sums, (sum) => Math.round(sum / count)),
    }
  }
}

export const tooManyPixels = (): ReadProblem =>
  new ReadProblem('too_large', 'The picture has more than 100 million pixels.')
