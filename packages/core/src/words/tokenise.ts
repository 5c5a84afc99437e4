/** Runs of letters, marks and digits that begin with a letter; apostrophes inside stay for the moment. */
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** Below the first of their signs no text has any: nearly all texts are told by this at once. */
const MAY_BE_UNSPACED = /[\u0e00-\u{10ffff}]/u
const LONGEST_WORD = 30

/** Pairs of neighbouring characters, which stand for words where a script does not part them. */
function pairs(run: string): string[] {
  const characters = [...run]
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/**
 * Words of a text in lower case, in their order: letters first, digits may follow (`mp3`); no numbers, no words of over
 * 30 characters (they are codes). Possessive and contracted endings go. Scripts without spaces give pairs of characters.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  const plain = text.toLowerCase().normalize('NFC')
  const mayBeUnspaced = MAY_BE_UNSPACED.test(plain)
  for (const found of plain.match(WORD) ?? []) {
    if (mayBeUnspaced && UNSPACED.test(found)) {
      words.push(...pairs(found))
      continue
    }
    const straight = found.indexOf("'")
    const curly = found.indexOf('’')
    const apostrophe = straight < 0 || (curly >= 0 && curly < straight) ? curly : straight
    // l'avion and d'abord carry their word behind the apostrophe, John's and don't before it.
    const word =
      apostrophe < 0
        ? found
        : apostrophe <= 2 && !/^[io]/u.test(found)
          ? found.slice(apostrophe + 1)
          : found.slice(0, apostrophe)
    if (word.length >= 2 && word.length <= LONGEST_WORD) words.push(word)
  }
  return words
}

/** Words of a file or folder name: `IMG_2024-budgetPlan.final.pdf` gives img, budget, plan, final, pdf. */
export function wordsOfName(name: string): string[] {
  return wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_\d.-]+/gu, ' '))
}
