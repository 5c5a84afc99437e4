import { FilePlus2 } from 'lucide-react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { usePreviewModel } from '../../flow/use-preview-model.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { PreviewFiles } from '../../review/preview-files.tsx'
import { Button, Forward } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import { ExitButton } from './exit-button.tsx'
import { LeftNote } from './left-note.tsx'
import { useFound } from './use-found.ts'

export interface PreviewStageProps {
  readonly flow: DeviceFlow
  readonly onAdd: () => void
  readonly onExit: () => void
}

/** What was chosen, in folders; what the two ways on will do is said before either is pressed. */
export const PreviewStage = ({ flow, onAdd, onExit }: PreviewStageProps) => {
  const { actor } = flow
  const model = usePreviewModel(flow, 'skip')
  const isAway = isOffline(useConnection())
  const { fileCount, folderCount } = useFound(flow)
  const sort = (way: 'ai' | 'skip') => actor.send({ type: 'CARRY', way })
  return (
    <>
      <div>
        <StageHeading className="text-2xl font-semibold tracking-tight sm:text-4xl">
          {m.mobile_preview_title()}
        </StageHeading>
        <p className="mt-1 font-medium tabular">
          {m.complete_detail({ files: filesOf(fileCount), folders: foldersOf(folderCount) })}
        </p>
        <p
          id="phone-note"
          className={isAway ? 'mt-1 text-sm text-pretty text-warn' : 'mt-1 text-sm text-pretty text-muted'}
        >
          {isAway ? m.mobile_away_note() : m.mobile_upload_note()}
        </p>
        <LeftNote flow={flow} />
      </div>
      <PreviewFiles model={model} />
      <div className="grid grid-cols-2 items-start gap-2 sm:flex sm:flex-wrap sm:justify-end">
        <ExitButton onExit={onExit}>{m.mobile_exit()}</ExitButton>
        <Button icon={FilePlus2} onPress={onAdd}>
          {m.mobile_add()}
        </Button>
        <Button aria-describedby="phone-note" onPress={() => sort('skip')}>
          {m.mobile_skip()}
        </Button>
        <Button look="primary" icon={Forward} aria-describedby="phone-note" onPress={() => sort('ai')}>
          {m.mobile_ai()}
        </Button>
      </div>
    </>
  )
}
