import { Cloud, CloudOff, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { BlankState, Button, Panel } from '../../ui/index.ts'
import { InfoCards } from './info-cards.tsx'
import { ResultsCard } from './results-card.tsx'
import { SetupNotice } from './setup-notice.tsx'
import { SyncForm } from './sync-form.tsx'
import { RunLine, SyncProgress } from './sync-progress.tsx'
import { resultOf, useSync } from './use-sync.ts'

const DriveReview = lazy(() => import('./drive-review.tsx'))

/** The sync: what is missing for it, what it is to do, how far it is, what it came to, and the review of its plan. */
export default function SyncBody() {
  const sync = useSync()
  const { state, isAway, isPending, isError, isBusy, refused } = sync
  const [reviewed, setReviewed] = useState<string>()
  const result = resultOf(state?.task)
  if (reviewed !== undefined)
    return (
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <DriveReview planId={reviewed} onBack={() => setReviewed(undefined)} />
      </Suspense>
    )
  const hasFailed = refused !== undefined || (state?.task?.status === 'failed' && !isBusy)
  return (
    <>
      <p className="mt-1.5 max-w-2xl text-pretty text-muted">{m.sync_lead()}</p>
      {!state ? (
        <Panel className="mt-6">
          {isAway ? (
            <BlankState icon={CloudOff} title={m.sync_away()} />
          ) : isPending ? (
            <BlankState icon={Cloud} title={m.sync_loading()} />
          ) : isError ? (
            <BlankState icon={TriangleAlert} title={m.sync_failed_load()}>
              <Button onPress={sync.retry}>{m.crash_retry()}</Button>
            </BlankState>
          ) : null}
        </Panel>
      ) : (
        <div className="mt-6 grid gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5">
            <SetupNotice state={state} />
            <SyncForm {...{ state, isBusy, isAway }} isQuiet={!isBusy && result?.planId != null} onBegin={sync.begin} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <RunLine state={state} />
            {isBusy && <SyncProgress state={state} onCancel={sync.cancel} />}
            {!isBusy && (hasFailed || result || state.task?.status === 'cancelled') && (
              <ResultsCard
                task={state.task}
                result={hasFailed ? undefined : result}
                error={refused ?? state.task?.error}
                onRetry={refused === undefined ? sync.again : undefined}
                onReview={setReviewed}
              />
            )}
            <InfoCards />
          </div>
        </div>
      )}
    </>
  )
}
