/**
 * Trains the small model that names kinds of pictures by their look: on the part `fit` of real pictures, as they are and as they
 * are met elsewhere (`variants.ts`), beside drawn ones, and writes its weights. How it is learned was chosen on the part `choose`.
 * Looks are kept beside the set, in `looks`: a change of what is seen or of the variants needs that folder to be removed.
 * Usage: OCTAVO_PICTURES=... OCTAVO_DATA=... node bench/quality/picture-kinds/fit.ts
 */
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FEATURE_SIDE_PX } from '../../../packages/core/src/images/features.ts'
import { IMAGE_KINDS } from '../../../packages/core/src/images/kinds.ts'
import { lookOf } from '../../../packages/core/src/index.ts'
import { PAINTERS } from '../draw-kinds.ts'
import { MADE } from '../sets/picture-sources-wide.ts'
import { inputsOf, keptLooks, ofEachPackage } from './looks.ts'
import { type How, learnNet, type Net, sharesBy, together, weighed } from './net.ts'
import { seenPictures } from './seen.ts'

const HOW: Omit<How, 'seed'> = { units: 36, rounds: 30, decay: 0.07, noise: 0.45 }
/** Networks that are learned apart and then speak together: the mean of several is steadier than a larger one. */
const SEEDS = [1, 2, 3]
/** Drawn pictures of each kind: they hold what the packages lack, receipts on a white sheet. */
const DRAWN = 40
/** How much a variant counts against the picture that it is of: photos are met in all shapes, and too few of them are at hand. */
const VARIANT_SHARE = 0.2
const VARIANT_SHARE_OF_PHOTOS = 0.7
/** A made scan that is no sharper shows an empty page. */
const BLANK = 0.008

const drawn = IMAGE_KINDS.flatMap((kind, at) =>
  Array.from({ length: DRAWN }, (_, seed) => ({
    kind: at,
    source: 'drawn',
    share: 1,
    inputs: inputsOf(PAINTERS[kind](seed + 1).pixels(FEATURE_SIDE_PX)),
  })),
)

interface LearnedFrom {
  readonly kind: number
  readonly source: string
  readonly inputs: readonly number[]
  readonly share: number
}

async function looked(part: 'fit' | 'choose', isVaried: boolean): Promise<readonly LearnedFrom[]> {
  const rows: LearnedFrom[] = []
  for (const one of await seenPictures(part, ofEachPackage)) {
    if (one.source.startsWith(MADE.scans) && lookOf(one.pixels).sharpness < BLANK) continue
    const looks = isVaried ? await keptLooks(one) : [inputsOf(one.pixels)]
    const share = one.kind === 'photo' ? VARIANT_SHARE_OF_PHOTOS : VARIANT_SHARE
    for (const [at, inputs] of looks.entries())
      rows.push({ kind: IMAGE_KINDS.indexOf(one.kind), source: one.source, inputs, share: at === 0 ? 1 : share })
  }
  return rows
}

/** Weights in hundredths, as they are kept. */
const inHundredths = ({ hidden, out, ...scaling }: Net): Net => {
  const whole = (rows: Net['hidden']) => rows.map((own) => own.map((weight) => Math.round(weight * 100)))
  return { ...scaling, hidden: whole(hidden), out: whole(out) }
}
const asKept = ({ hidden, out, ...scaling }: Net): Net => {
  const parted = (rows: Net['hidden']) => rows.map((own) => own.map((weight) => weight / 100))
  return { ...scaling, hidden: parted(hidden), out: parted(out) }
}

const fit = await looked('fit', true)
const rows = weighed([...fit, ...drawn])
const kept = inHundredths(together(SEEDS.map((seed) => learnNet(rows, IMAGE_KINDS.length, { ...HOW, seed }))))
const net = asKept(kept)
const right = (rows: typeof fit): string => {
  const named = rows.filter(({ inputs, kind }) => {
    const shares = sharesBy(net, inputs)
    return shares.indexOf(Math.max(...shares)) === kind
  })
  return `${((100 * named.length) / rows.length).toFixed(1)} % of ${rows.length}`
}
const short = (value: number): string => String(Number(value.toFixed(value > 10 ? 2 : 4)))
const list = (values: readonly number[]) => `[${values.map(short).join(', ')}]`
const told = `${fit.length} looks at real pictures and ${drawn.length} drawn ones; of those it was chosen on it names ${right(await looked('choose', false))}`
fs.writeFileSync(
  fileURLToPath(new URL('../../../packages/core/src/images/kind-weights.ts', import.meta.url)),
  `/** Written by bench/quality/picture-kinds/fit.ts from ${told}. */
// biome-ignore-start lint/suspicious/noApproximativeNumericConstant: what was measured only looks like a constant
// biome-ignore format: numbers, one row a unit
export const KIND_MODEL = {
  means: ${list(kept.means)},
  scales: ${list(kept.scales)},
  /** In hundredths, as those of \`out\`; the last of a row is its bias. */
  hidden: [
${kept.hidden.map((own) => `    ${list(own)},`).join('\n')}
  ],
  out: [
${kept.out.map((own) => `    ${list(own)},`).join('\n')}
  ],
}
// biome-ignore-end lint/suspicious/noApproximativeNumericConstant: as above
`,
)
console.log(told)
