import { type DocumentKind, kindsSaid } from '../kinds/index.ts'
import { isStopWord, languageOf, wordsOf, wordsOfName } from '../words/index.ts'
import { companyIn } from './company.ts'
import { daysIn } from './days.ts'

/** What one page of a stack says about where it stands in its document. */
export interface PageSigns {
  /** The number that it bears, and of how many, where it says so. */
  readonly number: number | undefined
  readonly total: number | undefined
  /** True when its head greets somebody, and when its end takes leave. */
  readonly greets: boolean
  readonly closes: boolean
  /** Who writes, by the company in its head. */
  readonly sender: string | undefined
  /** The day in its head. */
  readonly day: string | undefined
  /** True when its head holds what stands in the head of a letter: telephone, address, account. */
  readonly hasLetterhead: boolean
  /** Kinds of document that the first lines name. */
  readonly kinds: readonly DocumentKind[]
  readonly language: string | undefined
  /** Numbers of five figures and more: of customers, invoices, accounts. They stay the same through a document. */
  readonly references: ReadonlySet<string>
  /** Words that say what it speaks of. */
  readonly words: ReadonlySet<string>
  /** The first line, which documents repeat on each page. */
  readonly firstLine: string
  /** True when it ends in the middle of a sentence, and when it begins in one. */
  readonly endsOpen: boolean
  readonly beginsOpen: boolean
}

const HEAD_CHARS = 700
const END_CHARS = 500
const MOST_CHARS = 8000
const TITLE_LINES = 8

/** `Page 2 of 3`, `Seite 2/3`, `Página 2`, `صفحة ٢ من ٣`, `- 2 -`, `2/3` alone on a line. */
const NUMBERED =
  /(?:\b(?:page|seite|blatt|p[áa]gina|p[áa]g\.|s\.|p\.)|صفحة)\s*(?<one>\d{1,3})(?:\s*(?:of|von|de|\/|من)\s*(?<of>\d{1,3}))?(?!\d)|^\s*(?:[-–]\s*(?<dashed>\d{1,3})\s*[-–]|(?<bare>\d{1,3})\s*(?:\/|of|von|de)\s*(?<bareOf>\d{1,3}))\s*$/imu
const GREETING =
  /^\s*(?:dear\b|hello\b|to whom it may concern|sehr geehrte|guten tag|liebe[rs]?\b|estimad[oa]s?\b|querid[oa]s?\b|muy señor|(?:السيدة?|السادة|عزيزي|تحية طيبة))/imu
const CLOSING =
  /^\s*(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely\b|mit freundlichen gr[üu](?:ß|ss)en|freundliche gr[üu](?:ß|ss)e|hochachtungsvoll|viele gr[üu](?:ß|ss)e|atentamente|(?:un )?cordial(?:es)? saludo|saludos|reciba un|مع (?:خالص|أطيب) التحي|وتفضلوا)/imu
const LETTERHEAD = /\b(?:tel(?:efon|[ée]fono)?|phone|fax|e-?mail|www\.|iban|vat|ust-?id|nif|cif)\b|هاتف|@[\w-]+\./iu
const ENDS_OPEN = /[\p{L},;–-]$/u
const BEGINS_OPEN = /^\p{Ll}/u

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function numberOf(text: string): Pick<PageSigns, 'number' | 'total'> {
  const all = lines(text)
  // Numbers of pages stand at the edges; `1/2` in a text is a half.
  const edges = [...all.slice(0, 6), ...all.slice(-6)].join('\n')
  const { one, of, dashed, bare, bareOf } = NUMBERED.exec(edges.replace(/[٠-٩]/gu, latinFigure))?.groups ?? {}
  const number = Number(one ?? dashed ?? bare ?? Number.NaN)
  const total = Number(of ?? bareOf ?? Number.NaN)
  const isNumber = number >= 1 && !(total < number)
  return { number: isNumber ? number : undefined, total: isNumber && total >= 1 ? total : undefined }
}

const latinFigure = (figure: string): string => String((figure.codePointAt(0) ?? 0) & 0xf)

/** What the text of a page says. Pure; the text is hostile, and as much of it is looked at as says something. */
export function signsOf(page: string): PageSigns {
  const text = page.slice(0, MOST_CHARS)
  const head = text.slice(0, HEAD_CHARS)
  const end = page.slice(-END_CHARS)
  const words = wordsOf(text)
  const language = languageOf(words)
  const all = lines(text)
  return {
    ...numberOf(page),
    greets: GREETING.test(text.slice(0, 2 * HEAD_CHARS)),
    closes: CLOSING.test(end),
    sender: companyIn(head)?.toLowerCase(),
    day: daysIn(head)[0]?.day,
    hasLetterhead: LETTERHEAD.test(head),
    kinds: kindsSaid(wordsOfName(all.slice(0, TITLE_LINES).filter(isTitle).join(' '))),
    language,
    references: new Set(text.match(/\b(?=\w*\d{3})[A-Z\d][A-Z\d/-]{4,24}\b/gu) ?? []),
    words: new Set(words.filter((word) => word.length > 2 && !isStopWord(word, language))),
    firstLine: (all[0] ?? '').toLowerCase(),
    endsOpen: ENDS_OPEN.test(lastLineOf(all)),
    beginsOpen: BEGINS_OPEN.test(all[0] ?? ''),
  }
}

/** A line of few words is a heading; a sentence speaks of things that the page is not. */
const isTitle = (line: string): boolean => line.length <= 60 && line.split(/\s+/u).length <= 6

/** The last line that is no number of a page. */
const lastLineOf = (all: readonly string[]): string => all.findLast((line) => !NUMBERED.test(line)) ?? ''
