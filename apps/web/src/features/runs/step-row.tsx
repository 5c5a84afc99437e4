import { visibleName } from '@octavo/core'
import { Redo2, Undo2 } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, cx } from '../../ui/index.ts'
import type { Step } from './step.ts'
import { folderWords, iconOf, titleOf } from './title.ts'
import type { Press } from './use-press.ts'
import { timeOf } from './when.ts'

export interface StepRowProps extends Press {
  readonly step: Step
  readonly onOpen: (step: Step) => void
}

/** One step of the history: what was done and when, what became of it, and the press that undoes or redoes it. */
export const StepRow = ({ step, onOpen, busyId, press }: StepRowProps) => {
  const Icon = iconOf(step)
  const title = titleOf(step)
  const folders = step.about?.folders ?? []
  const isRedo = step.press?.type === 'redo'
  return (
    <div className="flex items-center gap-3 px-3 py-2.5 sm:gap-4 sm:px-5">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full',
          step.state === 'undone' ? 'bg-sunken text-muted' : 'bg-accent-soft text-accent',
        )}
      >
        <Icon className="size-5" />
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(step)}
        className="min-h-11 min-w-0 flex-1 rounded-sm text-start"
      >
        <span
          className={cx(
            'line-clamp-2 font-medium [overflow-wrap:anywhere]',
            step.state === 'undone' && 'text-muted line-through decoration-1',
          )}
        >
          {title}
        </span>
        <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular">
          <time dateTime={new Date(step.atMs).toISOString()}>{timeOf(step.atMs)}</time>
          {step.kind === 'organize' && folders.length > 0 && (
            <span className="max-w-full truncate">
              {folders.map((folder) => folderWords(folder, step.inFolder)).join(' · ')}
            </span>
          )}
          <States step={step} />
        </span>
      </button>
      {step.press && (
        <Button
          size="s"
          icon={isRedo ? Redo2 : Undo2}
          isDisabled={busyId !== undefined}
          aria-label={(isRedo ? m.run_redo_of : m.run_undo_of)({ what: title })}
          onPress={() => press(step)}
        >
          <span className="max-xs:sr-only">{isRedo ? m.redo() : m.undo()}</span>
        </Button>
      )}
    </div>
  )
}

/** What became of a step, in words. */
export const States = ({ step: { state, undone, skipped, failed, isHere, inFolder } }: { readonly step: Step }) => (
  <>
    {state === 'undone' && <Badge>{m.run_state_undone()}</Badge>}
    {state === 'running' && <Badge tone="accent">{m.run_state_running()}</Badge>}
    {state !== 'undone' && undone > 0 && <Badge>{m.run_state_some({ n: number(undone) })}</Badge>}
    {skipped > 0 && <Badge tone="warn">{m.run_state_stayed({ n: number(skipped) })}</Badge>}
    {failed > 0 && <Badge tone="danger">{m.run_state_failed({ n: number(failed) })}</Badge>}
    {isHere && <Badge>{inFolder ? visibleName(inFolder) : m.run_here()}</Badge>}
  </>
)
