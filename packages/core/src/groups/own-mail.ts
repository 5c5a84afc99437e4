import {
  domainOf,
  groupMail,
  kindOfMail,
  MAIL_KINDS,
  type MailKind,
  type MailToGroup,
  mailKindFolder,
  NO_NEWSLETTER,
  NO_THREAD,
  newsletterOf,
  type OwnMailMethod,
  senderName,
  threadNames,
} from '../mail/index.ts'
import type { Email } from './email.ts'
import { CATEGORIES, groupEmails } from './group-emails.ts'
import { type GroupOptions, type Groups, inGroups } from './in-groups.ts'

/** An e-mail of somebody's mailbox, and what its headers say beyond the specification. */
export interface OwnEmail extends Email {
  /** What its conversation is about: one name for all of them, and no other has it. Left out of a mail alone. */
  readonly thread?: string
  /** The newsletter or the list that it came by. */
  readonly newsletter?: string
  /** What kind of mail it is, by its headers. */
  readonly kind: MailKind
}

/** Puts mails of a mailbox into groups: as `groupEmails`, by conversation, by newsletter, or by kind. Pure. */
export function groupOwnEmails<T extends OwnEmail>(
  emails: readonly T[],
  method: OwnMailMethod,
  options: GroupOptions,
): Groups<T> {
  const { language = 'en' } = options
  if (method === 'thread') return inGroups(emails, (own) => [own.thread ?? NO_THREAD], { language, last: NO_THREAD })
  if (method === 'newsletter')
    return inGroups(emails, (own) => [own.newsletter ?? NO_NEWSLETTER], { language, last: NO_NEWSLETTER })
  if (method === 'kind')
    return inGroups(emails, ({ kind }) => [mailKindFolder(kind)], { language, order: MAIL_KINDS.map(mailKindFolder) })
  return groupEmails(emails, method, options)
}

/** Mails as they are listed and sorted, in their order; what kind each is goes by its headers and its conversation. Pure. */
export function ownEmails(mails: readonly MailToGroup[]): readonly OwnEmail[] {
  const kinds = groupMail(mails, { method: 'category', nowMs: 0 })
  const threads = threadNames(mails)
  return mails.map(({ item: { id, sizeBytes }, mail }) => {
    const { from = '', subject = '', sentAtMs, labels = [], attachments } = mail
    const category = CATEGORIES.get(kinds.get(id)?.folder ?? '')
    const thread = threads.get(id)
    const newsletter = newsletterOf(mail)
    const isDay = sentAtMs !== undefined && Math.abs(sentAtMs) < 8e15
    return {
      ...{ id, subject, sender: senderName(from) ?? '', senderDomain: domainOf(from), size: sizeBytes, tags: labels },
      date: isDay ? new Date(sentAtMs).toISOString() : '',
      hasAttachment: attachments.length > 0,
      isRead: mail.isUnread !== true,
      isImportant: mail.isImportant === true || labels.some((label) => /^(?:important|starred)$/iu.test(label)),
      kind: kindOfMail(mail).kind,
      ...(category && { category }),
      ...(thread !== undefined && { thread }),
      ...(newsletter && { newsletter }),
    }
  })
}
