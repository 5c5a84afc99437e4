import { visibleName } from '@octavo/core'
import { CircleCheck, Download, FolderOpen, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Flow } from '../../flow/flow.ts'
import type { RunReport } from '../../flow/types.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { treeOf } from '../../review/folder-tree.ts'
import { FolderTreeView } from '../../review/folder-tree-view.tsx'
import { StayedList } from '../../review/stayed-list.tsx'
import { Button, ButtonLink, cx, Panel } from '../../ui/index.ts'
import { runToShow } from './run-to-show.ts'
import { useLastRun, useRunHere } from './use-library.ts'

export interface LastRunCardProps {
  readonly flow: Flow
  readonly undo: (runId: string) => void
  readonly isUndoing: boolean
  readonly openDownloads?: (paths: RunReport['paths']) => void
}

/** The library's screen, open at a folder. */
const folderAddress = (path: string): string => `/upload?folder=${encodeURIComponent(`/${path}`)}`

/**
 * What the last run did: the folders as they are now, and the ways on from it: into them, back, or home with the files. It
 * stays until the next run.
 */
export const LastRunCard = ({ flow, undo, isUndoing, openDownloads }: LastRunCardProps) => {
  const report = useFlowValue(flow, ({ lastRun }) => lastRun)
  const newest = useLastRun()
  const here = useRunHere()
  const run = runToShow(report, newest, here)
  if (!run) return null
  const { runId, known, moved, isUndone, canUndo } = run
  const text = known
    ? m.last_run_text({ files: moved, folders: known.folderCount, n: number(moved), k: number(known.folderCount) })
    : m.last_run_moved({ count: moved, n: number(moved) })
  const folders = isUndone ? undefined : known?.folders
  return (
    <Panel label={m.last_run()} className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
        <div>
          <h2 className="text-lg font-semibold tracking-tight">{folders ? m.result_title() : m.last_run()}</h2>
          <p className="text-muted tabular">{isUndone ? m.last_run_undone() : text}</p>
          {here && !isUndone && <p className="mt-1 text-sm text-pretty text-warn">{m.plan_waits()}</p>}
        </div>
      </div>
      {folders && folders.length > 0 && <ResultTree folders={folders} />}
      <div className="flex flex-wrap gap-2">
        {moved > 0 && !isUndone && (
          <ButtonLink to="/upload" look={folders ? 'primary' : 'secondary'} icon={FolderOpen}>
            {m.result_open()}
          </ButtonLink>
        )}
        {canUndo && (
          <Button icon={Undo2} isDisabled={isUndoing} onPress={() => undo(runId)}>
            {isUndoing ? m.last_run_undoing() : m.last_run_undo()}
          </Button>
        )}
        {openDownloads && (
          <Button icon={Download} onPress={() => openDownloads(known?.paths)}>
            {m.last_run_download()}
          </Button>
        )}
      </div>
      {known && !isUndone && <StayedList stayed={known.stayed} />}
    </Panel>
  )
}

/** The result of a run that has just ended, above all else; nothing once something new was picked. */
export default function JustRun(props: LastRunCardProps) {
  return useFlowValue(props.flow, ({ hasJustRun }) => hasJustRun) && <LastRunCard {...props} />
}

/** Where everything is now; each folder can be opened. */
const ResultTree = ({ folders }: { readonly folders: NonNullable<RunReport['folders']> }) => {
  const nodes = useMemo(() => treeOf(folders), [folders])
  return (
    <div className="scroll-thin max-h-72 overflow-y-auto rounded-md border border-line bg-sunken p-2">
      <FolderTreeView
        label={m.result_tree()}
        nodes={nodes}
        wayIn={({ path, name }) => (
          <Link
            to={folderAddress(path)}
            aria-label={m.result_open_one({ name: visibleName(name) })}
            title={m.result_open_one({ name: visibleName(name) })}
            className={cx('tap grid size-9 shrink-0 place-items-center rounded-sm text-accent hover:bg-accent-soft')}
          >
            <FolderOpen aria-hidden="true" className="size-4" />
          </Link>
        )}
      />
    </div>
  )
}
