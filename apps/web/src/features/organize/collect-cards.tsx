import type { Flow } from '../../flow/flow.ts'
import type { RunReport } from '../../flow/types.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { SentLine } from '../../intake/sent-line.tsx'
import { BeforeCard, SessionCard } from './before-card.tsx'
import { LastRunCard } from './last-run-card.tsx'
import { RefusedRunCard } from './refused-run-card.tsx'
import { useRefusedRun, useWaitingFiles } from './use-library.ts'

export interface CollectCardsProps {
  readonly flow: Flow
  readonly undo: (runId: string) => void
  readonly isUndoing: boolean
  readonly openDownloads?: (paths: RunReport['paths']) => void
}

/** What there is from before: files of this session, files that wait in the library, and the last run. */
export default function CollectCards({ flow, undo, isUndoing, openDownloads }: CollectCardsProps) {
  const collected = useFlowValue(flow, ({ files }) => files.length)
  const hasJustRun = useFlowValue(flow, (context) => context.hasJustRun)
  const waiting = useWaitingFiles(collected === 0)
  const refused = useRefusedRun()
  return (
    <>
      <div className="grid items-stretch gap-4 sm:grid-cols-2 sm:[&>:only-child]:col-span-2">
        {refused && <RefusedRunCard flow={flow} run={refused} />}
        {collected > 0 && <SessionCard flow={flow} count={collected} />}
        {collected === 0 && waiting && waiting.length > 0 && <BeforeCard flow={flow} files={waiting} />}
        {!hasJustRun && (
          <LastRunCard flow={flow} undo={undo} isUndoing={isUndoing} {...(openDownloads ? { openDownloads } : {})} />
        )}
      </div>
      <SentLine />
    </>
  )
}
