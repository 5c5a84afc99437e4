import { FolderTree, Redo2, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { Button, cx, Forward, IconButton, Panel, showDragged } from '../ui/index.ts'
import { StageHeading } from '../ui/stage-heading.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FileList } from './file-list.tsx'
import { ListHead } from './list-head.tsx'
import type { ReviewModel } from './model.ts'
import { MoveDialog } from './move-dialog.tsx'
import { OpenNote } from './open-note.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanNote } from './plan-note.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useLooking } from './use-looking.ts'
import { type Review, useReview } from './use-review.ts'

const OneFile = lazy(() => import('./one-file.tsx'))

const ShapeSheet = lazy(() => import('./shape-sheet.tsx'))

export interface ReviewPanelProps {
  readonly model: ReviewModel
  readonly title: string
  /** What there is to say before the decision, e.g. who sorted. */
  readonly lead: ReactNode
  /** What is not part of this review; it makes room while the list is open on a small screen. */
  readonly notice?: ReactNode
}

/** The decision: every category with its files, every file with its reason, and the edits that a person makes. */
export const ReviewPanel = ({ model, title, lead, notice }: ReviewPanelProps) => {
  const review = useReview(model)
  const { isApproving, plan, things } = model
  const [moving, setMoving] = useState<readonly string[]>()
  const [isRenaming, setRenaming] = useState(false)
  const [isShaping, setShaping] = useState(false)
  const [dragged, setDragged] = useState<readonly string[]>()
  const filter = useRef<HTMLInputElement>(null)
  const [isGrid, setGrid] = useState(false)
  const looking = useLooking(review)
  const { summary, view } = review
  const categoryCount = review.tiles.filter(({ count, depth }) => count > 0 && depth === 0).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: another category ends the renaming of this one.
  useEffect(() => setRenaming(false), [view.category])

  const moveTargets = () => {
    const ids = review.targets()
    if (ids.length > 0) setMoving(ids)
  }
  useShortcuts(isApproving ? [] : ['review'], {
    filter: () => filter.current?.focus(),
    move: moveTargets,
    exclude: () => {
      const ids = review.targets()
      if (ids.length > 0) review.toggleExcluded(ids)
    },
    rename: () => setRenaming(view.category !== undefined),
    all: review.selectAll,
    decide: looking.decide,
    grid: () => setGrid(!isGrid),
    undo: () => review.canUndo && review.undo(),
    redo: () => review.canRedo && review.redo(),
  })

  return (
    <div
      inert={isApproving}
      className="mx-auto flex min-h-0 w-full max-w-7xl flex-1 animate-rise flex-col gap-3 lg:grid lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr] lg:gap-x-6"
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <StageHeading className="text-2xl font-semibold tracking-tight sm:text-4xl">{title}</StageHeading>
          <span className="flex lg:hidden">
            <IconButton label={m.folders_open()} icon={FolderTree} onPress={() => setShaping(true)} />
            <History review={review} />
          </span>
        </div>
        <p className="mt-1 font-medium tabular">
          {things.summary({
            files: summary.includedFiles,
            categories: categoryCount,
            n: number(summary.includedFiles),
            k: number(categoryCount),
          })}
        </p>
        {lead}
        <div className={cx('mt-1.5', review.isListOpen && 'max-lg:hidden')}>
          <PlanNote plan={plan} />
          <PlanLine plan={plan} />
        </div>
        {notice && <div className={cx(review.isListOpen && 'max-lg:hidden')}>{notice}</div>}
      </div>
      <div className="order-last flex flex-col items-stretch gap-1 lg:order-none lg:items-end lg:justify-end">
        <div className="flex items-center gap-2 *:last:flex-1">
          <span className="hidden items-center gap-1 lg:flex">
            <History review={review} />
            <Button size="l" icon={FolderTree} onPress={() => setShaping(true)}>
              {m.folders_open()}
            </Button>
          </span>
          <Button
            look="primary"
            size="l"
            icon={Forward}
            isDisabled={isApproving || summary.includedFiles === 0 || !plan.isCurrent}
            onPress={model.approve}
          >
            {isApproving
              ? m.review_approving()
              : things.approve({ count: summary.includedFiles, n: number(summary.includedFiles) })}
          </Button>
        </div>
        <OpenNote review={review} onDecide={looking.decide} />
        {summary.includedFiles === 0 && <p className="text-sm text-warn">{things.noneIncluded()}</p>}
      </div>
      <div className="flex min-h-0 flex-1 gap-4 lg:col-span-2">
        <aside
          className={cx(
            'scroll-thin w-full shrink-0 overflow-y-auto rounded-md p-0.5 lg:block lg:w-80',
            review.isListOpen && 'hidden',
          )}
        >
          <CategoryTiles review={review} dragged={dragged} onDropped={() => setDragged(undefined)} />
        </aside>
        <Panel
          className={cx(
            'relative min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-[1.25rem]! lg:flex',
            review.isListOpen ? 'flex' : 'hidden',
          )}
        >
          <ListHead
            key={view.category ?? ''}
            review={review}
            filterRef={filter}
            isRenaming={isRenaming}
            onRenaming={setRenaming}
            isGrid={isGrid}
            onGrid={setGrid}
            onDecide={looking.decide}
          />
          <div className="min-h-0 flex-1">
            <FileList
              review={review}
              isGrid={isGrid}
              onOpen={looking.open}
              onMove={setMoving}
              onDrag={(ids, transfer) => {
                setDragged(ids)
                transfer.effectAllowed = 'move'
                transfer.setData('application/x-octavo-files', String(ids.length))
                showDragged(things.dragged({ count: ids.length, n: number(ids.length) }), transfer)
              }}
              onDragEnd={() => setDragged(undefined)}
            />
          </div>
          <SelectionBar review={review} onMove={moveTargets} />
        </Panel>
      </div>
      <p role="status" className="sr-only">
        {review.said}
      </p>
      <Suspense fallback={null}>
        {isShaping && <ShapeSheet review={review} model={model} onClose={() => setShaping(false)} />}
      </Suspense>
      {looking.at !== undefined && (
        <Suspense fallback={null}>
          <OneFile
            review={review}
            ids={looking.ids}
            from={looking.at}
            isRound={looking.isRound}
            onAt={looking.goTo}
            onClose={looking.close}
          />
        </Suspense>
      )}
      {moving && <MoveDialog review={review} itemIds={moving} onClose={() => setMoving(undefined)} />}
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
