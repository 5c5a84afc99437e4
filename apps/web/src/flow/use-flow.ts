import { useSelector } from '@xstate/react'
import { use, useEffect, useState } from 'react'
import { tabName } from '../device/tab.ts'
import { settings } from '../settings/settings.ts'
import { type Flow, flowHere, getFlow } from './flow.ts'
import { stageOf } from './stages.ts'
import type { FlowContext } from './types.ts'
import type { FlowSnapshot } from './upload-machine.ts'

/**
 * The flow of this tab; undefined until its code is there, for nobody needs it to see the first screen. A tab that has
 * saved something suspends instead: what a reload interrupted is the first thing to be seen.
 */
export const useFlow = (): Flow | undefined => {
  const [flow, setFlow] = useState(flowHere)
  useEffect(() => {
    let isOver = false
    void getFlow().then((opened) => {
      if (!isOver) setFlow(opened)
    })
    return () => {
      isOver = true
    }
  }, [])
  return flow ?? (tabName() === undefined ? undefined : use(getFlow()))
}

/** The stage that the person is in. */
export const useStage = (flow: Flow | undefined) =>
  useSelector(flow, (snapshot) => (snapshot ? stageOf(snapshot) : 'collect'))

/** A part of what the flow holds; the screen is drawn anew only when this part changes. */
export const useFlowValue = <T>(flow: Flow, pick: (context: FlowContext) => T): T =>
  useSelector(flow, (snapshot: FlowSnapshot) => pick(snapshot.context))

/** With 'Auto-Organize New Files' the sort begins by itself as soon as files were collected; approving stays a press. */
export const useAutoOrganize = (flow: Flow | undefined): void => {
  useEffect(() => {
    if (!flow) return
    const running = flow.on('collected', () => {
      if (settings().autoOrganize) queueMicrotask(() => flow.send({ type: 'START' }))
    })
    return () => running.unsubscribe()
  }, [flow])
}

/** Asks before the page is left, but only while that would lose something: files that are still on their way. */
export const useLeaveGuard = (flow: Flow | undefined): void => {
  useEffect(() => {
    if (!flow) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (flow.getSnapshot().matches({ sort: 'uploading' })) event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [flow])
}
