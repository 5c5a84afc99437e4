import { type MailFacts, postMarksOf, safeName, senderName } from '@octavo/core'
import { peopleOf, plainWords } from './head.ts'
import type { FoundMessage } from './scan-message.ts'

const LONGEST_SUBJECT = 60
const LONGEST_SENDER = 30
const MAX_LINE = 1000
const MAX_ATTACHMENTS = 200

/** Gives a header by its name in small letters; `''` where there is none. */
export type HeaderOf = (name: string) => string

/** What headers say of a mail beside who wrote it, to whom and about what. Values are hostile text. */
export function postMarks(header: HeaderOf): Omit<MailFacts, 'attachments'> {
  const references = referencesOf(header('references'), header('in-reply-to'))
  const labels = header('x-gmail-labels')
    .split(',')
    .map((label) => label.trim().replace(/^"|"$/gu, ''))
    .filter((label) => label !== '')
    .slice(0, 20)
  const marks = postMarksOf(header)
  const isUnread = labels.some((label) => label.toLowerCase() === 'unread') || isUnreadBy(header('status'))
  return {
    ...(references.length > 0 && { references: references.map(short) }),
    ...(isToMany(header) && { toMany: true as const }),
    ...(isImportant(header) && { isImportant: true as const }),
    ...(isUnread && { isUnread: true as const }),
    ...(labels.length > 0 && { labels: labels.map(short) }),
    ...(marks.length > 0 && { marks }),
  }
}

/** `Status` as mailboxes of Unix keep it: `O` alone is old and was not read. */
const isUnreadBy = (status: string): boolean => status !== '' && !/R/iu.test(status)

const isToMany = (header: HeaderOf): boolean =>
  header('list-unsubscribe') !== '' ||
  header('list-id') !== '' ||
  header('list-post') !== '' ||
  /^(?:bulk|list|junk)\b/iu.test(header('precedence')) ||
  /\bauto-generated\b/iu.test(header('auto-submitted'))

const isImportant = (header: HeaderOf): boolean =>
  /^\s*[12]\b/u.test(header('x-priority')) ||
  /^\s*(?:high|urgent)\b/iu.test(header('importance') || header('priority')) ||
  /F/u.test(header('x-status'))

/** The first message of a conversation and the one that is answered: enough to find all of them. */
function referencesOf(references: string, answered: string): readonly string[] {
  const ids = references.match(/<[^<>\s]{1,250}>/gu) ?? []
  const before = /<[^<>\s]{1,250}>/u.exec(answered)?.[0] ?? ids.at(-1)
  return [...new Set([ids[0] ?? before, before])].filter((id) => id !== undefined)
}

/** What the headers of a message say, and what is attached. */
export function mailFactsOf({ head, parts }: FoundMessage, flags?: string): MailFacts {
  const header = (name: string): string => head.get(name) ?? ''
  const words = {
    from: peopleOf(header('from') || header('sender')),
    to: peopleOf(header('to') || header('delivered-to')),
    subject: plainWords(header('subject')),
    messageId: header('message-id'),
    listId: plainWords(header('list-id')),
  }
  const sentAtMs = Date.parse(header('date'))
  const isSeen = flags?.includes('S')
  const { isUnread, ...marks } = postMarks(header)
  return {
    ...Object.fromEntries(Object.entries(words).flatMap(([key, value]) => (value === '' ? [] : [[key, short(value)]]))),
    ...(!Number.isNaN(sentAtMs) && { sentAtMs }),
    ...marks,
    ...((isSeen === undefined ? isUnread : !isSeen) && { isUnread: true as const }),
    ...(flags?.includes('F') && { isImportant: true as const }),
    attachments: parts.slice(0, MAX_ATTACHMENTS).map((part) => short(part.name || part.mediaType)),
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A copy of its own: a piece of a long text would keep all of it in memory, once for each of a hundred thousand mails. */
const short = (text: string): string => decoder.decode(encoder.encode(text.slice(0, MAX_LINE)))

const cut = (text: string, most: number): string =>
  [...text.replace(/\s+/gu, ' ').trim()].slice(0, most).join('').trim()

/** `2024-05-06 Ada Byron - Harvest.eml`: sorts by day, says from whom and about what. */
export function mailName({ sentAtMs, from = '', subject = '' }: MailFacts): string {
  const isDay = sentAtMs !== undefined && Math.abs(sentAtMs) < 8e15
  const day = isDay ? new Date(sentAtMs).toISOString().slice(0, 10) : ''
  const who = cut(senderName(from) ?? '', LONGEST_SENDER)
  const what = cut(subject, LONGEST_SUBJECT)
  const words = [[day, who].filter(Boolean).join(' '), what].filter(Boolean).join(' - ')
  return safeName(`${words.replace(/^\.+/u, '') || 'mail'}.eml`, { windows: true }).name
}
