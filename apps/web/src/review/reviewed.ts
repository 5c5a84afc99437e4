import type { Draft } from '@octavo/core'

let current: Draft | undefined

/** Says which draft is under review just now, none after the review was left. */
export const setReviewed = (draft: Draft | undefined): void => {
  current = draft
}

/** The draft that is under review, if there is one. */
export const reviewed = (): Draft | undefined => current
