import { approve } from '@octavo/core'
import { carryOutInPlace } from '../device/place/index.ts'
import type { Brought } from '../intake/brought.ts'
import { carryHere } from './carry-here.ts'
import type { DeviceServices } from './device-types.ts'
import type { LivePlan } from './live-plan.ts'
import { NothingMoved } from './nothing-moved.ts'
import { toOutcome } from './on-device.ts'
import { reportOf } from './report.ts'

/**
 * Carries out the plan that was shown: in the folder itself where it is open for that, else as a download, which changes
 * nothing on the device. Rejects with NothingMoved when not one file could be moved.
 */
export const carryThere =
  (plan: Pick<LivePlan<Brought>, 'take'>): DeviceServices['carry'] =>
  async (reviewed, way, hooks) => {
    const { draft, brought } = reviewed
    if (!brought.place) return carryHere(plan)(reviewed, way, hooks)
    const taken = await plan.take({ draft, files: brought })
    hooks.signal.throwIfAborted()
    const { runId, receipts } = await carryOutInPlace(brought.place, approve(taken), {
      signal: hooks.signal,
      onProgress: ({ done, total }) => hooks.onProgress(done, total),
    })
    const report = reportOf(taken, { draft, members: brought.members }, receipts.map(toOutcome))
    if (report.movedCount === 0 && report.stayed.length > 0) throw new NothingMoved(report.stayed[0]?.reason)
    return { ...report, runId, way, where: 'place' }
  }
