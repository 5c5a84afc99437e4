import type { SortResponse } from '@octavo/contract'
import {
  batches,
  beginningOf,
  byCategory,
  type FairQueue,
  gather,
  isUnclear,
  type Judged,
  type JudgeInput,
  judge,
  type Language,
  PROMPT_LIMITS,
  readInstructions,
  reconsider,
} from '@octavo/core'
import type { BlobStore } from '../../infra/blobs/store.ts'
import { CLOCK } from '../../infra/clock.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import { headsOf, type StoredEntry, type Wholes, wholesOf } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'
import type { AdviceCache } from './advice-cache.ts'
import { sortedFile } from './answers.ts'
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

/** What a person wishes for a sorting: instructions in their words, and the language that new folders are named in. */
export interface SortWishes {
  readonly instructions: readonly string[]
  readonly language: Language
}

/** Who follows the work can stop it: then reading may take as long as it takes. */
const FOLLOWED_BUDGET_MS = 30 * 60_000
const BUDGET_MS = 20_000
/** Files of one call that are read, or wait for a reader, at a time. */
const READ_AT_ONCE = 4

/**
 * Says where files belong, from their first bytes, names, contents and from what the person taught; a connected model is
 * asked about what stays unclear. A file whose bytes are missing is judged by its name; one that belongs together with
 * others is judged with them, whether they are asked about or not.
 */
export async function sortFiles(
  parts: SortParts,
  owner: Caller,
  asked: readonly StoredEntry[],
  watch: Watch,
  { instructions, language }: SortWishes,
): Promise<SortResponse> {
  const { signal } = watch
  const whole = await wholesOf(parts.db, owner, asked)
  const folders = await parts.sorting.run(owner.id, () => knowFolders(parts, owner, signal), signal)
  const alone = await judgeAlone(parts, owner, { asked, whole, folders, language }, watch)
  const files = alone.flatMap(({ input, local }) => {
    const entry = whole.entries.get(input.item.id)
    return entry ? [{ entry, input, local }] : []
  })
  const { advice, note } = await parts.adviceCache.advise(owner, files, { folders, language }, signal)
  const final = reconsider(
    alone.map(({ input }) => input),
    alone.map(({ local }) => local),
    { advice, instructions: readInstructions(instructions.join('\n')).understood },
  )
  const byItem = new Map(final.map((own) => [own.verdict.itemId, own]))
  const answers = asked.flatMap((entry) => {
    const item = whole.standsFor.get(entry.file.id)
    const own = item && byItem.get(item.id)
    return own ? [{ entry, own, bundle: whole.bundles.has(item.path) ? `/${item.path}` : undefined }] : []
  })
  const verdicts = answers.map(({ entry, own }) => ({ ...own.verdict, itemId: entry.file.id }))
  await keepJudgements(parts.db, owner, verdicts, parts.nowMs())
  const { folders: counted, results } = byCategory(
    answers,
    answers.map(({ own }) => own),
    ({ entry, bundle }, { verdict }) => sortedFile(entry, verdict, bundle),
  )
  return {
    folders: [...counted],
    results: Object.fromEntries([...results].map(([category, list]) => [category, [...list]])),
    ...(note ? { note } : {}),
  }
}

/** What the items and the person's lessons say, some items at a time; what belongs together is never parted. */
async function judgeAlone(
  parts: SortParts,
  owner: Caller,
  job: {
    readonly asked: readonly StoredEntry[]
    readonly whole: Wholes
    readonly folders: readonly string[]
    readonly language: Language
  },
  { signal, onProgress, isFollowed }: Watch,
): Promise<readonly { readonly input: JudgeInput; readonly local: Judged }[]> {
  const { asked, whole, folders, language } = job
  const { items, bundles, entries, standsFor } = whole
  // Of what is looked at, only some may be asked about, and a bundle stands for many.
  const askedOf = Map.groupBy(asked, ({ file }) => standsFor.get(file.id)?.id ?? file.id)
  const source = headsOf(parts.store, entries)
  const endsAtMs = performance.now() + (isFollowed ? FOLLOWED_BUDGET_MS : BUDGET_MS)
  const judged: { input: JudgeInput; local: Judged }[] = []
  let before = 0
  for (const batch of batches(items, (item) => item)) {
    const inBatch = batch.reduce((sum, { id }) => sum + (askedOf.get(id)?.length ?? 0), 0)
    const tell = (done: number, of: number) =>
      onProgress({ step: 'sorting', done: before + Math.floor((inBatch * done) / of), total: asked.length })
    const look = async () => {
      const inputs = await parts.readings.reading(owner, entries, (readers) =>
        gather(
          source,
          { items: batch, bundles },
          {
            readers,
            signal,
            atOnce: READ_AT_ONCE,
            budget: { ms: Math.max(0, endsAtMs - performance.now()), clock: CLOCK },
            onProgress: (step, done, of) => {
              if (step === 'inside') tell(done, of)
            },
          },
        ),
      )
      const local =
        (await parts.learning.sort(owner, inputs, { folders, language }, { signal })) ??
        judge(
          inputs.map(({ reading: _, ...input }) => input),
          { folders, language },
        )
      for (const [index, input] of inputs.entries()) {
        const own = local[index]
        if (own) judged.push({ input: forModel(input, own), local: own })
      }
    }
    await parts.sorting.run(owner.id, look, signal)
    before += inBatch
  }
  return judged
}

/** What a model may be asked about keeps the beginning of its text, so that memory does not grow with the library. */
function forModel({ item, bundle, reading }: JudgeInput, { verdict }: Judged): JudgeInput {
  const text = isUnclear(verdict) ? beginningOf(reading?.text, PROMPT_LIMITS.textCharacters) : undefined
  return { item, ...(bundle && { bundle }), ...(text !== undefined && { reading: { text } }) }
}
