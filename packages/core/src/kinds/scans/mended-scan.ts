import { foldForm } from '../forms/index.ts'
import { type KnownWord, knownWords } from './known-words.ts'
import { isElided, looksBroken, SCAN_WORD } from './looks-broken.ts'
import { type Budget, mendedRun } from './mended-run.ts'

/** Steps of work for a text: what comes behind so many stays as it is. */
const MOST_WORK = 1_500_000
/** What a word of a language costs more that the text is not in, and so much of the text tells which. */
const FOREIGN = 5
const LANGUAGE_CHARS = 4000
/** A figure with its unit or ending: `5g`, `2nd`. */
const FIGURE_AND_UNIT = /^\d+\p{L}{1,2}$/u
/** A text was broken when so many words were plainly mended, and such a share of all, of so many at most; one that was not shows it behind so many words. */
const LEAST_MENDED = 2
const SHARE_MENDED = 0.02
const MOST_COUNTED = 400
const NONE_SO_FAR = 60

/** What a word costs more that is not of the text's languages: these are told by the words that are whole. */
function foreignness(text: string): (word: KnownWord) => number {
  const { byPlain } = knownWords()
  const said = new Map<string, number>()
  for (const found of text.slice(0, LANGUAGE_CHARS).match(SCAN_WORD) ?? []) {
    const { languages } = (found.length >= 3 && byPlain.get(foldForm(found))) || { languages: [] }
    for (const language of languages) said.set(language, (said.get(language) ?? 0) + found.length / languages.length)
  }
  const most = Math.max(1, ...said.values())
  const costOf = (language: string) => FOREIGN * (1 - ((said.get(language) ?? 0) / most) ** 2)
  const known = new Map<KnownWord, number>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = Math.min(...word.languages.map(costOf))
    known.set(word, found)
    return found
  }
}

/** Figures parted by points and dashes, some of which are letters. */
const FIGURES =
  /(?<![\p{L}\p{N}.,])(?=[OolI|SB]{0,2}\d|[OolI|SB][.,]\d)[\dOolI|SB]{1,9}(?:[.,:/-][\dOolI|SB]{1,9}){1,6}(?![\p{L}\p{N}])/gu
const LETTER_FOR_FIGURE = /[OolI|SB]/gu
const FIGURE_OF: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' }

/** `l9,O0` is an amount where half of its signs are figures. */
const mendedFigures = (line: string): string =>
  line.replace(FIGURES, (found) =>
    (found.match(/\d/gu)?.length ?? 0) >= (found.match(LETTER_FOR_FIGURE)?.length ?? 0)
      ? found.replace(LETTER_FOR_FIGURE, (letter) => FIGURE_OF[letter] ?? letter)
      : found,
  )

/** Has letters, and not fewer than figures. */
const isWord = (found: string): boolean =>
  !FIGURE_AND_UNIT.test(found) && (found.match(/\d/gu)?.length ?? 0) * 2 <= found.length

/** A line with its runs of words mended; all between them stays. What was plainly mended is noted. */
function mendedLine(line: string, isForeign: (word: KnownWord) => number, budget: Budget, mended: Set<string>): string {
  let text = ''
  let done = 0
  let letters: string[] = []
  let gaps: string[] = []
  let start = 0
  let end = 0
  const flush = () => {
    if (letters.length === 0) return
    const found = mendedRun({ letters, gaps }, isForeign, budget)
    text += line.slice(done, start) + found.text
    for (const word of found.mended) mended.add(word)
    done = end
    letters = []
    gaps = []
  }
  for (const { 0: found, index } of line.matchAll(SCAN_WORD)) {
    const isRun = !isElided(line, index + found.length, found) && isWord(found)
    const gap = line.slice(end, index)
    if (!isRun || gap.trim() !== '') flush()
    if (!isRun) continue
    if (letters.length === 0) start = index
    const before = letters.length === 0 ? '' : gap
    for (const [at, letter] of [...found].entries()) {
      letters.push(letter)
      gaps.push(at === 0 ? before : '')
    }
    end = index + found.length
  }
  flush()
  return text + line.slice(done)
}

/** Line ends stay with their lines. */
const LINES = /(?<=\n)|(?<=\r)(?!\n)/u

/**
 * A text whose words a poor scan broke, with its words mended as far as they are known: split ones joined, joined ones
 * split, misread letters as they were. Any other text is given back as it is, and so is one in which little can be mended.
 * Figures stay, but for letters among them (`l9,O0`).
 */
export function mendedScan(text: string): string {
  if (!looksBroken(text)) return text
  const isForeign = foreignness(text)
  const budget: Budget = { left: MOST_WORK }
  const mended = new Set<string>()
  let words = 0
  let done = ''
  for (const line of text.split(LINES)) {
    if (budget.left < 0) {
      done += line
      continue
    }
    done += mendedLine(mendedFigures(line), isForeign, budget, mended)
    words += line.match(SCAN_WORD)?.length ?? 0
    if (mended.size === 0 && words > NONE_SO_FAR) return text
  }
  return mended.size >= LEAST_MENDED && mended.size >= Math.min(words, MOST_COUNTED) * SHARE_MENDED ? done : text
}
