import { because, type Reason } from '../reasons/index.ts'
import type { DocumentKind } from './kinds.ts'
import { signsOfLayout } from './signs-of-layout.ts'
import { signsOfSums } from './signs-of-sums.ts'
import { signsOfUnits } from './signs-of-units.ts'
import { wordsIn } from './structure.ts'

/** What the look of a paper says for or against kinds, with the evidence. */
export interface PaperSign {
  readonly why: Reason
  readonly scores: Readonly<Partial<Record<DocumentKind, number>>>
}

/** What a paper is shows on its first pages. */
const MAX_CHARS = 10_000

const GREETING = /^(?:my )?(?:dear|dearest)\b|^to whom it may concern|^(?:sirs?|madam)[,:]?$/iu
const CLOSING =
  /^(?:yours(?: \w+)?(?:, [^\n]{1,40})?|(?:kind|best|warm|warmest) (?:regards|wishes)|with (?:all )?(?:my |our )?(?:best|kind|warm|good|love|much love)\b.*|sincerely(?: yours)?|(?:lots of |much |all my )?love(?: from\b.*)?|ever your\b.*|all the best\b.*|cheers|thanks|many thanks|respectfully)[,.]?$/iu
const QUOTED = /^\s*>+\s?\S/u
const WROTE = /\bwrote(?: on [^\n]{1,40})?:\s*$/iu
const HEAD = /^\s*(?:from|to|cc|sent|date|subject)\s*:\s*\S/iu
/** What every span of years and every number of a release has: a quick look before the slow ones. */
const YEAR = /(?:19|20)\d\d/u
const POINT_IN_NUMBER = /\d\.\d/u
const SPAN_OF_YEARS =
  /\b(?:19|20)\d\d\s*(?:-|–|—|to|until)\s*(?:(?:19|20)?\d\d\b|now|present|today|date)|\b(?:since|from) (?:19|20)\d\d\b|\b(?:19|20)\d\d\s?[-–]\s*(?=[),:\s]|$)/iu
const DATED_ROW =
  /^\s*(?:\d{1,2}[./ -](?:\d{1,2}|[a-z]{3,9})(?:[./ -]\d{2,4})?|\d{4}-\d\d-\d\d)\b.*?[-+]?\d[\d.,]*[.,]\d{2}\b[^a-z]{0,12}(?:cr|dr|eur|gbp|usd)?\s*$/iu
const TASK_ASKED =
  /^\s*(?:q(?:uestion)?\s*)?(?:\d{1,2}|[a-h])\s?[.):]\s*(?:what|why|how|which|when|where|who|explain|describe|compare|define|calculate|find|show|prove|draw|label|give|list|name|state|write|solve|complete|discuss|true or false|is|are|do|does|let)\b/iu
const MARKS = /[([](?:\d{1,2}\s*(?:marks?|points?|pts?|p)?)[)\]]\s*$/iu
const STATISTICS =
  /\bp\s?[<=>]\s?0?\.\d+|\b9[059]\s?%\s?ci\b|\bn\s?=\s?\d+|\b[tfr]\(\d+\)|\b(?:theorem|lemma|corollary|proposition) \d+|\(\w[^()]{1,40},? (?:1[89]|20)\d\d[a-z]?(?:[:,] ?\d[\d–-]*)?(?:;|\))|\b\p{Lu}[\p{L}-]+ \((?:1[89]|20)\d\d[a-z]?(?:[:,] ?\d[\d–-]*)?\)|\bet al\b/giu
const MEASURES =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ug|mmol|umol|µmol|mmhg|iu|mu|ng|g)(?:\/(?:l|dl|ml|kg|day))?\b|\b\d{2,3}\/\d{2,3}\b|\bx\s?10\^?\d/giu
const RELEASE = /^\s*(?:[#*=]*\s*)?(?:version|release|v)?\s*\[?\d+\.\d+(?:\.\d+)*[\w.-]*\]?(?:\s*[-–(:].{0,40})?\s*$/iu
const BULLET = /^\s*(?:[-*•+–]|\d{1,2}[.)])\s+\S/u
const SPEAKER = /^\s*(?:\[?\(?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?[\])]?\s*[-–]?\s*)?<?([\p{L}\w.-]{2,16})>?\s?:\s\S/iu
const SHORT_TIME = /^\[?\(?\d{1,2}:\d\d[\])]?\s/u
const CLOCK_ROW = /^\W{0,2}\d\d:\d\d:\d\d\W/u
const MARKUP = /^\s*<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/iu
const QUERY =
  /^\s*(?:select|insert into|update|delete from|create (?:table|index|view)|alter table|from|where|group by|order by|having|(?:left |inner |cross |outer )?join|values|and|or|on|set|union|with|as|begin|commit|end|limit|do|--)(?:\b|(?<=--))/iu
const PROGRAM =
  /^\s*(?:dim \w|(?:end )?(?:sub|function|if)\b|next \w+$|library\(|require\(|<\?php|namespace [\w\\]+;|(?:pub )?fn \w|use [\w:]+|elif\b|echo\s|[\w$.]+\s*(?:<-|:=|\+=)\s*\S)/iu
const KEY_AND_VALUE = /^\s*(?:- )?["']?[\w.-]+["']?:(?:\s+\S.*)?$/u
const STAMPED =
  /^\W{0,2}(?:(?:19|20)?\d\d[-/.])?\d\d[-/.]\d\d(?:[-/.](?:19|20)?\d\d)?[ T,]+\d\d:\d\d:\d\d|^\s*\{\s*"(?:ts|time|timestamp|level|lvl|date|t)":|^\w+ (?:err!?|error|warn|info|http|debug)\b/iu
const HE_OR_SHE = /\b(?:he|she|him|her|his|hers|himself|herself)\b/giu
const I_OR_ME = /\b(?:i|me|my|mine)\b/giu
const TOLD = /\b(?:was|were|had|said|came|went|looked|thought|stood|knew|felt|asked|took|turned|\p{Ll}{3,}ed)\b/giu
const SPOKEN = /["“”'‘’][^"“”'‘’\n]{2,200}[,.!?]["“”'‘’]/gu
const OF_TODAY = /\b(?:you|your|we|our|us|percent|per cent|million)\b|\d/giu
const END_OF_TALK =
  /^\W*(?:(?:any )?questions|thank you(?: for your attention)?|thanks|q\s?&\s?a|discussion|summary|next steps|key takeaways)\W*$/iu
const DIGIT = /\d/u
/** In so many words a tale has room for what is said and seen. */
const LONGER_TALE = 60

const shareOf = (lines: readonly string[], test: RegExp): number =>
  lines.length === 0 ? 0 : lines.filter((line) => test.test(line)).length / lines.length
const upTo = (value: number, most: number): number => Math.min(most, value)

/** Signs of papers of offices and people: greetings, spans of years, rows of an account, questions with marks, measures. */
export function signsOfPapers(whole: string): readonly PaperSign[] {
  const text = whole.slice(0, MAX_CHARS)
  const signs: PaperSign[] = []
  const add = (words: readonly string[], scores: PaperSign['scores']) =>
    signs.push({ why: because('has-words', { words: words.map((word) => word.trim().slice(0, 40)) }), scores })
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '')
  if (lines.length === 0) return signs
  const words = wordsIn(text)

  const greeting = lines.slice(0, 12).find((line) => line.length < 80 && GREETING.test(line.trim()))
  const closing = lines.slice(-8).find((line) => CLOSING.test(line.trim()))
  if (greeting !== undefined && closing !== undefined) add([greeting, closing], { letter: 5 })
  else if (greeting !== undefined && lines.length < 60) add([greeting], { letter: 1.5 })

  const quoted = lines.filter((line) => QUOTED.test(line)).length
  const wrote = lines.find((line) => WROTE.test(line))
  if (wrote !== undefined && quoted > 0) add([wrote], { mail: 9, letter: -2 })
  const heads = lines.filter((line) => HEAD.test(line))
  if (heads.length >= 3 && heads.length / lines.length > 0.1 && lines.length < 400)
    add(heads.slice(0, 2), { mail: upTo(heads.length * 1.2, 5) })

  const spans = lines.filter((line) => YEAR.test(line) && SPAN_OF_YEARS.test(line))
  if (spans.length >= 2 && lines.length < 250) add(spans.slice(0, 2), { resume: upTo(1 + spans.length, 5) })

  const rows = lines.filter((line) => DATED_ROW.test(line))
  if (rows.length >= 3 && rows.length / lines.length > 0.25)
    add(rows.slice(0, 1), { 'bank-statement': upTo(1 + rows.length * 0.7, 5) })

  const asked = lines.filter((line) => TASK_ASKED.test(line))
  const marked = lines.filter((line) => MARKS.test(line))
  if (asked.length >= 2) add(asked.slice(0, 1), { schoolwork: upTo(1 + asked.length + marked.length, 6) })

  const statistics = text.match(STATISTICS) ?? []
  if (statistics.length >= 2) add(statistics.slice(0, 2), { paper: upTo(statistics.length, 5) })
  const measures = text.match(MEASURES) ?? []
  if (measures.length >= 3 && measures.length / words > 0.02) add(measures.slice(0, 2), { medical: 2, recipe: 0.5 })

  const releases = lines.filter((line) => POINT_IN_NUMBER.test(line) && RELEASE.test(line))
  if (releases.length >= 2 && shareOf(lines, BULLET) > 0.35)
    // A list of changes is about a program, and no documentation, note or letter.
    add(releases.slice(0, 2), {
      readme: -4,
      notes: -6,
      minutes: -6,
      manual: -6,
      recipe: -6,
      presentation: -6,
      report: -4,
    })

  const speakers = lines.flatMap((line) => SPEAKER.exec(line)?.[1]?.toLowerCase() ?? [])
  const voices = new Set(speakers)
  if (speakers.length >= 4 && speakers.length / lines.length > 0.7 && voices.size <= speakers.length / 1.9) {
    const less = { mail: -4, notes: -6, story: -4, letter: -5, log: -8, minutes: -4, recipe: -4, news: -4, ticket: -4 }
    add([...voices].slice(0, 2), less)
  }
  if (lines.length >= 4 && shareOf(lines, CLOCK_ROW) > 0.6 && !lines.some((line) => SHORT_TIME.test(line)))
    add(lines.slice(0, 1), { log: 6 })

  const markup = shareOf(lines, MARKUP)
  const queries = shareOf(lines, QUERY)
  if (lines.length >= 4 && markup > 0.4) add(lines.slice(0, 1), { code: 4 + markup * 6 })
  if (lines.length >= 3 && queries > 0.5) add(lines.slice(0, 2), { code: 4 + queries * 6 })

  const program = shareOf(lines, PROGRAM)
  if (lines.length >= 4 && program > 0.3) add(lines.slice(0, 1), { code: 4 + program * 8 })
  const indented = shareOf(lines, /^(?: {2,}|\t)\S/u)
  if (lines.length >= 5 && indented > 0.35 && shareOf(lines, KEY_AND_VALUE) > 0.6) add(lines.slice(0, 1), { code: 6 })
  const stamped = shareOf(lines, STAMPED)
  if (lines.length >= 3 && stamped > 0.6) add(lines.slice(0, 1), { log: 4 + stamped * 5, code: -4 })

  for (const sign of [...signsOfLayout(text, lines), ...signsOfSums(text), ...signsOfUnits(text)])
    add(sign.lines.slice(0, 2), sign.scores)
  addOutline(text, lines, words, add)
  addTale(text, words, add)
  return signs
}

type Add = (words: readonly string[], scores: PaperSign['scores']) => void

/** Short lines without an end: a list that somebody wrote down, or the headings of a talk. */
function addOutline(whole: string, lines: readonly string[], words: number, add: Add): void {
  if (lines.length < 4 || words / lines.length > 5.5) return
  const end = lines.slice(-3).find((line) => END_OF_TALK.test(line))
  if (end !== undefined) add([end], { presentation: 4 })
  const blocks = whole.split(/\n\s*\n/u).filter((block) => block.trim() !== '')
  const isOutline = blocks.length >= 4 && words / blocks.length <= 9 && !blocks.some((block) => wordsIn(block) > 24)
  if (isOutline) add(blocks.slice(0, 2), { presentation: 4, notes: -2 })
  const isPlain = (line: string) => wordsIn(line) <= 4 && !DIGIT.test(line) && !/[.;:,!?{}=<>]\s*$/u.test(line)
  const low = lines.filter((line) => /^\s*(?:[-*•+]\s*|\[.?\]\s*)?\p{Ll}/u.test(line)).length
  const plain = lines.filter(isPlain).length / lines.length
  if (plain > 0.7 && low / lines.length > 0.6 && words < 120 && end === undefined) add(lines.slice(0, 2), { notes: 4 })
}

const LEAST_OTHERS = 0.015
const MOST_SELF = 0.04

/** What is told of people in the past, with what they said, and speaks to nobody. */
function addTale(text: string, words: number, add: Add): void {
  if (words < 25) return
  const part = (test: RegExp) => (text.match(test)?.length ?? 0) / words
  // Each goes through the whole text, so that what is no tale is told by the fewest.
  const others = part(HE_OR_SHE)
  if (others < LEAST_OTHERS) return
  const people = others + Math.min(part(I_OR_ME), MOST_SELF)
  if (people < 0.05) return
  const told = part(TOLD)
  if (told < (words < LONGER_TALE ? 0.08 : 0.065)) return
  const spoken = text.match(SPOKEN)?.slice(0, 2) ?? []
  // Who talks in a tale says "you", the tale itself does not.
  const today = (text.replaceAll(SPOKEN, '').match(OF_TODAY)?.length ?? 0) / words
  if (today > 0.035) return
  const points = upTo(people * 30 + told * 8 + (spoken.length > 0 ? 1 : 0), 5)
  add(spoken.length > 0 ? spoken : (text.match(TOLD)?.slice(0, 3) ?? []), { story: points })
}
