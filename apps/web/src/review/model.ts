import type { Draft, DraftEdit, Facts } from '@octavo/core'
import type { ReviewThings } from './things.ts'

/** What a review works on. Every flow brings one; the review knows no machine, no network and no wire. */
export interface ReviewModel {
  readonly draft: Draft
  /** What reading the items taught, by item id. */
  readonly facts: ReadonlyMap<string, Facts>
  /** What the items are called and drawn as. */
  readonly things: ReviewThings
  /** True while the plan is being carried out: nothing can be changed any more. */
  readonly isApproving: boolean
  edit(edit: DraftEdit): void
  undo(): void
  redo(): void
  /** Takes the same draft with its categories in another order: no edit, so undo knows nothing of it. */
  arrange(draft: Draft): void
  approve(): void
  /** What else the flow has to say about an item, beside its reasons. */
  remark?(itemId: string): string | undefined
}
