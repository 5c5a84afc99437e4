import { isDocument } from '../classify/index.ts'
import type { Reading } from '../facts/index.ts'
import { collisionKey, dayInName, type Facets } from '../item/index.ts'
import { monthOf } from '../words/index.ts'
import type { Decide } from './judged.ts'

/** The head of a paper: who writes, to whom, when. What comes later speaks of other days and people. */
const HEAD_CHARACTERS = 2000
const MAX_SENDER_LENGTH = 60
const MAX_TITLE_LENGTH = 80

/** A company by what the law calls it, at the end of its name. */
const COMPANY =
  /^[\p{L}\p{N}&.,'’ -]{2,50}?\b(?:GmbH(?: & Co\. KG)?|AG|KG|e\.V\.|Ltd\.?|Limited|Inc\.?|LLC|LLP|Corp\.?|PLC|S\.?A\.?S?|S\.L\.?|B\.V\.|ApS|AB|Oy|S\.r\.l\.)(?=$|[\s,;|])/u
/** Day, month in words, year, in either order: `12. März 2024`, `12 de marzo de 2024`, `March 12, 2024`. */
const DAY_IN_WORDS =
  /(?<!\d)(?:(?<first>\d{1,2})(?:\.|st|nd|rd|th)?\s+(?:de\s+)?(?<name>\p{L}{3,})\.?|(?<word>\p{L}{3,})\.?\s+(?<second>\d{1,2})(?:st|nd|rd|th)?),?\s+(?:de\s+)?(?<year>(?:19|20)\d{2})(?!\d)/gu
/** What programs write where a title or an author should stand. */
const NOBODY =
  /^(?:untitled|unknown|user|admin\w*|owner|author|title|document\d*|microsoft .*|.*\.(?:docx?|pdf|xlsx?|pptx?|indd|tex))$/iu

function dayInWords(text: string): string | undefined {
  for (const { groups = {} } of text.matchAll(DAY_IN_WORDS)) {
    const word = collisionKey(groups.name ?? groups.word ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
    const month = monthOf(word)
    const day = Number(groups.first ?? groups.second)
    if (month === undefined || day < 1 || day > 31) continue
    return `${groups.year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  }
  return undefined
}

/** Eight figures in a row are a number of something as often as a day. */
const dayInFigures = (text: string): string | undefined => dayInName(text.replace(/\d{7,}/gu, ' '))

const told = (text: string | undefined, most: number): string | undefined => {
  const line = text?.replace(/\s+/gu, ' ').trim() ?? ''
  return line.length < 3 || line.length > most || NOBODY.test(line) ? undefined : line
}

/** What the head of a document says of itself: its day, whose name stands on it, its title. */
function facetsOf({ text = '', title, author }: Reading): Facets {
  const head = text.slice(0, HEAD_CHARACTERS)
  const date = dayInFigures(head) ?? dayInWords(head)
  const company = head.split('\n').flatMap((line) => COMPANY.exec(line.trim())?.[0] ?? [])[0]
  const sender = told(company, MAX_SENDER_LENGTH) ?? told(author, MAX_SENDER_LENGTH)
  const named = told(title, MAX_TITLE_LENGTH)
  return { ...(date && { date }), ...(sender && { sender }), ...(named && { title: named }) }
}

/** Notes what documents tell of themselves beside where they belong; what is known of an item already stays. Decides nothing. */
export const tellFacets: Decide = (inputs, judged) =>
  judged.map((own, at) => {
    const { verdict } = own
    const reading = inputs[at]?.reading
    if (!reading || !isDocument(verdict.fileKind) || verdict.fileKind === 'mail') return own
    const facets = { ...facetsOf(reading), ...verdict.facets }
    return Object.keys(facets).length === 0 ? own : { ...own, verdict: { ...verdict, facets } }
  })
