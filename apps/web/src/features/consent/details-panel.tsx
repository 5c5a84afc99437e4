import { type Consent, isComplete, REQUIRED_CONSENT } from '@octavo/core'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, Checkbox, Panel } from '../../ui/index.ts'
import type { Gate } from './gate.ts'
import { StagePage } from './stage-page.tsx'
import { STATEMENTS } from './statements.ts'

/** The six statements, five of them required: each agreed to by itself, and none beforehand. */
export const DetailsPanel = ({ gate }: { readonly gate: Gate }) => {
  const consent = useSelector(gate, ({ context }) => context.consent)
  const box = (name: keyof Consent) => (
    <Checkbox
      key={name}
      isSelected={consent[name]}
      onChange={(isAgreed) => gate.send({ type: 'TICK', name, isAgreed })}
      description={STATEMENTS[name].means()}
    >
      {STATEMENTS[name].says()}
    </Checkbox>
  )
  const isReady = isComplete(consent)
  return (
    <StagePage title={m.consent_details_title()} lead={m.consent_details_lead()}>
      <Panel className="flex flex-col gap-6 p-6">
        <Group title={m.consent_required()}>{REQUIRED_CONSENT.map(box)}</Group>
        <Group title={m.consent_optional()}>{box('optionalAI')}</Group>
      </Panel>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="l" isDisabled={!isReady} onPress={() => gate.send({ type: 'CONTINUE' })}>
          {isReady ? m.consent_continue() : m.consent_please()}
        </Button>
        <Button size="l" onPress={() => gate.send({ type: 'BACK' })}>
          {m.consent_back()}
        </Button>
        <Button size="l" look="quiet" onPress={() => gate.send({ type: 'DECLINE' })}>
          {m.consent_decline()}
        </Button>
      </div>
    </StagePage>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <fieldset aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold text-muted">
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
