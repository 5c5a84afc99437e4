import { planIdOf } from '../device/local.ts'
import { runsHere } from '../device/runs.ts'
import { wasCarriedOutThere } from '../http/plans.ts'

/** True when a plan of this tab was carried out, here or by the library. Rejects when nobody can say. */
export const isKnownRun = async (planId: string): Promise<boolean> =>
  (await runsHere()).some(({ state }) => state.runId === planId) || (await wasCarriedOutThere(planIdOf(planId)))
