import type { Pixels } from '../facts/index.ts'
import { at } from '../numeric/index.ts'
import { partOnGround } from './parts.ts'
import { grayOf } from './planes.ts'
import { thumbOf } from './thumb.ts'

/** Brightness of ground that was filled in differs by no more than what compressing adds. */
const FILLED = 2.5

/**
 * Which share of a picture is the picture itself, 0 to 1: what was filled in with one brightness around it (a border, the corners of a
 * tilted one, the ground of a caption or of a screen) says nothing of how much there is to see.
 */
export function ownShareOf(pixels: Pixels): number {
  const { widthPx: width, heightPx: height } = pixels
  const gray = grayOf(pixels)
  const corners = [at(gray, 0), at(gray, (height - 1) * width)]
  let filled = 0
  for (let y = 0; y < height; y++) {
    let most = 0
    for (const corner of corners) {
      const isGround = (x: number) => Math.abs(at(gray, y * width + x) - corner) <= FILLED
      let [left, right] = [0, width]
      while (left < width && isGround(left)) left += 1
      while (right > left && isGround(right - 1)) right -= 1
      most = Math.max(most, left + width - right)
    }
    filled += most
  }
  const part = partOnGround(thumbOf(pixels))
  const shown = part ? (part.right - part.left) * (part.bottom - part.top) : 1
  return Math.round(1000 * Math.min(1 - filled / (width * height), shown)) / 1000
}
