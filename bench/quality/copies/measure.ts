import fs from 'node:fs'
import path from 'node:path'
import { keepFinest } from '../../../packages/core/src/duplicates/keep-finest.ts'
import { ownShareOf, toneOf } from '../../../packages/core/src/images/index.ts'
import {
  FEATURE_SIDE_PX,
  findDuplicates,
  type Item,
  itemOf,
  type Pixels,
  type Reading,
  thumbOf,
} from '../../../packages/core/src/index.ts'
import { readImage } from '../../../packages/readers/src/image/index.ts'
import { decodePixels } from '../../../packages/readers/src/image/pixels.ts'
import { type CopiesPart, copiesSet } from '../sets/copies.ts'
import { baseline } from './baseline.ts'
import { type Score, scored } from './score.ts'

type Rows = readonly (readonly string[])[]
const share = (part: number, all: number) => (all === 0 ? '' : `${part} of ${all} (${(part / all).toFixed(3)})`)

/**
 * What the command finds in the set of a part, beside one hash at its best threshold. `of` makes a smaller set, of each package that
 * share (of the three parts); `every` looks at every so many-th picture of it only.
 */
export async function measuredCopies(part: CopiesPart, of = 1, every = 1): Promise<readonly Rows[]> {
  const { folder, files: all } = await copiesSet(part, of)
  const labels = [...new Set(all.map(({ label }) => label))].sort()
  const wanted = new Set(labels.filter((_, at) => at % every === 0))
  const files = all.filter(({ label }) => wanted.has(label))
  const pixels = new Map<string, Pixels>()
  const readings = new Map<string, Reading>()
  const items: Item[] = []
  for (const { file } of files) {
    const bytes = fs.readFileSync(path.join(folder, file))
    const seen = await decodePixels(new Uint8Array(bytes), FEATURE_SIDE_PX)
    if (!('rgb' in seen)) throw new Error(`${file}: ${seen.reason}`)
    pixels.set(file, seen)
    readings.set(file, await readImage(new Uint8Array(bytes)))
    items.push(itemOf('folder', { path: file, sizeBytes: bytes.length, modifiedAtMs: 0 }))
  }
  const inputs = items.map((item) => ({ item, typed: { verdict: { fileKind: 'image' } } }) as never)
  const pixelsOf = async ({ path: file }: Item, maxSidePx: number) => {
    if (maxSidePx <= FEATURE_SIDE_PX) return pixels.get(file) ?? {}
    return await decodePixels(new Uint8Array(fs.readFileSync(path.join(folder, file))), maxSidePx)
  }
  const looks = {
    pixels: pixelsOf,
    read: async ({ path: file }: Item) => readings.get(file) ?? {},
  }
  const contents = { head: (item: Item) => item.path, whole: (item: Item) => item.path }
  const start = process.cpuUsage()
  const { sets } = await findDuplicates(items, contents, { inputs, looks })
  const seconds = process.cpuUsage(start).user / 1e6
  const place = new Map(files.map(({ file }, at) => [file, at]))
  const score = scored(
    files,
    sets.map((set) => set.items.map((item) => place.get(item.path) ?? -1)),
  )
  const isOriginal = (file: string) => files[place.get(file) ?? -1]?.edit === undefined
  const whole = sets.filter((set) => set.items.some((item) => isOriginal(item.path)))
  const kept = whole.filter(({ keeper }) => isOriginal(keeper.path)).length
  const pairs = await keptOfPairs(files, items, pixelsOf, readings)
  const [right, ofPairs] = [...pairs.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  return [
    [
      ['what', 'Octavo', ...baseline(files, pixels).map(([name]) => name), 'asked'],
      [
        'pairs, recall',
        score.recall.toFixed(4),
        ...baseline(files, pixels).map(([, one]) => one.recall.toFixed(4)),
        '0.97',
      ],
      [
        'pairs, precision',
        score.precision.toFixed(5),
        ...baseline(files, pixels).map(([, one]) => one.precision.toFixed(5)),
        '0.999',
      ],
      ['edits in the set of their original', score.withOriginal.toFixed(4), '', '', ''],
      ['original kept, of sets with it', share(kept, whole.length), '', '', '0.95'],
      ['original kept, of pairs with one edit', share(right, ofPairs), '', '', '0.95'],
      ['files, processor seconds without decoding', `${files.length}, ${seconds.toFixed(0)}`, '', '', ''],
    ],
    [['edit', 'found', 'original kept'], ...editRows(score, pairs)],
    [['sort', 'found'], ...[...score.bySort].map(([sort, [a, b]]) => [sort, share(a, b)])],
    [
      ['taken for copies and are none', 'pairs'],
      ...[...score.mixed]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 12)
        .map(([what, count]) => [what.replaceAll(/\/[^|]*\//gu, ''), String(count)]),
    ],
  ]
}

const editRows = ({ byEdit }: Score, pairs: ReadonlyMap<string, readonly [number, number]>) =>
  [...byEdit].map(([edit, [a, b]]) => [edit, share(a, b), share(...(pairs.get(edit) ?? ([0, 0] as const)))])

/** How often the original is kept of it and one edit alone. */
async function keptOfPairs(
  files: Awaited<ReturnType<typeof copiesSet>>['files'],
  items: readonly Item[],
  pixelsOf: (item: Item, maxSidePx: number) => Promise<Pixels | Reading>,
  readings: ReadonlyMap<string, Reading>,
): Promise<Map<string, [number, number]>> {
  const copies = await Promise.all(
    items.map(async (item) => {
      const { path: at, sizeBytes, modifiedAtMs } = item
      const { widthPx = 0, heightPx = 0, quality, isEdited = false } = readings.get(at) ?? {}
      const seen = await pixelsOf(item, FEATURE_SIDE_PX)
      const look = 'rgb' in seen && { ownShare: ownShareOf(seen), ...toneOf(seen), thumb: thumbOf(seen) }
      const facts = { path: at, sizeBytes, modifiedAtMs, pixelCount: widthPx * heightPx, isEdited }
      return { ...facts, ...(quality !== undefined && { quality }), ...look }
    }),
  )
  const kept = new Map<string, [number, number]>()
  for (const group of Map.groupBy(files.keys(), (at) => files[at]?.label).values()) {
    const first = group.find((at) => files[at]?.edit === undefined)
    for (const at of group) {
      const [original, copy, edit] = [copies[first ?? -1], copies[at], files[at]?.edit]
      if (!original || !copy || edit === undefined) continue
      const [right, all] = kept.get(edit) ?? [0, 0]
      const two = [items[first ?? -1], items[at]] as const
      const best = await keepFinest([original, copy], (place, maxSidePx) => pixelsOf(two[place] as Item, maxSidePx))
      kept.set(edit, [right + Number(best.at === 0), all + 1])
    }
  }
  return kept
}
