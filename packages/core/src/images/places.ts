import type { Match } from './alike.ts'
import type { Box } from './thumb.ts'

/** One place in two pictures: in the one that shows the other, and in that one. */
export interface Pair {
  readonly part: Box
  readonly inOther: Box
}

/** Where a part of a picture lies in the one in which all of it was found. */
export function placeIn({ box, lean }: Pick<Match, 'box' | 'lean'>, { left, top, right, bottom }: Box): Box {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const x = box.left + lean.across * ((top + bottom) / 2 - 0.5)
  const y = box.top + lean.down * ((left + right) / 2 - 0.5)
  return inside({
    left: x + left * width,
    top: y + top * height,
    right: x + right * width,
    bottom: y + bottom * height,
  })
}

/** What is to be seen of a part in the other picture, which was found in this one, and where it lies there; undefined where it is not even half of it. */
export function within({ box, lean }: Match, part: Box): Pair | undefined {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  // By how much the box leans at this part depends on where the part lies in the other picture, both ways at once.
  const [leanX, leanY] = [lean.across / width, lean.down / height]
  const offX = ((part.left + part.right) / 2 - box.left) / width - 0.5
  const offY = ((part.top + part.bottom) / 2 - box.top) / height - 0.5
  const both = 1 - leanX * leanY
  const x = box.left + (lean.across * (offY - leanY * offX)) / both
  const y = box.top + (lean.down * (offX - leanX * offY)) / both
  const seen = {
    left: Math.max(part.left, x),
    top: Math.max(part.top, y),
    right: Math.min(part.right, x + width),
    bottom: Math.min(part.bottom, y + height),
  }
  if (areaOf(seen) < areaOf(part) / 2) return undefined
  const inOther = {
    left: (seen.left - x) / width,
    top: (seen.top - y) / height,
    right: (seen.right - x) / width,
    bottom: (seen.bottom - y) / height,
  }
  return { part: seen, inOther }
}

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top)

/** A box without what would lie outside of the picture. */
const inside = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(1, right),
  bottom: Math.min(1, bottom),
})
