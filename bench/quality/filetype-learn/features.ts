import { eachToken, PAIR, type Place } from '../../../packages/core/src/filetype/tokens.ts'

/** A token with its place, as one word: `a` anywhere, `^` first, `$` last, `&` first with the next one behind a tab. */
export const keyOf = (place: Place, token: string, next: string): string =>
  place === PAIR ? `&${token}\t${next}` : `${'a^$'[place] ?? ''}${token}`

/** Counts of the tokens of a text. */
export function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  eachToken(text, (place, token, next) => {
    const key = keyOf(place, token, next)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  return counts
}
