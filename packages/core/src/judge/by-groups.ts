import { distinct } from '../reasons/index.ts'
import type { Decide } from './judged.ts'

/** Groups that were asked for, of mails by sender or date above all: they go before what an item says of itself. */
export const byGroups: Decide = (_, judged, { groups }) =>
  groups === undefined
    ? judged
    : judged.map((own) => {
        const { options: _, needsDecision: __, ...verdict } = own.verdict
        const group = groups.get(verdict.itemId)
        if (group === undefined) return own
        const { folder: category, confidence, why } = group
        return {
          ...own,
          verdict: { ...verdict, category, confidence, by: 'text', why: distinct([why, ...verdict.why]) },
        }
      })
