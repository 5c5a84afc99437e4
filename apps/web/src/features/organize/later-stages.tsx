import type { Flow } from '../../flow/flow.ts'
import type { Picker } from '../../intake/use-pick.ts'
import { CompleteStage } from './complete-stage.tsx'
import { SortPanel } from './sort-panel.tsx'
import { SortingPanel } from './sorting-panel.tsx'

export interface LaterStagesProps {
  readonly stage: 'sort' | 'sorting' | 'complete'
  readonly flow: Flow
  readonly pick: Picker
}

/** The stages between a pick and the review, and the end. Fetched while the person picks. */
export default function LaterStages({ stage, flow, pick }: LaterStagesProps) {
  if (stage === 'sort') return <SortPanel flow={flow} pick={pick} />
  return stage === 'sorting' ? <SortingPanel flow={flow} /> : <CompleteStage flow={flow} />
}
