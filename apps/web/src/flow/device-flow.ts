import type { DeviceFlowId } from '@octavo/core'
import { DEVICE_SKINS } from '@octavo/core'
import { type Actor, createActor } from 'xstate'
import { newRunId } from '../device/local.ts'
import type { Brought } from '../intake/brought.ts'
import { PlaceTarget } from '../place/target.ts'
import { blobOf } from '../platform/file-bytes.ts'
import { sessionUser, subscribeSession } from '../session/session.ts'
import type { Look } from '../viewer/look.ts'
import { createPlanner } from '../worker/plan/client.ts'
import { lookAtBrought } from './device-files.ts'
import { createDeviceMachine, type DeviceMachine, deviceStateOf } from './device-machine.ts'
import type { DeviceServices } from './device-types.ts'
import { PACE } from './judge-here.ts'
import { LivePlan } from './live-plan.ts'
import { onTakenBack } from './taken-back.ts'

/** A flow over files of this device: where it stands, the plan of its preview, and a look at its files. */
export interface DeviceFlow {
  readonly actor: Actor<DeviceMachine>
  readonly plan: LivePlan<Brought>
  readonly look: Look
}

const here = new Map<DeviceFlowId, DeviceFlow>()

/** An archive is empty before: no name in it is taken. */
const nothingTaken = async (folders: readonly string[]) => new Map(folders.map((folder) => [folder, []]))

/**
 * The flow of this tab that has a skin. It lives beside the page: a screen that is left loses no file. It ends with the
 * session of its person. Without `inPlace` a folder that could be changed is copied from, all the same.
 */
export const deviceFlow = (
  id: DeviceFlowId,
  services: (plan: LivePlan<Brought>) => DeviceServices,
  { inPlace = true }: { readonly inPlace?: boolean } = {},
): DeviceFlow => {
  const known = here.get(id)
  if (known) return known
  const plan = new LivePlan<Brought>(
    ({ place }) =>
      place && inPlace
        ? createPlanner((folders) => new PlaceTarget(place.files).names(folders))
        : createPlanner(nothingTaken, { inPlace: false }),
    newRunId,
    async (brought) => brought,
    ({ blobs }) =>
      blobs &&
      (async (id) => {
        const bytes = blobs.get(id)
        return bytes && blobOf(bytes)
      }),
  )
  const actor = createActor(createDeviceMachine(DEVICE_SKINS[id], services(plan), PACE))
  const look = lookAtBrought(() => actor.getSnapshot().context.brought)
  // A run takes the plan of the preview before it: what is over with both is let go.
  actor.subscribe((snapshot) => {
    const state = deviceStateOf(snapshot)
    if (state !== 'preview' && state !== 'carrying') plan.close()
  })
  actor.start()
  const flow = { actor, plan, look }
  here.set(id, flow)
  const stopHearing = onTakenBack((runId) => actor.send({ type: 'TAKEN.BACK', runId }))
  const person = sessionUser()?.id
  const stop = subscribeSession(() => {
    if (person === undefined || sessionUser()?.id === person) return
    stop()
    stopHearing()
    here.delete(id)
    plan.close()
    actor.stop()
  })
  return flow
}
