import type { MailFacts } from '@octavo/core'

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
  const isUnread = labels.some((label) => label.toLowerCase() === 'unread') || isUnreadBy(header('status'))
  return {
    ...(references.length > 0 && { references }),
    ...(isToMany(header) && { toMany: true as const }),
    ...(isImportant(header) && { isImportant: true as const }),
    ...(isUnread && { isUnread: true as const }),
    ...(labels.length > 0 && { labels }),
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
