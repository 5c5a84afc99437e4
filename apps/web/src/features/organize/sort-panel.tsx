import { useSelector } from '@xstate/react'
import { FilePlus2, RotateCcw } from 'lucide-react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { isLocal } from '../../device/local.ts'
import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { useStageTitle } from '../../flow/use-stage-title.ts'
import { FailureList } from '../../intake/failure-list.tsx'
import { LeftOutNote } from '../../intake/left-out-note.tsx'
import type { Picker } from '../../intake/use-pick.ts'
import { number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Forward, Panel } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import { LostNote } from './lost-note.tsx'
import { UploadMeter } from './upload-meter.tsx'

/** Everything is collected, or still on its way: how far it is, what did not arrive, and the start of the sort. */
export const SortPanel = ({ flow, pick }: { readonly flow: Flow; readonly pick: Picker }) => {
  const isUploading = useSelector(flow, (snapshot) => snapshot.matches({ sort: 'uploading' }))
  const files = useFlowValue(flow, (context) => context.files)
  const failures = useFlowValue(flow, (context) => context.failures)
  const unreadable = useFlowValue(flow, (context) => context.unreadable)
  const title = useStageTitle('sort')
  const isAway = isOffline(useConnection())
  // Nothing arrived: what leads on is to try once more, or other files.
  const isEmpty = !isUploading && files.length === 0
  const sizeBytes = files.reduce((sum, { size }) => sum + size, 0)
  const lead = isUploading
    ? m.sort_lead_uploading()
    : files.some(({ id }) => isLocal(id))
      ? m.offline_sorting()
      : files.length > 0
        ? m.sort_lead_ready()
        : m.sort_lead_failed()
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div className="mb-2 max-w-2xl">
        <StageHeading className="text-display font-semibold">{title}</StageHeading>
        <p className="mt-3 text-lead text-pretty text-muted">{lead}</p>
      </div>
      <LostNote flow={flow} />
      <Panel className="flex flex-col gap-5 p-5 sm:p-6">
        {isUploading ? (
          <UploadMeter flow={flow} />
        ) : (
          <dl className="flex flex-wrap gap-x-12 gap-y-4">
            <Figure name={m.sort_files()} value={number(files.length)} />
            <Figure name={m.sort_size()} value={sizeOf(sizeBytes)} />
          </dl>
        )}
        <div className="flex flex-col gap-3 xs:flex-row xs:flex-wrap">
          {!isEmpty && (
            <Button look="primary" size="l" icon={Forward} onPress={() => flow.send({ type: 'START' })}>
              {isAway ? m.sort_start_plain() : m.sort_start()}
            </Button>
          )}
          {isUploading ? (
            <Button size="l" onPress={() => flow.send({ type: 'CANCEL' })}>
              {m.upload_cancel()}
            </Button>
          ) : (
            <>
              <Button look={isEmpty ? 'primary' : 'secondary'} size="l" icon={FilePlus2} onPress={pick.chooseFiles}>
                {isEmpty ? m.sort_choose() : m.sort_add()}
              </Button>
              <Button size="l" look="quiet" icon={RotateCcw} onPress={() => flow.send({ type: 'START.OVER' })}>
                {m.start_over()}
              </Button>
            </>
          )}
        </div>
      </Panel>
      <LeftOutNote leftOut={pick.leftOut} />
      {!isUploading && (
        <FailureList
          failures={failures}
          unreadable={unreadable}
          onRetry={() => flow.send({ type: 'RETRY' })}
          onDrop={() => flow.send({ type: 'DROP.FAILURES' })}
        />
      )}
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-4xl font-semibold tracking-tight tabular">{value}</dd>
  </div>
)
