import { type Draft, type DraftEdit, draftSummary, editDraft, redoEdit, undoEdit } from '@octavo/core'
import type { WorkedOut } from '../review/model.ts'

/** What can happen to a draft in a review, the same in every flow. */
export type ReviewEvent<Files = never> =
  | { readonly type: 'EDIT'; readonly edit: DraftEdit; readonly workedOut?: WorkedOut | undefined }
  /** The order of the categories changed, or what it is made of; no edit, so undo knows nothing of it. */
  | { readonly type: 'ARRANGE'; readonly draft: Draft; readonly files?: Files }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }

/** What every review answers to, as transitions of the flow that it is a stage of. */
export const EDITS = {
  EDIT: { actions: 'review' },
  ARRANGE: { actions: 'review' },
  UNDO: { actions: 'review' },
  REDO: { actions: 'review' },
} as const satisfies Record<ReviewEvent['type'], object>

/** The draft after an event; the same draft where there is nothing to change. */
export const reviewed = (draft: Draft, event: ReviewEvent<unknown>): Draft => {
  if (event.type === 'EDIT') return event.workedOut?.of === draft ? event.workedOut.draft : editDraft(draft, event.edit)
  if (event.type === 'ARRANGE') return event.draft
  return event.type === 'UNDO' ? undoEdit(draft) : redoEdit(draft)
}

/** True when there is something to approve. */
export const isApprovable = (draft: Draft | undefined): draft is Draft =>
  draft !== undefined && draftSummary(draft).includedFiles > 0
