import { type Classified, classify } from '../classify/index.ts'
import { folderIn } from '../kinds/index.ts'
import { folderForCategory } from '../learn/index.ts'
import { because, type Language } from '../reasons/index.ts'
import { unitsIn } from './follow-leaders.ts'
import type { Decide, JudgeInput } from './judged.ts'

/**
 * The first word: what bytes, declared type and name say, a folder that stays whole as one thing, and the folder that the
 * person has for that type (photos into `Pictures`). Says also what belongs together.
 */
export const byType: Decide = (inputs, _, { folders = [], learned, language }) => {
  const existing = [...new Set([...folders, ...(learned?.examples ?? []).map(({ label }) => label)])]
  const ownFolder = toFolders(existing, language)
  const together = sayTogether(inputs)
  return inputs.map((input) => ownFolder(together(input.typed ?? classify(input))))
}

/** Puts what is of a type into the folder that the person has for it, else one that is called so in their language. */
function toFolders(existing: readonly string[], language?: Language): (classified: Classified) => Classified {
  const known = new Map<string, string>()
  return (classified) => {
    const { verdict } = classified
    const folder = known.get(verdict.category) ?? folderForCategory(verdict.category, existing, language)
    known.set(verdict.category, folder)
    if (folder === verdict.category) return classified
    const isOwn = existing.includes(folder) && folder !== folderIn(language ?? 'en', verdict.category)
    const why = isOwn ? [...verdict.why, because('own-folder', { folder })] : verdict.why
    return { ...classified, verdict: { ...verdict, category: folder, why } }
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
        ? [...verdict.why, because('together', { others, unit: unit.what })]
        : [because('goes-with', { name: names.get(unit.leaderId) ?? '', unit: unit.what }), ...verdict.why]
    return { ...classified, unit: unit.leaderId, verdict: { ...verdict, why } }
  }
}
