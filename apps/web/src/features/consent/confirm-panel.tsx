import { useSelector } from '@xstate/react'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'
import type { Gate } from './gate.ts'
import { StagePage } from './stage-page.tsx'
import { StatementList } from './statement-list.tsx'

/** What was agreed to, once more and together, before it holds. */
export const ConfirmPanel = ({ gate }: { readonly gate: Gate }) => {
  const consent = useSelector(gate, ({ context }) => context.consent)
  const isGranting = useSelector(gate, ({ value }) => value === 'granting')
  return (
    <StagePage title={m.consent_confirm_title()} lead={m.consent_confirm_lead()}>
      <Panel className="p-6">
        <StatementList consent={consent} />
      </Panel>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="l" isDisabled={isGranting} onPress={() => gate.send({ type: 'BEGIN' })}>
          {m.consent_begin()}
        </Button>
        <Button size="l" isDisabled={isGranting} onPress={() => gate.send({ type: 'DECLINE' })}>
          {m.cancel()}
        </Button>
      </div>
    </StagePage>
  )
}
