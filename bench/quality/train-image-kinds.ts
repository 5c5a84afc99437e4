/**
 * Trains the small model that names kinds of images, on images that draw-kinds.ts draws, and writes its weights.
 * Usage: node bench/quality/train-image-kinds.ts [IMAGES PER KIND]
 */
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FEATURE_SIDE_PX, imageFeatures } from '../../packages/core/src/images/features.ts'
import { IMAGE_KINDS, kindInputs } from '../../packages/core/src/images/kinds.ts'
import { PAINTERS } from './draw-kinds.ts'

const EPOCHS = 600
const RATE = 0.3
const DECAY = 0.004
const perKind = Number(process.argv[2] ?? 300)
const rows: { readonly inputs: readonly number[]; readonly kind: number }[] = []
IMAGE_KINDS.forEach((kind, index) => {
  for (let seed = 1; seed <= perKind; seed++)
    rows.push({ inputs: [...kindInputs(imageFeatures(PAINTERS[kind](seed).pixels(FEATURE_SIDE_PX)))], kind: index })
})
const width = rows[0]?.inputs.length ?? 0
const means = Array.from(
  { length: width },
  (_, k) => rows.reduce((sum, { inputs }) => sum + (inputs[k] ?? 0), 0) / rows.length,
)
const scales = means.map((mean, k) =>
  Math.max(1e-3, Math.sqrt(rows.reduce((sum, { inputs }) => sum + ((inputs[k] ?? 0) - mean) ** 2, 0) / rows.length)),
)
const scaled = rows.map(({ inputs, kind }) => ({
  inputs: inputs.map((value, k) => Math.max(-3, Math.min(3, (value - (means[k] ?? 0)) / (scales[k] ?? 1)))),
  kind,
}))
const weights = IMAGE_KINDS.map(() => new Array<number>(width + 1).fill(0))
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const slopes = IMAGE_KINDS.map(() => new Array<number>(width + 1).fill(0))
  for (const { inputs, kind } of scaled) {
    const scores = weights.map((own) => inputs.reduce((sum, value, k) => sum + value * (own[k] ?? 0), own[width] ?? 0))
    const most = Math.max(...scores)
    const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
    scores.forEach((score, index) => {
      const error = Math.exp(score - most) / total - (index === kind ? 1 : 0)
      const own = slopes[index] ?? []
      for (let k = 0; k < width; k++) own[k] = (own[k] ?? 0) + error * (inputs[k] ?? 0)
      own[width] = (own[width] ?? 0) + error
    })
  }
  weights.forEach((own, index) => {
    for (let k = 0; k <= width; k++)
      own[k] =
        (own[k] ?? 0) - RATE * ((slopes[index]?.[k] ?? 0) / scaled.length + (k < width ? DECAY * (own[k] ?? 0) : 0))
  })
}
const list = (values: readonly number[]) => `[${values.map((value) => String(Number(value.toFixed(3)))).join(', ')}]`
const right = scaled.filter(({ inputs, kind }) => {
  const scores = weights.map((own) => inputs.reduce((sum, value, k) => sum + value * (own[k] ?? 0), own[width] ?? 0))
  return scores.indexOf(Math.max(...scores)) === kind
}).length
fs.writeFileSync(
  fileURLToPath(new URL('../../packages/core/src/images/kind-weights.ts', import.meta.url)),
  `/** Written by bench/quality/train-image-kinds.ts from ${rows.length} drawn images; ${((100 * right) / rows.length).toFixed(1)} % of them are named rightly. */
// biome-ignore-start lint/suspicious/noApproximativeNumericConstant: what was measured only looks like a constant
// biome-ignore format: numbers, one row a kind
export const KIND_MODEL = {
  means: ${list(means)},
  scales: ${list(scales)},
  weights: [
${weights.map((own) => `    ${list(own)},`).join('\n')}
  ],
}
// biome-ignore-end lint/suspicious/noApproximativeNumericConstant: as above
`,
)
console.log(`${rows.length} drawn images, ${((100 * right) / rows.length).toFixed(1)} % named rightly`)
