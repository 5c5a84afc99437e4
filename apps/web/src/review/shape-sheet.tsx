import { INSIDES, parentPath, type Shape, shapeOf, stylable, USUAL_SHAPE } from '@octavo/core'
import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { filesOf, foldersOf, number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, Choice, cx, ProgressBar, Select, Sheet, Switch } from '../ui/index.ts'
import { type FlatFolder, treeOf } from './folder-tree.ts'
import { FolderTreeView } from './folder-tree-view.tsx'
import { GrainSlider } from './grain-slider.tsx'
import { LargeFolders } from './large-folders.tsx'
import type { ReviewModel } from './model.ts'
import { SortAgain } from './sort-again.tsx'
import type { Review } from './use-review.ts'

const INSIDE: Readonly<Record<Shape['inside'], () => string>> = {
  fitting: m.folders_inside_fitting,
  nothing: m.folders_inside_nothing,
  year: m.folders_inside_year,
  month: m.folders_inside_month,
  size: m.folders_inside_size,
  sender: m.folders_inside_sender,
  project: m.folders_inside_project,
  event: m.folders_inside_event,
  style: m.folders_inside_style,
}

/** Fewer pictures have no styles that anybody could tell. */
const FEWEST_PICTURES = 4

export interface ShapeSheetProps {
  readonly review: Review
  readonly model: ReviewModel
  readonly onClose: () => void
}

/** What folders do you want? Every choice takes effect at once: the tree beside it is the plan, as it would be approved. */
export default function ShapeSheet({ review, model, onClose }: ShapeSheetProps) {
  const { draft, plan } = model
  // What was chosen is seen at once; the folders follow as soon as they are worked out.
  const [wanted, setWanted] = useState<Shape>()
  const shape = wanted ?? shapeOf(draft)
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])
  const choose = (next: Shape) => {
    waiting.current?.abort()
    waiting.current = new AbortController()
    setWanted(next)
    void review.shape(next, waiting.current.signal).finally(() => setWanted((now) => (now === next ? undefined : now)))
  }
  const pictures = useMemo(() => stylable(draft).pictures.length, [draft])
  const isOffered = (inside: Shape['inside']) =>
    inside !== 'style' || inside === shape.inside || (pictures >= FEWEST_PICTURES && model.styles !== undefined)
  const isLooking = wanted?.inside === 'style' && shapeOf(draft).inside !== 'style'
  const change = (part: Partial<Shape>) => choose({ ...shape, ...part })
  const proposed = plan.view?.renamed.filter(({ isTaken }) => !isTaken).length ?? 0
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={m.folders_title()}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Figures plan={plan} />
          <span className="flex gap-2 max-xs:w-full max-xs:*:flex-1">
            <Button look="quiet" icon={RotateCcw} onPress={() => choose(USUAL_SHAPE)}>
              {m.folders_reset()}
            </Button>
            <Button look="primary" onPress={onClose}>
              {m.folders_done()}
            </Button>
          </span>
        </div>
      }
    >
      <p className="mb-5 text-pretty text-muted">{m.folders_lead()}</p>
      <div className="grid gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <LargeFolders
            offers={plan.view?.offers ?? []}
            shape={shape}
            onChange={(divisions) => change({ divisions })}
          />
          <GrainSlider grain={shape.grain} onChange={(grain) => change({ grain })} />
          <Select
            label={m.folders_inside()}
            value={shape.inside}
            options={INSIDES.filter(isOffered).map((value) => ({ value, label: INSIDE[value]() }))}
            onChange={(inside) => change({ inside })}
          />
          {isLooking && (
            <div>
              <p role="status" className="mb-2 text-sm text-muted">
                {m.folders_style_looking({ count: pictures, n: number(pictures) })}
              </p>
              <ProgressBar label={m.folders_inside_style()} size="s" valueText={m.loading()} />
            </div>
          )}
          <Switch
            isSelected={shape.isNested}
            onChange={(isNested) => change({ isNested })}
            description={m.folders_nested_text()}
          >
            {m.folders_nested()}
          </Switch>
          <Switch
            isSelected={shape.isNamed}
            onChange={(isNamed) => change({ isNamed })}
            description={
              shape.isNamed ? m.folders_named_count({ count: proposed, n: number(proposed) }) : m.folders_named_text()
            }
          >
            {m.folders_named()}
          </Switch>
          <SortAgain model={model} />
        </div>
        <Trees review={review} model={model} />
      </div>
    </Sheet>
  )
}

/** What the plan comes to, always in sight. */
const Figures = ({ plan }: Pick<ReviewModel, 'plan'>) => {
  const { view, isCurrent } = plan
  return (
    <p role="status" className={cx('font-medium tabular transition-opacity', !isCurrent && 'opacity-60')}>
      {view
        ? m.folders_figures({
            files: filesOf(view.fileCount),
            folders: foldersOf(view.folders.length),
            size: sizeOf(view.sizeBytes),
          })
        : m.plan_working()}
    </p>
  )
}

const Trees = ({ review, model }: Omit<ShapeSheetProps, 'onClose'>) => {
  const [when, setWhen] = useState<'before' | 'after'>('after')
  const { view, isCurrent } = model.plan
  const { draft, filesIn } = review
  const before = useMemo(() => {
    const folders = new Map<string, FlatFolder>()
    for (const entry of draft.entries.values()) {
      const path = parentPath(entry.item.path)
      const { count, sizeBytes } = folders.get(path) ?? { count: 0, sizeBytes: 0 }
      folders.set(path, { path, count: count + filesIn(entry), sizeBytes: sizeBytes + entry.item.sizeBytes })
    }
    return treeOf([...folders.values()].sort((one, other) => (one.path < other.path ? -1 : 1)))
  }, [draft.entries, filesIn])
  const after = useMemo(() => treeOf(view?.folders ?? [], new Set(view?.newFolders)), [view])
  return (
    <section aria-label={m.folders_tree()} className="min-w-0">
      <Choice
        label={m.folders_tree()}
        value={when}
        options={[
          { value: 'before', label: m.folders_before() },
          { value: 'after', label: m.folders_after() },
        ]}
        onChange={setWhen}
      />
      <div
        aria-busy={!isCurrent}
        className={cx(
          'scroll-thin mt-3 max-h-[46dvh] overflow-y-auto rounded-md border border-line bg-sunken p-2 transition-opacity',
          !isCurrent && when === 'after' && 'opacity-60',
        )}
      >
        {/* Each arrangement opens by itself: what was folded up in another one says nothing. */}
        <FolderTreeView
          key={`${when} ${when === 'after' ? JSON.stringify(shapeOf(draft)) : ''}`}
          label={when === 'after' ? m.folders_after() : m.folders_before()}
          nodes={when === 'after' ? after : before}
        />
      </div>
    </section>
  )
}
