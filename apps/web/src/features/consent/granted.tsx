import { useSelector } from '@xstate/react'
import { deviceFlow } from '../../flow/device-flow.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState } from '../../flow/use-device-flow.ts'
import { DonePanel } from './done-panel.tsx'
import type { Gate } from './gate.ts'
import { tellNotice } from './notices.ts'
import { PreviewStage } from './preview-stage.tsx'
import { SelectPanel } from './select-panel.tsx'
import { consentServices } from './services.ts'
import { WorkingPanel } from './working-panel.tsx'

/** Consent mode once somebody has agreed: select, process, preview, sort, done, over the flow that all devices share. */
export default function Granted({ gate }: { readonly gate: Gate }) {
  const flow = deviceFlow('consent', consentServices)
  const state = useDeviceState(flow)
  const receipt = useSelector(gate, ({ context }) => context.receipt)
  useDeviceNotices(flow, tellNotice)
  useDeviceGuard(flow)
  const given = receipt && {
    receipt,
    /** What was listed is forgotten together with what was kept of it. */
    revoke: () => {
      flow.actor.send({ type: 'START.OVER' })
      gate.send({ type: 'REVOKE' })
    },
  }
  if (state === 'ready') return <SelectPanel flow={flow} given={given} />
  if (state === 'preview') return <PreviewStage flow={flow} />
  if (state === 'complete') return <DonePanel flow={flow} given={given} />
  return <WorkingPanel flow={flow} isSorting={state === 'carrying'} />
}
