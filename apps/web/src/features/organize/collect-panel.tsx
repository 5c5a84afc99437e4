import { FilePlus2, FolderPlus } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { canPickFolders } from '../../platform/web/index.ts'
import { Button, Panel } from '../../ui/index.ts'
import { BeforeCard, SessionCard } from './before-card.tsx'
import { DropZone } from './drop-zone.tsx'
import type { Flow } from './flow.ts'
import { LastRunCard } from './last-run-card.tsx'
import { LostNote } from './lost-note.tsx'
import { StageHeading } from './stage-heading.tsx'
import { useFlowValue } from './use-flow.ts'
import type { Picker } from './use-pick.ts'
import { useWaitingFiles } from './use-undo.ts'

export interface CollectPanelProps {
  readonly flow: Flow
  readonly pick: Picker
  readonly isOver: boolean
  readonly undo: (runId: string) => void
  readonly isUndoing: boolean
  readonly openDownloads?: (fileIds: readonly string[] | undefined) => void
}

/** The way in: pick or drop files and folders, go on with those from before, or take the last run back. */
export const CollectPanel = ({ flow, pick, isOver, undo, isUndoing, openDownloads }: CollectPanelProps) => {
  const collected = useFlowValue(flow, ({ files }) => files.length)
  const waiting = useWaitingFiles(collected === 0)
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div className="mb-2 max-w-2xl">
        <StageHeading className="text-display font-semibold text-balance">{m.collect_title()}</StageHeading>
        <p className="mt-3 text-lead text-pretty text-muted">{m.collect_lead()}</p>
      </div>
      <LostNote flow={flow} />
      <Panel className="p-3 sm:p-4">
        <DropZone flow={flow} pick={pick} isOver={isOver} />
        <div className="mt-3 grid gap-3 xs:grid-cols-2">
          <Button icon={FilePlus2} onPress={pick.chooseFiles}>
            {m.collect_select_files()}
          </Button>
          {canPickFolders() && (
            <Button icon={FolderPlus} onPress={pick.chooseFolder}>
              {m.collect_select_folder()}
            </Button>
          )}
        </div>
        <p id="collect-privacy" className="mt-3.5 px-1 text-sm text-pretty text-muted">
          {m.collect_privacy()}
        </p>
      </Panel>
      <div className="grid items-stretch gap-4 sm:grid-cols-2 sm:[&>:only-child]:col-span-2">
        {collected > 0 && <SessionCard flow={flow} count={collected} />}
        {collected === 0 && waiting && waiting.length > 0 && <BeforeCard flow={flow} files={waiting} />}
        <LastRunCard flow={flow} undo={undo} isUndoing={isUndoing} {...(openDownloads ? { openDownloads } : {})} />
      </div>
    </div>
  )
}
