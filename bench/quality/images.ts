/**
 * Styles of images (NMI) and near-duplicate photos (precision and recall over pairs), beside the baselines of issue 4.
 * Usage: OCTAVO_DATA=... node bench/quality/images.ts [styles|copies]
 */
import fs from 'node:fs'
import path from 'node:path'
import {
  clusterImages,
  FEATURE_SIDE_PX,
  imageFeatures,
  nearDuplicates,
  thumbOf,
} from '../../packages/core/src/index.ts'
import { seededRandom } from '../../packages/core/src/numeric/random.ts'
import { decodePixels } from '../../packages/readers/src/image/pixels.ts'
import { ari, nmi } from './nmi.ts'
import { figure } from './sets.ts'

interface Labelled {
  readonly file: string
  readonly label: string
}

const ASKED: Readonly<Record<string, string>> = {
  'k given, NMI': '0.74, reach 0.82',
  'precision over pairs': '0.995',
  'recall over pairs': '0.95',
}
const DRAWS = 25
const PER_DRAW = 5
const data = process.env.OCTAVO_DATA ?? ''
const what = process.argv[2]

/** Decodes all pictures of a set; those that can't be are named and left out. */
async function load<T extends Labelled, R>(set: string, look: (pixels: Parameters<typeof thumbOf>[0]) => R) {
  const folder = path.join(data, set)
  const { files } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as { files: readonly T[] }
  const seen: (T & { readonly look: R })[] = []
  const start = process.cpuUsage()
  for (const file of files) {
    const pixels = await decodePixels(new Uint8Array(fs.readFileSync(path.join(folder, file.file))), FEATURE_SIDE_PX)
    if ('rgb' in pixels) seen.push({ ...file, look: look(pixels) })
    else console.log(`${file.file}: ${pixels.code}`)
  }
  return { seen, msEach: process.cpuUsage(start).user / 1000 / Math.max(1, files.length) }
}

function tell(set: string, method: string, ours: string, baseline: string): void {
  if (/k given, NMI|over pairs|draws/u.test(method))
    figure({
      task: set === 'images-style' ? 'Images by style' : 'Near-duplicate photos',
      set,
      method,
      ours,
      baseline: `${baseline} (issue)`,
      asked: ASKED[method] ?? '',
    })
  console.log(`${set.padEnd(16)} ${method.padEnd(34)} ${ours.padEnd(24)} ${baseline}`)
}

async function styles(): Promise<void> {
  const { seen, msEach } = await load<Labelled, ReturnType<typeof imageFeatures>>('images-style', imageFeatures)
  const truth = new Map(seen.map(({ file, label }) => [file, label]))
  const cluster = (images: typeof seen, groups?: number) => {
    const found = clusterImages(
      images.map(({ file, look }) => ({ id: file, features: look })),
      groups === undefined ? {} : { groups },
    )
    const pairs = found.flatMap(({ name, itemIds }) => itemIds.map((id) => [truth.get(id), name] as const))
    return { found, labels: pairs.map(([label]) => label), names: pairs.map(([, name]) => name) }
  }
  const all = cluster(seen, new Set(truth.values()).size)
  const usual = 'HSV + k-means 0.48, best Python recipe 0.69'
  tell('images-style', 'k given, NMI', nmi(all.labels, all.names).toFixed(3), usual)
  tell('images-style', 'k given, ARI', ari(all.labels, all.names).toFixed(3), '0.21; 0.54')
  const free = cluster(seen)
  tell('images-style', `k found (${free.found.length}), NMI`, nmi(free.labels, free.names).toFixed(3), '')
  const random = seededRandom(2026)
  const shuffled = <T>(things: readonly T[]) =>
    things
      .map((thing) => ({ thing, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ thing }) => thing)
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    const labels = shuffled([...new Set(truth.values())]).slice(0, PER_DRAW)
    const images = labels.flatMap((label) => shuffled(seen.filter((image) => image.label === label)).slice(0, PER_DRAW))
    const drawn = cluster(images, PER_DRAW)
    sum += nmi(drawn.labels, drawn.names) / DRAWS
  }
  tell('images-style', `${DRAWS} draws of 25 images, NMI`, sum.toFixed(3), 'HSV + k-means 0.50')
  tell('images-style', 'CPU an image, with decoding', `${msEach.toFixed(0)} ms`, 'at most 100 ms')
  console.log(`names: ${all.found.map(({ name }) => name).join(' | ')}`)
}

async function copies(): Promise<void> {
  const { seen, msEach } = await load<Labelled, ReturnType<typeof thumbOf>>('images-neardup', thumbOf)
  const start = process.cpuUsage()
  const sets = nearDuplicates(seen.map(({ look }) => look))
  const seconds = process.cpuUsage(start).user / 1e6
  const setOf = new Map(sets.flatMap((set, number) => set.map((index) => [index, number] as const)))
  let [right, wrong, missed] = [0, 0, 0]
  seen.forEach((one, i) => {
    seen.slice(i + 1).forEach((other, offset) => {
      const isFound = setOf.has(i) && setOf.get(i) === setOf.get(i + 1 + offset)
      if (one.label === other.label && isFound) right++
      else if (one.label === other.label) missed++
      else if (isFound) wrong++
    })
  })
  tell('images-neardup', 'precision over pairs', (right / Math.max(1, right + wrong)).toFixed(4), 'one hash 1.00')
  tell('images-neardup', 'recall over pairs', (right / Math.max(1, right + missed)).toFixed(4), 'one hash 0.63')
  tell('images-neardup', 'CPU', `${msEach.toFixed(0)} ms an image, ${seconds.toFixed(1)} s to compare`, '')
}

console.log('set              method                             ours                     baseline')
if (what !== 'copies') await styles()
if (what !== 'styles') await copies()
