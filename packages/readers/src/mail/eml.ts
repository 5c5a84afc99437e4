import { bytesSource } from '@octavo/core'
import PostalMime, { type Email } from 'postal-mime'
import { Draft, type Reader, type ReadJob, readWhole } from '../draft.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { damaged } from '../problem.ts'
import { htmlText } from '../text/html.ts'
import { postMarks } from './facts.ts'
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

/** A mailbox (RFC 4155): its first message's headers, the text of its messages from the first on, how many there are. */
export const readMbox: Reader = async (job) => {
  const bytes = await readWhole(job, MAIL_BYTES)
  const messages: Range[] = []
  for await (const { at, sizeBytes } of scanMessages(bytesSource(bytes), true))
    messages.push({ at, endAt: at + sizeBytes })
  if (messages.length === 0) messages.push({ at: 0, endAt: bytes.length })
  job.draft.facts.memberCount = messages.length
  for (const { at, endAt } of messages) {
    job.draft.checkTime()
    await parse(bytes.subarray(at, endAt), job.draft).catch(() =>
      job.draft.note('damaged', 'Some of its messages are damaged.'),
    )
    if (job.draft.text.isFull) return
  }
}
