import { visibleName } from '@octavo/core'
import type { ReactNode } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Panel, ProgressBar } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

export interface WorkPanelProps {
  readonly title: string
  readonly percent: number
  /** What is counted, e.g. `12 files found`. */
  readonly count?: string
  /** What is said while it takes its time. */
  readonly text?: string
  /** The file that it is at; empty where nobody knows. */
  readonly current?: string
  /** What can be done meanwhile. */
  readonly children?: ReactNode
}

/** Something under way: how far it is, in numbers. */
export const WorkPanel = ({ title, percent, count, text, current = '', children }: WorkPanelProps) => (
  <Panel className="flex flex-col gap-5 p-6 sm:p-8">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <StageHeading className="text-title font-semibold">{title}</StageHeading>
      <p aria-hidden="true" className="text-4xl font-semibold tracking-tight text-accent tabular">
        {m.progress_percent({ percent: number(percent) })}
      </p>
    </div>
    <ProgressBar label={title} percent={percent} />
    <div className="min-h-12">
      <p role="status" className="font-medium tabular">
        {count}
      </p>
      {current === '' ? (
        <p className="text-pretty text-muted">{text}</p>
      ) : (
        <p className="truncate text-muted">
          <bdi>{visibleName(current)}</bdi>
        </p>
      )}
    </div>
    {children && <div className="flex flex-wrap gap-3">{children}</div>}
  </Panel>
)
