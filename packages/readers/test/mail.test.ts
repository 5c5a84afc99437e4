import { bytesSource } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { MailboxSource, opensMembers, readMember } from '../src/index.ts'
import { asReading } from '../src/schema.ts'
import { flat, latin1, readBytes, utf8 } from './support/bytes.ts'
import { boxOf } from './support/mails.ts'

const headers =
  'From: =?utf-8?q?J=C3=B6rg?= <j@example.test>\r\nTo: a@example.test, "B, C" <b@example.test>\r\nSubject: Harvest\r\nDate: Mon, 6 May 2024 07:08:09 +0200\r\nMessage-ID: <7@example.test>\r\nList-Id: <fields.example.test>\r\n'

const both = (plain: string, html: string): string =>
  `${headers}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: multipart/alternative; boundary=y\r\n\r\n--y\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${plain}\r\n--y\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--y--\r\n--x\r\nContent-Type: application/pdf; name="bill.pdf"\r\nContent-Disposition: attachment; filename="bill.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERg==\r\n--x--\r\n`

describe('messages', () => {
  it('tell their headers, attachments and text', async () => {
    const reading = await readBytes('a.eml', utf8(both('Barley is in.', '<p>Barley is in.</p>')))
    expect(reading).toMatchObject({ title: 'Harvest', flags: ['attachments'] })
    expect(reading.mail).toEqual({
      from: 'Jörg <j@example.test>',
      to: 'a@example.test, B, C <b@example.test>',
      subject: 'Harvest',
      sentAtMs: Date.UTC(2024, 4, 6, 5, 8, 9),
      messageId: '<7@example.test>',
      listId: '<fields.example.test>',
      toMany: true,
      marks: ['list-id'],
      attachments: ['bill.pdf'],
    })
    expect(flat(reading)).toBe('Harvest Barley is in.')
  })

  it('P-10: a message keeps what only its HTML says, and what that would load is flagged', async () => {
    const reading = await readBytes(
      'a.eml',
      utf8(both('See the HTML part.', '<p>Oats are in.</p><img src="http://example.test/pixel.gif">')),
    )
    expect(flat(reading)).toBe('Harvest See the HTML part. Oats are in.')
    expect(reading.flags).toContain('external_links')
  })

  it('tell how they were sent alike as a file, in a mailbox and listed in one', async () => {
    const head = `${headers}Precedence: list\r\nList-Post: <mailto:fields@example.test>\r\nAuto-Submitted: no\r\n`
    const message = `${head}MIME-Version: 1.0\r\n\r\nBarley.\r\n`
    const marks = ['list-id', 'list-post', 'precedence-list']
    expect((await readBytes('a.eml', utf8(message))).mail).toMatchObject({ marks })
    expect((await readBytes('a.mbox', utf8(boxOf([message])))).mail).toMatchObject({ marks })
    const file = { path: 'a.mbox', isBox: true, open: async () => bytesSource(utf8(boxOf([message]))) }
    const source = new MailboxSource([file])
    for await (const _ of source.scan()) expect(source.known.size).toBe(1)
    expect([...source.known.values()][0]?.mail).toMatchObject({ marks })
    expect(asReading({ mail: { marks: [...marks, 'nonsense', 7] } }).mail).toMatchObject({ marks })
  })

  it('in a mailbox are counted and read from the first on', async () => {
    const message = (subject: string): string =>
      `From a@example.test Mon May  6 07:08:09 2024\nFrom: a@example.test\nTo: b@example.test\nSubject: ${subject}\nDate: Mon, 6 May 2024 07:08:09 +0000\n\nbody of ${subject}\n\n`
    const reading = await readBytes('a.mbox', utf8(message('one') + message('two')))
    expect(reading).toMatchObject({ memberCount: 2, mail: { subject: 'one' } })
    expect(reading.members?.map(({ name }) => name)).toEqual([
      '2024-05-06 a@example.test - one.eml',
      '2024-05-06 a@example.test - two.eml',
    ])
    expect(flat(reading)).toBe('one body of one two body of two')
  })
})

/** P-11: each is broken in its own way; every one must still say who wrote what, as text. */
const broken: Readonly<Record<string, string>> = {
  'no boundary': `${headers}Content-Type: multipart/mixed\r\n\r\n--\r\ntext`,
  'a boundary that never comes': `${headers}Content-Type: multipart/mixed; boundary=never\r\n\r\ntext`,
  'a thousand parts deep': `${headers}Content-Type: multipart/mixed; boundary=b0\r\n\r\n${Array.from({ length: 1000 }, (_, index) => `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n\r\n`).join('')}deep`,
  'ten thousand parts': `${headers}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(10_000)}--b--`,
  'an unknown encoding': `${headers}Content-Type: text/plain; charset=x-nobody\r\nContent-Transfer-Encoding: x-none\r\n\r\ntext`,
  'deeply nested HTML': `${headers}Content-Type: text/html\r\n\r\n${'<div><table><tr><td>'.repeat(20_000)}text`,
  'headers without an end': `${headers}${'X-Filler: y\r\n'.repeat(20_000)}`,
}

describe('a mailbox', () => {
  it('opens like an archive: each of its messages is a mail of its own', async () => {
    const message = (subject: string): string => `From: a@example.test\nSubject: ${subject}\n\nFrom ${subject}\n`
    const box = utf8(boxOf([message('one'), message('two')]))
    const input = { name: 'a.mbox', source: bytesSource(box) }
    expect(await opensMembers(input)).toBe(true)
    const opened = await Promise.all([0, 1, 2].map((at) => readMember(input, at)))
    const texts = opened.map((one) => (one instanceof Uint8Array ? new TextDecoder().decode(one) : one.code))
    expect(texts).toEqual([message('one'), message('two'), 'unsupported'])
  })
})

describe('broken messages', () => {
  it.each(Object.keys(broken))('P-11: a message with %s tells subject and sender', async (name) => {
    const reading = await readBytes('a.eml', latin1(broken[name] ?? ''))
    expect(reading.mail).toMatchObject({ subject: 'Harvest', from: 'Jörg <j@example.test>' })
  })
})
