import {
  type ClassifyInput,
  classify,
  groupUnits,
  isPicture,
  isWorthReading,
  type TaxonomyId,
} from '../classify/index.ts'
import { AppError } from '../errors/index.ts'
import { SIGNATURE_HEAD_BYTES } from '../facts/index.ts'
import { bytesWanted, FARTHEST_HEAD_BYTES, typeOfName } from '../filetype/index.ts'
import { eachOf } from '../flow/index.ts'
import type { Item } from '../item/index.ts'
import type { Source } from '../ports/index.ts'
import type { JudgeInput } from './judged.ts'
import { lookInside, type Readers, type ReadInsideOptions } from './read-inside.ts'

/** Items whose first bytes are held at a time: they say what they are, and are forgotten. */
const HEADS_AT_ONCE = 64

export interface GatherOptions extends Omit<ReadInsideOptions, 'extensions' | 'onRead'> {
  /** Who reads what is inside; without them items are judged by their types. */
  readonly readers?: Readers
  /** True when tags of pictures, music and films count too: only what was learned makes use of them. Default true. */
  readonly withTags?: boolean
  /** Categories of types; those of the library when left out. */
  readonly taxonomy?: TaxonomyId
  /** Items that nobody needs to look into, because where they belong is known. */
  readonly skip?: (item: Item) => boolean
  /** Hears how many of the items were looked at: first their first bytes, then (where there are readers) what is inside. */
  readonly onProgress?: (step: 'heads' | 'inside', done: number, total: number) => void
}

/**
 * What `judge` looks at, one an item in the same order: what first bytes, names and declared types say, and what is inside
 * where that is worth reading (`isWorthReading`) and there is time. What can't be read is judged by its name, and says why.
 * Memory grows with what is kept of texts (`keptReading`), not with the bytes. Rejects with the signal's reason only.
 */
export async function gather(
  source: Pick<Source, 'heads' | 'open'>,
  found: { readonly items: readonly Item[]; readonly bundles: Iterable<string> },
  options: GatherOptions = {},
): Promise<readonly JudgeInput[]> {
  const { readers, signal, taxonomy, onProgress } = options
  const { items } = found
  const total = items.length
  const bundles = new Set(found.bundles)
  const inputs: JudgeInput[] = []
  for (let at = 0; at < total; at += HEADS_AT_ONCE) {
    const batch = items.slice(at, at + HEADS_AT_ONCE)
    const heads = await headsOf(source, batch, bundles, signal)
    const looked = batch.map((item, index) =>
      lookAt({ item, bundle: bundles.has(item.path), ...(taxonomy && { taxonomy }) }, heads[index]),
    )
    inputs.push(...(await lookFarther(source, looked, heads, options)))
    onProgress?.('heads', Math.min(total, at + HEADS_AT_ONCE), total)
  }
  return readers ? await inspect(inputs, readers, options) : inputs
}

/**
 * `gather`'s second half, for what was gathered without readers: what is inside, and how pictures look, where that is worth
 * it; the others come back as they are, in the same order. Rejects with the signal's reason only.
 */
export async function inspect(
  inputs: readonly JudgeInput[],
  readers: Readers,
  options: Omit<GatherOptions, 'readers'> = {},
): Promise<readonly JudgeInput[]> {
  const { withTags = true, skip, onProgress } = options
  const total = inputs.length
  const units = groupUnits(inputs.map(({ item }) => item))
  // Who follows a leader is not asked what is inside.
  const isAsked = ({ id }: Item) => (units.get(id) ?? id) === id
  const wanted = inputs.filter(
    ({ item, typed, bundle, problem }) =>
      typed &&
      !bundle &&
      !problem &&
      isAsked(item) &&
      !skip?.(item) &&
      isWorthReading(item, typed.verdict.fileKind, { withTags }),
  )
  const onRead = (done: number) => onProgress?.('inside', total - wanted.length + done, total)
  onRead(0)
  const typed = new Map(wanted.map((input) => [input.item.id, input.typed]))
  const extensions = new Map([...typed].map(([id, known]) => [id, known?.facts.extension]))
  const found = await lookInside(
    wanted.map(({ item }) => item),
    readers,
    { ...options, extensions, onRead, isSeen: ({ id }) => isPicture(typed.get(id)?.verdict.fileKind ?? 'other') },
  )
  return inputs.map((input) => {
    const inside = found.get(input.item.id)
    return inside ? { ...input, ...inside } : input
  })
}

/**
 * A second look at the few whose names say nothing, or something else than their bytes, and whose first bytes leave it open:
 * farther into the file. The others, and those that can't be read again, come back as they are.
 */
async function lookFarther(
  source: Pick<Source, 'heads' | 'open'>,
  inputs: readonly JudgeInput[],
  heads: readonly (Uint8Array | AppError | undefined)[],
  { signal, taxonomy }: GatherOptions,
): Promise<readonly JudgeInput[]> {
  const open = inputs.filter(({ item, typed, bundle }, at) => {
    const head = heads[at]
    const isSaid = typeOfName(item.name) !== undefined && !typed?.facts.mismatch
    return !bundle && !isSaid && head instanceof Uint8Array && bytesWanted(head, item.sizeBytes) > 0
  })
  if (open.length === 0) return inputs
  const items = open.map(({ item }) => item)
  const more = await headsOf(source, items, new Set(), signal, FARTHEST_HEAD_BYTES)
  const byId = new Map(items.map(({ id }, at) => [id, more[at]]))
  return inputs.map((input) => {
    const head = byId.get(input.item.id)
    return head instanceof Uint8Array ? lookAt({ item: input.item, ...(taxonomy && { taxonomy }) }, head) : input
  })
}

function lookAt(input: Omit<ClassifyInput, 'head'>, head: Uint8Array | AppError | undefined): JudgeInput {
  const isProblem = head instanceof AppError
  const typed = classify({ ...input, ...(head && !isProblem && { head }) })
  const { item, bundle } = input
  return { item, typed, ...(bundle && { bundle }), ...(isProblem && { problem: head }) }
}

/** First bytes of items; none of a bundle, and of all where the source keeps its contents closed. */
async function headsOf(
  source: Pick<Source, 'heads' | 'open'>,
  items: readonly Item[],
  bundles: ReadonlySet<string>,
  signal: AbortSignal | undefined,
  maxBytes = SIGNATURE_HEAD_BYTES,
): Promise<readonly (Uint8Array | AppError | undefined)[]> {
  signal?.throwIfAborted()
  const files = items.filter(({ path, sizeBytes }) => sizeBytes > 0 && !bundles.has(path))
  const heads = source.heads
    ? await source.heads(files, maxBytes, signal)
    : source.open
      ? await eachOf(files, HEADS_AT_ONCE, (item) => openHead(source, item, maxBytes, signal))
      : []
  const byId = new Map(files.map(({ id }, at) => [id, heads[at]]))
  const empty = source.heads || source.open ? new Uint8Array(0) : undefined
  return items.map(({ id, sizeBytes }) => (sizeBytes === 0 ? empty : byId.get(id)))
}

async function openHead(
  source: Pick<Source, 'open'>,
  item: Item,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | AppError | undefined> {
  try {
    const bytes = await source.open?.(item, signal)
    try {
      return await bytes?.read(0, maxBytes, signal)
    } finally {
      await bytes?.close?.()
    }
  } catch (error) {
    signal?.throwIfAborted()
    return error instanceof AppError ? error : new AppError('io_error', 'It could not be read.', { cause: error })
  }
}
