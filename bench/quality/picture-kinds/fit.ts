/**
 * Trains the small model that names kinds of pictures by their look: on the part `fit` of real pictures, beside drawn ones, and
 * writes its weights. How it is learned was chosen on the part `choose`.
 * Usage: OCTAVO_PICTURES=... OCTAVO_DATA=... node bench/quality/picture-kinds/fit.ts
 */
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FEATURE_SIDE_PX } from '../../../packages/core/src/images/features.ts'
import { IMAGE_KINDS, kindBlocks, kindInputs } from '../../../packages/core/src/images/kinds.ts'
import { planesOf } from '../../../packages/core/src/images/planes.ts'
import { PAINTERS } from '../draw-kinds.ts'
import { type How, learnNet, sharesBy, weighed } from './net.ts'
import { seenPictures } from './seen.ts'

const HOW: How = { units: 24, rounds: 60, decay: 0.05, noise: 0.25, seed: 1 }
/** Drawn pictures of each kind: they hold what the packages lack, receipts on a white sheet. */
const DRAWN = 40

const drawn = IMAGE_KINDS.flatMap((kind, at) =>
  Array.from({ length: DRAWN }, (_, seed) => ({
    kind: at,
    source: 'drawn',
    inputs: [...kindInputs(kindBlocks(planesOf(PAINTERS[kind](seed + 1).pixels(FEATURE_SIDE_PX))))],
  })),
)
const looked = async (part: 'fit' | 'choose') =>
  (await seenPictures(part)).map(({ kind, source, pixels }) => ({
    kind: IMAGE_KINDS.indexOf(kind),
    source,
    inputs: [...kindInputs(kindBlocks(planesOf(pixels)))],
  }))
const fit = await looked('fit')
const net = learnNet(weighed([...fit, ...drawn]), IMAGE_KINDS.length, HOW)
const right = (rows: typeof fit): string => {
  const named = rows.filter(({ inputs, kind }) => {
    const shares = sharesBy(net, inputs)
    return shares.indexOf(Math.max(...shares)) === kind
  })
  return `${((100 * named.length) / rows.length).toFixed(1)} % of ${rows.length}`
}
const short = (value: number): string => String(Number(value.toFixed(3)))
const list = (values: readonly number[]) => `[${values.map(short).join(', ')}]`
const told = `${fit.length} real and ${drawn.length} drawn pictures; of those it was chosen on it names ${right(await looked('choose'))}`
fs.writeFileSync(
  fileURLToPath(new URL('../../../packages/core/src/images/kind-weights.ts', import.meta.url)),
  `/** Written by bench/quality/picture-kinds/fit.ts from ${told}. */
// biome-ignore-start lint/suspicious/noApproximativeNumericConstant: what was measured only looks like a constant
// biome-ignore format: numbers, one row a unit
export const KIND_MODEL = {
  means: ${list(net.means)},
  scales: ${list(net.scales)},
  hidden: [
${net.hidden.map((own) => `    ${list(own)},`).join('\n')}
  ],
  out: [
${net.out.map((own) => `    ${list(own)},`).join('\n')}
  ],
}
// biome-ignore-end lint/suspicious/noApproximativeNumericConstant: as above
`,
)
console.log(told)
