import type { MailFacts } from '../facts/index.ts'
import { because, type Reason } from '../reasons/index.ts'
import type { SmartCategory } from './methods.ts'
import { MONEY } from './money-in-subject.ts'
import { addressOf, domainOf } from './sender.ts'

/** Why a mail is in a group. */
export interface InGroup {
  readonly group: SmartCategory
  /** 0 to 1. */
  readonly confidence: number
  readonly why: Reason
}

const GMAIL: Readonly<Record<string, SmartCategory>> = {
  'category promotions': 'Promotional',
  'category social': 'Social Media',
  'category purchases': 'Receipts & Bills',
}

/** Networks that write to their members, by the domain or one above it. */
const NETWORKS = new Set(
  'facebookmail.com facebook.com instagram.com linkedin.com twitter.com x.com pinterest.com tiktok.com reddit.com redditmail.com youtube.com xing.com snapchat.com discord.com tumblr.com nextdoor.com meetup.com quora.com vk.com threads.net bsky.app mastodon.social'.split(
    ' ',
  ),
)

/** Providers at which everybody has a mailbox of their own. */
const PRIVATE = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de posteo.de mailbox.org proton.me protonmail.com tutanota.com tuta.io fastmail.com zoho.com mail.com yandex.ru mail.ru qq.com 163.com 126.com libero.it orange.fr laposte.net free.fr wanadoo.fr terra.es telefonica.net hotmail.es hotmail.de hotmail.fr yahoo.de yahoo.es yahoo.fr yahoo.co.uk hotmail.co.uk btinternet.com comcast.net verizon.net att.net'.split(
    ' ',
  ),
)

const isAt = (domains: ReadonlySet<string>, domain: string): string | undefined => {
  for (let at = domain; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) if (domains.has(at)) return at
  return undefined
}

/** The network that wrote a mail, by its domain; undefined for none that is known. */
export const networkOf = (from: string): string | undefined => isAt(NETWORKS, domainOf(from))

/** The address that most of some mails went to: the mailbox is its owner's. Undefined where none stands out. */
export function ownerOf(mails: Iterable<MailFacts>): string | undefined {
  const counts = new Map<string, number>()
  for (const { to = '', toMany } of mails) {
    const address = toMany ? undefined : addressOf(to)
    if (address !== undefined) counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0]
}

/**
 * The smart category of one mail by its headers alone: what its mailbox said of it, networks, money in its subject, what
 * went to many, colleagues and private people; then how it is marked. Always one. `owner`: whose mailbox it is. Pure.
 */
export function smartCategory(mail: MailFacts, owner?: string): InGroup {
  const { from = '', to = '', subject = '', labels = [], toMany, isImportant, isUnread, attachments } = mail
  for (const label of labels) {
    const group = GMAIL[label.toLowerCase()]
    if (group) return { group, confidence: 0.95, why: because('mail-label', { label }) }
  }
  const domain = domainOf(from)
  const network = networkOf(from)
  if (network) return { group: 'Social Media', confidence: 0.9, why: because('mail-network', { domain: network }) }
  const money = MONEY.exec(subject)?.[0]
  if (money) return { group: 'Receipts & Bills', confidence: 0.85, why: because('has-words', { words: [money] }) }
  if (toMany) return { group: 'Promotional', confidence: 0.8, why: because('mail-many') }
  // Of a mail that the owner wrote, the other side says what it is.
  const other = owner !== undefined && addressOf(from) === owner ? domainOf(to) : domain
  if (other !== '' && isAt(PRIVATE, other))
    return { group: 'Personal Emails', confidence: 0.8, why: because('mail-private', { domain: other }) }
  const house = owner?.split('@').at(-1)
  if (other !== '' && house === other)
    return { group: 'Work Emails', confidence: 0.9, why: because('mail-same-house', { domain: other }) }
  if (isImportant || labels.some((label) => /^(?:important|starred)$/iu.test(label))) return marked('Important')
  if (attachments.length > 0) return marked('With Attachments')
  return marked(isUnread ? 'Unread' : 'Others')
}

const marked = (group: SmartCategory): InGroup => ({
  group,
  confidence: 0.8,
  why: because('mail-grouped', { group }),
})
