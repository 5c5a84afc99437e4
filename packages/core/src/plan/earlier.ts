import type { Item } from '../item/index.ts'
import type { Chosen, Judged } from '../judge/index.ts'
import { createDraft, type Draft, type DraftOptions } from './draft.ts'
import { isPlaced, meantFor } from './entry.ts'

/**
 * What the person's own hand did in a review, by item id: where they put an item, and what they left out or took in again.
 * What merely was judged so, by an instruction too, is not among it, and ends with its reason.
 */
export function earlierOf({ entries }: Draft): ReadonlyMap<string, Chosen> {
  const earlier = new Map<string, Chosen>()
  for (const [id, entry] of entries) {
    const { excluded, verdict } = entry
    const isOwn = excluded !== (verdict.stays ?? false)
    if (!isPlaced(entry) && !isOwn) continue
    earlier.set(id, { ...(isPlaced(entry) && { category: meantFor(entry) }), ...(isOwn && { stays: excluded }) })
  }
  return earlier
}

/** Starts a review with what was judged (`judge`) of the items, in their order; what the person chose before holds. */
export function draftOf(
  items: readonly Item[],
  judged: readonly Judged[],
  options: Pick<DraftOptions, 'shape' | 'stacks'> = {},
): Draft {
  const verdicts = judged.map(({ verdict }) => verdict)
  const facts = new Map(judged.map((own) => [own.verdict.itemId, own.facts]))
  const chosen = new Map(judged.flatMap((own) => (own.chosen ? [[own.verdict.itemId, own.chosen] as const] : [])))
  return createDraft(items, verdicts, { ...options, facts, chosen })
}
