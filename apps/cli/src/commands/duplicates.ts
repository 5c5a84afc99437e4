import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {
  eachOf,
  FEATURE_SIDE_PX,
  formatCount,
  formatSize,
  type Item,
  isDocument,
  keeperOf,
  nearDuplicates,
  nearDuplicateTexts,
  type Reading,
  type Thumb,
  thumbOf,
} from '@octavo/core'
import { describeError } from '@octavo/disk'
import type { ReaderPool } from '@octavo/readers/node'
import type { Args } from '../args.ts'
import { type Looked, lookInto, type Problem, tellProblems } from '../looking.ts'
import { type Output, shownName } from '../output.ts'
import { WINDOW, withReaders } from '../readers.ts'

const CHUNK_BYTES = 1024 * 1024
/** Codes of readings that say nothing went wrong: there is just no text in the document. */
const QUIET: ReadonlySet<string> = new Set(['no_text', 'unsupported'])

/** What the steps of the command share. */
interface Work {
  readonly looked: Looked
  readonly pool: ReaderPool
  readonly problems: Problem[]
  readonly output: Output
}

/**
 * `octavo duplicates FOLDER`: files that are there more than once. Byte for byte first (size, then SHA-256), then images that
 * are copies of each other and documents that say nearly the same. With `--json` a line `{set, path, exact, keep}` for each
 * file of a set; `keep` is true for one of them. Empty files are left out. Nothing is changed or deleted.
 */
export async function duplicates(args: Args, output: Output): Promise<number> {
  const looked = await lookInto(args.operands[0] ?? '', output)
  return withReaders((pool) => findSets({ looked, pool, problems: [...looked.problems], output }))
}

async function findSets(work: Work): Promise<number> {
  const { looked, problems, output } = work
  const exact = equalFiles(work)
  // One of several equal files stands for all of them.
  const twins = new Map(exact.flatMap((set) => set.map((item) => [item.id, set] as const)))
  const single = looked.files.filter(({ item }) => item.sizeBytes > 0 && (twins.get(item.id)?.[0] ?? item) === item)
  const documents = single.flatMap(({ item, kind }) => (isDocument(kind) ? [item] : []))
  const alike = [
    ...(await alikeImages(work, itemsOf(single, 'image'))),
    // A RAW photo and the JPEG beside it belong together: neither is a copy to be rid of.
    ...(await alikeImages(work, itemsOf(single, 'raw-image'))),
    ...(await alikeTexts(work, documents)),
  ]
  const spoken = new Set(alike.flat().map(({ id }) => id))
  const sets = [
    ...alike.map((set) => set.flatMap((item) => twins.get(item.id) ?? [item])),
    ...exact.filter(([first]) => first && !spoken.has(first.id)),
  ].map((set) => set.toSorted(byPath))
  sets.sort(([a], [b]) => (a && b ? byPath(a, b) : 0))
  const pixelCounts = await measure(work, sets.flat())
  sets.forEach((set, index) => {
    tellSet(looked.folder, index + 1, set, new Set(twins.keys()), pixelCounts, output)
  })
  const copies = sets.reduce((sum, set) => sum + set.length - 1, 0)
  output.say(
    sets.length === 0
      ? 'No file is there twice.'
      : `${formatCount(sets.length, 'set')}, ${formatCount(copies, 'copy', 'copies')} besides the files to keep. Nothing was changed.`,
  )
  return tellProblems(looked.folder, problems, output)
}

function byPath(a: Item, b: Item): number {
  return a.path < b.path ? -1 : 1
}

function itemsOf(files: Looked['files'], wanted: string): Item[] {
  return files.flatMap(({ item, kind }) => (kind === wanted ? [item] : []))
}

/** Sets of files with the same bytes, by first path. Only files of equal size are read. */
function equalFiles({ looked: { root, files }, problems, output }: Work): Item[][] {
  const bySize = new Map<number, Item[]>()
  for (const { item } of files) if (item.sizeBytes > 0) add(bySize, item.sizeBytes, item)
  const crowded = [...bySize.values()].filter((items) => items.length > 1).flat()
  const byHash = new Map<string, Item[]>()
  const onDone = output.progress('Comparing')
  crowded.forEach((item, index) => {
    try {
      add(byHash, `${item.sizeBytes}:${hashOf(path.join(root, item.path))}`, item)
    } catch (error) {
      const { code, message } = describeError(error)
      problems.push({ path: item.path, code, reason: message })
    }
    onDone(index + 1, crowded.length)
  })
  return [...byHash.values()].filter((items) => items.length > 1)
}

function add<K>(map: Map<K, Item[]>, key: K, item: Item): void {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}

function hashOf(file: string): string {
  const hash = createHash('sha256')
  const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants
  const handle = fs.openSync(file, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0))
  try {
    const chunk = new Uint8Array(CHUNK_BYTES)
    for (let got = fs.readSync(handle, chunk); got > 0; got = fs.readSync(handle, chunk))
      hash.update(chunk.subarray(0, got))
  } finally {
    fs.closeSync(handle)
  }
  return hash.digest('hex')
}

async function alikeImages({ looked, pool, problems, output }: Work, items: readonly Item[]): Promise<Item[][]> {
  const seen: { readonly item: Item; readonly thumb: Thumb }[] = []
  await eachOf(
    items,
    WINDOW,
    async (item) => {
      const pixels = await pool.pixels(path.join(looked.root, item.path), FEATURE_SIDE_PX)
      if ('rgb' in pixels) seen.push({ item, thumb: thumbOf(pixels) })
      else problems.push(problemOf(item, pixels))
    },
    output.progress('Looking at images'),
  )
  seen.sort((a, b) => byPath(a.item, b.item))
  return nearDuplicates(seen.map(({ thumb }) => thumb)).map((set) => set.flatMap((index) => seen[index]?.item ?? []))
}

async function alikeTexts({ looked, pool, problems, output }: Work, items: readonly Item[]): Promise<Item[][]> {
  const texts = await eachOf(
    items,
    WINDOW,
    async (item) => {
      const reading = await pool.read(path.join(looked.root, item.path))
      if (reading.code !== undefined && !QUIET.has(reading.code)) problems.push(problemOf(item, reading))
      return { id: item.id, text: reading.text ?? '' }
    },
    output.progress('Reading documents'),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  return nearDuplicateTexts(texts).map(({ itemIds }) => itemIds.flatMap((id) => byId.get(id) ?? []))
}

function problemOf(item: Item, { code = 'damaged', reason = 'It could not be read.' }: Reading): Problem {
  return { path: item.path, code, reason }
}

/** Width times height of those files that are pictures. */
async function measure({ looked, pool, output }: Work, items: readonly Item[]): Promise<Map<string, number>> {
  const pictures = new Set(looked.files.flatMap(({ item, kind }) => (/image$/u.test(kind) ? [item.id] : [])))
  const sizes = await eachOf(
    items.filter(({ id }) => pictures.has(id)),
    WINDOW,
    async (item) => {
      const { widthPx = 0, heightPx = 0 } = await pool.read(path.join(looked.root, item.path))
      return [item.id, widthPx * heightPx] as const
    },
    output.progress('Measuring'),
  )
  return new Map(sizes)
}

function tellSet(
  folder: string,
  set: number,
  items: readonly Item[],
  equal: ReadonlySet<string>,
  pixelCounts: ReadonlyMap<string, number>,
  output: Output,
): void {
  const keeper = keeperOf(
    items.map(({ id, path: at, modifiedAtMs }) => ({ path: at, modifiedAtMs, pixelCount: pixelCounts.get(id) ?? 0 })),
  )
  output.say(output.bold(`Set ${set}`))
  items.forEach((item, index) => {
    const shown = path.join(folder, item.path)
    const keep = index === keeper
    output.record({ set, path: shown, exact: equal.has(item.id), keep })
    const how = equal.has(item.id) ? 'the same bytes' : 'alike'
    output.say(`  ${shownName(shown)} ${output.dim(`${formatSize(item.sizeBytes)}, ${how}${keep ? ', keep' : ''}`)}`)
  })
}
