import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { usePageDrop } from '../../intake/use-page-drop.ts'
import { m } from '../../paraglide/messages.js'
import { ConfirmPanel } from './confirm-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { ConsentFooter } from './footer.tsx'
import { type Gate, openGate, tellRequired, useGateNotices } from './gate.ts'
import { OverviewPanel } from './overview-panel.tsx'
import { StagePage } from './stage-page.tsx'

const Granted = lazy(() => import('./granted.tsx'))

/** `/consent`: metadata only. Nothing can be listed before somebody has agreed to what that means. */
export default function ConsentScreen() {
  const gate = openGate()
  useGateNotices(gate)
  return (
    <>
      <main>
        <Stage gate={gate} />
      </main>
      <ConsentFooter />
    </>
  )
}

const Stage = ({ gate }: { readonly gate: Gate }) => {
  const stage = useSelector(gate, ({ value }) => value)
  const isGranted = stage === 'granted' || stage === 'revoking'
  usePageDrop(async () => tellRequired(), !isGranted)
  if (isGranted)
    return (
      <Suspense
        fallback={
          <StagePage title={m.consent_select_title()} lead={m.consent_select_lead()}>
            <p className="sr-only">{m.loading()}</p>
          </StagePage>
        }
      >
        <Granted gate={gate} />
      </Suspense>
    )
  if (stage === 'details') return <DetailsPanel gate={gate} />
  if (stage === 'confirmation' || stage === 'granting') return <ConfirmPanel gate={gate} />
  return <OverviewPanel gate={gate} />
}
