import { describe, expect, it } from 'vitest'
import type { Reading } from '../facts/index.ts'
import type { Facets } from '../item/index.ts'
import { itemOf } from '../item/item-of.ts'
import type { Verdict } from '../item/verdict.ts'
import { judge } from '../judge/judge.ts'
import type { Judged, JudgeInput } from '../judge/judged.ts'
import { tryRules } from '../judge/try-rules.ts'
import type { Patterns } from '../ports/index.ts'
import { said } from '../testing/said.ts'
import { Rules } from './engine.ts'
import type { Condition, Rule, RuleSet, Test } from './rule.ts'

const NOW_MS = Date.UTC(2026, 2, 31, 12)
const patterns: Patterns = { read: (pattern) => new RegExp(pattern, 'iu') }

interface Thing {
  readonly path?: string
  readonly sizeBytes?: number
  readonly modifiedAtMs?: number
  readonly reading?: Reading
  readonly verdict?: Partial<Verdict>
  readonly facets?: Facets
}

const inputOf = ({ path = 'a.txt', sizeBytes = 10, modifiedAtMs = NOW_MS, reading }: Thing): JudgeInput => ({
  item: itemOf('folder', { path, sizeBytes, modifiedAtMs }),
  ...(reading && { reading }),
})
const judgedOf = ({ path = 'a.txt', verdict, facets }: Thing): Judged => ({
  verdict: {
    ...{ itemId: path, fileKind: 'text', category: 'Documents & Text', confidence: 0.9, by: 'extension', why: [] },
    ...verdict,
    ...(facets && { facets }),
  },
  facts: {},
})
const ask = (thing: Thing, set: RuleSet) =>
  new Rules(set, { nowMs: NOW_MS, patterns }).orderFor(inputOf(thing), judgedOf(thing))
const fits = (thing: Thing, when: Condition): boolean =>
  ask(thing, { rules: [{ name: 'x', when, leave: true }] }) !== undefined
const test = (field: Test['field'], op: Test['op'], value: Test['value']): Test => ({ field, op, value })
const rule = (name: string, parts: Partial<Rule>): Rule => ({ name, when: { all: [] }, ...parts })
const into = (thing: Thing, ...rules: readonly Rule[]) => ask(thing, { rules })?.folder?.text

describe('what a rule asks', () => {
  const mail: Reading = {
    text: 'Dear customer, your parcel is on its way.',
    mail: {
      from: 'Ada Byron <Ada@Shop.Example.org>',
      to: 'me@example.net',
      subject: 'Your Straße order',
      sentAtMs: Date.UTC(2025, 11, 24, 9),
      attachments: ['Invoice.PDF', 'photo.jpg'],
    },
  }
  const thing: Thing = {
    path: 'Jobs/2024/Rechnung Müller.pdf',
    sizeBytes: 3 * 1024 * 1024,
    modifiedAtMs: Date.UTC(2024, 4, 31, 23),
    reading: mail,
    verdict: { fileKind: 'pdf', documentKind: 'invoice', category: 'Rechnungen', confidence: 0.83, by: 'text' },
    facets: { takenAt: '2023-08-05T10:11:12', place: 'Lisbon' },
  }

  it.each<[Test['field'], Test['op'], Test['value'], boolean]>([
    ['name', 'contains', 'MÜLLER', true],
    ['name', 'contains', ['x', 'rechn'], true],
    ['name', 'equals', 'rechnung müller.PDF', true],
    ['name', 'startsWith', 'müller', false],
    ['name', 'wordStartsWith', 'müll', true],
    ['name', 'wordStartsWith', 'üller', false],
    ['name', 'endsWith', '.pdf', true],
    ['name', 'matches', '^rech.*\\bm', true],
    ['subject', 'contains', 'STRASSE', true],
    ['extension', 'equals', 'PDF', true],
    ['path', 'within', 'jobs', true],
    ['path', 'within', 'Jobs/20', false],
    ['path', 'within', '/', true],
    ['path', 'within', '/jobs/2024/', true],
    ['folder', 'equals', 'jobs/2024', true],
    ['sizeBytes', '>', '2.5 MB', true],
    ['sizeBytes', '>=', '3 MB', true],
    ['sizeBytes', '<', 3 * 1024 * 1024, false],
    ['kind', 'equals', ['image', 'pdf'], true],
    ['document', 'equals', 'invoice', true],
    ['picture', 'isKnown', false, true],
    ['picture', 'isKnown', true, false],
    ['category', 'equals', 'Invoices', true],
    ['category', 'means', 'bills', true],
    ['category', 'means', 'Recipes', false],
    ['nameSays', 'equals', 'invoice', true],
    ['confidence', '>=', '80 %', true],
    ['confidence', '>', 0.83, false],
    ['byType', 'is', 'true', false],
    ['byType', 'isNot', 'true', true],
    ['updatedAt', '<', '1 year ago', true],
    ['updatedAt', '<', '3 years ago', false],
    ['updatedAt', 'equals', '2024-05', true],
    ['updatedAt', 'equals', '2024-05-30', false],
    ['updatedAt', '<=', '2024-05-31', true],
    ['updatedAt', '>', 2023, true],
    ['taken', '>=', '2023-08-05', true],
    ['takenYear', 'equals', 2023, true],
    ['takenMonth', '<', 8, false],
    ['place', 'equals', 'lisbon', true],
    ['sender', 'contains', 'ada byron', true],
    ['senderDomain', 'equals', 'shop.example.org', true],
    ['mailKind', 'equals', 'personal', true],
    ['mailKind', 'equals', ['list', 'receipt'], false],
    ['sent', '>', '2025-12-24', false],
    ['hasAttachment', 'is', true, true],
    ['attachmentType', 'equals', 'pdf', true],
    ['attachment', 'contains', 'photo', true],
    ['text', 'contains', 'parcel', true],
    ['camera', 'contains', 'canon', false],
  ])('%s %s %s: %s', (field, op, value, answer) => {
    expect(fits(thing, test(field, op, value))).toBe(answer)
    // What is not so is what none of it is: negation is one thing.
    expect(fits(thing, { none: [test(field, op, value)] })).toBe(!answer)
  })

  it("P2-5.9: compares text without case, numbers as numbers, is and isNot against the text 'true'", () => {
    for (const op of ['contains', 'equals', 'startsWith'] as const)
      expect([fits(thing, test('place', op, 'LISBON')), fits(thing, test('place', op, 'Porto'))]).toEqual([true, false])
    const numbers = ['>', '>=', '<', '<='] as const
    expect(numbers.map((op) => fits(thing, test('takenYear', op, '2023')))).toEqual([false, true, false, true])
    expect(numbers.map((op) => fits(thing, test('takenYear', op, 300)))).toEqual([true, true, false, false])
    for (const [value, is] of [
      ['true', true],
      ['TRUE', true],
      ['false', false],
      ['yes', false],
    ] as const)
      expect([
        fits(thing, test('hasAttachment', 'is', value)),
        fits(thing, test('hasAttachment', 'isNot', value)),
      ]).toEqual([is, !is])
  })

  it('nests all, any and none, and knows nothing of nothing', () => {
    const pdf = test('kind', 'equals', 'pdf')
    const big = test('sizeBytes', '>', '1 GB')
    expect(fits(thing, { all: [pdf, { none: [big, { all: [pdf, big] }] }] })).toBe(true)
    expect(fits(thing, { any: [big, { all: [] }] })).toBe(true)
    expect(fits(thing, { any: [] })).toBe(false)
    expect(fits({ path: 'x.jpg' }, test('sent', '<', '1 day ago'))).toBe(false)
  })

  it('counts months and years by the calendar', () => {
    const at = (day: string): Thing => ({ modifiedAtMs: Date.parse(`${day}T11:00:00Z`) })
    expect(fits(at('2026-02-28'), test('updatedAt', '<', '1 month ago'))).toBe(true)
    expect(fits(at('2026-03-01'), test('updatedAt', '<', '1 month ago'))).toBe(false)
    expect(fits(at('2024-03-31'), test('updatedAt', '<', '2 years ago'))).toBe(true)
  })
})

describe('what a rule does', () => {
  it('lets the later rule that fits decide, until one says stop; one that is off says nothing', () => {
    const never = test('name', 'equals', 'nobody')
    expect(into({}, rule('a', { move: 'A' }), rule('b', { move: 'B' }))).toBe('B')
    expect(into({}, rule('a', { move: 'A', stop: true }), rule('b', { move: 'B' }))).toBe('A')
    expect(into({}, rule('a', { move: 'A', stop: true, when: never }), rule('b', { move: 'B' }))).toBe('B')
    expect(into({}, rule('a', { move: 'A' }), rule('b', { move: 'B', enabled: false }))).toBe('A')
    expect(into({}, rule('a', { stop: true }), rule('b', { move: 'B' }))).toBeUndefined()
  })

  it('fills folders and names from what is known, and says nothing rather than something wrong', () => {
    const photo: Thing = { path: 'DCIM/IMG_1.JPG', facets: { takenAt: '2023-08-05T10:11:12', place: 'A/B\\..' } }
    expect(into(photo, rule('a', { move: '{taken:yyyy}/{place|Unknown}' }))).toBe('2023/A_B_..')
    expect(into({}, rule('a', { move: '{place|Unknown}/{{x}}' }))).toBe('Unknown/{x}')
    expect(into({}, rule('a', { move: 'Safe' }), rule('b', { move: '{place}/x' }))).toBe('Safe')
    expect(into(photo, rule('a', { move: 'Old/{folder}/{category}' }))).toBe('Old/DCIM/Documents & Text')
    const named = ask(photo, { rules: [rule('a', { rename: '{taken:yyyy-MM-dd HH.mm} {name}' })] })
    expect(named?.name?.text).toBe('2023-08-05 10.11 IMG_1.JPG')
    expect(ask(photo, { rules: [rule('a', { rename: '../{place}' })] })?.name?.text).toBe('.._A_B_...JPG')
  })

  it('leaves alone what one of them leaves alone, and above all what is protected', () => {
    const set: RuleSet = {
      protect: { folders: ['Keep'], kinds: ['contract', 'audio'] },
      rules: [rule('all', { move: 'Else', stop: true }), rule('leave', { leave: true })],
    }
    const stays = (thing: Thing) => ask(thing, set)?.stays?.name
    expect(stays({ path: 'keep/deep/a.txt' })).toBe('Keep')
    expect(stays({ path: 'Keeper/a.txt' })).toBeUndefined()
    expect(stays({ verdict: { documentKind: 'contract' } })).toBe('contract')
    expect(stays({ verdict: { fileKind: 'audio' } })).toBe('audio')
  })

  it('says why and why not, condition by condition, with what was seen', () => {
    const rules = new Rules(
      {
        rules: [
          rule('off', { enabled: false, move: 'X' }),
          rule('lost', { move: 'A' }),
          rule('empty', { move: '{place}' }),
          rule('wins', {
            when: { all: [test('sizeBytes', '>', '1 KB'), { none: [test('place', 'isKnown', true)] }] },
            move: 'B',
            stop: true,
          }),
          rule('late', { move: 'C' }),
          rule('other', { when: test('kind', 'equals', 'pdf'), move: 'D' }),
        ],
      },
      { nowMs: NOW_MS },
    )
    const thing = { sizeBytes: 2000 }
    const told = rules.explain(inputOf(thing), judgedOf(thing))
    expect(told.map(({ outcome }) => outcome)).toEqual([
      ...['off', 'overruled', 'not-filled', 'decides', 'not-reached', 'no-match'],
    ])
    expect(told[2]?.missing).toBe('place')
    expect(told[3]?.when).toMatchObject({
      holds: true,
      parts: [
        { seen: 2000, holds: true },
        { of: 'none', parts: [{ seen: undefined, holds: false }] },
      ],
    })
    expect(told[5]?.when).toMatchObject({ seen: 'text', holds: false })
  })
})

describe('rules among those who decide', () => {
  const input = inputOf({ path: 'Invoice 7.pdf' })
  const rules = new Rules({
    protect: { folders: ['Mine'] },
    rules: [
      rule('Papers', {
        when: test('name', 'contains', 'invoice'),
        move: 'Tax/{updatedAt:yyyy}',
        rename: 'Bill {name}',
      }),
    ],
  })

  it('stand between what was judged and what is said, with their names as the reason', () => {
    const [own] = judge([input], { rules })
    expect(own?.verdict).toMatchObject({ by: 'rule', category: 'Tax/2026', name: 'Bill Invoice 7.pdf', confidence: 1 })
    expect(said(own?.verdict.why)[0]).toBe('Your rule "Papers" says so.')
  })

  it('only name what they only rename: who decided the folder stays', () => {
    const only = new Rules({ rules: [rule('Name', { rename: 'x' })] })
    const [before, after] = [judge([input])[0], judge([input], { rules: only })[0]]
    expect(after?.verdict).toMatchObject({ name: 'x.pdf', by: before?.verdict.by, category: before?.verdict.category })
  })

  it('are tried on everything: as before, differently, against what the hand decided', () => {
    const inputs = [
      input,
      inputOf({ path: 'Mine/Invoice 8.pdf' }),
      inputOf({ path: 'song.mp3' }),
      inputOf({ path: 'invoice 9.txt' }),
    ]
    const earlier = new Map([['invoice 9.txt', { category: 'Kept' }]])
    const tried = tryRules(inputs, { rules, earlier })
    expect(tried.asBefore).toBe(1)
    expect(
      tried.differing.map(({ item, after, against }) => [item.path, after.stays ?? after.category, against]),
    ).toEqual([
      ['Invoice 7.pdf', 'Tax/2026', undefined],
      ['Mine/Invoice 8.pdf', true, undefined],
      ['invoice 9.txt', 'Tax/2026', { category: 'Kept' }],
    ])
    expect(tried.rules.map(({ fits, decides }) => [fits, decides])).toEqual([
      [1, 1],
      [3, 2],
    ])
  })
})
