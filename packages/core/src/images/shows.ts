import { fitOfPart } from './alike.ts'
import { partsOnGround } from './parts.ts'
import { type Box, sumsOf, THUMB_SIDE, type Thumb, WHOLE } from './thumb.ts'

/** How alike what lies on the ground of one picture must be to all of another. */
const THE_SAME = 0.7
/** Ground that takes less of a picture than this is a border. */
const MOST_SHOWN = 0.8

interface Seen {
  readonly sums: Float64Array
  readonly parts: readonly Box[]
}
const known = new WeakMap<Thumb, Seen>()

function seenOf(thumb: Thumb): Seen {
  const before = known.get(thumb)
  if (before) return before
  const parts = partsOnGround(thumb).filter(
    ({ left, top, right, bottom }) => (right - left) * (bottom - top) <= MOST_SHOWN,
  )
  const seen = { sums: sumsOf(thumb, THUMB_SIDE, THUMB_SIDE), parts }
  known.set(thumb, seen)
  return seen
}

/**
 * Which share of one picture is all of another, shown on its ground, as a screen does, a letter or a frame; undefined where it shows it
 * not, or where both are one picture as they are.
 */
export function shownShare(one: Thumb, other: Thumb): number | undefined {
  const [{ sums, parts }, { sums: others }] = [seenOf(one), seenOf(other)]
  for (const part of parts) {
    const { fit, box } = fitOfPart(sums, part, others, WHOLE)
    if (fit < THE_SAME) continue
    if (fitOfPart(sums, WHOLE, others, WHOLE).fit >= THE_SAME) return undefined
    return (box.right - box.left) * (box.bottom - box.top)
  }
  return undefined
}
