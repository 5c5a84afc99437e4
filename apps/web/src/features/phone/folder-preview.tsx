import { Download, RotateCcw, Sparkles } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { usePreviewModel } from '../../flow/use-preview-model.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { PreviewFiles } from '../../review/preview-files.tsx'
import { Button } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import { LeftNote } from './left-note.tsx'
import { useFound } from './use-found.ts'

export interface FolderPreviewProps {
  readonly flow: DeviceFlow
  readonly onDownload: () => void
}

/** What was found, by category; it can be sorted further here, or downloaded as it is. */
export const FolderPreview = ({ flow, onDownload }: FolderPreviewProps) => {
  const { actor } = flow
  const model = usePreviewModel(flow, 'ai')
  const { fileCount, folderCount } = useFound(flow)
  return (
    <>
      <div>
        <StageHeading className="text-2xl font-semibold tracking-tight sm:text-4xl">{m.access_preview()}</StageHeading>
        <p className="mt-1 font-medium tabular">
          {m.complete_detail({ files: filesOf(fileCount), folders: foldersOf(folderCount) })}
        </p>
        <p className="mt-1 text-sm text-pretty text-muted">{m.access_note()}</p>
        <LeftNote flow={flow} />
      </div>
      <PreviewFiles model={model} />
      <div className="flex flex-wrap gap-2 max-sm:flex-col sm:justify-end">
        <Button look="quiet" icon={RotateCcw} onPress={() => actor.send({ type: 'START.OVER' })}>
          {m.access_other()}
        </Button>
        <Button icon={Download} onPress={onDownload}>
          {m.access_download()}
        </Button>
        <Button look="primary" icon={Sparkles} onPress={() => actor.send({ type: 'CARRY', way: 'ai' })}>
          {m.access_smart()}
        </Button>
      </div>
    </>
  )
}
