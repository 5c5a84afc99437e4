import { shapeOf } from '@octavo/core'
import { FolderTree, Redo2, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx, Forward, IconButton } from '../ui/index.ts'
import { StageHeading } from '../ui/stage-heading.tsx'
import type { ReviewModel } from './model.ts'
import { OpenNote } from './open-note.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanNote } from './plan-note.tsx'
import { ReviewBody, type ReviewBodyProps } from './review-body.tsx'
import { useLooking } from './use-looking.ts'
import { type Review, useReview } from './use-review.ts'

const ShapeSheet = lazy(() => import('./shape-sheet.tsx'))

export interface ReviewPanelProps {
  readonly model: ReviewModel
  readonly title: string
  /** True on a page that has a heading of its own above. */
  readonly isBelow?: boolean
  /** What there is to say before the decision, e.g. who sorted. */
  readonly lead: ReactNode
  /** What is not part of this review; it makes room while the list is open on a small screen. */
  readonly notice?: ReactNode
  readonly folders?: ReviewBodyProps['folders']
}

/** The decision: every category with its files, every file with its reason, and the edits that a person makes. */
export const ReviewPanel = ({ model, title, isBelow = false, lead, notice, folders = 'tiles' }: ReviewPanelProps) => {
  const review = useReview(model)
  const { isApproving, plan, things } = model
  const [isShaping, setShaping] = useState(false)
  const looking = useLooking(review)
  const { fileCount } = review.total
  const categoryCount = review.tiles.filter(({ count, depth }) => count > 0 && depth === 0).length

  return (
    <div
      inert={isApproving}
      className="mx-auto flex min-h-0 w-full max-w-7xl flex-1 animate-rise flex-col gap-3 lg:grid lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr] lg:gap-x-6"
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <StageHeading isBelow={isBelow} className="text-2xl font-semibold tracking-tight">
              {title}
            </StageHeading>
            <p className="font-medium tabular">
              {things.summary({
                files: fileCount,
                categories: categoryCount,
                n: number(fileCount),
                k: number(categoryCount),
              })}
            </p>
          </div>
          <span className="flex lg:hidden">
            <IconButton label={m.folders_open()} icon={FolderTree} onPress={() => setShaping(true)} />
            <History review={review} />
          </span>
        </div>
        {lead}
        <div className={cx('mt-1', review.isListOpen && 'max-lg:hidden')}>
          <PlanNote plan={plan} />
          <PlanLine plan={plan} shape={shapeOf(model.draft)} onShape={() => setShaping(true)} />
        </div>
        {notice && <div className={cx(review.isListOpen && 'max-lg:hidden')}>{notice}</div>}
      </div>
      <div className="order-last flex flex-col items-stretch gap-1 lg:order-none lg:items-end lg:justify-end">
        <div className="flex items-center gap-2 *:last:flex-1">
          <span className="hidden items-center gap-1 lg:flex">
            <History review={review} />
            <Button icon={FolderTree} onPress={() => setShaping(true)}>
              {m.folders_open()}
            </Button>
          </span>
          <Button
            look="primary"
            icon={Forward}
            isDisabled={isApproving || fileCount === 0 || !plan.isCurrent}
            onPress={model.approve}
          >
            {isApproving ? m.review_approving() : things.approve({ count: fileCount, n: number(fileCount) })}
          </Button>
        </div>
        <OpenNote review={review} onDecide={looking.decide} />
        {fileCount === 0 && <p className="text-sm text-warn">{things.noneIncluded()}</p>}
      </div>
      <ReviewBody review={review} looking={looking} folders={folders} isStill={isApproving} />
      <Suspense fallback={null}>
        {isShaping && <ShapeSheet review={review} model={model} onClose={() => setShaping(false)} />}
      </Suspense>
    </div>
  )
}

/** Undo and redo of the edits. */
const History = ({ review }: { readonly review: Review }) => (
  <>
    <IconButton label={m.undo()} icon={Undo2} isDisabled={!review.canUndo} onPress={review.undo} />
    <IconButton label={m.redo()} icon={Redo2} isDisabled={!review.canRedo} onPress={review.redo} />
  </>
)
