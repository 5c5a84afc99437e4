import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'
import { FoundFiles } from './found-files.tsx'
import { WorkPanel } from './work-panel.tsx'

const TITLES = { collecting: m.access_scanning, judging: m.access_organizing, carrying: m.access_sorting } as const

export interface FolderWorkProps {
  readonly flow: DeviceFlow
  readonly state: keyof typeof TITLES
}

/** Scanning, organizing, or sorting with AI: how far it is, how many files there are so far, and the first that were scanned. */
export const FolderWork = ({ flow, state }: FolderWorkProps) => {
  const percent = useDeviceValue(flow, ({ shown }) => shown?.percent ?? 0)
  const scan = useDeviceValue(flow, (context) => context.scan)
  const { done } = useDeviceValue(flow, (context) => context.work)
  const isScan = state === 'collecting'
  const count = isScan ? scan.scannedFiles : done
  const items = useDeviceValue(flow, ({ brought }) => brought?.items)
  return (
    <>
      <WorkPanel
        title={TITLES[state]()}
        percent={percent}
        count={m.collect_found({ count, n: number(count) })}
        {...(isScan && scan.scannedFiles === 0 && { text: m.access_waiting() })}
        {...(isScan && { current: scan.currentFile })}
      >
        <Button onPress={() => flow.actor.send({ type: 'CANCEL' })}>{m.cancel()}</Button>
      </WorkPanel>
      {state === 'judging' && items && (
        <Panel className="p-5 sm:p-6">
          <FoundFiles label={m.access_scanned()} items={items} />
        </Panel>
      )}
    </>
  )
}
