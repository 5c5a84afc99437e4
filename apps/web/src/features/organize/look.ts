import { isLocal } from '../../device/local.ts'
import { waitingBlob } from '../../device/queue.ts'
import { deviceLook } from '../../viewer/device-look.ts'
import type { Look } from '../../viewer/look.ts'
import { SERVER } from '../../viewer/server-look.ts'

const DEVICE = deviceLook(waitingBlob)
const lookAt = (id: string): Look => (isLocal(id) ? DEVICE : SERVER)

/** A look at files of a review: those that wait on this device here, those in the library there. */
export const LOOK: Look = {
  thumb: (of, signal) => lookAt(of.id).thumb(of, signal),
  open: (of, signal) => lookAt(of.id).open(of, signal),
}
