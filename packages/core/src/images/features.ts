import type { Pixels } from '../facts/index.ts'
import { colourHistogram, colourLayout, colourMoments } from './colour-blocks.ts'
import { drawnStatistics } from './drawn-block.ts'
import { makeStatistics } from './make-block.ts'
import { type Planes, planesOf } from './planes.ts'
import { edgeDirections, gradientStrengths, localPatterns, orientedGradients, waveletEnergies } from './shape-blocks.ts'
import { styleStatistics } from './style-block.ts'

const BLOCKS = {
  colours: colourHistogram,
  moments: colourMoments,
  layout: colourLayout,
  gradients: orientedGradients,
  directions: edgeDirections,
  patterns: localPatterns,
  wavelets: waveletEnergies,
  strengths: gradientStrengths,
  style: styleStatistics,
} satisfies Record<string, (planes: Planes) => Float64Array>

/** One kind of feature; each is a list of numbers of fixed length. */
export type BlockName = keyof typeof BLOCKS
/** What an image looks like, in numbers. */
export type ImageFeatures = Readonly<Record<BlockName, Float64Array>> & {
  /** How it was made: for naming kinds; groups by style do not look at it. */
  readonly make: Float64Array
  /** What tells that it was drawn: the same. */
  readonly drawn: Float64Array
}

export const BLOCK_NAMES = Object.keys(BLOCKS) as BlockName[]
/** Features are measured on pictures of this longer side: decode to it. */
export const FEATURE_SIDE_PX = 160

/** Measures a picture that was decoded to `FEATURE_SIDE_PX` (any size works; textures are compared at one scale only). */
export function imageFeatures(pixels: Pixels): ImageFeatures {
  const planes = planesOf(pixels)
  const blocks = Object.fromEntries(BLOCK_NAMES.map((name) => [name, BLOCKS[name](planes)]))
  return {
    ...(blocks as Record<BlockName, Float64Array>),
    make: makeStatistics(planes),
    drawn: drawnStatistics(planes),
  }
}
