import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MailFacts } from '../facts/index.ts'
import { LANGUAGES } from '../reasons/index.ts'
import { conversations } from './conversations.ts'
import { groupAttachments, groupMail, type MailToGroup } from './group.ts'
import { dateBucket, MAIL_METHODS, SMART_CATEGORIES, sizeBucket } from './methods.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const DAY = 86_400_000

const mailOf = (id: string, mail: Partial<MailFacts> = {}, sizeBytes = 1000): MailToGroup => ({
  item: { id, sizeBytes },
  mail: { to: 'Me <me@house.example>', attachments: [], ...mail },
})

const foldersBy = (method: (typeof MAIL_METHODS)[number], mails: readonly MailToGroup[]) =>
  Object.fromEntries([...groupMail(mails, { method, nowMs: NOW })].map(([id, { folder }]) => [id, folder]))

describe('mails are put into groups', () => {
  it('by the methods of the specification', () => {
    expect(MAIL_METHODS).toEqual(['category', 'sender', 'date', 'size', 'attachment'])
  })

  it('by days ago: 0 Today, 1 Yesterday, up to 7, 30 and 365, otherwise Older', () => {
    const days = [0, 1, 2, 7, 8, 30, 31, 365, 366, 4000]
    expect(days.map((ago) => dateBucket(NOW - ago * DAY, NOW))).toEqual([
      'Today',
      'Yesterday',
      'This Week',
      'This Week',
      'This Month',
      'This Month',
      'This Year',
      'This Year',
      'Older',
      'Older',
    ])
    expect([dateBucket(NOW + DAY, NOW), dateBucket(undefined, NOW)]).toEqual(['Today', 'Older'])
    // Late on the day before, by a clock east of UTC, is the same day.
    const lateUtc = Date.UTC(2026, 10, 21, 23)
    expect([dateBucket(lateUtc, NOW), dateBucket(lateUtc, NOW, 120)]).toEqual(['Yesterday', 'Today'])
  })

  it('by size: under 1, 10 and 50 MB, otherwise Very Large', () => {
    const MB = 1024 * 1024
    expect([0, MB - 1, MB, 10 * MB - 1, 10 * MB, 50 * MB - 1, 50 * MB].map(sizeBucket)).toEqual([
      'Small',
      'Small',
      'Medium',
      'Medium',
      'Large',
      'Large',
      'Very Large',
    ])
  })

  it('by smart category, each by what speaks for it; empty groups are not there', () => {
    const mails = [
      mailOf('colleague', { from: 'Bo <bo@house.example>' }),
      mailOf('friend', { from: 'Ada <ada@gmail.com>' }),
      mailOf('bill', { from: 'shop@store.example', subject: 'Your invoice for May' }),
      mailOf('rechnung', { from: 'laden@store.example', subject: 'Rechnung 12' }),
      mailOf('newsletter', { from: 'news@brand.example', toMany: true }),
      mailOf('network', { from: 'notify@mail.linkedin.com', toMany: true }),
      mailOf('important', { from: 'x@else.example', isImportant: true }),
      mailOf('attached', { from: 'x@else.example', attachments: ['a.pdf'] }),
      mailOf('unread', { from: 'x@else.example', isUnread: true }),
      mailOf('other', { from: 'x@else.example' }),
      mailOf('gmail', { from: 'x@else.example', labels: ['Inbox', 'Category Promotions'] }),
    ]
    expect(foldersBy('category', mails)).toEqual({
      colleague: 'Work Emails',
      friend: 'Personal Emails',
      bill: 'Receipts & Bills',
      rechnung: 'Receipts & Bills',
      newsletter: 'Promotional',
      network: 'Social Media',
      important: 'Important',
      attached: 'With Attachments',
      unread: 'Unread',
      other: 'Others',
      gmail: 'Promotional',
    })
    const some = new Set(Object.values(foldersBy('category', mails.slice(0, 2))))
    expect([...some]).toEqual(['Work Emails', 'Personal Emails'])
  })

  it('a conversation stays together: an answer goes where what it answers goes', () => {
    const mails = [
      mailOf('question', { from: 'bo@house.example', messageId: '<1@a>' }),
      mailOf('answer', { from: 'x@else.example', messageId: '<2@a>', references: ['<1@a>'] }),
      mailOf('again', { from: 'y@third.example', messageId: '<3@a>', references: ['<1@a>', '<2@a>'] }),
      // What both answer is not in the mailbox.
      mailOf('left', { from: 'x@else.example', messageId: '<8@a>', references: ['<7@a>'] }),
      mailOf('right', { from: 'ada@gmail.com', messageId: '<9@a>', references: ['<7@a>'] }),
    ]
    expect(conversations(mails).map((ids) => [...ids].sort())).toEqual([
      ['again', 'answer', 'question'],
      ['left', 'right'],
    ])
    expect(foldersBy('category', mails)).toEqual({
      question: 'Work Emails',
      answer: 'Work Emails',
      again: 'Work Emails',
      left: 'Personal Emails',
      right: 'Personal Emails',
    })
  })

  it('by sender: one folder an address, under the name that it has most often', () => {
    const mails = [
      mailOf('a', { from: 'Ada Byron <ada@x.example>' }),
      mailOf('b', { from: 'ADA@x.example' }),
      mailOf('c', { from: 'Ada Byron <ada@x.example>' }),
      mailOf('d', { from: 'R/D <rd@x.example>' }),
      mailOf('e', {}),
    ]
    expect(foldersBy('sender', mails)).toEqual({
      a: 'Ada Byron',
      b: 'Ada Byron',
      c: 'Ada Byron',
      d: 'R-D',
      e: 'Unknown Sender',
    })
  })

  it('attachments by sender and year', () => {
    const sentAtMs = Date.UTC(2024, 4, 6)
    const groups = groupAttachments([mailOf('a', { from: 'Ada <ada@x.example>', sentAtMs }), mailOf('b')], {})
    expect([...groups.values()].map(({ folder }) => folder)).toEqual([
      'Attachments/Ada/2024',
      'Attachments/Unknown Sender',
    ])
  })

  it('whatever its headers say, every mail is in one group of every method, named in the language', () => {
    const text = fc.string({ maxLength: 60, unit: 'binary' })
    const facts = fc.record(
      { from: text, to: text, subject: text, messageId: text, references: fc.array(text, { maxLength: 2 }) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 8 }), fc.constantFrom(...MAIL_METHODS), (many, method) => {
        const mails = many.map((mail, at) => mailOf(String(at), mail))
        for (const language of LANGUAGES) {
          const groups = groupMail(mails, { method, nowMs: NOW, language })
          expect(groups.size).toBe(mails.length)
          for (const { folder, confidence } of groups.values()) {
            expect(folder.split('/')).toHaveLength(1)
            expect(folder.trim()).not.toBe('')
            expect(confidence).toBeGreaterThanOrEqual(0.6)
          }
        }
        const english = new Set(foldersOf(mails, method))
        if (method === 'category') for (const folder of english) expect(SMART_CATEGORIES).toContain(folder)
      }),
    )
  })
})

const foldersOf = (mails: readonly MailToGroup[], method: (typeof MAIL_METHODS)[number]) =>
  Object.values(foldersBy(method, mails))
