import { type Draft, pacingFor, type TaxonomyId } from '@octavo/core'
import { learnedHere } from '../device/lessons.ts'
import type { Brought, FiledFolder } from '../intake/brought.ts'
import { locale } from '../language/index.ts'
import { clock } from '../platform/index.ts'
import { instructions } from '../settings/instructions.ts'
import { keptRules } from '../settings/rules.ts'
import { prefersStillness } from '../settings/settings.ts'
import { type SortInput, sortInWorker } from '../worker/sort/client.ts'
import type { Pace } from './device-actors.ts'

export interface JudgeHereOptions {
  /** Categories of types, where nothing inside a file says more. */
  readonly taxonomy: TaxonomyId
  /** By what is in the files, or by their names and types alone: then not a byte is read. */
  readonly by: 'type' | 'content'
  /** True where the files are sorted where they lie: what lies in folders of the person stays, but for those of `opened`. */
  readonly inPlace?: boolean
  readonly opened?: readonly string[]
  /** Hears which folders of the person there are, and that what lies in them is no part of the draft. */
  readonly onFiled?: (filed: readonly FiledFolder[]) => void
  readonly signal: AbortSignal
  onProgress(done: number, total: number): void
}

const inputsOf = ({ items, inside, blobs }: Brought, by: JudgeHereOptions['by']): readonly SortInput[] =>
  items.map((item) => ({
    item,
    blob: by === 'content' ? blobs?.get(item.id) : undefined,
    ...(inside.has(item.id) && { bundle: true }),
  }))

/**
 * Says on this device where everything of a pick belongs, as the draft of its preview: by what was learned here and by the
 * person's instructions, with what their own hand did in `previous`. Nothing leaves the device. Rejects when no worker can
 * be had, and with the signal's reason.
 */
export const judgeHere = async (
  brought: Brought,
  previous: Draft | undefined,
  { taxonomy, by, inPlace = false, opened = [], signal, onFiled, onProgress }: JudgeHereOptions,
): Promise<Draft> => {
  const total = brought.items.length
  const { judged, stacks, filed } = await sortInWorker(inputsOf(brought, by), {
    ...{ learned: await learnedHere(), folders: [], language: locale(), taxonomy, rules: keptRules(), signal },
    ...(inPlace && { opened }),
    onProgress: (done) => onProgress(Math.min(done, total), total),
  })
  if (inPlace) onFiled?.(foldersOf(filed, brought))
  const { draftAsInstructed } = await import('../settings/follow-instructions.ts')
  const facts = new Map(judged.map(({ verdict, facts: known }) => [verdict.itemId, known]))
  const verdicts = judged.map(({ verdict }) => verdict)
  // What is filed is no part of it.
  const items = filed.size === 0 ? brought.items : brought.items.filter(({ id }) => facts.has(id))
  return draftAsInstructed(items, verdicts, instructions(), { previous, facts, stacks })
}

/** Folders of the person with how many files lie in each, those inside of wholes one by one; in the order of their paths. */
const foldersOf = (
  filed: ReadonlyMap<string, Uint32Array>,
  { items, inside }: Pick<Brought, 'items' | 'inside'>,
): readonly FiledFolder[] =>
  [...filed]
    .map(([path, places]) => ({
      path,
      fileCount: places.reduce((sum, at) => sum + (inside.get(items[at]?.id ?? '')?.length ?? 1), 0),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))

/** How the flows of this device are paced for the person who is here. */
export const PACE: Pace = {
  clock,
  pacing: () => pacingFor({ reducedMotion: false, skipAnimations: prefersStillness() }),
}
