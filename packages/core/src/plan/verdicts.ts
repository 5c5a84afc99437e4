import type { Verdict } from '../item/index.ts'

/** Verdicts by item id, or as a list. */
export type Verdicts = ReadonlyMap<string, Verdict> | readonly Verdict[]

/** Verdicts by item id, from either form; of two on one item the later one counts. */
export function verdictMap(verdicts: Verdicts): ReadonlyMap<string, Verdict> {
  return isList(verdicts) ? new Map(verdicts.map((verdict) => [verdict.itemId, verdict])) : verdicts
}

function isList(verdicts: Verdicts): verdicts is readonly Verdict[] {
  return Array.isArray(verdicts)
}
