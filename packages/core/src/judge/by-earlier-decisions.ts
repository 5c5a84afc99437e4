import type { Decide } from './judged.ts'

/** The last word: what the person decided about an item by hand, in an earlier review, holds whatever is judged since. */
export const byEarlierDecisions: Decide = (_, judged, { earlier }) =>
  earlier === undefined
    ? judged
    : judged.map((own) => {
        const chosen = earlier.get(own.verdict.itemId)
        return chosen ? { ...own, chosen } : own
      })
