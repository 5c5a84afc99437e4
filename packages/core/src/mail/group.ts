import type { MailFacts } from '../facts/index.ts'
import type { Item } from '../item/index.ts'
import { folderIn } from '../kinds/index.ts'
import { because, type Language, type Reason } from '../reasons/index.ts'
import { conversations } from './conversations.ts'
import { kindOfMail, mailKindFolder } from './kind-of-mail.ts'
import { dateBucket, type OwnMailMethod, SMART_CATEGORIES, sizeBucket } from './methods.ts'
import { addressOf, senderName, UNKNOWN_SENDER } from './sender.ts'
import { type InGroup, ownerOf, smartCategory } from './smart-category.ts'
import { NO_NEWSLETTER, NO_THREAD, newsletterOf, threadNames } from './threads.ts'

/** A mail with its headers. */
export interface MailToGroup {
  readonly item: Pick<Item, 'id' | 'sizeBytes'>
  readonly mail: MailFacts
}

export interface GroupMailOptions {
  readonly method: OwnMailMethod
  readonly nowMs: number
  /** The person's clock east of UTC; 0 when left out. */
  readonly utcOffsetMinutes?: number
  /** The language that groups are named in; English when left out. */
  readonly language?: Language
}

/** The group of a mail as the folder that it becomes, how sure (0 to 1), and why. */
export interface MailGroup {
  readonly folder: string
  readonly confidence: number
  readonly why: Reason
}

/**
 * Says of each mail which group it is in, by item id: by one of the methods, under the names of the specification in
 * the person's language. A group that nothing is in is not there. Linear in the number of mails. Pure.
 */
export function groupMail(mails: readonly MailToGroup[], options: GroupMailOptions): ReadonlyMap<string, MailGroup> {
  const { method, nowMs, utcOffsetMinutes, language = 'en' } = options
  const named = (group: string): MailGroup => ({
    folder: folderIn(language, group),
    confidence: 1,
    why: because('mail-grouped', { group: folderIn(language, group) }),
  })
  if (method === 'category') return byCategory(mails, language)
  const nameOf = method === 'sender' ? senders(mails) : undefined
  const threads = method === 'thread' ? threadNames(mails) : undefined
  return new Map(
    mails.map(({ item, mail }) => {
      if (method === 'kind') return [item.id, byKind(mail, language)]
      if (nameOf) return [item.id, named(nameOf(mail) ?? UNKNOWN_SENDER)]
      if (threads) return [item.id, named(asFolder(threads.get(item.id)) ?? NO_THREAD)]
      if (method === 'newsletter') return [item.id, named(asFolder(newsletterOf(mail)) ?? NO_NEWSLETTER)]
      if (method === 'date') return [item.id, named(dateBucket(mail.sentAtMs, nowMs, utcOffsetMinutes))]
      if (method === 'size') return [item.id, named(sizeBucket(item.sizeBytes))]
      return [item.id, named(mail.attachments.length > 0 ? 'With Attachments' : 'Without Attachments')]
    }),
  )
}

function byKind(mail: MailFacts, language: Language): MailGroup {
  const { kind, confidence, why } = kindOfMail(mail)
  return { folder: folderIn(language, mailKindFolder(kind)), confidence, why }
}

function byCategory(mails: readonly MailToGroup[], language: Language): ReadonlyMap<string, MailGroup> {
  const owner = ownerOf(mails.map(({ mail }) => mail))
  const found = new Map(mails.map(({ item, mail }) => [item.id, smartCategory(mail, owner)] as const))
  // An answer goes where most of its conversation goes, and a first mail of no clear kind with those who answered it.
  const leading = new Map<string, InGroup>()
  for (const ids of conversations(mails)) {
    const group = mostOf(ids.flatMap((id) => found.get(id) ?? []))
    if (group) for (const id of ids) leading.set(id, group)
  }
  return new Map(
    [...found].map(([id, own]) => {
      const { group, confidence, why } = leading.get(id) ?? own
      return [id, { folder: folderIn(language, group), confidence, why }]
    }),
  )
}

const rankOf = ({ group }: InGroup): number => SMART_CATEGORIES.indexOf(group)
/** Groups from here on say how a mail is marked, not what it is. */
const MARKS_FROM = SMART_CATEGORIES.indexOf('Important')

/** The group that most mails of a conversation are in, of those that say what it is; undefined when none does. */
function mostOf(groups: readonly InGroup[]): InGroup | undefined {
  const counts = new Map<string, number>()
  const telling = groups.filter((one) => rankOf(one) < MARKS_FROM)
  for (const { group } of telling) counts.set(group, (counts.get(group) ?? 0) + 1)
  return telling.toSorted(
    (one, other) => (counts.get(other.group) ?? 0) - (counts.get(one.group) ?? 0) || rankOf(one) - rankOf(other),
  )[0]
}

/** One name a sender: the one that their address has most often. */
function senders(mails: readonly MailToGroup[]): (mail: MailFacts) => string | undefined {
  const names = new Map<string, Map<string, number>>()
  for (const { mail } of mails) {
    const name = senderName(mail.from ?? '')
    if (name === undefined) continue
    const known = names.get(keyOf(mail)) ?? new Map<string, number>()
    names.set(keyOf(mail), known.set(name, (known.get(name) ?? 0) + 1))
  }
  const best = new Map(
    [...names].map(([key, known]) => [key, [...known].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0]]),
  )
  return (mail) => asFolder(best.get(keyOf(mail)))
}

/** What a stranger wrote is one folder, whatever stands in it. */
const asFolder = (name: string | undefined): string | undefined => name?.replaceAll('/', '-')

const keyOf = ({ from = '' }: MailFacts): string => addressOf(from) ?? from

/**
 * Where attachments are filed, by item id: a folder for each sender, and a year in it. `mail` is the one that each came
 * with. Pure.
 */
export function groupAttachments(
  attachments: readonly MailToGroup[],
  { language = 'en' }: Pick<GroupMailOptions, 'language'>,
): ReadonlyMap<string, MailGroup> {
  const nameOf = senders(attachments)
  return new Map(
    attachments.map(({ item, mail }) => {
      const sender = nameOf(mail) ?? folderIn(language, UNKNOWN_SENDER)
      const { sentAtMs, subject = '' } = mail
      const isDay = sentAtMs !== undefined && Math.abs(sentAtMs) < 8e15
      const steps = [
        folderIn(language, 'Attachments'),
        sender,
        ...(isDay ? [new Date(sentAtMs).toISOString().slice(0, 4)] : []),
      ]
      return [item.id, { folder: steps.join('/'), confidence: 1, why: because('attached-to', { mail: subject }) }]
    }),
  )
}
