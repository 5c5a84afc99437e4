import { FilePlus2, FolderPlus } from 'lucide-react'
import { Suspense } from 'react'
import type { Flow } from '../../flow/flow.ts'
import { useStageTitle } from '../../flow/use-stage-title.ts'
import { DropZone } from '../../intake/drop-zone.tsx'
import type { Picker } from '../../intake/use-pick.ts'
import { m } from '../../paraglide/messages.js'
import { canPickFolders } from '../../platform/index.ts'
import { useUser } from '../../session/session.ts'
import { Button, Panel } from '../../ui/index.ts'
import { optional } from '../../ui/optional.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import type { CollectCardsProps } from './collect-cards.tsx'
import { LostNote } from './lost-note.tsx'

const CollectCards = optional(() => import('./collect-cards.tsx'))
const JustRun = optional(() => import('./last-run-card.tsx'))

export interface CollectPanelProps extends Omit<CollectCardsProps, 'flow'> {
  /** Undefined until its code is there: the way in is shown without it. */
  readonly flow: Flow | undefined
  readonly pick: Picker
}

/** The way in: pick or drop files and folders, go on with those from before, or take the last run back. */
export const CollectPanel = ({ flow, pick, ...cards }: CollectPanelProps) => {
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div className="mb-2 max-w-2xl low:mb-0">
        <StageHeading className="text-display font-semibold text-balance low:text-2xl">
          {useStageTitle('collect')}
        </StageHeading>
        <p className="mt-3 text-lead text-pretty text-muted low:sr-only">{m.collect_lead()}</p>
      </div>
      {flow && <LostNote flow={flow} />}
      <Suspense fallback={null}>{flow && <JustRun flow={flow} {...cards} />}</Suspense>
      <Panel className="p-3 sm:p-4 low:grid low:grid-cols-2 low:gap-3">
        <DropZone pick={pick} />
        <div className="mt-3 grid gap-3 xs:grid-cols-2 low:mt-0 low:grid-cols-1">
          <Button icon={FilePlus2} onPress={pick.chooseFiles}>
            {m.collect_select_files()}
          </Button>
          {canPickFolders() && (
            <Button icon={FolderPlus} onPress={pick.chooseFolder}>
              {m.collect_select_folder()}
            </Button>
          )}
        </div>
        <p id="collect-privacy" className="mt-3.5 px-1 text-sm text-pretty text-muted low:col-span-2 low:mt-0">
          {useUser() ? m.collect_privacy_user() : m.collect_privacy()}
        </p>
      </Panel>
      <Suspense fallback={null}>{flow && <CollectCards flow={flow} {...cards} />}</Suspense>
    </div>
  )
}
