import { groupUnits } from '../classify/index.ts'
import type { Target } from '../ports/index.ts'
import { buildPlan, type PlanRequest, targetFolders } from './build.ts'
import type { Draft } from './draft.ts'
import type { Plan } from './plan.ts'

/** What a proposal needs beside the draft. */
export interface ProposeOptions extends Omit<PlanRequest, 'draft' | 'units' | 'existing'> {
  /** Item id -> unit id, as it was judged (`Judged.unit`); left out, what belongs together is found among the items. */
  readonly units?: ReadonlyMap<string, string>
  /** Where the items would go; it is asked for names that are taken, and nothing else. */
  readonly target: Pick<Target, 'names'>
  readonly unsure: 'stay' | 'move'
}

/**
 * Proposes where everything of a reviewed draft goes: with free names, units and bundles whole. Nothing happens. Throws
 * what `buildPlan` throws, and what the target throws when it can't be looked at.
 */
export async function propose(draft: Draft, { target, ...options }: ProposeOptions): Promise<Plan> {
  const units = options.units ?? groupUnits([...draft.entries.values()].map(({ item }) => item))
  const request: PlanRequest = { ...options, draft, units }
  return buildPlan({ ...request, existing: await target.names(targetFolders(request)) })
}
