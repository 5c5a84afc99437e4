import type { Pixels } from '../facts/index.ts'
import { at } from '../numeric/index.ts'
import { COLOUR_BYTES, type Colours, coloursOf } from './colours.ts'
import { columnOf } from './column.ts'
import { IMAGE_KINDS, kindBlocks, kindShares } from './kinds.ts'
import { ownShareOf } from './own-share.ts'
import { type Planes, planesOf } from './planes.ts'
import { THUMB_SIDE, type Thumb, thumbOf } from './thumb.ts'
import { toneOf } from './tone.ts'

/** What judging and comparing keep of a picture that was looked at: numbers, and 16 kB to know it again by. Plain data. */
export interface PictureLook {
  /** How likely each of `IMAGE_KINDS` is by its look alone, rounded; they sum to about 1. */
  readonly shares: readonly number[]
  readonly thumb: Thumb
  /** How much neighbouring pixels differ, 0 (blurred) to about 1, at the size of a look: only alike pictures compare. */
  readonly sharpness: number
  /** Share of pixels that are burnt out or black. */
  readonly clipped: number
  /** Of a white sheet the share of its width that is printed on; 1 for anything else. */
  readonly column: number
  /** Which share of it is the picture itself, and no border or ground of a screen: 0 to 1. */
  readonly ownShare: number
  /** How much its colours differ in two ways at once (`toneOf`), where that was told. */
  readonly colour?: number
  /** Where which colours lie in it, 768 bytes (`coloursOf`), where that was told. */
  readonly colours?: Colours
}

/** Sees a picture that was decoded to `FEATURE_SIDE_PX`. */
export function lookOf(pixels: Pixels): PictureLook {
  const planes = planesOf(pixels)
  const shares = kindShares(kindBlocks(planes))
  const column = rounded(columnOf(planes))
  return {
    shares: Array.from(shares, rounded),
    thumb: thumbOf(pixels),
    ...exposureOf(planes),
    column,
    ownShare: ownShareOf(pixels),
    colour: toneOf(pixels).colour,
    colours: coloursOf(pixels),
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Sharpness as the mean of the Laplacian's amount (J. L. Pech-Pacheco and others, 2000, takes its variance). */
function exposureOf({ width, height, gray }: Planes): Pick<PictureLook, 'sharpness' | 'clipped'> {
  let bends = 0
  let clipped = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const here = at(gray, y * width + x)
      const around =
        at(gray, y * width + x - 1) +
        at(gray, y * width + x + 1) +
        at(gray, (y - 1) * width + x) +
        at(gray, (y + 1) * width + x)
      bends += Math.abs(4 * here - around)
      if (here < 4 || here > 251) clipped += 1
    }
  const count = Math.max(1, (width - 2) * (height - 2))
  return { sharpness: rounded(Math.min(1, bends / count / 255)), clipped: rounded(clipped / count) }
}

/** Rebuilds a look that a process or thread sent which read hostile bytes; undefined when it is none. */
export function asLook(sent: unknown): PictureLook | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { shares, thumb, sharpness, clipped, column, ownShare, colour, colours } = sent as Partial<
    Record<keyof PictureLook, unknown>
  >
  if (!Array.isArray(shares) || shares.length !== IMAGE_KINDS.length || !shares.every(isShare)) return undefined
  if (!(thumb instanceof Uint8Array) || thumb.length !== THUMB_SIDE * THUMB_SIDE) return undefined
  if (!isShare(sharpness) || !isShare(clipped) || !isShare(column) || !isShare(ownShare)) return undefined
  if (colour !== undefined && !isShare(colour)) return undefined
  if (colours !== undefined && !(colours instanceof Uint8Array && colours.length === COLOUR_BYTES)) return undefined
  return {
    shares: [...shares],
    thumb,
    sharpness,
    clipped,
    column,
    ownShare,
    ...(colour !== undefined && { colour }),
    ...(colours !== undefined && { colours }),
  }
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
