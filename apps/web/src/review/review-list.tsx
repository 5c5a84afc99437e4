import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { number } from '../language/words.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { cx, Panel, showDragged } from '../ui/index.ts'
import { FileList } from './file-list.tsx'
import { ListHead } from './list-head.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Looking } from './use-looking.ts'
import type { Review } from './use-review.ts'

const OneFile = lazy(() => import('./one-file.tsx'))

export interface ReviewListProps {
  readonly review: Review
  /** Which file is open; `useLooking` of the same review. */
  readonly looking: Looking
  /** True while nothing can be changed: no key does anything. */
  readonly isStill?: boolean
  /** Told which files are being dragged, and undefined when they are no more; not there where nothing takes them. */
  readonly onDragged?: (ids: readonly string[] | undefined) => void
}

/**
 * The files of what is open, as a list or as pictures, with all that can be done with them: narrow, put in order, select,
 * open, move, leave out. On a small screen it is there once something was opened.
 */
export const ReviewList = ({ review, looking, isStill = false, onDragged }: ReviewListProps) => {
  const [moving, setMoving] = useState<readonly string[]>()
  const [isRenaming, setRenaming] = useState(false)
  const [isGrid, setGrid] = useState(false)
  const filter = useRef<HTMLInputElement>(null)
  const { view, things } = review

  // biome-ignore lint/correctness/useExhaustiveDependencies: another category ends the renaming of this one.
  useEffect(() => setRenaming(false), [view.category])

  const moveTargets = () => {
    const ids = review.targets()
    if (ids.length > 0) setMoving(ids)
  }
  useShortcuts(isStill ? [] : ['review'], {
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
    <>
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
            {...(onDragged && {
              onDrag(ids: readonly string[], transfer: DataTransfer) {
                onDragged(ids)
                transfer.effectAllowed = 'move'
                transfer.setData('application/x-octavo-files', String(ids.length))
                showDragged(things.dragged({ count: ids.length, n: number(ids.length) }), transfer)
              },
              onDragEnd: () => onDragged(undefined),
            })}
          />
        </div>
        <SelectionBar review={review} onMove={moveTargets} />
      </Panel>
      <p role="status" className="sr-only">
        {review.said}
      </p>
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
    </>
  )
}
