import type { Instruction } from '../instructions/index.ts'
import type { Item, Verdict } from '../item/index.ts'
import { reconsider } from './judge.ts'

/** How many items orders would put elsewhere than they are, and how many they would leave alone. */
export interface Counted {
  readonly movedCount: number
  readonly leftCount: number
}

/** What instructions would change: `verdicts` say where each of the items is now, in their order. */
export function countOrdered(
  items: readonly Item[],
  verdicts: readonly Verdict[],
  instructions: readonly Instruction[],
): Counted {
  const inputs = items.map((item) => ({ item }))
  const judged = verdicts.map((verdict) => ({ verdict, facts: {} }))
  const isLeft = ({ stays }: Verdict) => stays === true
  const before = reconsider(inputs, judged, {})
  const after = reconsider(inputs, judged, { instructions })
  const changed = after.flatMap(({ verdict }, at) => (before[at] ? [{ verdict, was: before[at].verdict }] : []))
  return {
    movedCount: changed.filter(({ verdict, was }) => !isLeft(verdict) && verdict.category !== was.category).length,
    leftCount: changed.filter(({ verdict, was }) => isLeft(verdict) && !isLeft(was)).length,
  }
}
