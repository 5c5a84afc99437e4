import { RUBBISH, rubbishOf } from '../classify/index.ts'
import { folderForCategory } from '../learn/index.ts'
import type { Decide } from './judged.ts'

/**
 * What nobody keeps on purpose (`rubbishOf`) is proposed as such, in a folder of its own: nothing is ever deleted for it.
 * What belongs together with other files, and what a person taught, is left as it was judged.
 */
export const byRubbish: Decide = (inputs, judged, { folders = [], language }) => {
  const category = folderForCategory(RUBBISH, folders, language)
  return judged.map((own, at) => {
    const input = inputs[at]
    const { verdict, unit } = own
    if (!input || input.bundle || unit !== undefined || verdict.by === 'learned' || verdict.by === 'profile') return own
    const found = rubbishOf(input.item, verdict.fileKind)
    if (!found) return own
    const { options: _, ...kept } = verdict
    const { confidence, why } = found
    return {
      ...own,
      verdict: { ...kept, category, confidence, by: 'rubbish', needsDecision: false, why: [why, ...kept.why] },
    }
  })
}
