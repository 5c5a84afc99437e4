import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemOf } from '../item/item-of.ts'
import type { Judged, JudgeInput } from '../judge/judged.ts'
import { checkRules } from './check-rules.ts'
import { Rules } from './engine.ts'
import { excludes, implies, isNever } from './implies.ts'
import { readRules, writeRules } from './read-rules.ts'
import type { Condition, Rule, RuleSet, Test } from './rule.ts'

const NOW_MS = Date.UTC(2026, 2, 31, 12)
const DAY_MS = 86_400_000
const TEXTS = ['a', 'ab', 'abc', 'b', 'B c', 'ß', 'ss'] as const

const text = fc.constantFrom(...TEXTS)
const texts = fc.oneof(
  text,
  fc.array(text, { minLength: 2, maxLength: 3 }).filter((all) => new Set(all).size > 1),
)
const testOf = fc.oneof(
  fc.record<Test>({
    field: fc.constantFrom('name', 'title', 'attachment'),
    op: fc.constantFrom('contains', 'equals', 'startsWith', 'endsWith', 'wordStartsWith'),
    value: texts,
  }),
  fc.record<Test>({
    field: fc.constant('sizeBytes'),
    op: fc.constantFrom('>', '>=', '<', '<=', 'equals'),
    value: fc.constantFrom(0, 1, 2, '1 KB'),
  }),
  fc.record<Test>({
    field: fc.constant('updatedAt'),
    op: fc.constantFrom('>', '>=', '<', '<=', 'equals'),
    value: fc.constantFrom('2026', '2026-03', '2026-03-29', '2026-03-30', '2 days ago', '1 day ago'),
  }),
  fc.record<Test>({
    field: fc.constant('kind'),
    op: fc.constant('equals'),
    value: fc.constantFrom('pdf', 'text', ['pdf', 'image']),
  }),
  fc.record<Test>({
    field: fc.constant('path'),
    op: fc.constant('within'),
    value: fc.constantFrom('a', 'a/b', 'A/B', 'b'),
  }),
  fc.record<Test>({ field: fc.constant('hasAttachment'), op: fc.constantFrom('is', 'isNot'), value: fc.boolean() }),
  fc.record<Test>({
    field: fc.constantFrom('title', 'hasAttachment'),
    op: fc.constant('isKnown'),
    value: fc.boolean(),
  }),
)
const { condition } = fc.letrec<{ condition: Condition; group: Condition }>((tie) => ({
  condition: fc.oneof({ maxDepth: 3, depthIdentifier: 'rules' }, testOf, tie('group')),
  group: fc
    .tuple(
      fc.constantFrom('all', 'any', 'none'),
      fc.array(tie('condition'), { maxLength: 3, depthIdentifier: 'rules' }),
    )
    .map(([of, parts]) => (of === 'all' ? { all: parts } : of === 'any' ? { any: parts } : { none: parts })),
}))
const ruleOf = fc
  .record({
    when: condition,
    what: fc.constantFrom<Partial<Rule>>(
      { move: 'X' },
      { move: 'Y' },
      { move: '{title}' },
      { rename: 'n' },
      { move: 'X', rename: '{title|n}' },
      { leave: true },
      { stop: true },
    ),
    stop: fc.boolean(),
    off: fc.boolean(),
  })
  .map(
    ({ when, what, stop, off }): Omit<Rule, 'name'> => ({
      when,
      ...what,
      ...(stop && { stop }),
      ...(off && { enabled: false }),
    }),
  )
const ruleSet = fc
  .array(ruleOf, { maxLength: 5 })
  .map((rules): RuleSet => ({ rules: rules.map((rule, at) => ({ name: `rule ${at}`, ...rule })) }))
const thing = fc
  .record({
    path: fc.constantFrom('a/abc', 'a/b/ab', 'b/B c', 'ss', 'A/b/a', 'abc'),
    sizeBytes: fc.constantFrom(0, 1, 2, 3, 1024, 1025),
    modifiedAtMs: fc.integer({ min: 0, max: 40 }).map((steps) => NOW_MS - (steps * DAY_MS) / 8 + 0.5),
    fileKind: fc.constantFrom('pdf', 'text', 'image'),
    title: fc.option(text, { nil: undefined }),
    attachments: fc.option(fc.array(text, { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ path, sizeBytes, modifiedAtMs, fileKind, title, attachments }): readonly [JudgeInput, Judged] => [
    {
      item: itemOf('folder', { path, sizeBytes, modifiedAtMs }),
      reading: { ...(title !== undefined && { title }), ...(attachments && { mail: { attachments } }) },
    },
    {
      verdict: { itemId: path, fileKind, category: 'C', confidence: 1, by: 'extension', why: [] },
      facts: {},
    },
  ])
const fits = (when: Condition, [input, judged]: readonly [JudgeInput, Judged]): boolean =>
  new Rules({ rules: [{ name: 'x', when, leave: true }] }, { nowMs: NOW_MS }).orderFor(input, judged) !== undefined

describe('the law of rules', () => {
  it('what is told of each rule is what was done: one decides for each thing that is ordered, and no other', () => {
    fc.assert(
      fc.property(ruleSet, thing, (set, [input, judged]) => {
        const rules = new Rules(set, { nowMs: NOW_MS })
        const order = rules.orderFor(input, judged)
        const told = rules.explain(input, judged)
        expect(told.map(({ outcome }) => outcome)).toEqual(rules.outcomes(input, judged))
        const deciding = told.filter(({ outcome }) => outcome === 'decides').map(({ rule }) => rule)
        for (const { rule, when, outcome } of told) {
          expect(when.holds).toBe(fits(rule.when, [input, judged]))
          if (rule.enabled !== false) expect(outcome === 'no-match').toBe(!when.holds)
        }
        const named = order?.stays
          ? [order.stays]
          : [order?.folder?.rule, order?.name?.rule].flatMap((rule) => rule ?? [])
        for (const rule of named) expect(deciding).toContain(rule)
        for (const { name, move, rename, leave } of deciding)
          if (move !== undefined || rename !== undefined || leave)
            expect(named.map((rule) => rule.name)).toContain(name)
      }),
      { numRuns: 500 },
    )
  })

  it('what is said without an item at hand is so of every item', () => {
    fc.assert(
      fc.property(condition, condition, fc.array(thing, { minLength: 6, maxLength: 6 }), (one, other, things) => {
        const [doesImply, doExclude, never] = [
          implies(one, other, NOW_MS),
          excludes(one, other, NOW_MS),
          isNever(one, NOW_MS),
        ]
        for (const each of things) {
          const [first, second] = [fits(one, each), fits(other, each)]
          if (doesImply && first) expect(second).toBe(true)
          if (doExclude) expect(first && second).toBe(false)
          if (never) expect(first).toBe(false)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('a rule of which a fault is found never decides anything', () => {
    fc.assert(
      fc.property(ruleSet, fc.array(thing, { minLength: 6, maxLength: 6 }), (set, things) => {
        const rules = new Rules(set, { nowMs: NOW_MS })
        const found = new Set(checkRules(set, NOW_MS).map(({ rule }) => rule))
        for (const [input, judged] of things)
          for (const { rule, outcome } of rules.explain(input, judged))
            if (found.has(rule)) expect(outcome).not.toBe('decides')
      }),
      { numRuns: 1000 },
    )
  })

  it('comes back from a file as it was written', () => {
    fc.assert(
      fc.property(ruleSet, (set) => {
        expect(readRules(JSON.parse(JSON.stringify(writeRules(set))))).toEqual(set)
      }),
    )
  })

  it('takes anything for rules without another error than its own', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ version: fc.constant(1), rules: fc.array(fc.anything()) })),
        (data) => {
          try {
            readRules(data)
          } catch (error) {
            expect(error).toMatchObject({ code: 'bad_input' })
          }
        },
      ),
    )
  })
})
