import { cx } from '../ui/index.ts'
import { CategoryCards } from './category-cards.tsx'
import type { ListModel } from './model.ts'
import { ReviewList } from './review-list.tsx'
import { useLooking } from './use-looking.ts'
import { useReview } from './use-review.ts'

export interface PreviewFilesProps {
  readonly model: ListModel
  /** True while nothing can be changed. */
  readonly isStill?: boolean
}

/**
 * What was found, before anything happens to it: its categories as cards, and beside them (on a small screen in their place,
 * once '+N more' was pressed) the review's own list and grid. It fills a place of any height.
 */
export const PreviewFiles = ({ model, isStill = false }: PreviewFilesProps) => {
  const review = useReview(model)
  const looking = useLooking(review)
  return (
    <div className="flex min-h-0 flex-1 gap-4">
      <div
        className={cx(
          'scroll-thin w-full shrink-0 overflow-y-auto rounded-md p-0.5 lg:block lg:w-80',
          review.isListOpen && 'hidden',
        )}
      >
        <CategoryCards review={review} onOpen={looking.open} onAll={review.open} />
      </div>
      <ReviewList review={review} looking={looking} isStill={isStill} />
    </div>
  )
}
