import { foldWord, type Token, tokensOf } from './tokens.ts'

/** What may stand between the words of a phrase: spaces, marks, line ends. */
const BETWEEN = '[^\\p{L}\\p{N}]{0,20}'

/** Where folded words follow each other: the first and the last token of each place. */
export function runsOf(tokens: readonly Token[], words: readonly string[]): readonly (readonly [Token, Token])[] {
  return tokens.flatMap((first, at) => {
    const last = tokens[at + words.length - 1]
    const isHere = last !== undefined && words.every((word, next) => tokens[at + next]?.word === word)
    return isHere ? [[first, last] as const] : []
  })
}

/** Words of a phrase that are looked for in a folded text; whether the others follow is asked of its words. */
const HEAD = 8
/** Fields of so many characters are parted into words at once: names part at capitals, too. */
const SHORT = 500

/**
 * Tells of a text whether folded words follow each other in it. A long text is folded as a whole and parted into words only
 * where the first eight are there; time grows with its length alone.
 */
export function holdsRun(words: readonly string[]): (text: string) => boolean {
  // Words are letters and digits only. One of them inside a longer word is not it.
  const head = new RegExp(`(?<![\\p{L}\\p{N}])${words.slice(0, HEAD).join(BETWEEN)}(?![\\p{L}\\p{N}])`, 'u')
  const isIn = (text: string) => runsOf(tokensOf(text), words).length > 0
  return (text) => {
    if (text.length <= SHORT) return isIn(text)
    return head.test(foldWord(text)) && (words.length <= HEAD || isIn(text))
  }
}
