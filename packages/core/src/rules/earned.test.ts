import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterRun,
  afterUndo,
  atLevel,
  decisionsIn,
  type Earned,
  LEVELS,
  NEEDED,
  NOTHING_EARNED,
  offerOf,
  textOfRule,
  unaskedLevel,
} from './earned.ts'

const runsOf = (earned: Earned, count: number, kept: number) =>
  Array.from({ length: count }).reduce<Earned>((now) => afterRun(now, { kept, changed: 0 }), earned)
const because = (...names: readonly string[]) => ({
  by: 'rule' as const,
  why: [...names.map((name) => ({ code: 'rule', values: { name } })), 'something else'],
})

describe('what a standing order earns', () => {
  it('offers the next level after enough decisions in enough runs, and takes none by itself', () => {
    const { kept, runs } = NEEDED.suggest
    expect(offerOf(runsOf(NOTHING_EARNED, 1, kept * 10))).toBeUndefined()
    expect(offerOf(runsOf(NOTHING_EARNED, runs, 1))).toBeUndefined()
    const earned = runsOf(NOTHING_EARNED, runs, Math.ceil(kept / runs))
    expect(offerOf(earned)).toBe('apply')
    expect(earned.level).toBe('suggest')
    expect(offerOf(atLevel('apply'))).toBeUndefined()
    expect(offerOf(runsOf(atLevel('apply'), NEEDED.apply.runs, NEEDED.apply.kept))).toBe('silent')
    expect(offerOf(runsOf(atLevel('silent'), 100, 100))).toBeUndefined()
  })

  it('steps back one level with each undo and each correction, and begins to count anew', () => {
    const earned = runsOf(atLevel('silent'), 4, 5)
    expect(afterUndo(earned)).toEqual(atLevel('apply'))
    expect(afterRun(earned, { kept: 9, changed: 1 })).toEqual(atLevel('apply'))
    expect(afterUndo(afterUndo(earned))).toEqual(NOTHING_EARNED)
    expect(afterUndo(NOTHING_EARNED)).toEqual(NOTHING_EARNED)
  })

  it('never goes up but by a person, whatever happens', () => {
    const happened = fc.oneof(fc.record({ kept: fc.nat(50), changed: fc.nat(2) }), fc.constant('undo' as const))
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), fc.array(happened, { maxLength: 40 }), (level, all) => {
        let earned = atLevel(level)
        for (const one of all) {
          const next = one === 'undo' ? afterUndo(earned) : afterRun(earned, one)
          expect(LEVELS.indexOf(next.level)).toBeLessThanOrEqual(LEVELS.indexOf(earned.level))
          if (one === 'undo' || one.changed > 0) expect(offerOf(next)).toBeUndefined()
          earned = next
        }
      }),
    )
  })

  it('is told by the moves of a run: those that stood, and those that the person sent elsewhere', () => {
    const judged = (by: 'rule' | 'text', ...names: readonly string[]) => ({
      judged: { category: 'Bills', confidence: 1, fileKind: 'pdf' as const, ...because(...names), by },
    })
    const found = decisionsIn([
      judged('rule', 'bills'),
      judged('rule', 'bills', 'names'),
      { ...judged('rule', 'bills'), wanted: 'Elsewhere' },
      judged('text', 'bills'),
      {},
    ])
    expect([...found]).toEqual([
      ['bills', { kept: 2, changed: 1 }],
      ['names', { kept: 1, changed: 0 }],
    ])
  })

  it('goes as far as the most careful of the rules behind a judgement, and no further than rules', () => {
    const levels = new Map([
      ['a', 'apply' as const],
      ['s', 'silent' as const],
    ])
    const level = (...names: readonly string[]) =>
      unaskedLevel(because(...names), (name) => levels.get(name) ?? 'suggest')
    expect(level('s')).toBe('silent')
    expect(level('s', 'a')).toBe('apply')
    expect(level('s', 'new')).toBeUndefined()
    expect(level()).toBeUndefined()
    expect(unaskedLevel({ ...because('s'), by: 'instruction' }, () => 'silent')).toBeUndefined()
  })

  it('belongs to what a rule says: switched off and on again it is the same, with another folder it is another', () => {
    const rule = { name: 'x', when: { field: 'name', op: 'contains', value: 'a' }, move: 'A' } as const
    expect(textOfRule({ ...rule, enabled: false })).toBe(textOfRule(rule))
    expect(textOfRule({ ...rule, move: 'B' })).not.toBe(textOfRule(rule))
  })
})
