import { exp } from '../numeric/index.ts'
import { colourMoments } from './colour-blocks.ts'
import { drawnStatistics } from './drawn-block.ts'
import type { ImageFeatures } from './features.ts'
import { KIND_MODEL } from './kind-weights.ts'
import { makeStatistics } from './make-block.ts'
import type { Planes } from './planes.ts'
import { edgeDirections, gradientStrengths, localPatterns, waveletEnergies } from './shape-blocks.ts'
import { styleStatistics } from './style-block.ts'

/** What sort of picture an image is, as far as its look tells. */
export const IMAGE_KINDS = ['screenshot', 'scan', 'icon', 'chart', 'illustration', 'photo'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** The blocks of features that the model looks at. */
type KindBlocks = Pick<
  ImageFeatures,
  'style' | 'strengths' | 'directions' | 'wavelets' | 'moments' | 'make' | 'patterns' | 'drawn'
>

/** Measures what the model looks at. */
export const kindBlocks = (planes: Planes): KindBlocks => ({
  style: styleStatistics(planes),
  strengths: gradientStrengths(planes),
  directions: edgeDirections(planes),
  wavelets: waveletEnergies(planes),
  moments: colourMoments(planes),
  make: makeStatistics(planes),
  patterns: localPatterns(planes),
  drawn: drawnStatistics(planes),
})

/** The features that the model looks at: how a picture is made, not what it shows. */
export function kindInputs(blocks: KindBlocks): Float64Array {
  const { style, strengths, directions, wavelets, moments, make, patterns, drawn } = blocks
  return Float64Array.from(
    [style, strengths, directions, wavelets, moments, make, patterns, drawn].flatMap((block) => [...block]),
  )
}

/** How likely each of `IMAGE_KINDS` is, summing to 1: a network of one hidden layer over standardised features. */
export function kindShares(features: KindBlocks): Float64Array {
  const inputs = kindInputs(features).map((value, k) => {
    const off = (value - (KIND_MODEL.means[k] ?? 0)) / (KIND_MODEL.scales[k] ?? 1)
    return Math.max(-3, Math.min(3, off))
  })
  const scores = layer(
    KIND_MODEL.out,
    layer(KIND_MODEL.hidden, inputs).map((score) => Math.max(0, score)),
  )
  const most = Math.max(...scores)
  const powers = scores.map((score) => exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** One number a row of weights (in hundredths), each of which ends with its bias. */
const layer = (rows: readonly (readonly number[])[], inputs: Float64Array): Float64Array =>
  Float64Array.from(rows, (own) => {
    let sum = own[inputs.length] ?? 0
    for (let k = 0; k < inputs.length; k++) sum += (inputs[k] as number) * (own[k] as number)
    return sum / 100
  })
