import { FilePlus2, FolderPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { canPickFolders } from '../../platform/web/index.ts'
import { Button, Panel } from '../../ui/index.ts'
import type { CollectCardsProps } from './collect-cards.tsx'
import { DropZone } from './drop-zone.tsx'
import { LostNote } from './lost-note.tsx'
import { StageHeading } from './stage-heading.tsx'
import type { Picker } from './use-pick.ts'

const CollectCards = lazy(() => import('./collect-cards.tsx'))

export interface CollectPanelProps extends CollectCardsProps {
  readonly pick: Picker
  readonly isOver: boolean
}

/** The way in: pick or drop files and folders, go on with those from before, or take the last run back. */
export const CollectPanel = ({ flow, pick, isOver, ...cards }: CollectPanelProps) => {
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
      <Suspense fallback={null}>
        <CollectCards flow={flow} {...cards} />
      </Suspense>
    </div>
  )
}
