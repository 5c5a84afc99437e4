import { visibleName } from '@octavo/core'
import { X } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceState, useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel, ProgressBar } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

/** The scan while it runs: its percentage, and a box with what was found so far. */
export const ScanningPanel = ({ flow }: { readonly flow: DeviceFlow }) => {
  const percent = useDeviceValue(flow, ({ shown }) => shown?.percent) ?? 0
  const scan = useDeviceValue(flow, (context) => context.scan)
  const work = useDeviceValue(flow, (context) => context.work)
  const items = useDeviceValue(flow, ({ brought }) => brought?.items)
  const isJudging = useDeviceState(flow) === 'judging'
  const found = isJudging && items ? work.total || items.length : scan.scannedFiles
  const current = isJudging ? items?.[Math.min(work.done, items.length - 1)]?.path : scan.currentFile
  const percentText = m.progress_percent({ percent: number(percent) })
  return (
    <Panel className="flex animate-rise flex-col gap-6 p-6 sm:p-8">
      <div className="flex items-baseline justify-between gap-4">
        <StageHeading className="text-title font-semibold">{m.device_scanning_title()}</StageHeading>
        <span aria-hidden="true" className="text-lead font-semibold text-accent tabular">
          {percentText}
        </span>
      </div>
      <ProgressBar label={m.device_scanning_label()} percent={percent} valueText={percentText} />
      <div className="rounded-md border border-line bg-sunken p-4">
        <p role="status" className="font-semibold tabular">
          {m.device_scanning_found({ count: found, n: number(found) })}
        </p>
        <p className="mt-1 flex min-h-6 gap-2 text-sm text-muted">
          <span className="shrink-0">{m.device_current()}:</span>
          <bdi className="min-w-0 truncate">{visibleName(current ?? '')}</bdi>
        </p>
      </div>
      <Button icon={X} className="self-start" onPress={() => flow.actor.send({ type: 'CANCEL' })}>
        {m.cancel()}
      </Button>
    </Panel>
  )
}
