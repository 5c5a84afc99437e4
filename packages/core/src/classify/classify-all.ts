import { visibleName } from '../item/visible.ts'
import { type Classified, type ClassifyInput, classify } from './classify.ts'
import { findUnits } from './units.ts'

/**
 * Classifies many items, one answer per input in the same order. Members of a unit get the category of its leader
 * (a RAW file that of its picture, a subtitle that of its video) and say so first; each keeps its own kind and facts.
 */
export function classifyAll(inputs: readonly ClassifyInput[]): readonly Classified[] {
  const alone = new Map<string, Classified>()
  const names = new Map<string, string>()
  for (const input of inputs) {
    alone.set(input.item.id, classify(input))
    names.set(input.item.id, visibleName(input.item.name))
  }
  const joined = new Map<string, Classified>()
  for (const unit of findUnits(inputs.map((input) => input.item))) {
    const leader = alone.get(unit.leaderId)
    for (const id of unit.itemIds) {
      const own = alone.get(id)
      if (!own || !leader) continue
      const others = unit.itemIds.length - 1
      const why =
        id === unit.leaderId
          ? `It belongs together with ${others} other ${others === 1 ? 'file' : 'files'}: ${unit.what}.`
          : `It goes with "${names.get(unit.leaderId)}": ${unit.what}.`
      const lead = { category: leader.verdict.category, confidence: leader.verdict.confidence }
      joined.set(id, {
        ...own,
        unit: unit.leaderId,
        verdict: {
          ...own.verdict,
          ...lead,
          why: id === unit.leaderId ? [...own.verdict.why, why] : [why, ...own.verdict.why],
        },
      })
    }
  }
  return inputs.map((input) => joined.get(input.item.id) ?? alone.get(input.item.id) ?? classify(input))
}
