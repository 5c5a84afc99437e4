import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel, ProgressRing } from '../../ui/index.ts'
import { StagePage } from './stage-page.tsx'

export interface WorkingPanelProps {
  readonly flow: DeviceFlow
  readonly isSorting: boolean
}

/** What is under way, and how far it is: reading what files are called, or sorting them. */
export const WorkingPanel = ({ flow, isSorting }: WorkingPanelProps) => {
  const percent = useDeviceValue(flow, ({ shown }) => shown?.percent ?? 0)
  const count = useDeviceValue(flow, ({ brought, scan }) => brought?.items.length ?? scan.scannedFiles)
  const title = isSorting ? m.consent_sorting_title() : m.consent_working_title()
  const value = m.progress_percent({ percent: number(percent) })
  return (
    <StagePage title={title} lead={m.consent_working_text()}>
      <Panel className="flex flex-col items-center gap-6 p-8 text-center sm:p-12">
        <ProgressRing label={title} percent={percent} valueText={value}>
          <p className="text-3xl font-semibold tracking-tight tabular">{value}</p>
          <p className="text-sm text-muted tabular">{filesOf(count)}</p>
        </ProgressRing>
        <Button onPress={() => flow.actor.send({ type: 'CANCEL' })}>{m.cancel()}</Button>
      </Panel>
    </StagePage>
  )
}
