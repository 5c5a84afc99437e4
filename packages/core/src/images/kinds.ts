import { exp } from '../numeric/index.ts'
import type { ImageFeatures } from './features.ts'
import { KIND_MODEL } from './kind-weights.ts'

/** What sort of picture an image is, as far as its look tells. */
export const IMAGE_KINDS = ['screenshot', 'scan', 'icon', 'chart', 'illustration', 'photo'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** The blocks of features that the model looks at. */
type KindBlocks = Pick<ImageFeatures, 'style' | 'strengths' | 'directions' | 'wavelets'>

/** The features that the model looks at: how a picture is made, not what it shows. */
export function kindInputs({ style, strengths, directions, wavelets }: KindBlocks): Float64Array {
  return Float64Array.from([...style, ...strengths, ...directions, ...wavelets])
}

/** How likely each of `IMAGE_KINDS` is, summing to 1: logistic regression over standardised features. */
export function kindShares(features: KindBlocks): Float64Array {
  const inputs = kindInputs(features).map((value, k) => {
    const off = (value - (KIND_MODEL.means[k] ?? 0)) / (KIND_MODEL.scales[k] ?? 1)
    return Math.max(-3, Math.min(3, off))
  })
  const scores = Float64Array.from(KIND_MODEL.weights, (own) =>
    inputs.reduce((sum, value, k) => sum + value * (own[k] ?? 0), own[inputs.length] ?? 0),
  )
  const most = Math.max(...scores)
  const powers = scores.map((score) => exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
