import type { ClassifyRequest, ClassifyResponse, SortedFile, SortResponse } from '@octavo/contract'
import {
  byCategory,
  type FairQueue,
  groupUnits,
  type Item,
  isByType,
  isUnclear,
  isUnsure,
  itemOf,
  type Judged,
  type JudgeInput,
  judge,
  optionsOf,
  PROMPT_LIMITS,
  readInstructions,
  reconsider,
  SIGNATURE_HEAD_BYTES,
  safeName,
  type Verdict,
} from '@octavo/core'
import type { BlobStore } from '../../infra/blobs/store.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import { type StoredEntry, type Wholes, wholesOf } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'
import type { AdviceCache } from './advice-cache.ts'
import { knowFolders } from './folders.ts'
import { keepJudgements } from './judgements.ts'

/** What sorting needs beside the files. */
export interface SortParts {
  readonly db: Db
  readonly store: BlobStore
  readonly readings: Readings
  readonly learning: Learning
  readonly adviceCache: AdviceCache
  /** Whose files are looked at next; what is in memory of them is bounded by its width. */
  readonly sorting: FairQueue
  readonly nowMs: () => number
}

const AT_ONCE = 16
/** Files that are read and thought about at a time. */
const SLICE = 200
/** Who follows the work can stop it: then reading may take as long as it takes. */
const FOLLOWED_BUDGET_MS = 30 * 60_000
const BUDGET_MS = 20_000

/**
 * Says where files belong, from their first bytes, names, contents and from what the person taught; a connected model is
 * asked about what stays unclear. A file whose bytes are missing is judged by its name; one that belongs together with
 * others is judged with them, whether they are asked about or not. `wishes` are the person's instructions, in their words.
 */
export async function sortFiles(
  parts: SortParts,
  owner: Caller,
  entries: readonly StoredEntry[],
  { signal, onProgress, isFollowed }: Watch,
  wishes: readonly string[] = [],
): Promise<SortResponse> {
  const total = entries.length
  const whole = await wholesOf(parts.db, owner, entries)
  const asked = Map.groupBy(entries, ({ file }) => whole.standsFor.get(file.id)?.id ?? file.id)
  const folders = await parts.sorting.run(owner.id, () => knowFolders(parts, owner, signal), signal)
  const judged = new Map<string, Judged>()
  const inputs = new Map<string, JudgeInput>()
  const endsAtMs = performance.now() + (isFollowed ? FOLLOWED_BUDGET_MS : BUDGET_MS)
  let before = 0
  for (const slice of slicesOf(whole.items)) {
    const inSlice = slice.reduce((sum, { id }) => sum + (asked.get(id)?.length ?? 0), 0)
    const look = async () => {
      const read = await readSlice(parts, owner, slice, whole, {
        signal,
        // Of what is looked at, only some may be asked about, and a bundle stands for many.
        onRead: (done, of) => onProgress({ step: 'sorting', done: before + Math.floor((inSlice * done) / of), total }),
        budgetMs: Math.max(0, endsAtMs - performance.now()),
      })
      signal.throwIfAborted()
      const local =
        (await parts.learning.sort(owner, read, folders, { signal })) ??
        judge(read.map(({ reading: _, ...input }) => input))
      local.forEach((one, index) => {
        const input = read[index]
        judged.set(one.verdict.itemId, one)
        if (input) inputs.set(input.item.id, forModel(input, one))
      })
    }
    await parts.sorting.run(owner.id, look, signal)
    before += inSlice
  }
  const seen = [...asked.keys()].flatMap((id) => {
    const [entry, local, input] = [whole.entries.get(id), judged.get(id), inputs.get(id)]
    return entry && local && input ? [{ entry, input, local }] : []
  })
  const { advice, note } = await parts.adviceCache.advise(owner, seen, folders, signal)
  const { understood: instructions } = readInstructions(wishes.join('\n'))
  const final = reconsider([...inputs.values()], [...judged.values()], { advice, instructions })
  for (const own of final) judged.set(own.verdict.itemId, own)
  const answers = entries.flatMap((entry) => {
    const item = whole.standsFor.get(entry.file.id)
    const own = item && judged.get(item.id)
    return own ? [{ file: entry.file, own, ...(whole.bundles.has(item.path) && { bundle: `/${item.path}` }) }] : []
  })
  await keepJudgements(
    parts.db,
    owner,
    answers.map(({ file, own }) => ({ ...own.verdict, itemId: file.id })),
    parts.nowMs(),
  )
  const { folders: counted, results } = byCategory(
    answers,
    answers.map(({ own }) => own),
    ({ file, bundle }, own) => ({ ...show(file, own), ...(bundle && { bundle }) }),
  )
  return {
    folders: [...counted],
    results: Object.fromEntries([...results].map(([category, files]) => [category, [...files]])),
    ...(note ? { note } : {}),
  }
}

/** What a model may be asked about keeps the beginning of its text, so that memory does not grow with the library. */
function forModel({ item, reading }: JudgeInput, { verdict }: Judged): JudgeInput {
  const text = isUnclear(verdict) ? reading?.text?.slice(0, PROMPT_LIMITS.textCharacters) : undefined
  return text === undefined ? { item } : { item, reading: { text } }
}

/** Items some at a time; what belongs together is never parted. */
function slicesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const units = groupUnits(items)
  const groups = [...Map.groupBy(items, ({ id }) => units.get(id) ?? id).values()]
  const slices: Item[][] = []
  for (const group of groups) {
    const last = slices.at(-1)
    if (last && last.length + group.length <= SLICE) last.push(...group)
    else slices.push([...group])
  }
  return slices
}

/** First bytes and readings of some files, as sorting is given them; of a bundle there are none. */
async function readSlice(
  { store, readings }: SortParts,
  owner: Caller,
  items: readonly Item[],
  { entries, bundles }: Wholes,
  options: { readonly signal: AbortSignal; readonly budgetMs: number; onRead(done: number, of: number): void },
): Promise<readonly JudgeInput[]> {
  const files = items.flatMap(({ id }) => entries.get(id) ?? [])
  const onRead = (done: number) => options.onRead(done, files.length)
  const [heads, known] = await Promise.all([readHeads(store, files), readings.of(owner, files, { ...options, onRead })])
  const headOf = new Map(files.map(({ file }, index) => [file.id, heads[index]]))
  return items.map((item) => {
    const [head, reading] = [headOf.get(item.id), known.get(item.id)]
    const bundle = bundles.has(item.path)
    return { item, ...(bundle && { bundle }), ...(head && { head }), ...(reading && { reading }) }
  })
}

/** Verdicts on files of which only the metadata is known, in their order. */
export async function classifyByName(
  learning: Learning,
  who: string,
  { files }: ClassifyRequest,
  { signal, onProgress }: Watch,
): Promise<ClassifyResponse['files']> {
  const inputs = files.map(({ name, type, size }, index) => ({
    item: itemOf('picker', {
      id: String(index),
      name,
      path: safeName(name).name,
      sizeBytes: size,
      // What a browser says of a file it does not know says nothing.
      mediaType: type === 'application/octet-stream' ? '' : type,
    }),
  }))
  const onDone = (done: number) => onProgress({ step: 'sorting', done, total: files.length })
  const judged = await learning.classify(who, inputs, { signal, onNote: onDone })
  onDone(files.length)
  return judged.map(({ verdict }, index) => ({
    name: files[index]?.name ?? '',
    category: verdict.category,
    kind: verdict.fileKind,
    ...certaintyOf(verdict),
    why: [...verdict.why],
  }))
}

/** A file of the library with the verdict on it, as the contract tells it. */
function show(file: StoredEntry['file'], { verdict }: Judged): SortedFile {
  const { category, fileKind: kind, by, why, documentKind, stays } = verdict
  const { id, name, type, size, path } = file
  const about = { category, kind, ...certaintyOf(verdict), by, why: [...why], options: [...optionsOf(verdict)] }
  return { id, name, type, size, path, ...about, ...(documentKind && { documentKind }), ...(stays && { stays }) }
}

const certaintyOf = (verdict: Verdict) => ({
  confidence: verdict.confidence,
  byType: isByType(verdict),
  needsDecision: isUnsure(verdict),
})

async function readHeads(
  store: BlobStore,
  entries: readonly StoredEntry[],
): Promise<readonly (Uint8Array | undefined)[]> {
  const heads = new Array<Uint8Array | undefined>(entries.length).fill(undefined)
  const reader = store.reader()
  let next = 0
  const work = async () => {
    for (let index = next++; index < entries.length; index = next++) {
      const blob = entries[index]?.blob
      if (blob) heads[index] = await reader.read(blob, SIGNATURE_HEAD_BYTES).catch(() => undefined)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await reader.close()
  }
  return heads
}
