import { type DraftEntry, isByType, meantFor } from '@octavo/core'

/** A place that comes into question, with how sure that is (0 to 1; undefined where nobody said). */
export interface LikelyPlace {
  readonly category: string
  readonly confidence: number | undefined
}

/** What is less likely is no help: nobody would choose it unasked. */
const LEAST = 0.01
/** What stands beside a file, and has keys of its own. */
export const MOST_PLACES = 3

/**
 * Where entries are likely to go, best first, at most `MOST_PLACES`: where each goes now, and what else came into question
 * for it. Of several entries, what most of them could be.
 */
export const likelyPlaces = (entries: readonly DraftEntry[]): readonly LikelyPlace[] => {
  const found = new Map<string, { sum: number; told: number }>()
  const add = (category: string, confidence: number | undefined) => {
    const place = found.get(category) ?? { sum: 0, told: 0 }
    found.set(category, { sum: place.sum + (confidence ?? 0), told: place.told + (confidence === undefined ? 0 : 1) })
  }
  for (const entry of entries) {
    const { verdict } = entry
    const category = meantFor(entry)
    const options = verdict.options ?? []
    if (!options.some((option) => option.category === category))
      // How sure the type is says nothing of the folder.
      add(category, category === verdict.category && !isByType(verdict) ? verdict.confidence : undefined)
    for (const option of options) {
      const isTyped = isByType(verdict) && option.category === verdict.category
      if (option.confidence >= LEAST || option.category === category)
        add(option.category, isTyped ? undefined : option.confidence)
    }
  }
  const [only] = entries.length === 1 ? entries : []
  return [...found]
    .map(([category, { sum, told }]) => ({ category, confidence: told === 0 ? undefined : sum / entries.length }))
    .sort((one, other) => {
      // Of one file the place that it has comes first: it is what happens without a decision.
      const here = only && meantFor(only)
      if ((one.category === here) !== (other.category === here)) return one.category === here ? -1 : 1
      return (other.confidence ?? 0) - (one.confidence ?? 0)
    })
    .slice(0, MOST_PLACES)
}
