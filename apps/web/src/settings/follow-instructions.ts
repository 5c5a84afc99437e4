import {
  countOrdered,
  type Draft,
  draftOf,
  earlierOf,
  type Facts,
  type Item,
  isPlaced,
  orderByMeaning,
  orderCategories,
  readInstructions,
  reconsider,
  redrafted,
  type Stack,
  type Verdict,
} from '@octavo/core'

/**
 * The draft that a review begins with: folders, what is left alone and the order of tiles as the person's instructions say,
 * and over all of it what their own hand did in the review before.
 */
export const draftAsInstructed = (
  items: readonly Item[],
  verdicts: readonly Verdict[],
  texts: readonly string[],
  {
    previous,
    facts,
    stacks,
  }: {
    readonly previous?: Draft | undefined
    readonly facts?: ReadonlyMap<string, Facts>
    readonly stacks?: readonly Stack[]
  } = {},
): Draft => {
  const { understood } = readInstructions(texts.join('\n'))
  // A server's answer stands by categories, and orders look at an item and its verdict side by side.
  const byId = new Map(verdicts.map((verdict) => [verdict.itemId, verdict]))
  const known = items.filter(({ id }) => byId.has(id))
  const judged = reconsider(
    known.map((item) => ({ item })),
    known.flatMap(({ id }) => {
      const verdict = byId.get(id)
      return verdict ? [{ verdict, facts: facts?.get(id) ?? {} }] : []
    }),
    { instructions: understood, ...(previous && { earlier: earlierOf(previous) }) },
  )
  const fresh = draftOf(items, judged, stacks ? { stacks } : {})
  const draft = previous ? redrafted(previous, fresh) : fresh
  return { ...draft, categories: orderCategories(orderByMeaning(draft), understood) }
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
  // What the person put somewhere stays there, whatever is said.
  const open = [...draft.entries.values()].filter((entry) => !isPlaced(entry))
  const { movedCount, leftCount } = countOrdered(
    open.map(({ item }) => item),
    open.map(({ verdict, category }) => ({ ...verdict, category })),
    understood,
  )
  const speaksOf = (type: 'into' | 'leave') => understood.some((one) => one.type === type)
  return {
    movedCount: speaksOf('into') ? movedCount : undefined,
    leftCount: speaksOf('leave') ? leftCount : undefined,
    totalCount: draft.entries.size,
  }
}

/** The same draft with its categories in the order that the instructions wish. */
export const reorderDraft = (draft: Draft, texts: readonly string[]): Draft => ({
  ...draft,
  categories: orderCategories(orderByMeaning(draft), readInstructions(texts.join('\n')).understood),
})
