import {
  conversations,
  domainOf,
  groupMail,
  MAIL_METHODS,
  type MailToGroup,
  senderName,
  shownName,
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
}

/** What mails of a mailbox can be put into groups by. */
export const OWN_MAIL_METHODS = [...MAIL_METHODS, 'thread', 'newsletter'] as const
export type OwnMailMethod = (typeof OWN_MAIL_METHODS)[number]

const [NO_THREAD, NO_NEWSLETTER] = ['Single Emails', 'Personal and Other']

/** Puts mails of a mailbox into groups: as `groupEmails`, by conversation, or by newsletter. Pure. */
export function groupOwnEmails<T extends OwnEmail>(
  emails: readonly T[],
  method: OwnMailMethod,
  options: GroupOptions,
): Groups<T> {
  const { language = 'en' } = options
  if (method === 'thread') return inGroups(emails, (own) => [own.thread ?? NO_THREAD], { language, last: NO_THREAD })
  if (method === 'newsletter')
    return inGroups(emails, (own) => [own.newsletter ?? NO_NEWSLETTER], { language, last: NO_NEWSLETTER })
  return groupEmails(emails, method, options)
}

/** Mails as they are listed and sorted, in their order; what kind each is goes by its headers and its conversation. Pure. */
export function ownEmails(mails: readonly MailToGroup[]): readonly OwnEmail[] {
  const kinds = groupMail(mails, { method: 'category', nowMs: 0 })
  const threads = threadNames(mails)
  return mails.map(({ item: { id, sizeBytes }, mail }) => {
    const { from = '', subject = '', sentAtMs, toMany, labels = [], attachments } = mail
    const category = CATEGORIES.get(kinds.get(id)?.folder ?? '')
    const thread = threads.get(id)
    const newsletter = toMany && newsletterOf(mail)
    const isDay = sentAtMs !== undefined && Math.abs(sentAtMs) < 8e15
    return {
      ...{ id, subject, sender: senderName(from) ?? '', senderDomain: domainOf(from), size: sizeBytes, tags: labels },
      date: isDay ? new Date(sentAtMs).toISOString() : '',
      hasAttachment: attachments.length > 0,
      isRead: mail.isUnread !== true,
      isImportant: mail.isImportant === true || labels.some((label) => /^(?:important|starred)$/iu.test(label)),
      ...(category && { category }),
      ...(thread !== undefined && { thread }),
      ...(newsletter && { newsletter }),
    }
  })
}

const newsletterOf = ({ listId = '', from = '' }: MailToGroup['mail']): string | undefined =>
  shownName(/^([^<]+)</u.exec(listId)?.[1] ?? '') ?? senderName(from) ?? shownName(listId)

/** `Re: AW: Harvest` is about `Harvest`. */
const ANSWERED = /^(?:\s*(?:re|aw|wg|fwd?|rv|res|رد)\s*(?:\[\d+\])?\s*:)+\s*/iu

/** The subject of the first mail of each conversation, by id; equal ones are numbered. */
function threadNames(mails: readonly MailToGroup[]): ReadonlyMap<string, string> {
  const byId = new Map(mails.map((one) => [one.item.id, one.mail]))
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const ids of conversations(mails)) {
    const first = ids.toSorted((a, b) => sentAt(byId.get(a)) - sentAt(byId.get(b)))[0]
    const { subject = '', from = '' } = byId.get(first ?? '') ?? {}
    const about = shownName(subject.replace(ANSWERED, '')) ?? senderName(from) ?? '?'
    const count = (taken.get(about) ?? 0) + 1
    taken.set(about, count)
    for (const id of ids) names.set(id, count === 1 ? about : `${about} (${count})`)
  }
  return names
}

const sentAt = (mail: MailToGroup['mail'] | undefined): number => mail?.sentAtMs ?? Number.POSITIVE_INFINITY
