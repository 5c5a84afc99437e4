import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { setMoment } from '../../flow/moment.ts'
import { takesFiles } from '../../flow/stages.ts'
import type { RunReport } from '../../flow/types.ts'
import { useAutoOrganize, useFlow, useLeaveGuard, useStage } from '../../flow/use-flow.ts'
import { useUndo } from '../../flow/use-undo.ts'
import { PickInputs } from '../../intake/pick-inputs.tsx'
import { usePick } from '../../intake/use-pick.ts'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import { CollectPanel } from './collect-panel.tsx'
import { StageBar } from './stage-bar.tsx'
import { useNotices } from './use-notices.ts'
import { usePicks } from './use-picks.ts'
import { useStageHistory } from './use-stage-history.ts'

const loadStages = () => import('./later-stages.tsx')
const LaterStages = lazy(loadStages)
const OrganizeReview = lazy(() => import('./organize-review.tsx'))
const WelcomeModal = lazy(() => import('./welcome-modal.tsx'))

/** Draws the download sheet for the files of a run; the app brings it, for features don't know each other. */
export type RenderDownloads = (sheet: {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Where the plan of a run has put its files, by their ids; undefined for all of the library. */
  readonly paths: RunReport['paths']
}) => ReactNode

export interface OrganizeScreenProps {
  /** The top of the screen, as every screen has it. */
  readonly header: ReactNode
  readonly renderDownloads?: RenderDownloads
}

/** The main organizer: collect, sort, review, complete. */
export const OrganizeScreen = ({ header, renderDownloads }: OrganizeScreenProps) => {
  const flow = useFlow()
  const stage = useStage(flow)
  const [isDownloading, setDownloading] = useState(false)
  const [downloadPaths, setDownloadPaths] = useState<RunReport['paths']>()
  const { undo, isRunning } = useUndo()
  useNotices(flow, useLatest(undo))
  useAutoOrganize(flow)
  useLeaveGuard(flow)
  useStageHistory(flow, stage)
  useEffect(() => {
    setMoment(stage)
    return () => setMoment('')
  }, [stage])
  useEffect(fetchAhead, [])
  const pick = usePick({
    takesDrops: useSelector(flow, (snapshot) => snapshot === undefined || takesFiles(snapshot)),
    onPicked: usePicks(flow),
  })
  const openDownloads = renderDownloads
    ? (paths: RunReport['paths']) => {
        setDownloadPaths(paths)
        setDownloading(true)
      }
    : undefined
  const isReview = stage === 'review' || stage === 'approving'

  return (
    <div
      className={cx(
        'flex flex-col',
        // The review scrolls inside; a very low window scrolls the page instead of squeezing the list away.
        isReview && 'h-[calc(100dvh-var(--banner-h,0px))] min-h-[44rem] lg:min-h-[34rem]',
      )}
      style={isReview ? {} : { minHeight: 'calc(100dvh - var(--banner-h))' }}
    >
      {header}
      <main
        className={
          isReview
            ? 'flex min-h-0 flex-1 flex-col px-3 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6'
            : cx(
                'mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-2 pb-[calc(6.5rem+var(--nav-h)+var(--safe-end))] sm:px-6',
                // Cards join the collect panel later: it hangs from the top, so that nothing moves when they do.
                stage === 'collect' ? 'sm:pt-[4dvh]' : 'justify-center',
              )
        }
      >
        {stage === 'collect' && (
          <CollectPanel
            flow={flow}
            pick={pick}
            undo={undo}
            isUndoing={isRunning}
            {...(openDownloads ? { openDownloads } : {})}
          />
        )}
        <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
          {flow && isReview && <OrganizeReview flow={flow} isApproving={stage === 'approving'} />}
          {flow && (stage === 'sort' || stage === 'sorting' || stage === 'complete') && (
            <LaterStages stage={stage} flow={flow} pick={pick} />
          )}
        </Suspense>
      </main>
      <StageBar stage={stage} />
      <PickInputs pick={pick} />
      <Suspense fallback={null}>
        <WelcomeModal />
      </Suspense>
      <Suspense fallback={null}>
        {renderDownloads?.({
          title: m.download_panel_title(),
          isOpen: isDownloading,
          onOpenChange: setDownloading,
          paths: downloadPaths,
        })}
      </Suspense>
    </div>
  )
}

/** Fetches what the first pick will need while the person still looks around. */
const fetchAhead = () => {
  const load = () => Promise.all([loadStages(), import('../../flow/upload-services.ts'), import('./notices.ts')])
  const timer = setTimeout(() => load().catch((error: unknown) => console.warn('Nothing fetched ahead', error)), 300)
  return () => clearTimeout(timer)
}

/** One function for ever that calls the newest `act`: for listeners that must not be set up again. */
const useLatest = <A extends unknown[]>(act: (...args: A) => void): ((...args: A) => void) => {
  const [box] = useState({ act })
  box.act = act
  return useCallback((...args: A) => box.act(...args), [box])
}
