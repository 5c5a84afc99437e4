import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition, RuleSet } from './rule.ts'
import { toGmail } from './to-gmail.ts'
import { toSieve } from './to-sieve.ts'

const set = (when: Condition, parts: object = { move: 'Box' }): RuleSet => ({ rules: [{ name: 'r', when, ...parts }] })
const left = ({ limits }: ReturnType<typeof toSieve>) => limits.map(({ code, isLeftOut }) => [code, isLeftOut])

describe('rules as Sieve', () => {
  it('leave a rule out whole when a part of it can not be said, and say so', () => {
    const from: Condition = { field: 'sender', op: 'contains', value: 'ada' }
    const unsayable: readonly [Condition, string][] = [
      [{ field: 'document', op: 'equals', value: 'invoice' }, 'field'],
      [{ field: 'subject', op: 'matches', value: 'x+' }, 'comparison'],
      [{ field: 'sent', op: '<', value: '2 years ago' }, 'comparison'],
    ]
    for (const [condition, code] of unsayable) {
      const made = toSieve(set({ any: [from, condition] }))
      expect(left(made)).toEqual([[code, true]])
      expect(made.text).not.toContain('ada')
    }
    expect(left(toSieve(set(from, { move: '{sender}' })))).toEqual([['template', true]])
    expect(left(toSieve({ ...set(from), protect: { folders: ['Keep'] } }))).toEqual([['protected', true]])
  })

  it('say what is nearly the same: a name that mails can not get, letters that are found in one spelling', () => {
    const made = toSieve(set({ field: 'subject', op: 'contains', value: 'Müll' }, { move: 'Box', rename: 'x' }))
    expect(left(made)).toEqual([
      ['name', false],
      ['spelling', false],
    ])
    expect(made.text).toContain('header :contains "subject" "Müll"')
  })

  it('leave out what is off, and keep what strangers wrote inside of its string', () => {
    expect(toSieve(set({ all: [] }, { move: 'Box', enabled: false })).text).not.toContain('Box')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        const made = toSieve({
          rules: [{ name: text, when: { field: 'subject', op: 'equals', value: text }, move: 'Box' }],
        }).text
        const lines = made.split('\n')
        // A string ends at its own quote, and a comment at its line: the frame is always the same.
        expect(lines.filter((line) => line.startsWith('if allof ('))).toHaveLength(2)
        const inside = /:is "subject" "((?:[^"\\]|\\["\\])*)"\) \{$/u.exec(
          lines.find((line) => line.includes(':is "subject"')) ?? '',
        )
        expect(inside?.[1]?.replaceAll(/\$\{octavo_dollar\}/gu, '')).not.toMatch(/\$\{/u)
      }),
    )
  })
})

describe('rules as filters of Gmail', () => {
  it('are one entry each, and what Gmail has no word for is named', () => {
    const made = toGmail({
      rules: [
        {
          name: 'Shop & "co"',
          when: {
            all: [
              { field: 'senderDomain', op: 'equals', value: ['a.example', 'b.example'] },
              { none: [{ field: 'subject', op: 'contains', value: 'offer' }] },
              { field: 'sizeBytes', op: '>', value: '1 MB' },
            ],
          },
          move: 'Shops',
          stop: true,
        },
        { name: 'Stay', when: { field: 'hasAttachment', op: 'is', value: true }, leave: true },
      ],
    })
    expect(made.text).toContain(
      'name="hasTheWord" value="({from:&quot;@a.example&quot; from:&quot;@b.example&quot;}) (-(subject:&quot;offer&quot;)) (larger:1048576)"',
    )
    expect(made.text).toContain('<title>Shop &amp; &quot;co&quot;</title>')
    expect(made.text).toContain('<apps:property name="label" value="Shops"/>')
    expect(made.limits.map(({ rule, code, isLeftOut }) => [rule, code, isLeftOut])).toEqual([
      ['Shop & "co"', 'words', false],
      ['Shop & "co"', 'words', false],
      ['Shop & "co"', 'order', false],
      ['Stay', 'order', true],
    ])
  })

  it('are well formed whatever stands in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), (text) => {
        const { text: xml } = toGmail({
          rules: [
            { name: text, when: { field: 'subject', op: 'contains', value: text }, move: text.replace(/[{}]/gu, '') },
          ],
        })
        expect(xml.isWellFormed()).toBe(true)
        for (const tag of xml.match(/<[^>]*>/gu) ?? []) expect(tag).toMatch(/^<[?/a-z][^<]*>$/u)
        for (const sign of xml.match(/&[^;]{0,6};?/gu) ?? []) expect(sign).toMatch(/^&(?:amp|lt|gt|quot|apos);$/u)
      }),
    )
  })
})
