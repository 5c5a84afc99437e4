import { visibleName } from '@octavo/core'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel, ProgressRing } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

const STAGES: Readonly<Record<string, () => string>> = {
  scanning: m.device_stage_scanning,
  classifying: m.device_stage_classifying,
  organizing: m.device_stage_organizing,
  complete: m.device_stage_complete,
}

/** The run while it goes on: the ring with its stage, and the file that is at hand. */
export const OrganizingPanel = ({ flow }: { readonly flow: DeviceFlow }) => {
  const shown = useDeviceValue(flow, (context) => context.shown)
  const { done } = useDeviceValue(flow, (context) => context.work)
  const items = useDeviceValue(flow, ({ brought }) => brought?.items) ?? []
  // What is being moved is brought to its end, and can be taken back then.
  const isInPlace = useDeviceValue(flow, ({ brought }) => brought?.place !== undefined)
  const percent = shown?.percent ?? 0
  const stage = STAGES[shown?.stage ?? '']?.() ?? m.device_stage_scanning()
  const text = m.progress_percent({ percent: number(percent) })
  return (
    <Panel className="flex animate-rise flex-col items-center gap-6 p-8 text-center sm:p-12">
      <StageHeading className="text-title font-semibold">{m.device_organizing_title()}</StageHeading>
      <ProgressRing label={m.device_organizing_label()} percent={percent} valueText={`${stage} ${text}`}>
        <p className="text-3xl font-semibold tracking-tight tabular">{text}</p>
      </ProgressRing>
      <div className="w-full">
        <p role="status" className="text-lg font-semibold text-accent">
          {stage}
        </p>
        <p className="mx-auto mt-1 min-h-6 max-w-md truncate text-muted">
          <bdi>{visibleName(items[Math.min(done, items.length - 1)]?.path ?? '')}</bdi>
        </p>
      </div>
      {!isInPlace && <Button onPress={() => flow.actor.send({ type: 'CANCEL' })}>{m.cancel()}</Button>}
    </Panel>
  )
}
