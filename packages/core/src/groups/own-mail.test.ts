import { describe, expect, it } from 'vitest'
import type { MailFacts } from '../facts/index.ts'
import type { MailToGroup } from '../mail/index.ts'
import { OWN_MAIL_METHODS } from '../mail/index.ts'
import { groupOwnEmails, ownEmails } from './index.ts'

const NOW = Date.UTC(2026, 10, 22, 12)

const mailOf = (id: string, mail: Partial<MailFacts> = {}): MailToGroup => ({
  item: { id, sizeBytes: 1000 },
  mail: { to: 'Me <me@house.example>', attachments: [], ...mail },
})

const MAILS = [
  mailOf('first', {
    ...{ from: 'Bo <bo@house.example>', subject: 'Harvest', messageId: '<1@a>', sentAtMs: NOW - 5000 },
    ...{ labels: ['Inbox', 'Starred'], isUnread: true as const },
  }),
  mailOf('answer', {
    ...{ from: 'me@house.example', subject: 'Re: AW: Harvest', messageId: '<2@a>', references: ['<1@a>'] },
    ...{ sentAtMs: NOW, attachments: ['plan.pdf'] },
  }),
  mailOf('other', { from: 'Di <di@gmail.com>', subject: 'Harvest', messageId: '<3@a>', sentAtMs: NOW }),
  mailOf('echo', { from: 'Al <al@gmail.com>', subject: 'AW: Harvest', references: ['<3@a>'], sentAtMs: NOW + 1 }),
  mailOf('news', { from: 'News <news@brand.example>', listId: 'Brand Weekly <weekly.brand.example>', toMany: true }),
  mailOf('lone', {}),
]

const idsOf = (method: (typeof OWN_MAIL_METHODS)[number]) =>
  Object.fromEntries(
    [...groupOwnEmails(ownEmails(MAILS), method, { nowMs: NOW })].map(([name, mails]) => [
      name,
      mails.map(({ id }) => id),
    ]),
  )

describe('mails of an own mailbox', () => {
  it('are listed with what their headers say, in their order', () => {
    const [first, answer, , , news, lone] = ownEmails(MAILS)
    expect(first).toEqual({
      ...{ id: 'first', subject: 'Harvest', sender: 'Bo', senderDomain: 'house.example', size: 1000 },
      ...{ date: '2026-11-22T11:59:55.000Z', hasAttachment: false, isRead: false, isImportant: true },
      ...{ category: 'work', tags: ['Inbox', 'Starred'], thread: 'Harvest', kind: 'personal' },
    })
    expect(answer).toMatchObject({ hasAttachment: true, isRead: true, isImportant: false, category: 'work' })
    expect(news).toMatchObject({ category: 'promotional', newsletter: 'Brand Weekly' })
    expect(lone).toMatchObject({ subject: '', sender: '', senderDomain: '', date: '' })
    expect(lone).not.toHaveProperty('category')
  })

  it('by conversation: each is one group, called by its first subject; equal ones are told apart', () => {
    expect(idsOf('thread')).toEqual({
      Harvest: ['first', 'answer'],
      'Harvest (2)': ['other', 'echo'],
      'Single Emails': ['news', 'lone'],
    })
  })

  it('by newsletter: each list by its name, all that came by none together at the end', () => {
    expect(Object.entries(idsOf('newsletter'))).toEqual([
      ['Brand Weekly', ['news']],
      ['Personal and Other', ['first', 'answer', 'other', 'echo', 'lone']],
    ])
  })

  it('by kind: people first, each kind under its name in the language', () => {
    expect(Object.entries(idsOf('kind'))).toEqual([
      ['From People', ['first', 'answer', 'other', 'echo', 'lone']],
      ['Newsletters', ['news']],
    ])
    expect([...groupOwnEmails(ownEmails(MAILS), 'kind', { nowMs: NOW, language: 'de' }).keys()]).toEqual([
      'Von Menschen',
      'Newsletter',
    ])
  })

  it('by the methods of the specification as any e-mails', () => {
    expect(idsOf('category')).toMatchObject({
      'Work Emails': ['first', 'answer'],
      'Personal Emails': ['other', 'echo'],
      Promotional: ['news'],
      Important: ['first'],
      Unread: ['first'],
    })
    for (const method of OWN_MAIL_METHODS) expect(new Set(Object.values(idsOf(method)).flat()).size).toBe(MAILS.length)
  })
})
