import { foldForm } from './fold.ts'
import { UNSPACED } from './terms.ts'

/** So many words of a line are looked at: what is longer is prose. */
const MOST_WORDS = 30
/** In a text of English sentences words of other languages stand by chance: `plan`, `note`, `for`. So many of its words show it. */
const ENGLISH: ReadonlySet<string> = new Set('the of and to is you your we with this that from have'.split(' '))
const LEAST_ENGLISH = 4
const SHARE_ENGLISH = 0.07
/** Below the first of their signs no writing by syllables begins: what has none is told by this at once. */
const MAY_BE_SYLLABLES = /[\u1100-\u{10ffff}]/u

/** A word, folded, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** True for a run of characters in which words are not parted. */
  readonly isUnspaced: boolean
}

/** A line of a text, or a sentence of one. */
export interface Line {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Words, or half of the characters where words are not parted. */
  readonly length: number
  /** True for one sentence of several in a line. */
  readonly isPart: boolean
}

/** Words, and runs of characters where words are not parted; one does not go on in the other. */
const LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}])+/gu
/** The same where no run of characters can be. */
const PLAIN_LETTERS = /[\p{L}\p{M}]+/gu

/** Only signs of ASCII, whose letters need no looking up. */
const ASCII = /^[\0-\x7f]*$/u
const [LOW_A, LOW_Z] = [97, 122]

/** The same as below for a line of ASCII, which most lines are. */
function asciiLineOf(text: string, isPart: boolean): Line {
  const low = text.toLowerCase()
  const tokens: Token[] = []
  let start = -1
  for (let at = 0; at <= low.length; at += 1) {
    const code = at < low.length ? low.charCodeAt(at) : 0
    if (code >= LOW_A && code <= LOW_Z) {
      if (start < 0) start = at
    } else if (start >= 0) {
      tokens.push({ word: low.slice(start, at), start, end: at, isUnspaced: false })
      if (tokens.length > MOST_WORDS) break
      start = -1
    }
  }
  return { text, tokens, length: tokens.length, isPart }
}

/** A line with its words as forms are compared. */
export function lineOf(text: string, isPart: boolean): Line {
  if (ASCII.test(text)) return asciiLineOf(text, isPart)
  const tokens: Token[] = []
  let length = 0
  const mayBeUnspaced = MAY_BE_SYLLABLES.test(text)
  for (const { 0: found, index } of text.matchAll(mayBeUnspaced ? LETTERS : PLAIN_LETTERS)) {
    const word = foldForm(found)
    tokens.push({ word, start: index, end: index + found.length, isUnspaced: mayBeUnspaced && UNSPACED.test(word) })
    length += mayBeUnspaced && UNSPACED.test(found) ? found.length / 2 : 1
    if (length > MOST_WORDS) break
  }
  return { text, tokens, length, isPart }
}

/** True for a text that has so many small words of English that it is written in it. */
export function isOfEnglish(lines: readonly Line[]): boolean {
  let all = 0
  let english = 0
  for (const { tokens } of lines)
    for (const { word } of tokens) {
      all += 1
      if (ENGLISH.has(word)) english += 1
    }
  return english >= LEAST_ENGLISH && english / all >= SHARE_ENGLISH
}
