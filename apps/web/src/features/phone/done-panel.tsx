import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { RunReport } from '../../flow/types.ts'
import { m } from '../../paraglide/messages.js'
import { treeOf } from '../../review/folder-tree.ts'
import { FolderTreeView } from '../../review/folder-tree-view.tsx'
import { StayedList } from '../../review/stayed-list.tsx'
import { Panel } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

export interface DonePanelProps {
  readonly title: string
  /** How much it was. */
  readonly detail: string
  /** What there is to say of where things are now. */
  readonly note?: string | undefined
  readonly report: RunReport
  /** The ways on. */
  readonly children: ReactNode
}

/** The end of a flow: that it is done, the folders as they are now, and the ways on. */
export const DonePanel = ({ title, detail, note, report, children }: DonePanelProps) => {
  const nodes = useMemo(() => treeOf(report.folders ?? []), [report])
  return (
    <Panel className="flex flex-col gap-5 p-6 sm:p-8">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
        >
          <Check className="size-7" strokeWidth={2.4} />
        </span>
        <div>
          <StageHeading className="text-title font-semibold text-balance">{title}</StageHeading>
          <p role="status" className="text-lead text-muted tabular">
            {detail}
          </p>
        </div>
      </div>
      {note !== undefined && <p className="text-sm text-pretty text-muted">{note}</p>}
      <div className="scroll-thin max-h-72 overflow-y-auto rounded-md border border-line bg-sunken p-2">
        <FolderTreeView label={m.result_tree()} nodes={nodes} />
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
      <StayedList stayed={report.stayed} />
    </Panel>
  )
}
