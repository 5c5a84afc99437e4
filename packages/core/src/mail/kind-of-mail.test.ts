import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { MailFacts } from '../facts/index.ts'
import { LANGUAGES } from '../reasons/index.ts'
import { groupMail } from './group.ts'
import { kindOfMail, MAIL_KINDS, type MailKind, mailKindFolder } from './kind-of-mail.ts'
import { POST_MARKS, postMarksOf } from './post-marks.ts'

/** The facts of a mail with these headers, as readers tell them. */
function factsOf(headers: Readonly<Record<string, string>>): MailFacts {
  const header = (name: string): string => headers[name] ?? ''
  const references = header('in-reply-to') === '' ? [] : [header('in-reply-to')]
  const marks = postMarksOf(header)
  return {
    ...{ from: header('from'), to: header('to'), subject: header('subject'), attachments: [] },
    ...(header('list-id') !== '' && { listId: header('list-id') }),
    ...(references.length > 0 && { references }),
    ...(marks.length > 0 && { marks }),
  }
}

const ADA = { from: 'Ada Byron <ada@byron.example>', to: 'me@house.example', subject: 'Dinner on Friday' }
const LIST = {
  ...{ 'list-id': 'Beans <beans.garden.example>', 'list-post': '<mailto:beans@garden.example>' },
  'list-unsubscribe': '<mailto:beans-leave@garden.example>',
}
const SHOP = { from: 'Shop <noreply@shop.example>', to: 'me@house.example' }
const LEAVE = {
  'list-unsubscribe': '<https://shop.example/off>',
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
}

const CASES: readonly (readonly [what: string, kind: MailKind, headers: Readonly<Record<string, string>>])[] = [
  ['a letter', 'personal', ADA],
  ['an answer', 'personal', { ...ADA, subject: 'Re: your order 12', 'in-reply-to': '<1@a>' }],
  ['a discussion', 'list', { ...ADA, ...LIST, 'in-reply-to': '<1@a>', precedence: 'list' }],
  ['a first mail to a list, though it speaks of money', 'list', { ...ADA, ...LIST, subject: 'Invoice programs?' }],
  ['a list of a time before List-Id', 'list', { ...ADA, sender: 'beans-admin@garden.example', precedence: 'bulk' }],
  ['a list that names itself in subjects', 'list', { ...ADA, to: 'beans@garden.example', subject: 'Re: [beans] Lima' }],
  ['a newsletter', 'newsletter', { ...ADA, ...LEAVE }],
  ['a list that nobody writes to', 'newsletter', { ...ADA, ...LIST, 'list-post': 'NO' }],
  ['a list with a page, not an address', 'newsletter', { ...ADA, ...LIST, 'list-post': '<https://garden.example/p>' }],
  ['praise of what could be ordered', 'newsletter', { ...SHOP, ...LEAVE, subject: '20% off your next order' }],
  ['an order', 'receipt', { ...SHOP, subject: 'Your order 4711 has been shipped' }],
  ['an order that one can sign off from', 'receipt', { ...SHOP, ...LEAVE, subject: 'Deine Bestellung 4711' }],
  ['a bill in another language', 'receipt', { ...SHOP, subject: 'Faktura nr 2024/05' }],
  ['a booking', 'receipt', { ...SHOP, from: 'reservas@hotel.example', subject: 'Tu reserva' }],
  ['a program that says so', 'notice', { ...ADA, 'auto-submitted': 'auto-generated' }],
  ['an answer of a program', 'notice', { ...ADA, ...LIST, 'auto-submitted': 'auto-replied' }],
  [
    'what the program of a list says',
    'notice',
    { ...ADA, ...LIST, 'list-unsubscribe': '', 'auto-submitted': 'auto-generated' },
  ],
  ['an address that nobody reads', 'notice', { ...SHOP, subject: 'Your account' }],
  ['a notice that one can switch off', 'notice', { ...ADA, ...LEAVE, from: 'notifications@forge.example' }],
  ['a mail that came back', 'notice', { ...ADA, 'content-type': 'multipart/report; report-type=delivery-status' }],
]

describe('the kind of a mail', () => {
  it.each(CASES)('%s: %s', (_, kind, headers) => {
    expect(kindOfMail(factsOf(headers))).toMatchObject({ kind })
  })

  it('is what its headers say, and "no" says nothing (RFC 3834)', () => {
    expect(postMarksOf((name) => ({ 'auto-submitted': 'no', precedence: 'first-class' })[name] ?? '')).toEqual([])
    expect(kindOfMail(factsOf({ ...ADA, 'auto-submitted': 'no' })).kind).toBe('personal')
  })

  it('is told of what was read before there were marks: by the list and by what went to many', () => {
    const before: MailFacts = { from: 'News <hello@brand.example>', toMany: true, attachments: [] }
    expect(kindOfMail(before).kind).toBe('newsletter')
  })

  it('makes one folder each, named in the language', () => {
    const mails = CASES.map(([id, , headers]) => ({ item: { id, sizeBytes: 1 }, mail: factsOf(headers) }))
    const groups = groupMail(mails, { method: 'kind', nowMs: 0 })
    for (const [what, kind] of CASES) expect(groups.get(what)?.folder).toBe(mailKindFolder(kind))
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const names = new Set(
        [...groupMail(mails, { method: 'kind', nowMs: 0, language }).values()].map(({ folder }) => folder),
      )
      expect(names.size).toBe(MAIL_KINDS.length)
      for (const kind of MAIL_KINDS)
        expect(names).not.toContain(mailKindFolder(kind === 'newsletter' ? 'personal' : kind))
    }
  })
})

test('whatever headers say, a mail is of one kind, at least so sure that it can be put into a folder', () => {
  const text = fc.string({ maxLength: 40, unit: 'binary' })
  const facts = fc.record(
    {
      ...{ from: text, to: text, subject: text, listId: text },
      ...{ marks: fc.subarray([...POST_MARKS]), references: fc.array(text, { maxLength: 2 }) },
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(facts, (mail) => {
      const { kind, confidence } = kindOfMail({ ...mail, attachments: [] })
      expect(MAIL_KINDS).toContain(kind)
      expect(confidence).toBeGreaterThanOrEqual(0.6)
      expect(confidence).toBeLessThan(1)
    }),
    { numRuns: 25 },
  )
})
