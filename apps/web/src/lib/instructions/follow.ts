import {
  createDraft,
  type Draft,
  editDraft,
  followInstructions,
  type Item,
  orderCategories,
  readInstructions,
  type Verdict,
} from '@octavo/core'

/** A review's draft that begins as the person's instructions say: folders, what is left alone, and the order of tiles. */
export const draftAsInstructed = (
  items: readonly Item[],
  verdicts: readonly Verdict[],
  texts: readonly string[],
): Draft => {
  const { understood } = readInstructions(texts.join('\n'))
  const { verdicts: followed, excluded } = followInstructions(items, verdicts, understood)
  const draft = createDraft(items, followed)
  const ordered = { ...draft, categories: orderCategories(draft.categories, understood) }
  return editDraft(ordered, { type: 'exclude', itemIds: [...excluded] })
}

/** The same draft with its categories in the order that the instructions wish. */
export const reorderDraft = (draft: Draft, texts: readonly string[]): Draft => ({
  ...draft,
  categories: orderCategories(draft.categories, readInstructions(texts.join('\n')).understood),
})
