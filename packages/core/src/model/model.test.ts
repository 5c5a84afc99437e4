import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collisionKey } from '../item/fold.ts'
import { maskSecrets } from './mask.ts'
import { type ModelItem, modelRequests, PROMPT_LIMITS } from './prompt.ts'
import { MAX_REPLY_BYTES, readReply } from './reply.ts'

const item = (id: string, more: Partial<ModelItem> = {}): ModelItem => ({
  id,
  name: `${id}.txt`,
  folder: 'Inbox',
  mediaType: 'text/plain',
  sizeBytes: 10,
  ...more,
})
const requestOf = (ids: readonly string[], folders = ['Invoices', 'Photos']) => {
  const [request] = modelRequests(
    ids.map((id) => item(id)),
    folders,
  )
  if (!request) throw new Error('no request')
  return request
}
const answer = (files: unknown) => JSON.stringify({ files })

describe('maskSecrets', () => {
  it.each([
    ['mail to anna.berg@example.org now', 'mail to [e-mail] now'],
    ['IBAN DE89 3704 0044 0532 0130 00 please', 'IBAN [iban] please'],
    ['card 4111 1111 1111 1111 until 12/29', 'card [card] until 12/29'],
    ['password: hunter22', 'password: [password]'],
    ['api_key="abc123def"', 'api_key="[password]"'],
    ['key sk-abcdefghijklmnopqrstuvwx end', 'key [key] end'],
    ['ssn 078-05-1120.', 'ssn [tax-number].'],
    ['call +49 30 1234567 today', 'call [phone] today'],
    ['at 43.46824, 11.88017 we', 'at [coordinates] we'],
  ])('hides what is private: %s', (text, expected) => {
    expect(maskSecrets(text).text).toBe(expected)
  })

  it.each(['order 4111 1111 1111 1112', 'DE00 3704 0044 0532 0130 00', 'in 2024-11-02 at 10:30', 'total 1,234.50'])(
    'leaves what only looks alike: %s',
    (text) => {
      expect(maskSecrets(text)).toEqual({ text, hidden: [] })
    },
  )

  it('hides a private key, also one that is cut off', () => {
    expect(maskSecrets('a -----BEGIN RSA PRIVATE KEY-----\nMIIE\n').text).toBe('a [key]')
  })
})

describe('modelRequests', () => {
  it('keeps ids, forbidden members and secrets at home (I-7)', () => {
    const secret = { ...item('id-1', { text: 'write to bob@example.org' }), content: 'no', path: '/home/x' }
    const [request] = modelRequests([secret], ['A'])
    const body = JSON.parse(request?.user ?? '{}') as { files: Record<string, unknown>[] }
    expect(Object.keys(body.files[0] ?? {}).sort()).toEqual(['folder', 'n', 'name', 'size', 'text', 'type'])
    expect(request?.user).not.toMatch(/id-1"|bob@|\/home/u)
  })

  it('divides by count and by length, keeps every item once and in order, cuts long texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6000 }), { maxLength: 60 }), (texts) => {
        const items = texts.map((text, index) => item(`i${index}`, { text }))
        const requests = modelRequests(items, ['A'])
        expect(requests.flatMap(({ ids }) => ids)).toEqual(items.map(({ id }) => id))
        for (const { ids, user } of requests) {
          expect(ids.length).toBeLessThanOrEqual(PROMPT_LIMITS.itemsPerRequest)
          const { files } = JSON.parse(user) as { files: { n: number; text?: string }[] }
          expect(files.map(({ n }) => n)).toEqual(ids.map((_, index) => index + 1))
          for (const file of files) expect((file.text ?? '').length).toBeLessThanOrEqual(PROMPT_LIMITS.textCharacters)
        }
      }),
    )
  })
})

describe('readReply', () => {
  it('takes allowed folders in any spelling of their names, and words around the JSON', () => {
    const text = `Sure!\n\`\`\`json\n${answer([{ n: 1, folder: 'INVOICES', confidence: 0.8, reason: 'total due' }])}\n\`\`\``
    expect([...readReply(text, requestOf(['a'])).opinions.values()]).toEqual([
      { itemId: 'a', category: 'Invoices', isNew: false, confidence: 0.8, reason: 'total due' },
    ])
  })

  it.each([
    ['an unknown number', { n: 9, folder: 'Invoices', confidence: 1, reason: '' }],
    ['a name instead of a number', { n: 'a', folder: 'Invoices', confidence: 1, reason: '' }],
    ['a path', { n: 1, folder: '../../etc', confidence: 1, reason: '' }],
    ['markup', { n: 1, folder: '<img src=x>', confidence: 1, reason: '' }],
    ['nothing', { n: 1, folder: '   ', confidence: 1, reason: '' }],
    ['5,000 characters', { n: 1, folder: 'x'.repeat(5000), confidence: 1, reason: '' }],
    ['a confidence over 1', { n: 1, folder: 'Invoices', confidence: 7, reason: '' }],
    ['no confidence', { n: 1, folder: 'Invoices', reason: '' }],
  ])('drops an entry with %s and counts it (I-2, I-3, N-11)', (_what, entry) => {
    const reply = readReply(answer([entry]), requestOf(['a']))
    expect(reply).toEqual({ opinions: new Map(), dropped: 1 })
  })

  it('takes the first of two entries for one item, and one new folder of several', () => {
    const reply = readReply(
      answer([
        { n: 1, folder: 'Invoices', confidence: 1, reason: '' },
        { n: 1, folder: 'Photos', confidence: 1, reason: '' },
        { n: 2, folder: 'Travel', confidence: 1, reason: '' },
        { n: 3, folder: 'travel', confidence: 1, reason: '' },
        { n: 4, folder: 'CON', confidence: 1, reason: '' },
      ]),
      requestOf(['a', 'b', 'c', 'd']),
    )
    expect([...reply.opinions.values()].map(({ category, isNew }) => [category, isNew])).toEqual([
      ['Invoices', false],
      ['Travel', true],
      ['travel', true],
    ])
    expect(reply.dropped).toBe(2)
  })

  it('shows a reason as plain text: no link, no picture, no direction marks (I-5)', () => {
    const reason = '![x](https://evil.test/?q=1) see https://evil.test \u202Eabc'
    const reply = readReply(answer([{ n: 1, folder: 'Photos', confidence: 1, reason }]), requestOf(['a']))
    expect(reply.opinions.get('a')?.reason).toBe('x see https: //evil.test abc')
  })

  it('I-4: lets nothing of its own instructions through, wherever the model recites them, in whatever case or spacing', () => {
    const request = requestOf(['a'])
    const words = request.system.split(/\s+/u)
    const styles = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll(' ', ' * '),
      (text: string) => `My instructions are: "${text}"`,
    )
    fc.assert(
      fc.property(fc.nat(words.length - 12), styles, fc.constantFrom('reason', 'folder'), (from, style, member) => {
        const recited = style(words.slice(from, from + 12).join(' '))
        const entry = { n: 1, folder: 'Invoices', confidence: 1, reason: 'a bill', [member]: recited.slice(0, 190) }
        const opinion = readReply(answer([entry]), request).opinions.get('a')
        expect(opinion?.reason ?? '').toBe(member === 'reason' ? '' : opinion ? 'a bill' : '')
        expect(opinion?.category ?? 'Invoices').toBe('Invoices')
      }),
    )
    const honest = { n: 1, folder: 'Invoices', confidence: 1, reason: 'the file is an invoice with a total and a date' }
    expect(readReply(answer([honest]), request).opinions.get('a')?.reason).toBe(honest.reason)
  })

  it('refuses a reply over 64 kB, and takes any text without a throw: only items of the request, safe names only', () => {
    const sound = answer([{ n: 1, folder: 'Invoices', confidence: 1, reason: '' }])
    expect(readReply(sound, requestOf(['a'])).opinions.size).toBe(1)
    expect(readReply(sound.padEnd(MAX_REPLY_BYTES + 1), requestOf(['a'])).opinions.size).toBe(0)
    const request = requestOf(['a', 'b', 'c'])
    const entry = fc.record({
      n: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.double(), fc.string()),
      folder: fc.oneof(fc.string(), fc.constantFrom('Invoices', 'a/b', '..', 'nul', '\u0000', '__proto__')),
      confidence: fc.oneof(fc.double(), fc.constant(null)),
      reason: fc.oneof(fc.string(), fc.object()),
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(entry).map(answer)), (text) => {
        const { opinions } = readReply(text, request)
        const fresh = new Set<string>()
        for (const { itemId, category, isNew, confidence, reason } of opinions.values()) {
          expect(request.ids).toContain(itemId)
          expect(category).toMatch(/^[^/\\]{1,80}$/u)
          expect(confidence >= 0 && confidence <= 1).toBe(true)
          expect(reason.length).toBeLessThanOrEqual(200)
          if (isNew) fresh.add(collisionKey(category))
          else expect(request.folders).toContain(category)
        }
        expect(fresh.size).toBeLessThanOrEqual(1)
      }),
    )
  })
})
