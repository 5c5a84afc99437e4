import type { Draft, DraftEdit, Folders, Group, Item, Shape } from '@octavo/core'
import type { Look } from '../viewer/look.ts'
import type { PlanView } from '../worker/plan/plan-view.ts'
import type { ReviewThings } from './things.ts'

/** What approving would do, kept up with the draft. */
export interface PlanOfReview {
  /** The last plan that there was; undefined before the first. */
  readonly view: PlanView | undefined
  /** True when the view is of the draft as it is: only that can be approved. */
  readonly isCurrent: boolean
  readonly hasFailed: boolean
  /** What was in the way of the plan that was approved before; then this is another one. */
  readonly obstacles: readonly { readonly from: string; readonly code: string }[]
  again(): void
  /** Which folders a shape would give a draft, worked out beside the page; undefined where that can't be had. Rejects as it breaks. */
  folders(draft: Draft, shape: Shape): Promise<Folders | undefined>
}

/** What an edit makes of one very draft, where that was worked out before. */
export interface WorkedOut {
  readonly of: Draft
  readonly draft: Draft
}

/** What a list of a draft's files works on: it shows, narrows, opens and edits, wherever they lie. */
export interface ListModel {
  readonly draft: Draft
  /** What the items are called and drawn as. */
  readonly things: ReviewThings
  /** Paths of what is inside items that stay whole, by item id: such an item counts as its files. */
  readonly inside: ReadonlyMap<string, readonly string[]>
  /** What would be done with them; not there where nothing is planned yet. */
  readonly plan?: PlanOfReview | undefined
  /** How its items are looked at, wherever they lie. */
  readonly look: Look
  edit(edit: DraftEdit, workedOut?: WorkedOut): void
  undo(): void
  redo(): void
  /** Takes the same draft with its categories in another order: no edit, so undo knows nothing of it. */
  arrange(draft: Draft): void
  /** Finds items by what is written in them: their ids. Not there where nobody can; rejects with AbortError on abort. */
  search?(query: string, signal: AbortSignal): Promise<ReadonlySet<string>>
  /**
   * Groups pictures by how they look, under names in the page's language; what can't be looked at is in no group. Not there
   * where nobody can. Rejects where it breaks, and with AbortError on abort.
   */
  styles?(pictures: readonly Item[], groups: number, signal: AbortSignal): Promise<readonly Group[]>
  /** What else the flow has to say about an item, beside its reasons. */
  remark?(itemId: string): string | undefined
}

/** What a review works on. Every flow brings one; the review knows no machine, no network and no wire. */
export interface ReviewModel extends ListModel {
  readonly plan: PlanOfReview
  /** True while the plan is being carried out: nothing can be changed any more. */
  readonly isApproving: boolean
  approve(): void
  /** Sorts everything anew, by the instructions as they are now, without leaving; what was done by hand holds. */
  sortAgain(): void
  /** How far that is; undefined while nothing is being sorted. */
  readonly sorting: { readonly processed: number; readonly total: number } | undefined
}
