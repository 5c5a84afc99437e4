import { useSelector } from '@xstate/react'
import { Check, type LucideIcon, ShieldCheck, X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, Panel } from '../../ui/index.ts'
import { ErasedCard } from './erased-card.tsx'
import type { Gate } from './gate.ts'
import { StagePage } from './stage-page.tsx'

const READ = [m.consent_read_name, m.consent_read_size, m.consent_read_type, m.consent_read_time, m.consent_read_path]
const NEVER = [m.consent_never_text, m.consent_never_place, m.consent_never_mail, m.consent_never_look]

/** What consent mode reads and what it never reads, before anybody is asked for anything. */
export const OverviewPanel = ({ gate }: { readonly gate: Gate }) => {
  const erased = useSelector(gate, ({ context }) => context.erased)
  return (
    <StagePage
      title={m.consent_title()}
      lead={m.consent_lead()}
      badge={
        <Badge tone="accent" icon={ShieldCheck}>
          {m.consent_eyebrow()}
        </Badge>
      }
    >
      {erased && <ErasedCard erased={erased} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Points title={m.consent_read()} icon={Check} tone="text-ok" points={READ} />
        <Points title={m.consent_never()} icon={X} tone="text-danger" points={NEVER} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="l" onPress={() => gate.send({ type: 'DETAILS' })}>
          {m.consent_review()}
        </Button>
        <Button size="l" onPress={() => gate.send({ type: 'DECLINE' })}>
          {m.consent_decline()}
        </Button>
      </div>
    </StagePage>
  )
}

interface PointsProps {
  readonly title: string
  readonly icon: LucideIcon
  readonly tone: string
  readonly points: readonly (() => string)[]
}

const Points = ({ title, icon: Icon, tone, points }: PointsProps) => (
  <Panel className="p-6">
    <h2 className="text-title font-semibold">{title}</h2>
    <ul className="mt-4 flex flex-col gap-3">
      {points.map((words) => (
        <li key={words()} className="flex items-start gap-3">
          <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
          {words()}
        </li>
      ))}
    </ul>
  </Panel>
)
