import { STAGE_PERCENTS } from '@octavo/core'
import { Check } from 'lucide-react'
import type { Stage } from '../../flow/upload-machine.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { cx, ProgressBar } from '../../ui/index.ts'

const STEPS = [
  { words: m.stage_collect, stages: ['collect'] },
  { words: m.stage_sort, stages: ['sort', 'sorting'] },
  { words: m.stage_review, stages: ['review', 'approving'] },
  { words: m.stage_complete, stages: ['complete'] },
] as const satisfies readonly { words: () => string; stages: readonly Stage[] }[]

/** The fixed progress bar at the bottom, with the four stages above it. */
export const StageBar = ({ stage }: { readonly stage: Stage }) => {
  const percent = STAGE_PERCENTS[stage]
  const current = STEPS.findIndex(({ stages }) => (stages as readonly Stage[]).includes(stage))
  return (
    <footer className="fixed start-(--rail-w) end-0 bottom-(--nav-h) z-10 border-t border-line/70 bg-surface/95 ps-[calc(1rem+var(--safe-left))] pe-[calc(1rem+var(--safe-right))] pt-2.5 pb-[calc(0.75rem+var(--safe-end))] low:py-1">
      <div className="mx-auto flex max-w-5xl flex-col gap-2 low:gap-0.5">
        <div className="flex items-center justify-between gap-3">
          <ol aria-label={m.nav_stages()} className="flex items-center gap-0.5 text-sm xs:gap-3 sm:gap-5">
            {STEPS.map(({ words }, index) => (
              <li
                key={words()}
                aria-current={index === current ? 'step' : undefined}
                className={cx(
                  'flex items-center gap-1 rounded-full px-1 py-0.5 text-xs xs:px-1.5 xs:text-sm',
                  index === current ? 'font-semibold text-text' : 'text-muted',
                )}
              >
                {index < current && <Check aria-hidden="true" className="size-3.5 text-accent max-xs:hidden" />}
                {index === current && <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />}
                {words()}
              </li>
            ))}
          </ol>
          <span aria-hidden="true" className="text-sm font-semibold tabular">
            {m.progress_percent({ percent: number(percent) })}
          </span>
        </div>
        <ProgressBar
          label={m.progress_label()}
          percent={percent}
          valueText={m.progress_percent({ percent: number(percent) })}
          size="s"
        />
      </div>
    </footer>
  )
}
