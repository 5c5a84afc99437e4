import type { RuleFile } from '@octavo/contract'
import type { Language, Verdict } from '@octavo/core'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles, wholesOf } from '../library/index.ts'
import { knowFolders } from './folders.ts'
import { lookInBatches } from './look.ts'
import { placements } from './placements.ts'
import type { SortParts } from './sort.ts'
import { standingRules } from './standing-rules.ts'

/**
 * What would be judged otherwise today of what was filed as it was judged then and lies there still, by rules and by what was
 * learned since. What the person's own hand put somewhere is not asked about. Nothing changes.
 */
export async function judgedAnew(
  parts: Omit<SortParts, 'adviceCache'>,
  owner: Caller,
  { rules: file, language }: { readonly rules?: RuleFile | null | undefined; readonly language: Language },
  watch: Watch,
): Promise<readonly Verdict[]> {
  const { db, sorting, learning } = parts
  const rules = await standingRules(parts, owner, file)
  const filed = new Map(
    (await placements(db, owner)).flatMap(({ id, folder, isOwn }) => (isOwn ? [] : [[id, folder] as const])),
  )
  const { entries: asked } = await findFiles(db, owner, [...filed.keys()])
  const whole = await wholesOf(db, owner, asked)
  const folders = await sorting.run(owner.id, () => knowFolders(parts, owner, watch.signal), watch.signal)
  const changed: Verdict[] = []
  await lookInBatches(parts, owner, { asked, whole }, watch, async (inputs) => {
    const lies = inputs.flatMap(({ item }) => {
      const folder = filed.get(item.id)
      return folder === undefined ? [] : [[item.id, folder] as const]
    })
    const wish = { inputs, folders, language, lies, ...(rules && { rules }) }
    changed.push(...(await learning.judgeAgain(owner, wish, { signal: watch.signal })))
  })
  return changed
}
