import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySorting, markedCount } from './apply-sorting.ts'
import { checkRules } from './check-rules.ts'
import { Rules } from './engine.ts'
import { OPERATORS_OF } from './fields.ts'
import type { Rule } from './rule.ts'
import {
  rulesOfSort,
  SORT_FIELDS,
  SORT_RULE_ACTIONS,
  SORT_RULE_FIELDS,
  SORT_RULE_OPERATORS,
  type SortableItem,
  type SortConfig,
  type SortRule,
} from './sort-config.ts'

const DAY_MS = 86_400_000
const row = (parts: Partial<SortRule>): SortRule => ({
  ...{ id: 'r', field: 'name', op: 'contains', value: 'a', action: 'addTag', actionValue: 't' },
  ...parts,
})
const item = (id: string, parts: Partial<SortableItem> = {}): SortableItem => ({ id, name: id, ...parts })
const sorted = (items: readonly SortableItem[], config: Partial<SortConfig>) => {
  const whole: SortConfig = { sortBy: 'name', sortOrder: 'asc', rules: [], ...config }
  return applySorting(items, whole, new Rules(rulesOfSort(whole)))
}
const names = (items: readonly SortableItem[]) => items.map(({ name }) => name)
const fitted = (thing: SortableItem, parts: Partial<SortRule>): boolean =>
  sorted([thing], { rules: [row(parts)] })[0]?.tags !== undefined

describe('the order of a list', () => {
  it('has the fields of the specification', () => {
    expect(SORT_FIELDS).toEqual('name extension mimeType sizeBytes updatedAt createdAt sender subject'.split(' '))
    expect(SORT_RULE_FIELDS).toEqual([
      ...SORT_FIELDS,
      ...'senderDomain hasAttachment takenYear takenMonth starred tag'.split(' '),
    ])
  })

  it('compares texts whatever their case, digits as numbers, and turns with the order', () => {
    const items = ['b', 'A10', 'a2', 'C'].map((name) => item(name))
    expect(names(sorted(items, {}))).toEqual(['a2', 'A10', 'b', 'C'])
    expect(names(sorted(items, { sortOrder: 'desc' }))).toEqual(['C', 'b', 'A10', 'a2'])
    // Those that differ in case alone are equal, and stay as they were.
    for (const pair of [
      ['b', 'B'],
      ['B', 'b'],
    ])
      expect(
        names(
          sorted(
            ['c', ...pair].map((name) => item(name)),
            {},
          ),
        ),
      ).toEqual([...pair, 'c'])
  })

  it('puts what nothing is known of last in both orders', () => {
    const items = [item('none'), item('small', { sizeBytes: 1 }), item('large', { sizeBytes: 2 })]
    expect(names(sorted(items, { sortBy: 'sizeBytes' }))).toEqual(['small', 'large', 'none'])
    expect(names(sorted(items, { sortBy: 'sizeBytes', sortOrder: 'desc' }))).toEqual(['large', 'small', 'none'])
    expect(names(sorted([item('x', { sender: '' }), item('y', { sender: 'z' })], { sortBy: 'sender' }))).toEqual([
      'y',
      'x',
    ])
  })

  it('loses and invents nothing, is in order, and keeps what is equal as it was', () => {
    const things = fc.array(
      fc.record({
        name: fc.constantFrom('a', 'A', 'b', 'B', 'ä', ''),
        sizeBytes: fc.option(fc.nat(3), { nil: undefined }),
        updatedAt: fc.option(fc.nat(3), { nil: undefined }),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(
        things,
        fc.constantFrom('name', 'sizeBytes', 'updatedAt'),
        fc.constantFrom('asc', 'desc'),
        (given, sortBy, sortOrder) => {
          const items = given.map((one, at): SortableItem => {
            const { name, sizeBytes, updatedAt } = one
            return {
              ...item(String(at), { name }),
              ...(sizeBytes !== undefined && { sizeBytes }),
              ...(updatedAt !== undefined && { updatedAt }),
            }
          })
          const answer = sorted(items, { sortBy, sortOrder })
          expect(new Set(answer)).toEqual(new Set(items))
          expect(answer).toHaveLength(items.length)
          answer.slice(1).forEach((next, at) => {
            const before = answer[at] as SortableItem
            const [one, other] = [before[sortBy], next[sortBy]].map((value) =>
              typeof value === 'string' ? value.toLowerCase() : value,
            )
            if (one === other) expect(Number(before.id)).toBeLessThan(Number(next.id))
            else if (typeof one === 'number' && typeof other === 'number')
              expect(sortOrder === 'asc' ? one < other : one > other).toBe(true)
          })
        },
      ),
    )
  })
})

describe('rows of rules', () => {
  it('know the operators and actions of the specification', () => {
    expect(SORT_RULE_OPERATORS).toEqual('contains equals startsWith > >= < <= is isNot'.split(' '))
    expect(SORT_RULE_ACTIONS).toEqual('setCategory addTag setStarred setColor'.split(' '))
    for (const op of SORT_RULE_OPERATORS) expect(Object.values(OPERATORS_OF).flat()).toContain(op)
  })

  it('compare texts whatever their case, numbers as numbers, and yes and no with the text true', () => {
    const thing = item('Invoice.PDF', { extension: 'PDF', sizeBytes: 2048, hasAttachment: true, takenYear: 2024 })
    expect(fitted(thing, { op: 'contains', value: 'VOICE' })).toBe(true)
    expect(fitted(thing, { op: 'startsWith', value: 'inv' })).toBe(true)
    expect(fitted(thing, { op: 'startsWith', value: 'voice' })).toBe(false)
    expect(fitted(thing, { field: 'extension', op: 'equals', value: 'pdf' })).toBe(true)
    for (const [op, value, fits] of [
      ['>', '2047', true],
      ['>', '2048', false],
      ['>=', '2048', true],
      ['<', '2049', true],
      ['<=', '2 KB', true],
      ['<', '2048', false],
    ] as const)
      expect([op, value, fitted(thing, { field: 'sizeBytes', op, value })]).toEqual([op, value, fits])
    expect(fitted(thing, { field: 'hasAttachment', op: 'is', value: 'true' })).toBe(true)
    expect(fitted(thing, { field: 'hasAttachment', op: 'isNot', value: 'true' })).toBe(false)
    // What has no star is known to have none.
    expect(fitted(thing, { field: 'starred', op: 'isNot', value: 'true' })).toBe(true)
    expect(fitted(thing, { field: 'takenYear', op: 'equals', value: '2024' })).toBe(true)
    expect(fitted({ ...thing, updatedAt: 10 * DAY_MS }, { field: 'updatedAt', op: '<', value: '1970-01-12' })).toBe(
      true,
    )
  })

  it('do what their action says, tags beside those that are there, the last word to the last rule', () => {
    const [marked] = sorted([item('a', { tags: ['old'], starred: true, color: 'blue' })], {
      rules: [
        row({ id: '1', action: 'setCategory', actionValue: 'Taxes {2024}' }),
        row({ id: '2', action: 'addTag', actionValue: 'x' }),
        row({ id: '3', action: 'addTag', actionValue: 'old' }),
        row({ id: '4', action: 'setStarred', actionValue: 'false' }),
        row({ id: '5', action: 'setColor', actionValue: 'red' }),
        row({ id: '6', action: 'setColor', actionValue: 'green' }),
        row({ id: '7', action: 'setColor', actionValue: 'gray', value: 'nothing' }),
      ],
    })
    expect(marked).toEqual({
      ...item('a'),
      ...{ category: 'Taxes {2024}', tags: ['old', 'x'], starred: false, color: 'green' },
    })
  })

  it('are rules of the one engine: nested conditions, templates and leaving alone stand beside them', () => {
    const when: Rule['when'] = { none: [{ field: 'starred', op: 'is', value: true }] }
    const advanced: Rule = { name: 'by year', when, move: '{takenYear|Undated}/{extension}', star: true }
    const keep: Rule = { name: 'keep', when: { field: 'name', op: 'equals', value: 'b' }, leave: true }
    const items = [item('a', { takenYear: 2020, extension: 'jpg' }), item('b'), item('c', { starred: true })]
    expect(sorted(items, { rules: [row({}), advanced, keep] })).toEqual([
      { ...items[0], category: '2020/jpg', starred: true, tags: ['t'] },
      items[1],
      items[2],
    ])
  })

  it('that can not be are refused with their place', () => {
    const refusal = (parts: Partial<SortRule>) => () => rulesOfSort({ rules: [row(parts)] })
    expect(refusal({ field: 'sizeBytes', op: '>', value: 'big' })).toThrow('rules[0].when: "big" is no size')
    expect(refusal({ field: 'name', op: '>' })).toThrow('"name" is compared by')
    expect(refusal({ value: ' ' })).toThrow('it is empty')
    expect(refusal({ action: 'setColor', actionValue: 'pink' })).toThrow('there is no colour "pink"')
    expect(refusal({ action: 'setCategory', actionValue: '' })).toThrow('it is empty')
  })

  it('that mark have their say beside a later one that moves elsewhere', () => {
    const when: Rule['when'] = { field: 'name', op: 'contains', value: 'a' }
    const rules: readonly Rule[] = [
      { name: 'tag', when, move: 'A', tags: ['x'] },
      { name: 'move', when, move: 'B' },
    ]
    expect(checkRules({ rules }, 0)).toEqual([])
    expect(sorted([item('a')], { rules })).toEqual([{ ...item('a'), category: 'B', tags: ['x'] }])
  })

  it('are counted by what they changed, in a copy as well: what has its mark already is as it was', () => {
    const items = [item('a'), item('b'), item('a tagged', { tags: ['t'] })]
    const after = structuredClone(sorted(items, { sortOrder: 'desc', rules: [row({})] }))
    expect(markedCount(items, after)).toBe(1)
    expect(markedCount(items, structuredClone(sorted(items, { sortOrder: 'desc' })))).toBe(0)
  })
})
