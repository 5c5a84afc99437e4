import { movesIn } from '@octavo/core'
import type { Brought } from '../intake/brought.ts'
import type { DeviceReport, DeviceServices } from './device-types.ts'
import type { LivePlan } from './live-plan.ts'
import { reportOf } from './report.ts'

/**
 * Carries out the plan that was shown as a download: nothing on the device changes, an archive gets the plan's paths.
 * Rejects when the plan can't be made.
 */
export const carryHere =
  (plan: Pick<LivePlan<Brought>, 'take'>): DeviceServices['carry'] =>
  async ({ draft, brought }, way, { signal, onProgress }): Promise<DeviceReport> => {
    const taken = await plan.take({ draft, files: brought })
    signal.throwIfAborted()
    const outcomes = movesIn(taken.acts).map(({ itemId, to }) => ({
      ...{ fileId: itemId, status: 'done' as const, path: `/${to}` },
    }))
    onProgress(outcomes.length, outcomes.length)
    return { ...reportOf(taken, { draft, members: brought.members }, outcomes), way, where: 'download' }
  }
