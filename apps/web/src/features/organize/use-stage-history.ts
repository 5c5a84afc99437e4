import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Flow } from '../../flow/flow.ts'
import { stageOf } from '../../flow/stages.ts'
import type { Stage } from '../../flow/upload-machine.ts'

type Level = 'collect' | 'sort' | 'review'
const LEVELS: readonly Level[] = ['collect', 'sort', 'review']

const levelOf = (stage: Stage): Level => {
  if (stage === 'sorting') return 'sort'
  return stage === 'approving' || stage === 'complete' ? 'review' : stage
}

const wantedOf = (state: unknown): Level => {
  const stage = typeof state === 'object' && state !== null ? (state as { stage?: unknown }).stage : undefined
  return LEVELS.find((level) => level === stage) ?? 'collect'
}

/**
 * Keeps the browser's history and the flow in step: every stage is an entry of the history, Back and Forward go
 * through them. A step that the flow can't take now (an upload is running) is taken back.
 */
export const useStageHistory = (flow: Flow | undefined, stage: Stage): void => {
  const location = useLocation()
  const navigate = useNavigate()
  const level = levelOf(stage)
  const wanted = wantedOf(location.state)
  const handled = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (!flow) return
    const isNewEntry = handled.current !== location.key
    handled.current = location.key
    if (level === wanted) return
    if (isNewEntry && stageOf(flow.getSnapshot()) === stage) {
      flow.send({ type: 'GO', stage: wanted })
      if (levelOf(stageOf(flow.getSnapshot())) === wanted) return
    }
    navigate('.', { state: { stage: levelOf(stageOf(flow.getSnapshot())) } })
  }, [flow, level, location.key, navigate, stage, wanted])
}
