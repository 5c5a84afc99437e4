import { useSelector } from '@xstate/react'
import type { Flow } from '../../flow/flow.ts'
import { ringOf } from '../../flow/stages.ts'
import type { SortProgress, SortStage } from '../../flow/types.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { useStageTitle } from '../../flow/use-stage-title.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx, Panel, ProgressRing } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

const WORDS: Record<SortStage, () => string> = {
  scanning: m.ring_scanning,
  classifying: m.ring_classifying,
  organizing: m.ring_organizing,
  complete: m.ring_complete,
}

const isSame = (a: SortProgress, b: SortProgress) =>
  a.stage === b.stage && a.processed === b.processed && a.total === b.total

/** The sort while it runs: the ring with its four stages and the real count. */
export const SortingPanel = ({ flow }: { readonly flow: Flow }) => {
  const { stage, processed, total } = useSelector(flow, ringOf, isSame)
  // Files still on their way wait for the connection; so does the sort.
  const isWaiting = useFlowValue(flow, (context) => context.transfer?.isWaiting === true)
  const count = m.ring_count({ processed: number(processed), total: number(total) })
  // Before the first answer nobody knows how far it is: the ring turns instead of standing at 0.
  const percent = processed > 0 && total > 0 ? (processed / total) * 100 : undefined
  return (
    <Panel className="flex animate-rise flex-col items-center gap-6 p-8 text-center sm:p-12">
      <StageHeading className="text-title font-semibold">{useStageTitle('sort')}</StageHeading>
      <ProgressRing
        label={m.ring_label()}
        {...(percent === undefined ? {} : { percent })}
        valueText={`${WORDS[stage]()} ${count}`}
      >
        <p className={cx('font-semibold tracking-tight tabular', count.length > 9 ? 'text-2xl' : 'text-3xl')}>
          {count}
        </p>
        <p className="text-sm text-muted">{m.ring_unit()}</p>
      </ProgressRing>
      <div>
        <p role="status" className="text-lg font-semibold text-accent">
          {WORDS[stage]()}
        </p>
        <p {...(isWaiting && { role: 'status' })} className="mt-1 max-w-md text-pretty text-muted">
          {isWaiting ? m.upload_waiting() : m.sorting_lead()}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="primary" isDisabled>
          {m.sort_running()}
        </Button>
        <Button onPress={() => flow.send({ type: 'CANCEL' })}>{m.cancel()}</Button>
      </div>
    </Panel>
  )
}
