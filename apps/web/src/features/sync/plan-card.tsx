import type { SyncResult } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { FolderTree } from 'lucide-react'
import { HttpError } from '../../http/http.ts'
import { stateOfPlan } from '../../http/sync.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/index.ts'
import { percentOf } from '../../viewer/paper-words.ts'

interface PlanCardProps {
  readonly planId: string
  readonly result: SyncResult
  readonly onReview: (planId: string) => void
}

/** The plan of a sync: how much of what lies loose has a place, and the way to its review; or that it was carried out. */
export const PlanCard = ({ planId, result: { loose, placed }, onReview }: PlanCardProps) => {
  const { data, error } = useQuery({
    queryKey: ['/api/plans', planId],
    queryFn: ({ signal }) => stateOfPlan(planId, signal),
    staleTime: 0,
  })
  const isGone = error instanceof HttpError && error.status === 404
  const isDone = data !== undefined && data.runId !== null
  const words = { placed: number(placed), loose: number(loose), percent: percentOf(loose === 0 ? 1 : placed / loose) }
  return (
    <section aria-label={m.sync_plan_title()} className="rounded-md border border-line bg-raised p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <FolderTree aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {m.sync_plan_title()}
      </h3>
      <p className="mt-1 text-sm text-pretty text-muted">
        {isDone ? m.sync_plan_done() : isGone ? m.sync_plan_gone() : m.sync_plan_share(words)}
      </p>
      {isDone ? (
        <ButtonLink to="/runs" size="s" className="mt-3">
          {m.sync_to_runs()}
        </ButtonLink>
      ) : (
        !isGone && (
          <Button
            look="primary"
            className="mt-3"
            isDisabled={data?.taskId !== undefined}
            onPress={() => onReview(planId)}
          >
            {m.sync_plan_review()}
          </Button>
        )
      )}
    </section>
  )
}
