import { folderPath, isByType, isUnsure, isWithin, type Verdict } from '../item/index.ts'
import type { Learned } from '../learn/index.ts'
import { judge } from './judge.ts'
import type { JudgeContext, JudgeInput } from './judged.ts'

/** Parts that items are judged in: each by what was learned of all the others. */
const PARTS = 5

/**
 * What would be judged otherwise today: verdicts on items that were filed by an earlier judgement, for those that rules or what
 * was learned now surely send elsewhere. `lies`: the folder that each was filed into, by item id; others are only looked at.
 * No item speaks for the place that it lies in itself. Pure.
 */
export function judgeAgain(
  inputs: readonly JudgeInput[],
  { learned, ...context }: JudgeContext & { readonly learned: Learned },
  lies: ReadonlyMap<string, string>,
): readonly Verdict[] {
  const partOf = new Map(inputs.map(({ item }, at) => [item.id, at % PARTS]))
  const changed: Verdict[] = []
  for (let part = 0; part < Math.min(PARTS, inputs.length); part++) {
    const isAsked = (id: string) => partOf.get(id) === part && lies.has(id)
    const others: Learned = { ...learned, examples: learned.examples.filter(({ itemId }) => !isAsked(itemId)) }
    for (const { verdict } of judge(inputs, { ...context, learned: others })) {
      const folder = lies.get(verdict.itemId)
      if (folder !== undefined && isAsked(verdict.itemId) && goesElsewhere(verdict, folder)) changed.push(verdict)
    }
  }
  return changed
}

function goesElsewhere(verdict: Verdict, folder: string): boolean {
  const { by, category, stays } = verdict
  if (stays || isUnsure(verdict) || isByType(verdict)) return false
  return (by === 'learned' || by === 'profile' || by === 'rule') && !isWithin(folderPath(category), folder)
}
