import type { ListModel } from './model.ts'
import { ReviewBody } from './review-body.tsx'
import { useLooking } from './use-looking.ts'
import { useReview } from './use-review.ts'

export interface PreviewFilesProps {
  readonly model: ListModel
  /** True while nothing can be changed. */
  readonly isStill?: boolean
}

/** What was found, before anything happens to it: its categories as cards, and the review's own list. It fills a place of any height. */
export const PreviewFiles = ({ model, isStill = false }: PreviewFilesProps) => {
  const review = useReview(model)
  return <ReviewBody review={review} looking={useLooking(review)} folders="cards" isStill={isStill} />
}
