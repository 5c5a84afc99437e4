/** So many words in a row that also stand in the other text are no coincidence. */
const RUN = 5

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * True when a text repeats at least five words in a row of another one, whatever stands between the words and however they
 * are written (case, width). It finds what a model recites, not what it paraphrases, translates or encodes.
 */
export function quotes(text: string, source: string): boolean {
  const known = ` ${wordsOf(source).join(' ')} `
  const words = wordsOf(text)
  for (let at = 0; at + RUN <= words.length; at += 1)
    if (known.includes(` ${words.slice(at, at + RUN).join(' ')} `)) return true
  return false
}
