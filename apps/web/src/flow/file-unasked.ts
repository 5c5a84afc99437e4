import type { LibraryFile } from '@octavo/contract'
import { type Draft, type DraftEntry, groupUnits, isPlaced } from '@octavo/core'
import { type Contents, contentsOf } from './contents.ts'
import type { Reviewed, UploadServices } from './types.ts'

/** What of a review nobody has to be asked about, and the rest of it. */
interface Parted {
  readonly unasked: Reviewed
  readonly rest: Reviewed
  /** True when one of the rules behind it wants to be heard of. */
  readonly isTold: boolean
}

/**
 * Files what rules decide that the person lets go by themselves, as a plan and a run of its own, before a review opens. What
 * belongs together goes together or is asked about, and so is what is there more than once. Undefined where there is nothing
 * of that kind, or where it could not be done: then all of it is reviewed.
 */
export const createFileUnasked =
  (organize: UploadServices['organize'], meaningOf = contentsOf): UploadServices['fileUnasked'] =>
  async (reviewed, { signal }) => {
    if (![...reviewed.draft.entries.values()].some(isUnasked)) return undefined
    try {
      const parted = part(reviewed, await meaningOf(reviewed.files))
      if (!parted) return undefined
      const { unasked, rest, isTold } = parted
      const report = await organize(unasked, { signal, onPlan: () => undefined })
      return { report, rest, isTold }
    } catch (error) {
      signal.throwIfAborted()
      console.warn('What rules decide could not be filed by itself', error)
      return undefined
    }
  }

const isUnasked = (entry: DraftEntry): boolean =>
  entry.verdict.unasked !== undefined && entry.verdict.by === 'rule' && !entry.excluded && !isPlaced(entry)

function part({ draft, files }: Reviewed, { items, members }: Pick<Contents, 'items' | 'members'>): Parted | undefined {
  const chosen = new Set([...draft.entries].flatMap(([id, entry]) => (isUnasked(entry) ? id : [])))
  for (const { itemIds } of draft.stacks ?? []) for (const id of itemIds) chosen.delete(id)
  const units = groupUnits(items)
  const together = Map.groupBy([...draft.entries.values()], ({ item }) => units.get(item.id) ?? item.id)
  for (const entries of together.values()) {
    // Who follows its leader has no word of its own.
    const isWhole = entries.every(({ item, verdict }) => chosen.has(item.id) || verdict.by === 'rule')
    const hasWord = entries.some(({ item }) => chosen.has(item.id))
    for (const { item } of entries) {
      if (isWhole && hasWord) chosen.add(item.id)
      else chosen.delete(item.id)
    }
  }
  if (chosen.size === 0) return undefined
  const going = new Set([...chosen].flatMap((id) => [id, ...(members.get(id) ?? []).map((item) => item.id)]))
  const of = (isGoing: boolean): Reviewed => ({
    draft: draftOf(draft, (id) => chosen.has(id) === isGoing),
    files: files.filter(({ id }: LibraryFile) => going.has(id) === isGoing),
  })
  const isTold = [...chosen].some((id) => draft.entries.get(id)?.verdict.unasked === 'apply')
  return { unasked: of(true), rest: of(false), isTold }
}

/** The part of a review that begins with some of its entries. */
function draftOf(draft: Draft, isIn: (id: string) => boolean): Draft {
  const entries = new Map([...draft.entries].filter(([id]) => isIn(id)))
  const used = new Set([...entries.values()].map(({ category }) => category))
  const stacks = draft.stacks?.filter(({ itemIds }) => itemIds.every((id) => entries.has(id)))
  return {
    ...draft,
    entries,
    categories: draft.categories.filter((category) => used.has(category)),
    history: { past: [], future: [] },
    ...(stacks && { stacks }),
  }
}
