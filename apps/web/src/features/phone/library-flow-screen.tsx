import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import type { DeviceNotice } from '../../flow/device-types.ts'
import { setMoment } from '../../flow/moment.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState, useDeviceValue } from '../../flow/use-device-flow.ts'
import { useUndo } from '../../flow/use-undo.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { chooseFor, type WayIn } from './choose-for.ts'
import { DoneStage } from './done-stage.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { Stage } from './stage.tsx'
import { mobileToast, say } from './tell.ts'
import { UploadStage } from './upload-stage.tsx'
import { WorkPanel } from './work-panel.tsx'

export interface LibraryFlowScreenProps {
  readonly flow: DeviceFlow
  readonly title: string
  readonly lead: string
  /** What 'Add More Files' asks for in its own press, where there is one way in only. */
  readonly more?: WayIn
  /** The ways in; `isAdding` while they add to what was chosen. */
  readonly children: (choose: (way: WayIn) => void, isAdding: boolean) => ReactNode
}

/** A flow that groups what was chosen on this device and brings it into the library: the stages of the mobile organizer. */
export const LibraryFlowScreen = ({ flow, title, lead, more, children }: LibraryFlowScreenProps) => {
  const { actor } = flow
  const state = useDeviceState(flow)
  const navigate = useNavigate()
  const { undo } = useUndo()
  /** The list of what was chosen, in place of the folders, while more is being added. */
  const [isAdding, setAdding] = useState(false)
  const latest = useRef(undo)
  latest.current = undo
  useDeviceNotices(
    flow,
    useCallback((notice: DeviceNotice) => say(mobileToast(notice, (runId) => latest.current(runId))), []),
  )
  useDeviceGuard(flow)
  useEffect(() => {
    setMoment(state)
    return () => setMoment('')
  }, [state])
  useEffect(() => {
    if (state !== 'preview') setAdding(false)
  }, [state])
  const choose = (way: WayIn, adds: boolean) => void chooseFor(flow, way, adds)
  const exit = () => {
    actor.send({ type: 'START.OVER' })
    navigate('/')
  }
  const add = () => {
    // The list of what is there stands behind the dialog, and stays should that be closed.
    setAdding(true)
    if (more) choose(more, true)
  }

  const isPreview = state === 'preview' && !isAdding
  return (
    <Stage isWide={isPreview}>
      {(state === 'ready' || (state === 'preview' && isAdding)) && (
        <UploadStage {...{ flow, title, lead }} onBack={() => setAdding(false)} onExit={exit}>
          {children((way) => choose(way, isAdding), isAdding)}
        </UploadStage>
      )}
      {(state === 'collecting' || state === 'judging' || state === 'carrying') && (
        <UnderWay flow={flow} isCarrying={state === 'carrying'} />
      )}
      {isPreview && <PreviewStage flow={flow} onAdd={add} onExit={exit} />}
      {state === 'complete' && <DoneStage flow={flow} />}
    </Stage>
  )
}

/** What is going on, and how far: grouping here, or the way into the library. */
const UnderWay = ({ flow, isCarrying }: { readonly flow: DeviceFlow; readonly isCarrying: boolean }) => {
  const percent = useDeviceValue(flow, ({ shown }) => shown?.percent ?? 0)
  const way = useDeviceValue(flow, (context) => context.way)
  const { done, total } = useDeviceValue(flow, (context) => context.work)
  const title = !isCarrying
    ? m.mobile_organizing_title()
    : way === 'ai'
      ? m.mobile_sorting_title()
      : m.mobile_sending_title()
  // With AI each file counts twice, once sent and once sorted: a number of files would be none.
  const isCounted = total > 0 && !(isCarrying && way === 'ai')
  const count = isCounted ? m.ring_count({ processed: number(done), total: number(total) }) : undefined
  return (
    <WorkPanel
      title={title}
      percent={percent}
      {...(!isCarrying && { text: m.mobile_organizing_text() })}
      {...(count !== undefined && { count })}
    >
      <Button onPress={() => flow.actor.send({ type: 'CANCEL' })}>{m.cancel()}</Button>
    </WorkPanel>
  )
}
