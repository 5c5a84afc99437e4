import { useSelector } from '@xstate/react'
import { use, useEffect } from 'react'
import { settings } from '../settings/settings.ts'
import { type Flow, getFlow } from './flow.ts'
import { stageOf } from './stages.ts'
import type { FlowContext } from './types.ts'
import type { FlowSnapshot } from './upload-machine.ts'

/** The flow of this tab; suspends until what a reload interrupted is back. */
export const useFlow = (): Flow => use(getFlow())

/** The stage that the person is in. */
export const useStage = (flow: Flow) => useSelector(flow, stageOf)

/** A part of what the flow holds; the screen is drawn anew only when this part changes. */
export const useFlowValue = <T>(flow: Flow, pick: (context: FlowContext) => T): T =>
  useSelector(flow, (snapshot: FlowSnapshot) => pick(snapshot.context))

/** With 'Auto-Organize New Files' the sort begins by itself as soon as files were collected; approving stays a press. */
export const useAutoOrganize = (flow: Flow): void => {
  useEffect(() => {
    const running = flow.on('collected', () => {
      if (settings().autoOrganize) queueMicrotask(() => flow.send({ type: 'START' }))
    })
    return () => running.unsubscribe()
  }, [flow])
}

/** Asks before the page is left, but only while that would lose something: files that are still on their way. */
export const useLeaveGuard = (flow: Flow): void => {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (flow.getSnapshot().matches({ sort: 'uploading' })) event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [flow])
}
