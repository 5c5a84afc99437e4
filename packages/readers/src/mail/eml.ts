import type { ArchiveMember } from '@octavo/core'
import PostalMime, { type Email } from 'postal-mime'
import { Draft, type Reader, type ReadJob, readRange, readWhole } from '../draft.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { htmlText } from '../text/html.ts'
import { withoutFromQuotes } from './contents.ts'
import { mailFactsOf, mailName, postMarks } from './facts.ts'
import { peopleIn } from './head.ts'
import { type Range, scanMessages } from './scan.ts'

/** Of a longer message its beginning is read: text comes first, attachments after. */
const MAIL_BYTES = 24 * 1024 * 1024
const HTML_CHARS = 200_000
const MAX_LINES = 3000

/** What the headers and the body of a parsed message say. */
function describe(mail: Email, draft: Draft): void {
  const header = (name: string): string => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const attachments = mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType).slice(0, 200)
  const sentAtMs = Date.parse(mail.date ?? '')
  const words = {
    from: peopleIn([mail.from ?? mail.sender]) || header('from'),
    to: peopleIn(mail.to ?? []) || header('to'),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    listId: header('list-id'),
  }
  draft.facts.mail ??= {
    ...Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '')),
    ...(!Number.isNaN(sentAtMs) && { sentAtMs }),
    ...postMarks(header),
    attachments,
  }
  draft.line('title', words.subject)
  draft.line('author', words.from)
  draft.flag('attachments', attachments.length > 0)
  draft.text.line(words.subject)
  const plain = mail.text ?? ''
  draft.text.line(plain)
  if (mail.html) addHtml(mail.html, plain, draft)
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** Adds what an HTML body says beyond the plain one beside it: mostly nothing, sometimes everything. */
function addHtml(html: string, plain: string, draft: Draft): void {
  const own = new Draft({ ...DEFAULT_LIMITS, textChars: HTML_CHARS })
  htmlText(html.slice(0, HTML_CHARS * 8), own)
  const known = letters(plain.slice(0, HTML_CHARS))
  const { text = '', flags = [] } = own.finish()
  for (const flag of flags) draft.flag(flag)
  for (const line of text.split('\n', MAX_LINES))
    if (known === '' || !known.includes(letters(line))) draft.text.line(line)
}

async function parse(bytes: Uint8Array, draft: Draft): Promise<void> {
  try {
    describe(await PostalMime.parse(bytes, { maxNestingDepth: 64 }), draft)
  } catch (error) {
    // Headers nest or run too far: what stands before the body of a message is told all the same.
    const head = bytes.subarray(0, Math.min(bytes.length, 64 * 1024))
    const end = headEnd(head)
    describe(await PostalMime.parse(head.subarray(0, end)).catch(() => Promise.reject(error)), draft)
    throw damaged('Its parts lie too deep inside each other.')
  }
}

function headEnd(head: Uint8Array): number {
  for (let at = 0; at + 1 < head.length; at += 1)
    if (head[at] === 10 && (head[at + 1] === 10 || (head[at + 1] === 13 && head[at + 2] === 10))) return at + 1
  return head.length
}

/** The bytes of one message. */
async function messageOf(job: ReadJob): Promise<Uint8Array> {
  const bytes = await readWhole(job, MAIL_BYTES)
  const first = String.fromCharCode(...bytes.subarray(0, 12))
  // Apple Mail puts the number of bytes before the message.
  const skip = /^\d{1,10} *\r?\n/u.exec(first)?.[0].length ?? 0
  return bytes.subarray(skip)
}

/** One message: RFC 5322 and MIME; saved web pages (.mhtml) are messages, too. */
export const readEml: Reader = async (job) => parse(await messageOf(job), job.draft)

/** The bytes of an attachment, by its place among those that `readEml` names. Rejects where the message is damaged. */
export async function attachmentOf(job: ReadJob, at: number): Promise<Uint8Array | undefined> {
  const { attachments } = await PostalMime.parse(await messageOf(job), { maxNestingDepth: 64 })
  const content = attachments[at]?.content
  if (content === undefined) return undefined
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}

/** How much of a mailbox is looked at: of a longer one its beginning. */
const beginningOf = ({ source, limits }: ReadJob): Range => ({
  at: 0,
  endAt: Math.min(source.sizeBytes, limits.wholeBytes),
})

/** A mailbox (RFC 4155): its first message's headers, the text of its messages from the first on, and what they are called. */
export const readMbox: Reader = async (job) => {
  const { source, draft, limits } = job
  const range = beginningOf(job)
  const members: ArchiveMember[] = []
  const messages: Range[] = []
  for await (const message of scanMessages(source, true, { range })) {
    draft.checkTime()
    const { at, sizeBytes } = message
    if (members.length < limits.members) members.push({ name: mailName(mailFactsOf(message)), sizeBytes })
    messages.push({ at, endAt: at + sizeBytes })
  }
  if (messages.length === 0) messages.push(range)
  else draft.facts.members = members
  draft.facts.memberCount = messages.length
  if (range.endAt < source.sizeBytes) draft.cut('It is so large that only its beginning was read.')
  for (const { at, endAt } of messages) {
    draft.checkTime()
    const bytes = await readRange(source, at, Math.min(endAt - at, MAIL_BYTES))
    await parse(bytes, draft).catch(() => draft.note('damaged', 'Some of its messages are damaged.'))
    if (draft.text.isFull) return
  }
}

/** The bytes of a message of a mailbox, as a file of its own has them, by its place among those that `readMbox` names. */
export async function messageIn(job: ReadJob, wanted: number): Promise<Uint8Array | undefined> {
  let place = 0
  for await (const { at, sizeBytes } of scanMessages(job.source, true, { range: beginningOf(job) })) {
    if (place === wanted) {
      if (sizeBytes > job.limits.memberBytes) throw new ReadProblem('too_large')
      return withoutFromQuotes(await readRange(job.source, at, sizeBytes))
    }
    place += 1
  }
  return undefined
}
