import type { Email, EmailCategory } from '../groups/index.ts'
import { Maker } from './maker.ts'

const COUNT = 30
const KB = 1024
const MB = 1024 * KB

type Sender = readonly [name: string, domain: string]

/** What mails of a kind say, and who writes them. Domains are of those that nobody can have (RFC 2606). */
const KINDS: Readonly<
  Record<
    EmailCategory,
    { readonly subjects: readonly [string, ...string[]]; readonly senders: readonly [Sender, ...Sender[]] }
  >
> = {
  work: {
    subjects: [
      'Minutes of Monday',
      'Offer for the new office',
      'Review before Friday',
      'Plan for the quarter',
      'Slides',
    ],
    senders: [
      ['Maria Santos', 'northwind.example'],
      ['Jonas Weber', 'northwind.example'],
      ['Aiko Tanaka', 'harbour.example'],
    ],
  },
  personal: {
    subjects: ['Dinner on Saturday?', 'Photos of the weekend', 'The key is under the mat', 'Happy birthday!'],
    senders: [
      ['Lena', 'mail.example'],
      ['Grandma', 'mail.example'],
      ['Omar', 'post.example'],
    ],
  },
  receipts: {
    subjects: ['Your receipt', 'Invoice for September', 'Order 4711 is on its way', 'Your ticket to Lisbon'],
    senders: [
      ['Bright Power', 'power.example'],
      ['Corner Shop', 'shop.example'],
      ['Rail Tickets', 'rail.example'],
    ],
  },
  promotional: {
    subjects: ['20 % off until Sunday', 'New this autumn', 'We miss you', 'Last chance'],
    senders: [
      ['Corner Shop', 'news.shop.example'],
      ['Sole & Lace', 'shoes.example'],
    ],
  },
  social: {
    subjects: ['You have 3 new followers', 'Lena wrote a comment', 'An invitation for you'],
    senders: [
      ['Pond', 'pond.example'],
      ['Circle', 'circle.example'],
    ],
  },
}
const CATEGORIES = ['work', 'personal', 'receipts', 'promotional', 'social'] as const satisfies readonly EmailCategory[]

/** Days ago, one of each bucket first. */
const DAYS = [0, 1, 4, 20, 120, 500] as const
const TAGS = ['follow up', 'family', 'taxes', 'travel'] as const

/** The 30 e-mails of the demo: the same for everyone, sent within two years before the hour of `nowMs`. Pure. */
export function demoEmails(nowMs: number): readonly Email[] {
  const make = new Maker(nowMs, 2)
  return Array.from({ length: COUNT }, (_, at): Email => {
    // Every tenth says of itself in no way what it is.
    const isPlain = at % 10 === 9
    const kind = CATEGORIES[at % CATEGORIES.length] ?? 'work'
    const { subjects, senders } = KINDS[kind]
    const [sender, senderDomain] = make.one(senders)
    const hasAttachment = !isPlain && make.chance(0.4)
    const days = DAYS[at] ?? make.between(0, 700)
    return {
      ...{ id: `demo-email-${at + 1}`, subject: make.one(subjects), sender, senderDomain },
      date: make.hoursAgo(days * 24),
      size: hasAttachment ? make.bytes(200 * KB, 80 * MB) : make.bytes(2 * KB, 90 * KB),
      hasAttachment,
      isRead: isPlain || make.chance(0.7),
      isImportant: !isPlain && make.chance(0.2),
      ...(!isPlain && { category: kind }),
      tags: make.chance(0.25) ? [make.one(TAGS)] : [],
    }
  })
}
