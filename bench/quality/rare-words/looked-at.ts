/**
 * Phrases that stand nearly only in one set of those that were counted, were looked at one by one, and stay: with why each is
 * an ordinary word of papers. What could be justified by a set only is not here but gone from its table.
 */
export const LOOKED_AT: Readonly<Record<string, string>> = {}

/** Why a phrase stays; undefined for one that nobody looked at. */
export const whyStays = (phrase: string): string | undefined =>
  Object.entries(LOOKED_AT).find(([phrases]) => phrases.split('|').some((one) => one.trim() === phrase))?.[1]
