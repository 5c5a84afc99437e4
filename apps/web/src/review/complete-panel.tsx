import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { m } from '../paraglide/messages.js'
import { Panel } from '../ui/index.ts'
import { StageHeading } from '../ui/stage-heading.tsx'
import { type FlatFolder, treeOf } from './folder-tree.ts'
import { FolderTreeView } from './folder-tree-view.tsx'
import { StayedList, type StayedListProps } from './stayed-list.tsx'

export interface CompletePanelProps {
  readonly title: string
  /** True on a page that has a heading of its own above. */
  readonly isBelow?: boolean
  /** What came of it, in one line. */
  readonly detail: string
  /** What else there is to say of it; undefined is nothing. */
  readonly notes?: readonly (string | undefined)[]
  /** The folders that things are in now; their tree is left out where there are none. */
  readonly folders?: readonly FlatFolder[] | undefined
  /** What the tree is called, where it is not where the files are now. */
  readonly foldersLabel?: string
  /** What stayed where it was. */
  readonly stayed?: StayedListProps['stayed']
  /** The ways on. */
  readonly children?: ReactNode
}

/** The end of every flow: that it is done and what came of it, the ways on, the folders as they are now, and what stayed. */
export const CompletePanel = (props: CompletePanelProps) => {
  const {
    title,
    isBelow = false,
    detail,
    notes = [],
    folders = [],
    foldersLabel = m.result_tree(),
    stayed = [],
    children,
  } = props
  const nodes = useMemo(() => treeOf(folders), [folders])
  return (
    <Panel className="flex animate-pop flex-col gap-6 p-6 sm:p-10">
      <div className="flex flex-col items-center gap-3 text-center">
        <span
          aria-hidden="true"
          className="mb-3 grid size-24 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_90px_-8px_var(--c-accent)]"
        >
          <Check className="size-12" strokeWidth={2.4} />
        </span>
        <StageHeading isBelow={isBelow} className="text-display font-semibold text-balance">
          {title}
        </StageHeading>
        <p role="status" className="text-lead text-pretty text-muted tabular [overflow-wrap:anywhere]">
          {detail}
        </p>
        {notes.filter(Boolean).map((note) => (
          <p key={note} className="text-sm text-pretty text-muted tabular">
            {note}
          </p>
        ))}
      </div>
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
      {nodes.length > 0 && (
        <div className="scroll-thin max-h-72 overflow-y-auto rounded-md border border-line bg-sunken p-2">
          <FolderTreeView label={foldersLabel} nodes={nodes} />
        </div>
      )}
      <StayedList stayed={stayed} />
    </Panel>
  )
}
