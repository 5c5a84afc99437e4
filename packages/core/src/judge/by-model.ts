import { isByType, type Verdict } from '../item/index.ts'
import { because } from '../reasons/index.ts'
import { type Decide, optionsOf } from './judged.ts'

/** A model's own word on how sure it is is no measure: it never counts as certain. */
const SUREST = 0.9

/** A connected model decides only where it is surer than the local engine; what it said is shown as text either way. */
export const byModel: Decide = (_, judged, { advice }) => {
  if (advice === undefined) return judged
  return judged.map((own) => {
    const { verdict, unit } = own
    const isFollower = unit !== undefined && unit !== verdict.itemId
    const said = advice.get(verdict.itemId)
    if (!said || isFollower || said.confidence <= ownConfidence(verdict)) return own
    const { category, confidence, reason, model } = said
    const before = [{ category: verdict.category, confidence: verdict.confidence }, ...optionsOf(verdict)]
    const options = [{ category, confidence }, ...before.filter((one) => one.category !== category)].slice(0, 3)
    const told = reason === '' ? because('model-chose', { model }) : because('model-said', { model, words: reason })
    const why = [told, ...verdict.why]
    const { needsDecision: __, ...kept } = verdict
    return {
      ...own,
      verdict: { ...kept, category, confidence: Math.min(SUREST, confidence), by: 'model', why, options },
    }
  })
}

/** How sure the local engine is of the folder: of one by type, no surer than of what else it might be. */
function ownConfidence(verdict: Verdict): number {
  const others = optionsOf(verdict).filter(({ category }) => category !== verdict.category)
  return isByType(verdict) && others.length > 0
    ? Math.max(...others.map(({ confidence }) => confidence))
    : verdict.confidence
}
