import type { StacksResponse } from '@octavo/contract'
import {
  AppError,
  type FileKind,
  isDocument,
  isPicture,
  isWorthReading,
  type JudgeInput,
  kindOfMediaType,
  toStack,
} from '@octavo/core'
import type { Blobs } from '../../infra/blobs/port.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import type { JudgeThread } from '../learning/index.ts'
import { type StoredEntry, wholesOf } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'
import { judgementsOf } from './judgements.ts'
import { lookInto, readingBudgetMs } from './look.ts'

/** What looking for copies needs. */
export interface StackParts {
  readonly db: Db
  readonly store: Blobs
  readonly readings: Readings
  readonly judgeThread: JudgeThread
}

/** Pictures that are compared by their looks, 16 kB each; of more, the others are compared by their bytes alone. */
const MOST_LOOKS = 2000
/** Documents that are compared by what they say. */
export const MOST_TEXTS = 2000

/**
 * Which of some files are copies of each other, or pictures of one burst, `withTexts` versions of one document, too; the best of
 * each first. Nothing changes.
 */
export async function stacksOf(
  parts: StackParts,
  owner: Caller,
  asked: readonly StoredEntry[],
  { signal, isFollowed, onProgress }: Watch,
  { withTexts = false }: { readonly withTexts?: boolean } = {},
): Promise<StacksResponse> {
  const { db, judgeThread } = parts
  const { items, bundles, entries } = await wholesOf(db, owner, asked)
  const ofKind = (isWanted: (kind: FileKind) => boolean) =>
    items.filter(({ id }) => isWanted(kindOfMediaType(entries.get(id)?.file.type ?? '') ?? 'other'))
  const allPictures = ofKind(isPicture)
  const pictures = allPictures.slice(0, MOST_LOOKS)
  const allDocuments = withTexts ? ofKind(isDocument) : []
  const documents = allDocuments.slice(0, MOST_TEXTS)
  const looked = await lookInto(
    parts,
    owner,
    { items: [...pictures, ...documents], bundles, entries },
    {
      signal,
      budgetMs: readingBudgetMs(isFollowed),
      onInside: (done, total) => onProgress({ step: 'sorting', done, total }),
    },
  )
  const byId = new Map(looked.map((input) => [input.item.id, input]))
  const inputs = items.map((item) => byId.get(item.id) ?? { item, ...(bundles.has(item.path) && { bundle: true }) })
  const verdicts = await judgementsOf(
    db,
    owner,
    pictures.map(({ id }) => id),
  )
  const same = Map.groupBy(
    asked.filter(({ file }) => file.size > 0),
    ({ file }) => file.sha256,
  )
  const equal = [...same.values()].filter((set) => set.length > 1).map((set) => set.map(({ file }) => file.id))
  const compare = (known: readonly JudgeInput[]) =>
    judgeThread.ask(owner.id, { type: 'stacks', items: toStack(known, verdicts, { withTexts }), equal }, { signal })
  let hasCompared = true
  const { stacks } = await compare(inputs).catch(async (error: unknown) => {
    signal.throwIfAborted()
    if (!(error instanceof AppError)) throw error
    // Hundreds of copies of one picture may take too long: then bytes alone speak.
    hasCompared = false
    return await compare(inputs.map(({ look: _, reading: __, ...input }) => input))
  })
  const shown = new Set(pictures)
  const isMissed = ({ item, typed, reading, look, problem }: JudgeInput) =>
    !problem && (shown.has(item) ? !look : !reading && isWorthReading(item, typed?.verdict.fileKind ?? 'other'))
  const wanted = new Set(asked.map(({ file }) => file.id))
  const told = stacks.map(({ itemIds, ...stack }) => ({ ...stack, itemIds: itemIds.filter((id) => wanted.has(id)) }))
  return {
    stacks: told.filter(({ itemIds }) => itemIds.length > 1).map(({ why, ...stack }) => ({ ...stack, why: [...why] })),
    incomplete:
      !hasCompared ||
      looked.some(isMissed) ||
      pictures.length < allPictures.length ||
      documents.length < allDocuments.length,
  }
}
