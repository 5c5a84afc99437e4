import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Cloud, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sentence } from '../../flow/sentence.ts'
import { takeBackAndTell } from '../../flow/take-back-and-tell.ts'
import { RUNS } from '../../http/runs.ts'
import { planOnDrive, SYNC_STATE } from '../../http/sync.ts'
import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { CompletePanel } from '../../review/complete-panel.tsx'
import { FILES } from '../../review/files.tsx'
import { ReviewPanel } from '../../review/review-panel.tsx'
import type { ReviewThings } from '../../review/things.ts'
import { BlankState, Button, ButtonLink, Panel, ProgressBar, toast } from '../../ui/index.ts'
import { type DriveFiles, filesOfPlan, useDriveReview } from './use-drive-review.ts'

const THINGS: ReviewThings = { ...FILES, approve: () => m.sync_approve() }

interface DriveReviewProps {
  readonly planId: string
  readonly onBack: () => void
}

interface Done {
  readonly runId: string | null
  readonly organized: number
}

/** The plan for a drive: reviewed like any other, then carried out there. */
export default function DriveReview({ planId, onBack }: DriveReviewProps) {
  const client = useQueryClient()
  const [done, setDone] = useState<Done>()
  const { data, isPending, refetch } = useQuery({
    queryKey: ['/api/plans', planId, 'whole'],
    queryFn: async ({ signal }) => {
      const found = await planOnDrive(planId, signal)
      return { files: filesOfPlan(found), connectionId: found.place ?? '' }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const back = (
    <Button size="s" look="quiet" icon={ArrowLeft} onPress={onBack}>
      {m.sync_review_back()}
    </Button>
  )
  if (done) {
    const { runId, organized } = done
    return (
      <CompletePanel title={m.sync_done_title()} detail={m.sync_done_text({ files: filesOf(organized) })}>
        {runId !== null && (
          <Button size="l" icon={Undo2} onPress={() => void takeBackAndTell(client, runId)}>
            {m.sync_undo()}
          </Button>
        )}
        <ButtonLink to="/runs" size="l">
          {m.sync_to_runs()}
        </ButtonLink>
        <Button size="l" onPress={onBack}>
          {m.sync_review_back()}
        </Button>
      </CompletePanel>
    )
  }
  if (!data)
    return (
      <Panel className="mt-6">
        {isPending ? (
          <BlankState icon={Cloud} title={m.sync_review_loading()} />
        ) : (
          <BlankState icon={TriangleAlert} title={m.sync_review_failed()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button> {back}
          </BlankState>
        )}
      </Panel>
    )
  return (
    <Review
      {...data}
      back={back}
      onDone={(came) => {
        setDone(came)
        for (const queryKey of [RUNS, SYNC_STATE, ['/api/plans', planId]]) void client.invalidateQueries({ queryKey })
      }}
    />
  )
}

interface ReviewProps {
  readonly files: DriveFiles
  readonly connectionId: string
  readonly back: ReactNode
  readonly onDone: (done: Done) => void
}

const Review = ({ files, connectionId, back, onDone }: ReviewProps) => {
  const { moved, ...model } = useDriveReview({
    ...{ files, connectionId, onApproved: onDone },
    onFailed: (error) => {
      console.warn('The drive could not be organized', error)
      toast({ title: m.toast_organize_failed_title(), description: sentence(error), tone: 'destructive' })
    },
  })
  const total = files.items.length
  return (
    <div className="mt-3 flex h-[calc(100dvh-7rem-var(--nav-h)-var(--safe-end)-var(--banner-h,0px))] min-h-[34rem] flex-col">
      {moved !== undefined && (
        <ProgressBar
          label={m.sync_step_moving()}
          percent={total === 0 ? 0 : (moved / total) * 100}
          valueText={m.sync_of({ done: number(moved), total: number(total) })}
          className="mb-3"
        />
      )}
      <ReviewPanel
        model={{ ...model, things: THINGS }}
        title={m.sync_review_title()}
        lead={
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-pretty text-muted">
            {m.sync_review_lead()} {back}
          </p>
        }
      />
    </div>
  )
}
