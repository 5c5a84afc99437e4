import { AppError, type ByteSource, bytesSource, decoded, type Item, onePage } from '@octavo/core'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { MailboxSource, type MailFile } from '../src/node/index.ts'
import { latin1, utf8 } from './support/bytes.ts'
import { boxOf, type MadeMail, textOf } from './support/mails.ts'

/** A source that gives no more than so many bytes at a time. */
const inPieces = (bytes: Uint8Array, most: number): ByteSource => ({
  sizeBytes: bytes.length,
  read: async (at, length) => bytes.slice(at, at + Math.min(length, most)),
})

const fileOf = (bytes: Uint8Array, { isBox = true, ...more }: Partial<MailFile> = {}): MailFile => ({
  path: '',
  isBox,
  open: async () => bytesSource(bytes),
  ...more,
})

async function listed(file: MailFile, attachments = true) {
  const source = new MailboxSource([file], { attachments })
  const { items, unlisted } = await onePage(source.scan())
  const byNumber = items.toSorted((a, b) => numbersOf(a.path) - numbersOf(b.path))
  return {
    source,
    items: byNumber,
    unlisted,
    of: (item: Item) => source.contents(item.id, source.known.get(item.id)?.version),
  }
}

/** Where an item stands in its mailbox: the number of its mail, then that of the attachment. */
const numbersOf = (path: string): number => {
  const [mail = 0, part = 0] = path.split('/').map(Number)
  return mail * 1000 + (Number.isNaN(part) ? 0 : part)
}

const text = async (bytes: Promise<Uint8Array>) => new TextDecoder().decode(await bytes)

const simple = (subject: string, body = `body of ${subject}`) => textOf({ subject, body, files: [] })

describe('a mailbox', () => {
  it('lists every message once, by day, sender and subject, and gives its very bytes', async () => {
    const { items, of, source } = await listed(fileOf(utf8(boxOf([simple('one'), simple('two')]))))
    expect(items.map(({ name, is, path }) => [name, is, path])).toEqual([
      ['2024-05-06 Ada Byron - one.eml', 'mail', '1/2024-05-06 Ada Byron - one.eml'],
      ['2024-05-06 Ada Byron - two.eml', 'mail', '2/2024-05-06 Ada Byron - two.eml'],
    ])
    for (const [at, item] of items.entries()) expect(await text(of(item))).toBe(simple(['one', 'two'][at] ?? ''))
    expect(source.known.get(items[0]?.id ?? '')?.mail).toMatchObject({
      from: 'Ada Byron <ada@example.test>',
      to: 'me@house.test',
      subject: 'one',
      sentAtMs: Date.UTC(2024, 4, 6, 5, 8, 9),
    })
  })

  it("tells where each message lies, and which bytes of it are the mailbox's own: without them it is the message", async () => {
    const line = fc.constantFrom('', 'From here on', '>From Ada', '>>From Bo', '> From', 'plain', '>'.repeat(400))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(line, { maxLength: 6 }), { minLength: 1, maxLength: 4 }), async (bodies) => {
        const bytes = utf8(boxOf(bodies.map((lines, at) => simple(`mail ${at}`, lines.join('\n')))))
        const { source, items, of } = await listed(fileOf(bytes), false)
        for (const item of items) {
          const { at, sizeBytes, without } = source.known.get(item.id)?.lies ?? {
            at: 0,
            sizeBytes: 0,
            without: [] as readonly number[],
          }
          const own = bytes.slice(at, at + sizeBytes).filter((_, index) => !without.includes(at + index))
          expect(new TextDecoder().decode(own)).toBe(await text(of(item)))
        }
      }),
    )
  })

  it('tells where each attachment lies and how it is written there: decoded, these bytes are the attachment', async () => {
    const file = fc.record({ name: fc.constant('a.bin'), bytes: fc.uint8Array({ maxLength: 90 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(file, { maxLength: 3 }), { minLength: 1, maxLength: 3 }), async (mails) => {
        const bytes = utf8(boxOf(mails.map((files, at) => textOf({ subject: `${at}`, body: 'From me', files }))))
        const { source, items, of } = await listed(fileOf(bytes))
        for (const item of items.filter(({ is }) => is !== 'mail')) {
          const { at = 0, sizeBytes = 0, without = [], encoding = 'text' } = source.known.get(item.id)?.lies ?? {}
          const own = bytes.slice(at, at + sizeBytes).filter((_, index) => !without.includes(at + index))
          expect(decoded(own, encoding)).toEqual(await of(item))
        }
        expect(items).toHaveLength(mails.length + mails.flat().length)
      }),
    )
  })

  it('is divided where a message begins, not where somebody wrote "From" at the beginning of a line', async () => {
    const bodies = [
      'Dear all,\n\nFrom now on at 10:30 in 2024 we meet.\nBo',
      'quoted:\n\n>From here\n>>From there\n',
      'From the start',
      'ends with empty lines\n\n\n',
      '',
    ]
    const plain = bodies.map((body, at) => simple(`m${at}`, body))
    const { items, of } = await listed(fileOf(utf8(boxOf(plain))))
    expect(await Promise.all(items.map((item) => text(of(item))))).toEqual(plain)
    // As programs write that quote nothing: a line that is followed by no header divides nothing.
    const unquoted = `From a Mon May  6 07:08:09 2024\n${simple('x', 'one\n\nFrom today 10:30 until 2025\nwe meet')}\n`
    expect((await listed(fileOf(utf8(unquoted)))).items).toHaveLength(1)
  })

  it('is the same however its bytes come, with either end of lines, and as PostalMime reads each message', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 })
    const body = fc.array(fc.constantFrom('', 'From me', '>From you', '--b=_1x', '-- ', 'words of a mail', '--'), {
      maxLength: 12,
    })
    const name = fc.constantFrom('a.pdf', 'b c.txt', 'ä.png', 'x"y.bin')
    const mail = fc.record({
      subject: fc.constantFrom('Harvest', 'Ärger', 'Re: x'),
      body: body.map((lines) => lines.join('\n')),
      files: fc.array(fc.record({ name, bytes }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(mail, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 700 }),
        async (mails: readonly MadeMail[], newline, most) => {
          const named = mails.map((one) => ({
            ...one,
            body: one.body.replaceAll('\n', newline),
            files: one.files.map((file) => ({ ...file, name: file.name.replaceAll('"', '') })),
          }))
          const plain = named.map((one) => textOf(one, newline))
          const box = utf8(boxOf(plain, newline))
          const { items } = await listed(fileOf(box, { open: async () => inPieces(box, most) }))
          const whole = await listed(fileOf(box))
          expect(items.map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id))
          const messages = whole.items.filter(({ is }) => is === 'mail')
          expect(await Promise.all(messages.map((item) => text(whole.of(item))))).toEqual(plain)
          const attached = whole.items.filter(({ is }) => is !== 'mail')
          expect(attached.map((item) => item.name)).toEqual(
            named.flatMap(({ files }) => files.map((file) => file.name)),
          )
          const contents = await Promise.all(attached.map(async (item) => [...(await whole.of(item))]))
          expect(contents).toEqual(named.flatMap(({ files }) => files.map((file) => [...file.bytes])))
          expect(attached.map(({ sizeBytes }) => sizeBytes)).toEqual(contents.map(({ length }) => length))
          const parsed = await Promise.all(plain.map((message) => PostalMime.parse(message)))
          const theirs = parsed.flatMap(({ attachments }) =>
            attachments.map(({ content }) => [...new Uint8Array(content as ArrayBuffer)]),
          )
          expect(contents).toEqual(theirs)
          expect(items.map(({ sizeBytes }) => sizeBytes)).toEqual(whole.items.map(({ sizeBytes }) => sizeBytes))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds what is attached in parts of parts, quoted-printable and plain, under encoded and foreign names', async () => {
    const message = [
      'From: a@example.test',
      'Subject: all sorts',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/related; boundary="inner"',
      '',
      '--inner',
      'Content-Type: text/html',
      '',
      '<img src="cid:1">',
      '--inner',
      'Content-Type: image/png',
      'Content-ID: <1>',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '--inner--',
      '--outer',
      'Content-Type: text/csv; name="=?utf-8?q?M=C3=A4rz.csv?="',
      'Content-Disposition: attachment',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'a=3Db;=',
      'c',
      '--outer',
      "Content-Disposition: attachment; filename*0*=utf-8''%E2%82%AC%20; filename*1*=rates.txt",
      'Content-Type: text/plain',
      '',
      'as it is',
      '',
      '--outer',
      'Content-Type: application/pdf; name="../../etc/passwd"',
      '',
      '%PDF-',
      '--outer',
      'Content-Type: message/rfc822',
      '',
      'Subject: inside',
      'Content-Type: multipart/mixed; boundary=deep',
      '',
      '--deep',
      'Content-Type: application/pdf; name=no.pdf',
      '',
      'x',
      '--deep--',
      '--outer--',
      '',
    ].join('\n')
    const { items, of } = await listed(fileOf(utf8(message), { isBox: false }))
    const [, ...attached] = items
    expect(await Promise.all(attached.map(async (item) => [item.name, await text(of(item))]))).toEqual([
      ['attachment.png', '\uFFFDPNG\r\n\u001a\n'],
      ['März.csv', 'a=b;c'],
      ['€ rates.txt', 'as it is\n'],
      ['passwd', '%PDF-'],
      ['attachment.eml', expect.stringContaining('name=no.pdf')],
    ])
  })

  it('R-13: gives nothing where the mailbox is not what it was, and the same where something was added to it', async () => {
    const before = utf8(boxOf([simple('one'), simple('two')]))
    const { items, source } = await listed(fileOf(before))
    const [one] = items
    if (!one) throw new Error('there are two')
    const { version } = source.known.get(one.id) ?? {}
    const later = (text: string) => new MailboxSource([fileOf(utf8(text))]).contents(one.id, version)
    expect(await text(later(boxOf([simple('one'), simple('two'), simple('three')])))).toBe(simple('one'))
    await expect(later(boxOf([simple('0ne'), simple('two')]))).rejects.toMatchObject({ code: 'changed_since_review' })
    await expect(later('')).rejects.toMatchObject({ code: 'changed_since_review' })
    await expect(source.contents('nonsense')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(source.contents(`gone.mbox${one.id}`)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a message of Apple Mail ends where its first line says; marks of a Maildir and of Gmail are read', async () => {
    const message = simple('apple')
    const emlx = `${utf8(message).length}  \n${message}<?xml version="1.0"?><plist/>`
    const apple = await listed(fileOf(utf8(emlx), { isBox: false }))
    expect(await text(apple.of(apple.items[0] as Item))).toBe(message)
    const marks = async (file: MailFile) => [...(await listed(file)).source.known.values()][0]?.mail
    expect(await marks(fileOf(utf8(message), { isBox: false, flags: 'FS' }))).toMatchObject({ isImportant: true })
    expect(await marks(fileOf(utf8(message), { isBox: false, flags: '' }))).toMatchObject({ isUnread: true })
    const gmail = `X-Gmail-Labels: Inbox,Unread,"Category Promotions"\nList-Unsubscribe: <x>\n${message}`
    expect(await marks(fileOf(utf8(gmail), { isBox: false }))).toMatchObject({
      isUnread: true,
      toMany: true,
      labels: ['Inbox', 'Unread', 'Category Promotions'],
    })
  })

  it('P-11: whatever it holds, it is read to its end, and one broken file keeps no other from being read', async () => {
    const broken = [
      'From ',
      'From \n\n\n',
      `From x 10:10 2024\n${'a'.repeat(3_000_000)}`,
      `From x 10:10 2024\nSubject: ${'=?utf-8?q?='.repeat(20_000)}\n\n`,
      `From x 10:10 2024\nContent-Type: multipart/mixed; boundary=\n\n--\n--\n`,
      `From x 10:10 2024\n${Array.from({ length: 1000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join('')}`,
      `From x 10:10 2024\nContent-Type: multipart/mixed; boundary=b\n\n${'--b\nContent-Type: a/b\n\nx\n'.repeat(5000)}`,
    ]
    for (const one of broken) expect((await listed(fileOf(latin1(one)))).items.length).toBeLessThanOrEqual(1001)
    const sane = fileOf(utf8(boxOf([simple('sane')])), { path: 'sane.mbox' })
    const gone = fileOf(utf8(''), { path: 'gone.mbox', open: () => Promise.reject(new AppError('io_error', 'No.')) })
    const { items, unlisted } = await onePage(new MailboxSource([gone, sane]).scan())
    expect(items.map(({ path }) => path)).toEqual(['sane.mbox/1/2024-05-06 Ada Byron - sane.eml'])
    expect(unlisted).toMatchObject([{ path: 'gone.mbox', code: 'io_error' }])
  })
})
