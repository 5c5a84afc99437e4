import type { MailFacts } from '../facts/index.ts'
import { conversations } from './conversations.ts'
import type { MailToGroup } from './group.ts'
import { senderName, shownName } from './sender.ts'

/** The groups of what is in no conversation, and of what came by no newsletter. */
export const NO_THREAD = 'Single Emails'
export const NO_NEWSLETTER = 'Personal and Other'

/** The newsletter or the list that a mail came by: the name of the list, else its sender; undefined for one that went to few. */
export const newsletterOf = ({ toMany, listId = '', from = '' }: MailFacts): string | undefined =>
  toMany && (shownName(/^([^<]+)</u.exec(listId)?.[1] ?? '') ?? senderName(from) ?? shownName(listId))

/** `Re: AW: Harvest` is about `Harvest`. */
const ANSWERED = /^(?:\s*(?:re|aw|wg|fwd?|rv|res|رد)\s*(?:\[\d+\])?\s*:)+\s*/iu

/** What the conversation of a mail is about, by the mail's id: the subject of its first mail; equal ones are numbered. Mails alone are left out. */
export function threadNames(mails: readonly MailToGroup[]): ReadonlyMap<string, string> {
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

const sentAt = (mail: MailFacts | undefined): number => mail?.sentAtMs ?? Number.POSITIVE_INFINITY
