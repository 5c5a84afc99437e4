import { isDocument } from '../classify/index.ts'
import type { Reading } from '../facts/index.ts'
import { dayInName, type Facets } from '../item/index.ts'
import { companyIn, daysInWords } from '../paper/index.ts'
import type { Decide } from './judged.ts'

/** The head of a paper: who writes, to whom, when. What comes later speaks of other days and people. */
const HEAD_CHARACTERS = 2000
const MAX_SENDER_LENGTH = 60
const MAX_TITLE_LENGTH = 80

/** What programs write where a title or an author should stand. */
const NOBODY =
  /^(?:untitled|unknown|user|admin\w*|owner|author|title|document\d*|microsoft .*|.*\.(?:docx?|pdf|xlsx?|pptx?|indd|tex))$/iu

/** Eight figures in a row are a number of something as often as a day. */
const dayInFigures = (text: string): string | undefined => dayInName(text.replace(/\d{7,}/gu, ' '))

const told = (text: string | undefined, most: number): string | undefined => {
  const line = text?.replace(/\s+/gu, ' ').trim() ?? ''
  return line.length < 3 || line.length > most || NOBODY.test(line) ? undefined : line
}

/** What the head of a document says of itself: its day, whose name stands on it, its title. */
function facetsOf({ text = '', title, author }: Reading): Facets {
  const head = text.slice(0, HEAD_CHARACTERS)
  const date = dayInFigures(head) ?? daysInWords(head)[0]?.day
  const sender = told(companyIn(head), MAX_SENDER_LENGTH) ?? told(author, MAX_SENDER_LENGTH)
  const named = told(title, MAX_TITLE_LENGTH)
  return { ...(date && { date }), ...(sender && { sender }), ...(named && { title: named }) }
}

/** Notes what documents tell of themselves beside where they belong; what is known of an item already stays. Decides nothing. */
export const tellFacets: Decide = (inputs, judged) =>
  judged.map((own, at) => {
    const { verdict } = own
    const reading = inputs[at]?.reading
    if (!reading || !(isDocument(verdict.fileKind) || reading.ocr) || verdict.fileKind === 'mail') return own
    const facets = { ...facetsOf(reading), ...verdict.facets }
    return Object.keys(facets).length === 0 ? own : { ...own, verdict: { ...verdict, facets } }
  })
