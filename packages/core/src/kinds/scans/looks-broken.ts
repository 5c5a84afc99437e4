import { whenNeeded } from '../../when-needed.ts'
import { functionWords, languageOf, wordsOf } from '../../words/index.ts'
import { foldForm } from '../forms/index.ts'

/** Words, with the figures and signs that letters are misread for; `!`, `|` and `$` before letters only. */
export const SCAN_WORD =
  /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d]|(?<![\p{N}\p{P}\p{S}])[!|$](?=\p{L}{2}))+/gu
const HAS_LETTER = /\p{L}/u

/** So much of a text is looked at for signs of a poor scan, and so much for its language. */
const HEAD_CHARS = 4000
const LANGUAGE_CHARS = 1500
/** Of the words of a text: so many fragments or so many misread words are signs of a poor scan, and so many of both at least. */
const FRAGMENTS = 0.02
const MISREAD_WORDS = 0.006
const LEAST_SIGNS = 2
/** A longest fragment, and a shortest word that may have a figure for a letter: shorter ones are numbers of things. */
const FRAGMENT = 2
const LEAST_MISREAD = 4

/** A word with a figure or sign where a letter belongs: `T0TAL`, `lnvo1ce`, `deta5led`. */
const MISREAD = /^(?:\p{L}+[01]\p{L}+|[01]\p{L}{3,}|\p{L}{3,}[01]|\p{L}+[5|!$]\p{L}+)$/u

/** Short forms that stand in texts of any language. */
const SHORT_FORMS = 'mr ms dr st no nr pm am kg km cm mm ml kw tv uk us eu un ok pp ed vs co nd rd th'.split(' ')
/** Small words of languages that have no list of function words. */
const MORE_SMALL =
  `w z k s v o u i a e y na do od po za ze ku ve se si je to ne by co go ma mu my ty wy av og er en et pa af vi ni de om ei on ja
  ta te kas ka ir uz ar az ez es is be fi cu la nu sa ca al pe bu ya da ju su iz в и к с у о я а з і й є на не за по до от из во
  со об же бы ни мы вы он то те се ще ми ви ти го му ли`.split(/\s+/u)

const SMALL = whenNeeded(() => {
  const shortOf = (words: Iterable<string>) => [...words].map(foldForm).filter((word) => word.length <= FRAGMENT)
  const of = [...functionWords()].map(([language, words]) => [language, shortOf(words)] as const)
  return {
    any: new Set([...SHORT_FORMS, ...shortOf(MORE_SMALL), ...of.flatMap(([, words]) => words)]),
    byLanguage: new Map(of.map(([language, words]) => [language, new Set([...SHORT_FORMS, ...words])])),
  }
})

/** Small words of the text's language, or of all that are known where it is none of them. */
function smallWords(text: string): ReadonlySet<string> {
  const language = languageOf(wordsOf(text.slice(0, LANGUAGE_CHARS)))
  const { any, byLanguage } = SMALL()
  return (language && byLanguage.get(language)) ?? any
}

/** Signs of programs and markup: a text with so many for each of its characters was never on paper. */
const CODE_SIGNS = /[{}=<>;_\\]+/gu
const CODE_SHARE = 0.02

/** The first part of `l'eau` is no fragment. */
export const isElided = (text: string, end: number, word: string): boolean =>
  word.length <= FRAGMENT && (text[end] === "'" || text[end] === '’')

/**
 * Whether the words at the head of a text look as a poor scan leaves them: one and two letters beside another word that are
 * no small word, and figures within words. It lets pass more than poor scans, and costs less than mending.
 */
export function looksBroken(text: string): boolean {
  const head = text.slice(0, HEAD_CHARS)
  if ((head.match(CODE_SIGNS)?.length ?? 0) > head.length * CODE_SHARE) return false
  const small = smallWords(head)
  let words = 0
  let fragments = 0
  let misread = 0
  /** Where the word before ends; below nothing where there is none beside this one. */
  let end = -1
  for (const { 0: found, index } of head.matchAll(SCAN_WORD)) {
    if (!HAS_LETTER.test(found) || isElided(head, index + found.length, found)) {
      end = -1
      continue
    }
    words += 1
    if (found.length <= FRAGMENT) {
      const isBeside = end >= 0 && head.slice(end, index).trim() === ''
      if (isBeside && !/\d/u.test(found) && !small.has(foldForm(found))) fragments += 1
    } else if (found.length >= LEAST_MISREAD && MISREAD.test(found)) misread += 1
    end = index + found.length
  }
  return fragments + misread >= LEAST_SIGNS && (fragments > words * FRAGMENTS || misread > words * MISREAD_WORDS)
}
