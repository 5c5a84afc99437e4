import type { Pixels } from '../facts/index.ts'
import { at } from '../numeric/index.ts'
import { grayOf } from './planes.ts'

/** Brightness of ground that was filled in differs by no more than what compressing adds. */
const FILLED = 2.5

/**
 * Which share of a picture is the picture itself, 0 to 1: what was filled in with one brightness around it (a border, the corners of a
 * tilted one, the ground of a caption or of a screen) says nothing of how much there is to see.
 */
export function ownShareOf(pixels: Pixels): number {
  const { widthPx: width, heightPx: height } = pixels
  const gray = grayOf(pixels)
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((place) => at(gray, place))
  // Along rows and along columns alike: a picture that was turned by a quarter is as much itself.
  const along = filledAlong(gray, corners, { lines: height, line: width, length: width, step: 1 })
  const across = filledAlong(gray, corners, { lines: width, line: 1, length: height, step: width })
  const filled = (along + across) / 2
  return Math.round(1000 * (1 - filled / gray.length)) / 1000
}

/** Pixels at both ends of rows or columns that have the brightness of a corner. */
function filledAlong(
  gray: Float32Array,
  corners: readonly number[],
  { lines, line, length, step }: Readonly<Record<'lines' | 'line' | 'length' | 'step', number>>,
): number {
  let filled = 0
  for (let number = 0; number < lines; number++) {
    let most = 0
    for (const corner of corners) {
      const isGround = (place: number) => Math.abs(at(gray, number * line + place * step) - corner) <= FILLED
      let [from, to] = [0, length]
      while (from < length && isGround(from)) from += 1
      while (to > from && isGround(to - 1)) to -= 1
      most = Math.max(most, from + length - to)
    }
    filled += most
  }
  return filled
}
