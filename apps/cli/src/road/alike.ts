import {
  eachOf,
  FEATURE_SIDE_PX,
  type FileKind,
  type Item,
  isDocument,
  nearDuplicates,
  nearDuplicateTexts,
  type Reading,
  type Thumb,
  thumbOf,
} from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import type { Given } from './given.ts'
import type { Hooks } from './hooks.ts'
import { look, type Problem, problemsIn } from './look.ts'
import { openIn, WINDOW, withReaders } from './readers.ts'

/** Codes of readings that say nothing went wrong: there is just no text in the document. */
const QUIET: ReadonlySet<string> = new Set(['no_text', 'unsupported'])

interface Job {
  readonly folder: Given
  /** By path; what could not be read is added. */
  readonly problems: Map<string, Problem>
  readonly hooks: Hooks
}

/** What the steps share. */
interface Work extends Job {
  readonly pool: ReaderPool
}

/**
 * Sets of equal files together with images that are copies of each other and documents that say nearly the same, by first path,
 * and how many pixels the pictures among them have, by the id of the item. One of several equal files stands for all of them.
 */
export async function withAlike(
  job: Job,
  exact: readonly Item[][],
): Promise<{ readonly sets: Item[][]; readonly pixelCounts: ReadonlyMap<string, number> }> {
  const inputs = await look(job.folder, job.hooks)
  for (const problem of problemsIn(job.folder.page, inputs)) job.problems.set(problem.path, problem)
  const kinds = new Map<string, FileKind>(
    inputs.flatMap(({ item, typed, problem }) => (typed && !problem ? [[item.id, typed.verdict.fileKind]] : [])),
  )
  return await withReaders(async (pool) => {
    const work = { ...job, pool }
    const twins = new Map(exact.flatMap((set) => set.map((item) => [item.id, set] as const)))
    const single = job.folder.page.items.filter(
      (item) => item.sizeBytes > 0 && kinds.has(item.id) && (twins.get(item.id)?.[0] ?? item) === item,
    )
    const itemsOf = (wanted: (kind: FileKind) => boolean) =>
      single.filter(({ id }) => {
        const kind = kinds.get(id)
        return kind !== undefined && wanted(kind)
      })
    const alike = [
      ...(await alikeImages(
        work,
        itemsOf((kind) => kind === 'image'),
      )),
      // A RAW photo and the JPEG beside it belong together: neither is a copy to be rid of.
      ...(await alikeImages(
        work,
        itemsOf((kind) => kind === 'raw-image'),
      )),
      ...(await alikeTexts(work, itemsOf(isDocument))),
    ]
    const spoken = new Set(alike.flat().map(({ id }) => id))
    const sets = [
      ...alike.map((set) => set.flatMap((item) => twins.get(item.id) ?? [item])),
      ...exact.filter(([first]) => first && !spoken.has(first.id)),
    ].map((set) => set.toSorted(byPath))
    sets.sort(([a], [b]) => (a && b ? byPath(a, b) : 0))
    const pictures = sets.flat().filter(({ id }) => /image$/u.test(kinds.get(id) ?? ''))
    return { sets, pixelCounts: await measure(work, pictures) }
  })
}

function byPath(a: Item, b: Item): number {
  return a.path < b.path ? -1 : 1
}

async function alikeImages({ folder, pool, problems, hooks }: Work, items: readonly Item[]): Promise<Item[][]> {
  const seen: { readonly item: Item; readonly thumb: Thumb }[] = []
  await eachOf(
    items,
    WINDOW,
    async (item) => {
      const pixels = await pool.pixels(openIn(folder.source, item), FEATURE_SIDE_PX)
      if ('rgb' in pixels) seen.push({ item, thumb: thumbOf(pixels) })
      else problems.set(item.path, problemOf(item, pixels))
    },
    (done, total) => hooks.onProgress?.('images', done, total),
  )
  seen.sort((a, b) => byPath(a.item, b.item))
  return nearDuplicates(seen.map(({ thumb }) => thumb)).map((set) => set.flatMap((index) => seen[index]?.item ?? []))
}

async function alikeTexts({ folder, pool, problems, hooks }: Work, items: readonly Item[]): Promise<Item[][]> {
  const texts = await eachOf(
    items,
    WINDOW,
    async (item) => {
      const reading = await pool.read(openIn(folder.source, item))
      if (reading.code !== undefined && !QUIET.has(reading.code)) problems.set(item.path, problemOf(item, reading))
      return { id: item.id, text: reading.text ?? '' }
    },
    (done, total) => hooks.onProgress?.('contents', done, total),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  return nearDuplicateTexts(texts).map(({ itemIds }) => itemIds.flatMap((id) => byId.get(id) ?? []))
}

function problemOf(item: Item, { code = 'damaged', reason = 'It could not be read.' }: Reading): Problem {
  return { path: item.path, code, reason }
}

/** Width times height of pictures. */
async function measure({ folder, pool, hooks }: Work, pictures: readonly Item[]): Promise<Map<string, number>> {
  const sizes = await eachOf(
    pictures,
    WINDOW,
    async (item) => {
      const { widthPx = 0, heightPx = 0 } = await pool.read(openIn(folder.source, item))
      return [item.id, widthPx * heightPx] as const
    },
    (done, total) => hooks.onProgress?.('measuring', done, total),
  )
  return new Map(sizes)
}
