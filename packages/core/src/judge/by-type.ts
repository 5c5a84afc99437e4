import { type Classified, classify } from '../classify/index.ts'
import { visibleName } from '../item/index.ts'
import { folderForCategory } from '../learn/index.ts'
import { unitsIn } from './follow-leaders.ts'
import type { Decide, JudgeInput } from './judged.ts'

/**
 * The first word: what bytes, declared type and name say, a folder that stays whole as one thing, and the folder that the
 * person has for that type (photos into `Pictures`). Says also what belongs together.
 */
export const byType: Decide = (inputs, _, { folders = [], learned }) => {
  const ownFolder = toFolders([...new Set([...folders, ...(learned?.examples ?? []).map(({ label }) => label)])])
  const together = sayTogether(inputs)
  return inputs.map((input) => ownFolder(together(input.typed ?? classify(input))))
}

/** Puts what is of a type into the folder that the person has for it. */
function toFolders(existing: readonly string[]): (classified: Classified) => Classified {
  const known = new Map<string, string>()
  return (classified) => {
    const { verdict } = classified
    const own = known.get(verdict.category) ?? folderForCategory(verdict.category, existing)
    known.set(verdict.category, own)
    if (own === verdict.category) return classified
    const why = [...verdict.why, `You have a folder for that: "${own}".`]
    return { ...classified, verdict: { ...verdict, category: own, why } }
  }
}

/** Notes the unit of each member, and as evidence with whom it goes. */
function sayTogether(inputs: readonly JudgeInput[]): (classified: Classified) => Classified {
  const names = new Map(inputs.map(({ item }) => [item.id, item.name]))
  const unitOf = new Map(unitsIn(inputs).flatMap((unit) => unit.itemIds.map((id) => [id, unit] as const)))
  return (classified) => {
    const { verdict } = classified
    const unit = unitOf.get(verdict.itemId)
    if (!unit) return classified
    const others = unit.itemIds.length - 1
    const why =
      verdict.itemId === unit.leaderId
        ? [...verdict.why, `It belongs together with ${others} other ${others === 1 ? 'file' : 'files'}: ${unit.what}.`]
        : [`It goes with "${visibleName(names.get(unit.leaderId) ?? '')}": ${unit.what}.`, ...verdict.why]
    return { ...classified, unit: unit.leaderId, verdict: { ...verdict, why } }
  }
}
