import { because, type Reason } from '../reasons/index.ts'
import { splitMail } from '../words/index.ts'
import type { DocumentKind } from './kinds.ts'

/** What the look of a text says for or against kinds, with the evidence. */
export interface StructureSign {
  readonly why: Reason
  readonly scores: Readonly<Partial<Record<DocumentKind, number>>>
}

const PRICE = /(?<![\d.,])\d{1,3}(?:[.,\s]?\d{3})*[.,]\d{2}(?![\d%])/gu
const CURRENCY = /[$€£¥₹]|\b(?:eur|usd|gbp|chf|inr|rm|rs|myr|aed|sar|dollars?|euros?)\b/giu
const QUANTITY =
  /^\s*(?:[-*•–]\s*)?(?:\(?\d+(?:[.,/]\d+)?|[½¼¾⅓⅔]|an?|one|two|three|half)\s*(?:[½¼¾⅓⅔]|\d\/\d)?\s*(?:g|kg|mg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|el|tl|tablespoons?|teaspoons?|cloves?|cans?|tins?|slices?|pinch|handful|bunch|cucharad\w+|cuill\w+|esslöffel|teelöffel|large|medium|small|eggs?|onions?)\b/iu
const CODE_LINE =
  /(?:[;{}]|\)\s*[:{]|=>|\*\/|^\s*#\s*(?:include|define|ifdef|ifndef|endif)\b.*|^\s*(?:import|from|package|using|use)\s+[\w.:{}*'" /-]+;?|^\s*(?:def|class|fn|func|function|public|private|protected|static|const|let|var|return|if|elif|else|for|while|switch|case|try|except|catch|end|begin)\b.*[:;{)(=]|^\s*(?:\/\/|\/\*).*|^\s*@\w+(?:\(.*\))?|^\s*[\w.\][]+\s*(?:[+*/|&-]?=)\s*.+)\s*$/u
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|#(?!#)\s?\w|--\s|;;)/u
const LOG_LINE =
  /^\W{0,2}(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d\/\w{3}\/\d{4}[: ]\d\d|\w{3}\s+\d{1,2} \d\d:\d\d:\d\d|\d\d:\d\d:\d\d[.,]\d|(?:\d{1,3}\.){3}\d{1,3} - )|^\W{0,2}(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL)\b/u
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/u
const VAT_ID = /\b(?:ATU|BE0|DE|FR|NL|ES|IT|GB|PL|LU)[ -]?[0-9A-Z]{8,12}\b/u
const CARD = /(?:x{4,}|\*{4,}|#{4,})[ -]?\d{4}\b/iu
const CLAUSE =
  /^\s*(?:\(?[a-z]\)|\d{1,2}(?:\.\d{1,2}){1,3}\.?|(?:section|article|clause|§)\s*\d+|\(?[ivx]{1,5}\))\s+\S/iu
const BADGE_OR_FENCE = /!\[[^\]]*\]\(|img\.shields\.io|badge|^```|^\s*\$ \w+|<img |align="center"/gmu
const TASK = /^\s*[-*]?\s*\[[ xX]\]\s/u
const PERSON_LINE = /^\s*[-*•]\s*(?:@?[\p{Lu}][\p{L}'.-]+ ){1,4}.{0,40}$/u
const QUOTE = /["“”][^"“”\n]{15,400}["“”]/gu
const TOTAL_LINE =
  /\b(?:sub-?\s?total|total|summe|gesamt|importe|montant|totale|totaal|tax|gst|vat|change|cash|المجموع|الإجمالي)\b/iu
const TIME_OF_DAY = /\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:am|pm)?\b/iu
const MEETING_TITLE = /\b(?:meeting|minutes|sitzung|protokoll|reunión|réunion|acta|compte rendu|اجتماع)\b/iu
const DATE =
  /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto)\w*\.? \d{1,4}|\d{1,2}\.? (?:de )?(?:jan|feb|m[aä]r|apr|a[bv]r|may|mai|jun|jui|jul|aug|ago|sep|oct|okt|nov|dec|dez|dic))/iu
const HEADING = /^(?:#{1,6}\s+\S|[=-]{4,}\s*$)/u
const REFERENCE = /^\s*\[\d{1,3}\]\s|\(\d{4}[a-z]?\)|\bet al\b/u

const SAID = /\b(?:said|says|told|added|sagte|dijo|déclaré)\b/giu

/** Heads that a mail or post has, and hardly another paper. */
const POST_HEADS = ['subject', 'message-id', 'received', 'return-path', 'newsgroups', 'in-reply-to']

const share = (lines: readonly string[], test: RegExp): number => {
  let count = 0
  for (const line of lines) if (test.test(line)) count += 1
  return lines.length === 0 ? 0 : count / lines.length
}
const countOf = (text: string, test: RegExp): number => text.match(test)?.length ?? 0
const isSpace = (code: number): boolean =>
  code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code >= 0xa0 && (code === 0xa0 || (code >= 0x1680 && /\s/u.test(String.fromCharCode(code))))

/** How many runs of signs a text has between its spaces. */
export function wordsIn(text: string): number {
  let count = 0
  let isBehindSpace = true
  for (let at = 0; at < text.length; at += 1) {
    const isHere = isSpace(text.charCodeAt(at))
    if (isBehindSpace && !isHere) count += 1
    isBehindSpace = isHere
  }
  return count
}
const percent = (part: number): number => Math.round(part * 100)
const upTo = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** Signs of a kind in the look of a text: prices, codes of banks, lines of code, headers, lists. Strengths as in the lexicon. */
export function structureSigns(text: string): readonly StructureSign[] {
  const signs: StructureSign[] = []
  const add = (why: Reason, scores: StructureSign['scores']) => signs.push({ why, scores })
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '')
  if (lines.length === 0) return signs
  const chars = lines.reduce((sum, line) => sum + line.trim().length, 0)
  const words = Math.max(1, wordsIn(text))
  const meanLine = chars / lines.length

  const headers = splitMail(text)?.headers
  // An invoice and a memo have a sender and a receiver, too.
  if (headers) {
    const isPost = POST_HEADS.some((head) => headers.has(head))
    add(because('mail-headers'), isPost ? { mail: 14, letter: -2 } : { mail: 4 })
  }

  const prices = countOf(text, PRICE)
  const priceDensity = prices / words
  const short = meanLine < 32 && words < 500
  if (prices >= 2 && priceDensity > 0.02) {
    const totals = Math.min(1, lines.filter((line) => TOTAL_LINE.test(line)).length / 3)
    const strength = upTo(priceDensity * 25, 3)
    const receipt = short ? strength * 1.5 + totals * 2 + (TIME_OF_DAY.test(text) ? 1 : 0) : 0
    const invoice = strength * (short ? 0.5 : 1) + totals
    add(because(totals > 0 ? 'prices-totals' : 'prices', { prices, words }), {
      receipt,
      invoice,
      quote: strength * 0.5,
      'bank-statement': strength * 0.5,
      payslip: strength * 0.4,
    })
  }
  if (IBAN.test(text) || VAT_ID.test(text))
    add(because('bank-account'), { invoice: 2, 'bank-statement': 1, quote: 0.5, contract: -1 })
  if (CARD.test(text)) add(because('card'), { receipt: 2, 'bank-statement': 0.5 })
  if (words < 900 && countOf(text, CURRENCY) >= 2)
    add(because('money'), { invoice: 1, receipt: 0.7, quote: 0.5, 'bank-statement': 0.5, payslip: 0.5 })

  const quantities = lines.filter((line) => QUANTITY.test(line)).length
  if (quantities >= 3) add(because('quantities', { lines: quantities }), { recipe: upTo(quantities * 1.2, 8) })

  const logs = share(lines, LOG_LINE)
  if (logs > 0.3 && lines.length >= 4) add(because('log-lines', { percent: percent(logs) }), { log: logs * 14 })

  const code = share(lines, CODE_LINE) * 0.9 + share(lines, COMMENT_LINE) * 0.15
  if (code > 0.3 && lines.length >= 4)
    add(because('code-lines', { percent: percent(Math.min(1, code)) }), {
      code: upTo((code - 0.2) * 20, 14),
      // What a program says in its comments, its licence above all, is not what it is.
      readme: code > 0.5 ? -8 : -3,
      legal: -8,
      manual: -4,
      paper: -4,
      mail: 0,
    })

  if (/^#!.*\b(?:sh|bash|python|node|perl|ruby|env)\b/u.test(lines[0] ?? ''))
    add(because('first-line-program'), { code: 12, readme: -8, legal: -8 })

  const headings = lines.filter((line) => HEADING.test(line)).length
  const badges = countOf(text, BADGE_OR_FENCE)
  if (badges >= 2 && code < 0.6)
    add(because('docs-look'), {
      readme: upTo(2 + badges * 0.5 + (headings >= 2 ? 1.5 : 0), 7),
    })
  else if (headings >= 3) add(because('headings'), { readme: 1, notes: 0.3, minutes: 0.3, recipe: 0.3, legal: 0.3 })

  const clauses = share(lines, CLAUSE)
  if (clauses > 0.12 && lines.length >= 8 && code < 0.3)
    add(because('clauses'), {
      contract: upTo(clauses * 10, 3),
      legal: upTo(clauses * 6, 2),
      paper: 0.5,
      manual: 0.5,
    })

  const tasks = lines.filter((line) => TASK.test(line)).length
  if (tasks >= 2) add(because('tasks'), { notes: 3, minutes: 0.5 })
  const people = lines.filter((line) => PERSON_LINE.test(line)).length
  if (people >= 4 && /\b(?:present|attend|absent|participants|anwesend|asistentes|présents|invite)/iu.test(text))
    add(because('people'), { minutes: 4 })

  if (
    lines.slice(0, 4).some((line) => line.length < 160 && MEETING_TITLE.test(line)) &&
    DATE.test(lines.slice(0, 4).join(' '))
  )
    add(because('meeting-title'), { minutes: 5 })

  const prose = lines.filter((line) => line.length > 110 && /[.!?]["”']?\s*$/u.test(line)).length / lines.length
  const said = prose > 0.35 && code < 0.2 ? countOf(text, SAID) : 0
  if (said >= 2)
    add(because('people-said'), {
      news: upTo(2 + said * 0.3 + Math.min(countOf(text, QUOTE), 6) * 0.3, 5),
      story: 1,
    })
  else if (prose > 0.5 && words > 120 && code < 0.2)
    add(because('long-paragraphs'), { news: 1.5, legal: 0.5, story: 0.5, report: 0.5, letter: 0.3 })

  const references = lines.filter((line) => REFERENCE.test(line)).length
  if (references >= 5 && words > 600 && code < 0.2) add(because('references'), { paper: upTo(references * 0.4, 5) })
  return signs
}
