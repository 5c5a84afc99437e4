import { groupUnits } from '../classify/index.ts'
import type { ToStack } from '../duplicates/index.ts'
import type { Verdict } from '../item/index.ts'
import type { JudgeInput } from './judged.ts'

/** What `findStacks` looks at, of inputs and what was judged of them: no bundles, and of a unit its leader alone. */
export function toStack(
  inputs: readonly JudgeInput[],
  verdicts: ReadonlyMap<string, Pick<Verdict, 'pictureKind'>>,
): readonly ToStack[] {
  const units = groupUnits(inputs.map(({ item }) => item))
  return inputs.flatMap(({ item, bundle, reading, look }) => {
    if (bundle || (units.get(item.id) ?? item.id) !== item.id) return []
    const { takenAt, make, model, widthPx, heightPx } = reading ?? {}
    const facts = { takenAt, make, model, widthPx, heightPx }
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
    const pictureKind = verdicts.get(item.id)?.pictureKind
    return [{ item, reading: known, ...(look && { look }), ...(pictureKind && { pictureKind }) }]
  })
}
