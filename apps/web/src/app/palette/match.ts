/** A text without case and accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** How well a word is found in a text: 3 it begins with it, 2 a word of it does, 1 it is inside, 0 not at all. */
const nearness = (text: string, word: string): number => {
  if (text.startsWith(word)) return 3
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 2
  return text.includes(word) ? 1 : 0
}

/** Those of some things in whose text each word of a query is found, the nearest first; all of them for no query. */
export const matching = <T extends { readonly text: string }>(things: readonly T[], query: string): readonly T[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return things
    .map((thing) => ({ thing, scores: words.map((word) => nearness(fold(thing.text), word)) }))
    .filter(({ scores }) => !scores.includes(0))
    .map(({ thing, scores }) => ({ thing, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}
