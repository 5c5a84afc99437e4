import { groupUnits } from '../classify/units.ts'
import { parentPath } from '../item/path.ts'
import type { Decider } from '../item/verdict.ts'
import type { Decide, Judged, JudgeInput } from './judged.ts'

/** Who orders something for a member that lies beside the leader orders it for the unit, where nothing is ordered for the leader. */
const ORDERING: readonly Decider[] = ['instruction', 'rule']

/** Members of units, by the id of the leader, the leader first. */
function membersOf(inputs: readonly JudgeInput[]): ReadonlyMap<string, readonly JudgeInput[]> {
  const units = groupUnits(inputs.map(({ item }) => item))
  const members = new Map<string, JudgeInput[]>()
  for (const input of inputs) {
    const unit = units.get(input.item.id)
    if (unit === undefined) continue
    const known = members.get(unit) ?? []
    if (input.item.id === unit) known.unshift(input)
    else known.push(input)
    members.set(unit, known)
  }
  return members
}

/** Ids of what lies below the folder of its unit's leader, as the pictures of a saved page: nobody speaks of them by themselves. */
export function insideOfUnits(inputs: readonly JudgeInput[]): ReadonlySet<string> {
  const inside = [...membersOf(inputs).values()].flatMap(([leader, ...others]) =>
    others.filter(({ item }) => leader && parentPath(item.path) !== parentPath(leader.item.path)),
  )
  return new Set(inside.map(({ item }) => item.id))
}

/**
 * Members of a unit go where their leader goes, as surely and by the same word; each keeps its kind and its evidence, and
 * nobody is asked about it.
 */
export const followLeaders: Decide = (inputs, judged) => {
  const byId = new Map(judged.map((own) => [own.verdict.itemId, own]))
  for (const members of membersOf(inputs).values()) {
    const all = members.flatMap(({ item }) => byId.get(item.id) ?? [])
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
  const why = isLeader ? [...new Set([...lead.verdict.why.slice(0, 1), ...kept.why])] : kept.why
  return { ...own, verdict: { ...kept, category, confidence, by, why, needsDecision: false, ...(stays && { stays }) } }
}
