import { visibleName } from '@octavo/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Check, FileQuestion, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { HttpError } from '../../../http/http.ts'
import { filesOf, nameIn, number, sizeOf } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Badge, BlankState, Button, ButtonLink, List, ListRow, Panel, toast } from '../../../ui/index.ts'
import { tellFailure } from '../tell.ts'
import { AGENT_PLANS, decideAgentPlan, getAgentPlan } from './api.ts'
import { PLAN_STATES, placeOf } from './states.ts'

/** Characters of a digest that a person compares. */
const SHOWN = 12

/** One plan as it stands, and the two answers to it. */
export const PlanOfAgent = ({ id }: { readonly id: string }) => {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { data, error, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery({
    queryKey: [AGENT_PLANS, id],
    queryFn: ({ signal, pageParam }) => getAgentPlan(id, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  })
  // A page that came later says how the plan stands by now.
  const plan = data?.pages.at(-1)?.plan
  if (!data || !plan)
    return (
      <Panel className="mt-7">
        {error === null ? (
          <BlankState icon={FileQuestion} title={m.aplans_loading()} />
        ) : error instanceof HttpError && error.status === 404 ? (
          <BlankState icon={FileQuestion} title={m.aplans_gone()}>
            <ButtonLink to="/agent-plans">{m.aplans_others()}</ButtonLink>
          </BlankState>
        ) : (
          <BlankState icon={TriangleAlert} title={m.aplans_failed()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </BlankState>
        )}
      </Panel>
    )
  const rows = data.pages.flatMap((page) => page.rows)
  const rest = plan.moves - rows.length
  // What is shown and what is approved are one: pages of two forms of a plan are none.
  const isWhole = data.pages.every((page) => page.plan.digest === plan.digest)
  const isOpen = plan.state !== 'done' && isWhole
  const decide = async (approve: boolean) => {
    setBusy(true)
    try {
      await decideAgentPlan(id, { digest: plan.digest, approve })
      toast({ title: approve ? m.aplans_said_yes() : m.aplans_said_no() })
    } catch (failure) {
      if (failure instanceof HttpError && failure.code === 'conflict')
        toast({ title: m.aplans_changed(), tone: 'destructive' })
      else tellFailure(failure)
    }
    await queries.invalidateQueries({ queryKey: [AGENT_PLANS] })
    setBusy(false)
  }
  return (
    <Panel className="mt-7 px-5 py-5 sm:px-8" label={m.aplans_plan()}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-lg font-semibold text-pretty">
          {m.aplans_wants({ name: nameIn(plan.askedBy), files: filesOf(plan.moves) })}
        </h2>
        <Badge tone={PLAN_STATES[plan.state].tone}>{PLAN_STATES[plan.state].words()}</Badge>
      </div>
      <p className="mt-1 text-pretty text-muted">
        {placeOf(plan)} · {sizeOf(plan.sizeBytes)}
        {plan.stays > 0 && <> · {m.aplans_stays({ files: filesOf(plan.stays) })}</>}
      </p>
      <List label={m.aplans_moves()} className="mt-3">
        {rows.map(({ from, to }) => (
          <ListRow
            key={from}
            title={<bdi>{visibleName(to)}</bdi>}
            detail={
              <>
                {m.aplans_from()} <bdi>{visibleName(from)}</bdi>
              </>
            }
          />
        ))}
      </List>
      {hasNextPage && (
        <Button size="s" look="quiet" className="my-2" onPress={() => void fetchNextPage()}>
          {m.plan_more({ count: rest, n: number(rest) })}
        </Button>
      )}
      {!isWhole && (
        <Button className="mt-4" onPress={() => void queries.resetQueries({ queryKey: [AGENT_PLANS, id] })}>
          {m.aplans_changed()}
        </Button>
      )}
      {isOpen && (
        <>
          <p className="mt-4 text-sm text-pretty text-muted">
            {m.aplans_digest()} <code dir="ltr">{plan.digest.slice(0, SHOWN)}</code>
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              look="primary"
              icon={Check}
              isDisabled={isBusy || plan.moves === 0}
              onPress={() => void decide(true)}
            >
              {m.aplans_approve()}
            </Button>
            <Button icon={Ban} isDisabled={isBusy} onPress={() => void decide(false)}>
              {m.aplans_refuse()}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
