import {
  countOrdered,
  createDraft,
  type Draft,
  editDraft,
  type Item,
  isPlaced,
  orderCategories,
  readInstructions,
  reconsider,
  type Verdict,
} from '@octavo/core'

/** A review's draft that begins as the person's instructions say: folders, what is left alone, and the order of tiles. */
export const draftAsInstructed = (
  items: readonly Item[],
  verdicts: readonly Verdict[],
  texts: readonly string[],
): Draft => {
  const { understood } = readInstructions(texts.join('\n'))
  const judged = reconsider(
    items.map((item) => ({ item })),
    verdicts.map((verdict) => ({ verdict, facts: {} })),
    { instructions: understood },
  )
  const followed = judged.map(({ verdict }) => verdict)
  const draft = createDraft(items, followed)
  const ordered = { ...draft, categories: orderCategories(draft.categories, understood) }
  return editDraft(ordered, {
    type: 'exclude',
    itemIds: followed.flatMap(({ itemId, stays }) => (stays ? [itemId] : [])),
  })
}

/** What instructions would do with the files of a draft; undefined numbers where none speaks of moving or of leaving. */
export interface Effect {
  readonly movedCount: number | undefined
  readonly leftCount: number | undefined
  readonly totalCount: number
}

/** How many files of a draft instructions would move, and how many they would leave where they are. */
export const effectOn = (draft: Draft, texts: readonly string[]): Effect => {
  const { understood } = readInstructions(texts.join('\n'))
  const entries = [...draft.entries.values()]
  const { movedCount, leftCount } = countOrdered(
    entries.map(({ item }) => item),
    entries.map((entry) => ({
      ...entry.verdict,
      category: entry.category,
      ...(isPlaced(entry) && { by: 'person' as const }),
    })),
    understood,
  )
  const speaksOf = (type: 'into' | 'leave') => understood.some((one) => one.type === type)
  return {
    movedCount: speaksOf('into') ? movedCount : undefined,
    leftCount: speaksOf('leave') ? leftCount : undefined,
    totalCount: entries.length,
  }
}

/** The same draft with its categories in the order that the instructions wish. */
export const reorderDraft = (draft: Draft, texts: readonly string[]): Draft => ({
  ...draft,
  categories: orderCategories(draft.categories, readInstructions(texts.join('\n')).understood),
})
