import { useState } from 'react'
import { cx } from '../ui/index.ts'
import { CategoryCards } from './category-cards.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ReviewList } from './review-list.tsx'
import type { Looking } from './use-looking.ts'
import type { Review } from './use-review.ts'

export interface ReviewBodyProps {
  readonly review: Review
  readonly looking: Looking
  /** Folders as tiles that open their files, or as cards that fold out to their first few. */
  readonly folders: 'tiles' | 'cards'
  /** True while nothing can be changed. */
  readonly isStill: boolean
}

/** The folders of a review beside its files; on a small screen the files take their place once something was opened. */
export const ReviewBody = ({ review, looking, folders, isStill }: ReviewBodyProps) => {
  const [dragged, setDragged] = useState<readonly string[]>()
  const dragging = { review, dragged, onDropped: () => setDragged(undefined) }
  return (
    <div className="flex min-h-0 flex-1 gap-4 lg:col-span-2">
      <aside
        className={cx(
          'scroll-thin w-full shrink-0 overflow-y-auto rounded-md p-0.5 lg:block lg:w-80',
          review.isListOpen && 'hidden',
        )}
      >
        {folders === 'cards' ? <CategoryCards {...dragging} onOpen={looking.open} /> : <CategoryTiles {...dragging} />}
      </aside>
      <ReviewList review={review} looking={looking} isStill={isStill} onDragged={setDragged} />
    </div>
  )
}
