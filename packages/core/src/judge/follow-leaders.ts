import { findUnits, type Unit } from '../classify/index.ts'
import { type Decider, parentPath } from '../item/index.ts'
import { distinct } from '../reasons/index.ts'
import type { Decide, Judged, JudgeInput } from './judged.ts'

/** Who orders something for a member that lies beside the leader orders it for the unit, where nothing is ordered for the leader. */
const ORDERING: readonly Decider[] = ['instruction', 'rule']

/** Units of inputs that were asked for: all who decide about the same inputs ask for the same ones. */
const found = new WeakMap<readonly JudgeInput[], readonly Unit[]>()

/** What belongs together among the inputs (`findUnits`). */
export function unitsIn(inputs: readonly JudgeInput[]): readonly Unit[] {
  const units = found.get(inputs) ?? findUnits(inputs.map(({ item }) => item))
  found.set(inputs, units)
  return units
}

/** Ids of what lies below the folder of its unit's leader, as the pictures of a saved page: nobody speaks of them by themselves. */
export function insideOfUnits(inputs: readonly JudgeInput[]): ReadonlySet<string> {
  const folders = new Map(inputs.map(({ item }) => [item.id, parentPath(item.path)]))
  return new Set(
    unitsIn(inputs).flatMap(({ leaderId, itemIds }) =>
      itemIds.filter((id) => folders.get(id) !== folders.get(leaderId)),
    ),
  )
}

/**
 * Members of a unit go where their leader goes, as surely and by the same word; each keeps its kind and its evidence, and
 * nobody is asked about it.
 */
export const followLeaders: Decide = (inputs, judged) => {
  const byId = new Map(judged.map((own) => [own.verdict.itemId, own]))
  for (const { itemIds } of unitsIn(inputs)) {
    const all = itemIds.flatMap((id) => byId.get(id) ?? [])
    const [leader] = all
    const ordered = ORDERING.flatMap((by) => all.find(({ verdict }) => verdict.by === by) ?? [])
    const lead = ordered[0] ?? leader
    if (!lead) continue
    for (const own of all) if (own !== lead) byId.set(own.verdict.itemId, follow(own, lead, own === leader))
  }
  return judged.map((own) => byId.get(own.verdict.itemId) ?? own)
}

function follow(own: Judged, lead: Judged, isLeader: boolean): Judged {
  const { options: _, stays: __, ...kept } = own.verdict
  const { category, confidence, by, stays } = lead.verdict
  const why = isLeader ? distinct([...lead.verdict.why.slice(0, 1), ...kept.why]) : kept.why
  return { ...own, verdict: { ...kept, category, confidence, by, why, needsDecision: false, ...(stays && { stays }) } }
}
