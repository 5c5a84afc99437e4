import { useQuery } from '@tanstack/react-query'
import { Bot, TriangleAlert } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { isOffline, useConnection } from '../../../connection/connection.ts'
import { filesOf, momentOf, nameIn } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { useUser } from '../../../session/session.ts'
import { Badge, BlankState, Button, ButtonLink, List, ListRow, Panel } from '../../../ui/index.ts'
import { AgentRulesPanel } from './agent-rules.tsx'
import { AGENT_PLANS, listAgentPlans } from './api.ts'
import { PlanOfAgent } from './plan-of-agent.tsx'
import { PLAN_STATES, placeOf } from './states.ts'

/** The plans that agents proposed, one of them in whole where the address names it, and what agents may do unasked. */
export default function AgentPlansBody() {
  const isAway = isOffline(useConnection())
  const user = useUser()
  const [search] = useSearchParams()
  const named = search.get('plan')
  const { data, isPending, refetch } = useQuery({
    queryKey: [AGENT_PLANS],
    queryFn: ({ signal }) => listAgentPlans(signal),
    enabled: !isAway && user !== null,
    staleTime: 0,
    refetchInterval: 10_000,
  })
  if (!user)
    return (
      <Panel className="mt-7">
        <BlankState icon={Bot} title={m.aplans_guest()}>
          <ButtonLink to="/auth" look="primary">
            {m.auth_login_submit()}
          </ButtonLink>
        </BlankState>
      </Panel>
    )
  if (data === undefined)
    return (
      <Panel className="mt-7">
        {isAway ? (
          <BlankState icon={Bot} title={m.aplans_offline()} />
        ) : isPending ? (
          <BlankState icon={Bot} title={m.aplans_loading()} />
        ) : (
          <BlankState icon={TriangleAlert} title={m.aplans_failed()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </BlankState>
        )}
      </Panel>
    )
  const others = data.plans.filter(({ id }) => id !== named)
  return (
    <>
      {named !== null && <PlanOfAgent key={named} id={named} />}
      {named !== null && others.length > 0 && <h2 className="mt-8 mb-2 text-lg font-semibold">{m.aplans_others()}</h2>}
      {(named === null || others.length > 0) && (
        <Panel className={named === null ? 'mt-7 px-5 py-2 sm:px-8' : 'px-5 py-2 sm:px-8'}>
          {others.length === 0 ? (
            <BlankState icon={Bot} title={m.aplans_none()} text={m.aplans_none_text()}>
              <ButtonLink to="/settings#keys" look="primary">
                {m.keys_title()}
              </ButtonLink>
            </BlankState>
          ) : (
            <List label={m.place_plans()}>
              {others.map((plan) => (
                <ListRow
                  key={plan.id}
                  icon={Bot}
                  title={
                    <Link to={`?plan=${plan.id}`} className="underline-offset-4 hover:underline">
                      {m.aplans_wants({ name: nameIn(plan.askedBy), files: filesOf(plan.moves) })}
                    </Link>
                  }
                  detail={`${placeOf(plan)} · ${momentOf(plan.createdAtMs)}`}
                >
                  <Badge tone={PLAN_STATES[plan.state].tone}>{PLAN_STATES[plan.state].words()}</Badge>
                </ListRow>
              ))}
            </List>
          )}
        </Panel>
      )}
      <AgentRulesPanel rules={data.rules} />
    </>
  )
}
