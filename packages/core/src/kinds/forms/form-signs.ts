import type { DocumentKind } from '../kinds.ts'
import { type Hit, hitsIn } from './hits.ts'
import { isOfEnglish, type Line, lineOf } from './lines.ts'
import type { FormTerm, Role } from './terms.ts'

/** What the words of a form say for a kind, and how they are written there. */
export interface FormSign {
  readonly kind: DocumentKind
  /** In the units of the lexicon. Below nothing: it speaks against the kind. */
  readonly points: number
  readonly words: readonly string[]
}

/** A form says at its head what it is. */
const MOST_CHARS = 2500
const MOST_LINES = 70
/** In a text that goes on behind its head, labels and phrases say little without a title: prose has some by chance. */
const UNTITLED = 0.25
/** What a label or a phrase still says that nothing else on the paper bears out. */
const ALONE = 0.6
/** The most that a title says that nothing else bears out; more where it stands alone at the head of a paper that has figures. */
const MERE_TITLE = 5
const TITLE_AND_FIGURES = 6.5
/** Letters from which on a title says all by itself, where it stands so: `Darlehensvertrag`, but not `Note`. */
const FULL_TITLE_LETTERS = 10
const FULL_TITLE = 8.2
/** A day, a sum or a number of a paper. */
const FIGURES = /\p{N}[\p{N}.,:/ -]*\p{N}/u
/** A title stands in one of so many lines, which are no longer than this; in a longer one it stands first. */
const TITLE_LINES = 8
/** Behind so many lines it stands alone in its line, or has a number. */
const FIRST_LINES = 3
const TITLE_WORDS = 10
const SHORT_TITLE = 5
/** Longer lines are sentences; in lines of labels a label stands first, or before a colon or a number. */
const LABEL_WORDS = 16
const SHORT_LABEL = 4
const POINTS = {
  title: 5.5,
  numbered: 2.5,
  alone: 1.5,
  label: 2.2,
  phrase: 5,
  prose: 3.4,
  word: 3,
  shortWord: 1.2,
  mention: 1.2,
  clauses: 4,
  money: 1.1,
} as const
const MOST = { labels: 9, phrases: 10, mentions: 7, money: 3.3 } as const
/** A phrase of one word that is shorter than this stands in other texts, too; in writing by syllables it has fewer signs. */
const LONG_WORD = 7
const LONG_SYLLABLES = 4
/** What has fewer points has none: any text has a word of some language. */
const LEAST = 3
/** Languages whose terms say nearly as much as those of the best one are heard, too: relatives share words. */
const NEARLY = 0.75
/** What words of other languages are worth in a text of English sentences. */
const OTHER_IN_ENGLISH = 0.4
/** Points from which on a paper is no mere letter and no mere list of prices. */
const CLEAR = 7
const LETTER_BESIDE = 0.4
const AGAINST_RECEIPT = -3

const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const GAP = /\s{2}|[|\t;:,.•·(/–-]/u
const BEFORE_VALUE = /^[^\p{L}\p{N}\n]{0,4}[:：=]|^[^\p{L}\n]{0,6}\d/u
const NUMBERED = /^[\s.,]*(?:[-\p{L}]{1,7}[.°º]?\s*)?[^\p{L}]{0,6}(?:[\p{Lu}]{1,4}[-/ ]?){0,2}\d/u
const SENTENCE = /[.!?。！？]["”»]?\s*$/u

/** Kinds whose papers are written in sentences, too: several of their words tell, wherever they stand; one does not. */
const IN_SENTENCES: ReadonlySet<string> = new Set<DocumentKind>(['contract', 'medical', 'insurance', 'certificate'])
const LEAST_MENTIONS = 2
const LEAST_LETTERS = 5
/** Numbered clauses, in the writings that have them. */
const CLAUSE =
  /(?:^|\s)(?:§ ?\d+|art\p{L}{0,6}\.? ?\d+|cl[aá]usula \d+|madde \d+|\d{1,2}\. (?=\p{Lu}))|第 ?[\d一二三四五六七八九十]+ ?[条條]|제 ?\d+ ?조/giu

/** Between sentences of a line; the point behind a number or a short form ends none. */
const SENTENCES = /(?<=\p{L}{4}[.;!?])\s+|(?<=[。！？])/u
const MAY_END = /[.;!?]\s|[。！？]/u

interface Told {
  title: number
  /** What the title says when nothing else on the paper bears it out. */
  mereTitle: number
  readonly titles: Set<FormTerm>
  readonly mentions: Set<FormTerm>
  readonly labels: Set<FormTerm>
  readonly phrases: Set<FormTerm>
  readonly words: Set<string>
}

const nothingTold = (): Told => ({
  ...{
    title: 0,
    mereTitle: 0,
    titles: new Set(),
    mentions: new Set(),
    labels: new Set(),
    phrases: new Set(),
    words: new Set(),
  },
})

type ByKind = Map<FormTerm['kind'], Told>

const isTelling = ({ parts: [first, second] }: FormTerm): boolean =>
  second !== undefined || (first !== undefined && (first.word.length >= LEAST_LETTERS || SYLLABLES.test(first.word)))

/** What a place in a line is for whatever stands there. */
interface Place {
  readonly isHead: boolean
  readonly isLabel: boolean
  readonly isNumbered: boolean
}

/** Words of a sentence are neither a title nor a label. */
const IN_TEXT: Place = { isHead: false, isLabel: false, isNumbered: false }

function placeOf({ text, length, isPart }: Line, lineNumber: number, start: number, end: number): Place {
  if (length > LABEL_WORDS) return IN_TEXT
  const rest = text.slice(end, end + 24)
  const before = text.slice(0, start)
  const isFirst = !/[\p{L}\p{N}]/u.test(before)
  const isSentence = length > (isPart ? SHORT_LABEL : SHORT_TITLE + 1) && SENTENCE.test(text)
  const isHead =
    lineNumber < TITLE_LINES &&
    length <= (isPart ? SHORT_LABEL : TITLE_WORDS) &&
    !isSentence &&
    (isFirst || (length <= SHORT_TITLE && !isPart))
  const isLabel =
    BEFORE_VALUE.test(rest) ||
    (!isSentence && (isFirst || GAP.test(before.slice(-2)) || length <= SHORT_LABEL) && length <= LABEL_WORDS / 2)
  return { isHead, isLabel, isNumbered: isHead && NUMBERED.test(rest) }
}

/** What a term is where it stands; nothing where no form has one. */
function meant(term: FormTerm, { length }: Line, lineNumber: number, place: () => Place): Role | 'mention' | undefined {
  const { role, kind, parts } = term
  if (role === 'phrase') return role
  if (role === 'title' && place().isHead)
    return lineNumber >= FIRST_LINES && !place().isNumbered && length > parts.length + 1 ? undefined : role
  if (place().isLabel) return 'label'
  return IN_SENTENCES.has(kind) && isTelling(term) ? 'mention' : undefined
}

function note(
  told: Told,
  { term, start, end }: Hit,
  line: Line,
  lineNumber: number,
  as: Role | 'mention',
  { isNumbered }: Place,
): void {
  if (as === 'mention') {
    told.mentions.add(term)
    return
  }
  if (as === 'phrase') told.phrases.add(term)
  else if (as === 'label') told.labels.add(term)
  else {
    const { length } = line
    const more = isNumbered ? POINTS.numbered : length <= SHORT_TITLE - 1 ? POINTS.alone : 0
    told.title = Math.max(told.title, POINTS.title + more)
    const isAlone = lineNumber < FIRST_LINES && length <= term.parts.length + 1
    const letters = SYLLABLES.test(line.text) ? (end - start) * 2 : end - start
    if (isAlone || isNumbered)
      told.mereTitle = Math.max(told.mereTitle, letters >= FULL_TITLE_LETTERS ? FULL_TITLE : TITLE_AND_FIGURES)
    told.titles.add(term)
  }
  told.words.add(line.text.slice(start, end))
}

function toldIn(lines: readonly Line[]): Map<string, ByKind> {
  const byLanguage = new Map<string, ByKind>()
  for (const [number, line] of lines.entries()) {
    // Relatives have the same word at the same place.
    let known: Place = IN_TEXT
    let [knownStart, knownEnd, start, end] = [-1, -1, -1, -1]
    const place = () => {
      if (knownStart !== start || knownEnd !== end) {
        known = placeOf(line, number, start, end)
        knownStart = start
        knownEnd = end
      }
      return known
    }
    for (const hit of hitsIn(line)) {
      start = hit.start
      end = hit.end
      const { term } = hit
      let kinds = byLanguage.get(term.language)
      if (!kinds) {
        kinds = new Map()
        byLanguage.set(term.language, kinds)
      }
      const as = meant(term, line, number, place)
      if (as === undefined) continue
      let told = kinds.get(term.kind)
      if (!told) {
        told = nothingTold()
        kinds.set(term.kind, told)
      }
      note(told, hit, line, number, as, as === 'title' ? place() : IN_TEXT)
    }
  }
  return byLanguage
}

/** Kinds that are told in sentences: any sentence may have one of their turns of phrase, several make the paper. */
const OF_PROSE: ReadonlySet<string> = new Set<DocumentKind>(['news', 'story', 'report', 'paper', 'notes'])

function pointsOfPhrase({ kind, parts }: FormTerm): number {
  const [{ word } = { word: '' }, second] = parts
  if (second) return OF_PROSE.has(kind) ? POINTS.prose : POINTS.phrase
  if (SYLLABLES.test(word))
    return word.length >= LONG_SYLLABLES ? POINTS.phrase : word.length > 1 ? POINTS.word : POINTS.shortWord
  return word.length >= LONG_WORD ? POINTS.word : POINTS.shortWord
}

/** `NI` beside a number says less than `Net pay`. */
const pointsOfLabel = ({ parts: [first, second] }: FormTerm): number =>
  second === undefined && first !== undefined && first.word.length <= 2 && !SYLLABLES.test(first.word)
    ? POINTS.shortWord
    : POINTS.label

const sumOf = (terms: ReadonlySet<FormTerm>, of: (term: FormTerm) => number): number =>
  [...terms].reduce((sum, term) => sum + of(term), 0)

const without = (terms: ReadonlySet<FormTerm>, others: ReadonlySet<FormTerm>): ReadonlySet<FormTerm> =>
  new Set([...terms].filter((term) => !others.has(term)))

/** How long a text is, and whether it has figures. */
interface Whole {
  readonly isLong: boolean
  readonly hasFigures: boolean
}

function pointsOf(told: Told | undefined, { isLong, hasFigures }: Whole): number {
  if (!told) return 0
  // What is the title already is borne out by other words only.
  const labels = without(told.labels, told.titles)
  const mentioned = without(told.mentions, told.titles).size
  const mentions = mentioned + labels.size < LEAST_MENTIONS && told.title === 0 ? 0 : mentioned
  const others =
    Math.min(MOST.mentions, mentions * POINTS.mention) +
    Math.min(MOST.labels, sumOf(labels, pointsOfLabel)) +
    Math.min(MOST.phrases, sumOf(told.phrases, pointsOfPhrase))
  if (told.title > 0)
    return others > 0 || told.title >= POINTS.title + POINTS.numbered
      ? told.title + others
      : Math.min(hasFigures && !isLong ? Math.max(MERE_TITLE, told.mereTitle) : MERE_TITLE, told.title + POINTS.alone)
  return others * (isLong ? UNTITLED : labels.size + told.phrases.size + mentions === 1 ? ALONE : 1)
}

const moneyOf = (told: Told | undefined): number => Math.min(MOST.money, (told?.labels.size ?? 0) * POINTS.money)
const ASKS_MONEY: readonly DocumentKind[] = ['invoice', 'receipt', 'quote']

/**
 * What the words that forms carry in their language say for and against kinds: titles and labels count where forms have
 * them, at the head, at the beginning of a line, before a colon or a number; a word in a sentence says nothing. The
 * language is the one with the most to say.
 */
export function formSigns(text: string): readonly FormSign[] {
  const lines: Line[] = []
  const head = text.slice(0, MOST_CHARS)
  const whole: Whole = { isLong: text.length > MOST_CHARS, hasFigures: FIGURES.test(head) }
  for (const line of head.split(/\r\n|\r|\n/u, MOST_LINES)) {
    const parts = MAY_END.test(line) ? line.split(SENTENCES) : [line]
    for (const part of parts) if (part.trim() !== '') lines.push(lineOf(part, parts.length > 1))
  }
  const hasClauses = () => (head.match(CLAUSE)?.length ?? 0) >= 2
  const told = toldIn(lines)
  const isEnglish = told.size > (told.has('en') ? 1 : 0) && isOfEnglish(lines)
  const byLanguage = [...told].map(([language, kinds]) => {
    const less = isEnglish && language !== 'en' ? OTHER_IN_ENGLISH : 1
    const total = [...kinds].reduce(
      (sum, [kind, told]) => sum + (kind === 'money' ? moneyOf(told) : pointsOf(told, whole)),
      0,
    )
    return { kinds, less, total: total * less }
  })
  const most = Math.max(0, ...byLanguage.map(({ total }) => total))
  const best = new Map<DocumentKind, { points: number; words: readonly string[] }>()
  for (const { kinds, less, total } of byLanguage) {
    if (total < most * NEARLY || most === 0) continue
    const money = kinds.get('money')
    for (const kind of new Set([...kinds.keys(), ...(money ? ASKS_MONEY : [])])) {
      if (kind === 'money') continue
      const told = kinds.get(kind)
      const own = pointsOf(told, whole) * less
      const isBorneOut = kind === 'contract' && own >= LEAST && hasClauses()
      const points = own + (isBorneOut ? POINTS.clauses : 0) + (ASKS_MONEY.includes(kind) ? moneyOf(money) * less : 0)
      const words = [...(told?.words ?? []), ...((ASKS_MONEY.includes(kind) && money?.words) || [])]
      if (points > Math.max(LEAST, best.get(kind)?.points ?? 0)) best.set(kind, { points, words })
    }
  }
  const strongest = Math.max(0, ...[...best].map(([kind, { points }]) => (kind === 'letter' ? 0 : points)))
  const signs = [...best].map(([kind, { points, words }]) => ({
    kind,
    points: kind === 'letter' && strongest >= CLEAR ? points * LETTER_BESIDE : points,
    words: words.slice(0, 3),
  }))
  const isOther = strongest >= CLEAR && (best.get('receipt')?.points ?? 0) < strongest / 2
  return isOther ? [...signs, { kind: 'receipt', points: AGAINST_RECEIPT, words: [] }] : signs
}
