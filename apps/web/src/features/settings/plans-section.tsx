import type { PlansResponse } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { money, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, cx } from '../../ui/index.ts'
import { getPlans, QUERIES } from './api.ts'
import { Loaded, Section } from './section.tsx'

type Plan = PlansResponse['plans'][number]

const NAMES = { trial: m.plans_trial, monthly: m.plans_monthly, yearly: m.plans_yearly } as const

const priceOf = ({ id, priceUsd }: Plan) => {
  if (id === 'trial') return money(0, 0)
  const price = money(priceUsd)
  return id === 'monthly' ? m.plans_per_month({ price }) : m.plans_per_year({ price })
}

const PlanCard = ({ plan, isYours }: { readonly plan: Plan; readonly isYours: boolean }) => (
  <li
    className={cx('rounded-md border p-4', isYours ? 'border-accent bg-accent-soft' : 'border-line bg-raised')}
    aria-current={isYours ? 'true' : undefined}
  >
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-medium">{NAMES[plan.id]()}</span>
      {isYours && <Badge tone="ok">{m.plans_yours()}</Badge>}
    </p>
    <p className="mt-2 text-lead font-semibold tabular-nums">{priceOf(plan)}</p>
    <p className="mt-1 text-sm text-muted">
      {plan.id === 'trial' ? m.plans_trial_files({ n: number(plan.files) }) : m.plans_files({ n: number(plan.files) })}
      {plan.savingPercent === null ? '' : `, ${m.plans_saves({ percent: number(plan.savingPercent) })}`}
    </p>
  </li>
)

/** Prices, and how much of the plan is used; whether anybody is held to it is the operator's choice. */
export const PlansSection = () => {
  const plans = useQuery({ queryKey: [QUERIES.plans], queryFn: getPlans, staleTime: 0 })
  return (
    <Section id="plans" title={m.plans_title()} icon={Tag}>
      <Loaded query={plans}>
        {(data) => (
          <>
            <ul className="grid gap-3 sm:grid-cols-3">
              {data.plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} isYours={plan.id === data.plan} />
              ))}
            </ul>
            <p className="text-sm text-muted">
              {data.enforced
                ? m.plans_used({ used: number(data.usedFiles), limit: number(data.limitFiles) })
                : m.plans_free_server()}
            </p>
          </>
        )}
      </Loaded>
    </Section>
  )
}
