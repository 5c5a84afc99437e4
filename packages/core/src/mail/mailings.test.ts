import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LetterToMany, lettersAfter, mailingsOf, wayOut } from './mailings.ts'

const CLICK = 'List-Unsubscribe=One-Click'
const letter = (more: Partial<LetterToMany>): LetterToMany => ({
  ...{ id: '1', from: 'Weekly <news@shop.example>', listId: '', sentAtMs: 0, unsubscribe: '', post: '' },
  ...more,
})

test.each([
  ['<https://a.example/u?1>', CLICK, { kind: 'click', url: 'https://a.example/u?1' }],
  [
    '<mailto:off@a.example>,\r\n <https://a.example/u>',
    ' list-unsubscribe=one-click ',
    { kind: 'click', url: 'https://a.example/u' },
  ],
  ['<http://a.example/u>, <https://b.example/u#top>', CLICK, { kind: 'click', url: 'https://b.example/u' }],
  // No word of one click: a GET would be a person's own to make.
  ['<https://a.example/u>', '', { kind: 'page', url: 'https://a.example/u' }],
  ['<https://a.example/u>', 'List-Unsubscribe=Two-Clicks', { kind: 'page', url: 'https://a.example/u' }],
  // Without encryption nothing is sent by a program.
  ['<http://a.example/u>', CLICK, { kind: 'page', url: 'http://a.example/u' }],
  ['<mailto:off@a.example?subject=stop>', CLICK, { kind: 'mail', address: 'off@a.example' }],
  ['<https://ada:secret@a.example/u>', CLICK, { kind: 'none' }],
  ['<javascript:alert(1)>, <file:///etc/passwd>, <https:///>', CLICK, { kind: 'none' }],
  ['https://a.example/u', CLICK, { kind: 'none' }],
  ['', '', { kind: 'none' }],
])('the way out of %j with %j', (unsubscribe, post, expected) => {
  expect(wayOut({ unsubscribe, post })).toEqual(expected)
})

test('letters of one list are one mailing, whoever signed them; the newest that says how to get off counts', () => {
  const way = '<https://l.example/off>'
  const found = mailingsOf([
    letter({
      id: 'old',
      listId: 'Rust News <Rust.l.example>',
      sentAtMs: 10,
      unsubscribe: '<https://l.example/old>',
      post: CLICK,
    }),
    letter({ id: 'new', from: 'bob@l.example', listId: '<rust.L.example>', sentAtMs: 30 }),
    letter({ id: 'mid', listId: 'rust.l.example', sentAtMs: 20, unsubscribe: way, post: CLICK }),
    letter({ id: 'shop', from: '"The Shop" <NEWS@shop.example>', sentAtMs: 5 }),
    letter({ id: 'nobody', from: '' }),
  ])
  expect(found).toEqual([
    {
      ...{ key: 'list:rust.l.example', name: 'bob@l.example', address: 'bob@l.example', letters: 3, lastAtMs: 30 },
      ...{ letterId: 'mid', way: { kind: 'click', url: 'https://l.example/off' }, sentAtMs: [30, 20, 10] },
    },
    {
      ...{ key: 'from:news@shop.example', name: 'The Shop', address: 'news@shop.example', letters: 1, lastAtMs: 5 },
      ...{ letterId: 'shop', way: { kind: 'none' }, sentAtMs: [5] },
    },
  ])
  expect(found.map((one) => lettersAfter(one, 10))).toEqual([2, 0])
})

test('whatever headers say, a click goes to an https address without a user, and no letter is counted twice', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.string(),
          from: fc.string(),
          listId: fc.string(),
          unsubscribe: fc.string(),
          post: fc.constantFrom('', CLICK),
        }),
      ),
      fc.webUrl({ withFragments: true }),
      (letters, url) => {
        const all = letters.map((one, at) =>
          letter({ ...one, sentAtMs: at, ...(at % 2 === 0 && { unsubscribe: `<${url}>` }) }),
        )
        const found = mailingsOf(all)
        expect(found.reduce((sum, one) => sum + one.letters, 0)).toBeLessThanOrEqual(all.length)
        for (const { way } of found)
          if (way.kind === 'click')
            expect(new URL(way.url)).toMatchObject({ protocol: 'https:', username: '', hash: '' })
      },
    ),
  )
})
