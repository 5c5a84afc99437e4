import { Download, Layers, RotateCcw } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { CompletePanel } from '../../review/complete-panel.tsx'
import { Button, ButtonLink } from '../../ui/index.ts'
import { useFound } from './use-found.ts'

export interface FolderDoneProps {
  readonly flow: DeviceFlow
  readonly onDownload: () => void
}

/** The end on the device: the folders as AI has made them, to be taken along. */
export const FolderDone = ({ flow, onDownload }: FolderDoneProps) => {
  const report = useDeviceValue(flow, (context) => context.report)
  const { fileCount } = useFound(flow)
  if (!report) return null
  return (
    <CompletePanel
      title={m.mobile_complete_title()}
      detail={m.access_total({ count: fileCount, n: number(fileCount) })}
      notes={[m.access_storage_text()]}
      folders={report.folders}
      stayed={report.stayed}
    >
      <Button look="primary" icon={Download} onPress={onDownload}>
        {m.access_download()}
      </Button>
      <ButtonLink to="/" icon={Layers}>
        {m.access_view()}
      </ButtonLink>
      <Button look="quiet" icon={RotateCcw} onPress={() => flow.actor.send({ type: 'START.OVER' })}>
        {m.access_other()}
      </Button>
    </CompletePanel>
  )
}
