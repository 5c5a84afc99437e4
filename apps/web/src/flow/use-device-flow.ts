import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { DeviceFlow } from './device-flow.ts'
import { type DeviceSnapshot, deviceStateOf } from './device-machine.ts'
import type { DeviceContext, DeviceNotice } from './device-types.ts'

/** The state that a device flow is in. */
export const useDeviceState = ({ actor }: DeviceFlow) => useSelector(actor, deviceStateOf)

/** A part of what a device flow holds; drawn anew only when this part changes. */
export const useDeviceValue = <T>({ actor }: DeviceFlow, pick: (context: DeviceContext) => T): T =>
  useSelector(actor, (snapshot: DeviceSnapshot) => pick(snapshot.context))

/** Tells what the flow has to say, as long as its screen is open. */
export const useDeviceNotices = ({ actor }: DeviceFlow, tell: (notice: DeviceNotice) => void): void => {
  useEffect(() => {
    const running = actor.on('*', tell)
    return () => running.unsubscribe()
  }, [actor, tell])
}

/** Asks before the page is closed while that would lose something: a scan, a preview with its edits, a run. */
export const useDeviceGuard = ({ actor }: DeviceFlow): void => {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const state = deviceStateOf(actor.getSnapshot())
      if (state !== 'ready' && state !== 'complete') event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [actor])
}
