import type { Shape } from '@octavo/core'
import {
  CircleAlert,
  FolderPlus,
  FolderTree,
  type LucideIcon,
  Package,
  PauseCircle,
  PencilLine,
  Split,
  Unlink,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { filesOf, foldersOf, number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx } from '../ui/index.ts'
import type { PlanSection, PlanView } from '../worker/plan/plan-view.ts'
import type { PlanOfReview } from './model.ts'

const PlanDialog = lazy(() => import('./plan-dialog.tsx'))

interface Part {
  /** A list of the plan, or the sheet where folders are shaped. */
  readonly opens: PlanSection | 'shape'
  readonly icon: LucideIcon
  readonly words: string
}

/** The parts of the line; what does not happen is not spoken of. */
const partsOf = (
  { fileCount, folders, renamed, wholes, stays, parted, offers }: PlanView,
  { divisions = [] }: Shape,
): readonly Part[] => {
  const isDivided = ({ folder, by }: PlanView['offers'][number]) =>
    divisions === 'offered' || divisions.some((one) => one.folder === folder && one.by === by)
  const divisibleCount = offers.filter((offer) => !isDivided(offer)).length
  const words = (count: number) => ({ count, n: number(count) })
  const newCount = folders.filter(({ isNew }) => isNew).length
  const takenCount = renamed.filter(({ isTaken }) => isTaken).length
  const isAllNew = newCount > 0 && newCount === folders.length
  return [
    {
      opens: 'folders' as const,
      icon: FolderTree,
      words: isAllNew
        ? m.plan_moves_new({ files: filesOf(fileCount), ...words(newCount) })
        : m.plan_moves({ files: filesOf(fileCount), folders: foldersOf(folders.length) }),
      isThere: true,
    },
    {
      opens: 'folders' as const,
      icon: FolderPlus,
      words: m.plan_new(words(newCount)),
      isThere: newCount > 0 && !isAllNew,
    },
    {
      opens: 'renamed' as const,
      icon: PencilLine,
      words: m.plan_renamed(words(takenCount)),
      isThere: takenCount > 0,
    },
    {
      opens: 'renamed' as const,
      icon: PencilLine,
      words: m.plan_named(words(renamed.length - takenCount)),
      isThere: renamed.length > takenCount,
    },
    { opens: 'whole' as const, icon: Package, words: m.plan_whole(words(wholes.length)), isThere: wholes.length > 0 },
    { opens: 'stay' as const, icon: PauseCircle, words: m.plan_stay(words(stays.length)), isThere: stays.length > 0 },
    { opens: 'links' as const, icon: Unlink, words: m.plan_parted(words(parted.count)), isThere: parted.count > 0 },
    {
      opens: 'shape' as const,
      icon: Split,
      words: m.plan_divisible(words(divisibleCount)),
      isThere: divisibleCount > 0,
    },
  ].filter(({ isThere }) => isThere)
}

export interface PlanLineProps {
  readonly plan: PlanOfReview
  readonly shape: Shape
  /** Opens the sheet where folders are shaped. */
  readonly onShape: () => void
}

/** What approving would do, in one calm line before the press. It keeps up with the edits, and each part opens its list. */
export const PlanLine = ({ plan, shape, onShape }: PlanLineProps) => {
  const [section, setSection] = useState<PlanSection>()
  const { view, isCurrent, hasFailed } = plan
  if (hasFailed)
    return (
      <p role="alert" className="flex min-h-9 flex-wrap items-center gap-2 text-sm text-danger">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {m.plan_failed()}
        <Button size="s" onPress={plan.again}>
          {m.plan_again()}
        </Button>
      </p>
    )
  if (!view)
    return (
      <p role="status" className="flex min-h-9 items-center text-sm text-muted">
        {m.plan_working()}
      </p>
    )
  const parts = partsOf(view, shape)
  return (
    <section aria-label={m.plan_title()} aria-busy={!isCurrent}>
      <ul className={cx('-ms-2 flex flex-wrap items-center transition-opacity', !isCurrent && 'opacity-60')}>
        {parts.map(({ opens, icon: Icon, words }) => (
          <li key={words}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => (opens === 'shape' ? onShape() : setSection(opens))}
              className="tap inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-start text-sm font-medium tabular hover:bg-accent-soft"
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" />
              {words}
            </button>
          </li>
        ))}
        <li className="px-2 text-sm text-muted tabular">{sizeOf(view.sizeBytes)}</li>
      </ul>
      <p role="status" className="sr-only">
        {isCurrent ? parts.map(({ words }) => words).join(', ') : m.plan_working()}
      </p>
      <Suspense fallback={null}>
        {section && (
          <PlanDialog view={view} section={section} onSection={setSection} onClose={() => setSection(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
