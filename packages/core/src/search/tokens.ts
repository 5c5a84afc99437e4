/** A word of a text: how it is compared, and where it stands in the text (UTF-16 units). */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LONGEST = 40

/** A word as it is compared: without accents, lower case. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** Words and numbers of a text in their order; `budgetPlan` and `IMG2024` are parted where case or digits change. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    for (const part of match[0].matchAll(/\p{N}+|\p{Lu}?[^\p{Lu}\p{N}]+|\p{Lu}+(?!\p{Ll})|\p{Lu}/gu)) {
      const word = foldWord(part[0]).slice(0, LONGEST)
      if (word === '') continue
      tokens.push({ word, start: start + part.index, end: start + part.index + part[0].length })
    }
  }
  return tokens
}
