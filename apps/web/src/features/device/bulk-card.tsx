import { visibleName } from '@octavo/core'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceState, useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel, ProgressBar } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

/** How far organizing without storage is: files done of all, what is being done, and with which file. */
export const BulkCard = ({ flow }: { readonly flow: DeviceFlow }) => {
  const isJudging = useDeviceState(flow) === 'judging'
  const scan = useDeviceValue(flow, (context) => context.scan)
  const work = useDeviceValue(flow, (context) => context.work)
  const items = useDeviceValue(flow, ({ brought }) => brought?.items) ?? []
  const total = isJudging ? items.length : (scan.totalFiles ?? scan.scannedFiles)
  const done = isJudging ? work.done : 0
  const current = isJudging ? items[Math.min(done, items.length - 1)]?.path : scan.currentFile
  const count = m.device_count({ done: number(done), total: number(total) })
  const rows = [
    [m.device_bulk_status(), isJudging ? m.device_bulk_judging() : m.device_bulk_reading()],
    [m.device_current(), visibleName(current ?? '')],
  ] as const
  return (
    <Panel className="flex animate-rise flex-col gap-5 p-6 sm:p-8">
      <div>
        <StageHeading className="text-title font-semibold">{m.device_bulk_title()}</StageHeading>
        <p className="mt-2 text-pretty text-muted">{m.device_bulk_text()}</p>
      </div>
      <p role="status" className="text-3xl font-semibold tracking-tight tabular">
        {count}
      </p>
      <ProgressBar
        label={m.device_bulk_title()}
        {...(total > 0 && { percent: (done / total) * 100 })}
        valueText={count}
      />
      <dl className="grid gap-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-28 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 truncate font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button className="self-start" onPress={() => flow.actor.send({ type: 'CANCEL' })}>
        {m.cancel()}
      </Button>
    </Panel>
  )
}
