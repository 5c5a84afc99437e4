import { groupUnits } from '../classify/index.ts'
import type { ToStack } from '../duplicates/index.ts'
import type { Verdict } from '../item/index.ts'
import type { JudgeInput } from './judged.ts'

/** Characters of a text by which versions of documents are known: there may be thousands of them. */
const MOST_CHARS = 8000

/**
 * What `findStacks` looks at, of inputs and what was judged of them: no bundles, and of a unit its leader alone. `withTexts`:
 * what documents say, too, so that versions of one are found.
 */
export function toStack(
  inputs: readonly JudgeInput[],
  verdicts: ReadonlyMap<string, Pick<Verdict, 'pictureKind'>>,
  { withTexts = false }: { readonly withTexts?: boolean } = {},
): readonly ToStack[] {
  const units = groupUnits(inputs.map(({ item }) => item))
  return inputs.flatMap(({ item, bundle, reading, look }) => {
    if (bundle || (units.get(item.id) ?? item.id) !== item.id) return []
    const { takenAt, make, model, widthPx, heightPx, quality, isEdited } = reading ?? {}
    const facts = { takenAt, make, model, widthPx, heightPx, quality, isEdited }
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
    const pictureKind = verdicts.get(item.id)?.pictureKind
    const text = withTexts ? reading?.text?.slice(0, MOST_CHARS) : undefined
    return [
      {
        ...{ item, reading: known },
        ...(look && { look }),
        ...(pictureKind && { pictureKind }),
        ...(text !== undefined && { text }),
      },
    ]
  })
}
