import { whenNeeded } from '../../when-needed.ts'
import { functionWords, languageOf, wordsOf } from '../../words/index.ts'
import { foldForm } from '../forms/index.ts'
import { type KnownWord, knownWords } from './known-words.ts'
import { type Budget, mendedRun, type Run } from './mended-run.ts'

/** So much of a text is looked at for signs of a poor scan. */
const HEAD_CHARS = 4000
const MOST_WORK = 1_500_000
/** What a word of a language costs more that the text is not in. */
export const FOREIGN = { cost: 5 }

/** Words, with the figures and signs that letters are misread for; `!`, `|` and `$` before letters only. */
const TOKEN =
  /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d]|(?<![\p{N}\p{P}\p{S}])[!|$](?=\p{L}{2}))+/gu
const IS_LETTERS = /\p{L}/u
/** What stands within a word: letters on both sides, or a capital word's beginning or end. */
const MISREAD = /^(?:\p{L}+[01]\p{L}+|[01]\p{L}{3,}|\p{L}{3,}[01]|\p{L}+[5|!$]\p{L}+)$/u
const MOST_LETTERS = 40

/** Small words that a list of function words lacks, of those languages and of others: no fragments. */
const MORE_SMALL =
  'mr ms dr st no nr pm am kg km cm mm ml kw tv uk us eu un ok pp ed vs co nd rd th w z k s v o u i a e y в и к с у о я а з і й є na do od po za ze ku ve se si je to że ne by co go ma mu są ty my wy av og er en et på å af vi ni de på om ei on ja ta te kas ka ir uz ar az ez és is be fi cu la nu sa ca să și al pe bu ya da на за не по до от из во со об же бы ни мы вы он да то те се ще ми ви ти го му ли ју su iz'
const foldedShort = (words: Iterable<string>): readonly string[] =>
  [...words].map(foldForm).filter((word) => word.length <= 2)
const SMALL = whenNeeded(() => {
  const more = foldedShort(MORE_SMALL.split(' '))
  const of = [...functionWords()].map(([language, words]) => [language, foldedShort(words)] as const)
  return {
    any: new Set([...more, ...of.flatMap(([, words]) => words)]),
    byLanguage: new Map(
      of.map(([language, words]) => [language, new Set([...MORE_SMALL.split(' ').slice(0, ABBREVIATIONS), ...words])]),
    ),
  }
})
/** So many of those are abbreviations and stand in texts of any language. */
const ABBREVIATIONS = 26

/** Small words of the text's language, of all that are known where it is none of them. */
function smallWords(text: string): ReadonlySet<string> {
  const language = languageOf(wordsOf(text))
  const { any, byLanguage } = SMALL()
  return (language && byLanguage.get(language)) ?? any
}

export const GATE = { fragments: 0.02, misread: 0.006, least: 2, gains: 0.02 }

/** The first part of `l'eau` is no fragment. */
const isElided = (text: string, end: number, word: string): boolean =>
  word.length <= 2 && (text[end] === "'" || text[end] === '’')

/** Signs of programs and markup: a text that has many was never on paper. */
const CODE_SIGN = /[{}=<>;_\\]+/gu
const CODE_SHARE = 0.02

/** Cheap: how broken the words at the head of a text look. */
export function looksBroken(text: string): boolean {
  const head = text.slice(0, HEAD_CHARS)
  if ((head.match(CODE_SIGN)?.length ?? 0) > head.length * CODE_SHARE) return false
  const small = smallWords(head)
  let words = 0
  let fragments = 0
  let misread = 0
  let end = -1
  let isBehindWord = false
  for (const { 0: found, index } of head.matchAll(TOKEN)) {
    if (!IS_LETTERS.test(found)) {
      isBehindWord = false
      continue
    }
    if (isElided(head, index + found.length, found)) {
      isBehindWord = false
      continue
    }
    words += 1
    const isNext = isBehindWord && head.slice(end, index).trim() === ''
    if (found.length <= 2) {
      if (isNext && !/\d/u.test(found) && !small.has(foldForm(found))) fragments += 1
    } else if (found.length >= 4 && MISREAD.test(found)) misread += 1
    end = index + found.length
    isBehindWord = true
  }
  return fragments + misread >= GATE.least && (fragments > words * GATE.fragments || misread > words * GATE.misread)
}

/** What a word of a language costs more than one of the text's own. */
function foreignness(text: string): (word: KnownWord) => number {
  const { byPlain } = knownWords()
  const said = new Map<string, number>()
  for (const found of text.slice(0, HEAD_CHARS).match(TOKEN) ?? []) {
    const known = found.length < 3 ? undefined : byPlain.get(foldForm(found))
    for (const language of known?.languages ?? [])
      said.set(language, (said.get(language) ?? 0) + found.length / (known?.languages.length ?? 1))
  }
  const most = Math.max(1, ...said.values())
  const cost = (language: string) => FOREIGN.cost * (1 - ((said.get(language) ?? 0) / most) ** 2)
  const known = new Map<KnownWord, number>()
  return (word) => {
    if (word.languages.length === 0) return 0
    const before = known.get(word)
    if (before !== undefined) return before
    const found = Math.min(...word.languages.map(cost))
    known.set(word, found)
    return found
  }
}

const FIGURES =
  /(?<![\p{L}\p{N}.,])(?=[OolI|SB]{0,2}\d|[OolI|SB][.,]\d|\d)[\dOolI|SB]{1,9}(?:[.,:/-][\dOolI|SB]{1,9}){1,6}(?![\p{L}\p{N}])/gu
const DIGITS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' }
/** `l9,O0` is an amount. */
const mendedFigures = (line: string): string =>
  line.replace(FIGURES, (found) =>
    (found.match(/\d/gu)?.length ?? 0) * 2 >= found.replace(/[.,:/-]/gu, '').length && /[OolI|SB]/u.test(found)
      ? found.replace(/[OolI|SB]/gu, (letter) => DIGITS[letter] ?? letter)
      : found,
  )

/** Runs of a line are mended, all between them stays. */
function mendedLine(line: string, isForeign: (word: KnownWord) => number, budget: Budget, mended: Set<string>): string {
  let text = ''
  let done = 0
  let letters: string[] = []
  let gaps: string[] = []
  let from = 0
  let end = 0
  const flush = () => {
    if (letters.length > 0) {
      const run: Run = { letters, gaps }
      const found = mendedRun(run, isForeign, budget)
      text += line.slice(done, from) + found.text
      for (const word of found.mended) mended.add(word)
      done = end
    }
    letters = []
    gaps = []
  }
  for (const { 0: found, index: start } of line.matchAll(TOKEN)) {
    const isWord =
      !isElided(line, start + found.length, found) &&
      IS_LETTERS.test(found) &&
      found.length <= MOST_LETTERS &&
      (found.match(/\d/gu)?.length ?? 0) * 2 <= found.length
    const isNext = letters.length > 0 && line.slice(end, start).trim() === ''
    if (!isWord || !isNext) flush()
    if (!isWord) continue
    if (letters.length === 0) from = start
    const gap = letters.length === 0 ? '' : line.slice(end, start)
    for (const [at, letter] of [...found].entries()) {
      letters.push(letter)
      gaps.push(at === 0 ? gap : '')
    }
    end = start + found.length
  }
  flush()
  return text + line.slice(done)
}

/**
 * A text whose words a poor scan broke, with its words mended as far as they are known: split ones joined, joined ones
 * split, misread letters as they were. Any other text is given back as it is. Figures stay.
 */
export function mendedScan(text: string): string {
  if (!looksBroken(text)) return text
  const isForeign = foreignness(text)
  const budget: Budget = { left: MOST_WORK }
  const mended = new Set<string>()
  const lines = text.split(/(\r\n|\r|\n)/u).map((line, at) => {
    if (at % 2 === 1 || budget.left < 0) return line
    return mendedLine(mendedFigures(line), isForeign, budget, mended)
  })
  const words = text.match(TOKEN)?.length ?? 0
  return mended.size >= 2 && mended.size >= words * GATE.gains ? lines.join('') : text
}
