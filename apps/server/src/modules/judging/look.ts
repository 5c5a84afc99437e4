import { batches, type FairQueue, gather, type JudgeInput } from '@octavo/core'
import type { Blobs } from '../../infra/blobs/port.ts'
import { CLOCK } from '../../infra/clock.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import { headsOf, type StoredEntry, type Wholes } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'

/** What looking into files needs. */
export interface LookParts {
  readonly store: Blobs
  readonly readings: Readings
  /** Whose files are looked at next; what is in memory of them is bounded by its width. */
  readonly sorting: FairQueue
}

/** Files that are asked about, with all that belongs together with them. */
export interface Found {
  readonly asked: readonly StoredEntry[]
  readonly whole: Wholes
}

/** Files of one call that are read, or wait for a reader, at a time. */
const READ_AT_ONCE = 4

/** How long one call may read. Who follows the work can stop it: then it may take as long as it takes. */
export const readingBudgetMs = (isFollowed: boolean): number => (isFollowed ? 30 * 60_000 : 20_000)

/** Looks into items of an owner's files for `budgetMs` at most; `onInside` hears how many of those that are read are done. */
export const lookInto = (
  { store, readings }: Pick<LookParts, 'store' | 'readings'>,
  owner: Caller,
  { items, bundles, entries }: Pick<Wholes, 'items' | 'bundles' | 'entries'>,
  options: {
    readonly signal: AbortSignal
    readonly budgetMs: number
    onInside(done: number, of: number): void
  },
): Promise<readonly JudgeInput[]> =>
  readings.reading(owner, entries, (readers) =>
    gather(
      headsOf(store, entries),
      { items, bundles },
      {
        readers,
        signal: options.signal,
        atOnce: READ_AT_ONCE,
        budget: { ms: options.budgetMs, clock: CLOCK },
        onProgress: (step, done, of) => {
          if (step === 'inside') options.onInside(done, of)
        },
      },
    ),
  )

/**
 * Looks into files some at a time, each batch in the person's turn, and hands what is known of it to `act` within that turn;
 * what belongs together is never parted. Reports files of those that were asked about.
 */
export async function lookInBatches(
  parts: LookParts,
  owner: Caller,
  { asked, whole }: Found,
  { signal, onProgress, isFollowed }: Watch,
  act: (inputs: readonly JudgeInput[]) => Promise<void>,
): Promise<void> {
  const { items, bundles, entries, standsFor } = whole
  // Of what is looked at, only some may be asked about, and a bundle stands for many.
  const askedOf = Map.groupBy(asked, ({ file }) => standsFor.get(file.id)?.id ?? file.id)
  const endsAtMs = performance.now() + readingBudgetMs(isFollowed)
  let before = 0
  for (const batch of batches(items, (item) => item)) {
    const inBatch = batch.reduce((sum, { id }) => sum + (askedOf.get(id)?.length ?? 0), 0)
    const tell = (done: number, of: number) =>
      onProgress({ step: 'sorting', done: before + Math.floor((inBatch * done) / of), total: asked.length })
    const look = async () => {
      const budgetMs = Math.max(0, endsAtMs - performance.now())
      const found = await lookInto(
        parts,
        owner,
        { items: batch, bundles, entries },
        { signal, budgetMs, onInside: tell },
      )
      await act(found.map((input) => ({ ...input, ...keptOf(entries.get(input.item.id)) })))
    }
    await parts.sorting.run(owner.id, look, signal)
    before += inBatch
  }
}

/** What the library keeps beside a file: what rules ask for. */
function keptOf(entry: StoredEntry | undefined): Pick<JudgeInput, 'kept'> {
  if (!entry) return {}
  const { uploadedAtMs, starred, tags, color } = entry.file
  return { kept: { createdAtMs: uploadedAtMs, marks: { starred, tags, ...(color && { color }) } } }
}
