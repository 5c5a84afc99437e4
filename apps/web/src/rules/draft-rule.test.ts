import { describe, expect, it } from 'vitest'
import { asGroup, ofField, ofOperator, onlyTest, typedValue } from './condition.ts'
import { finished, freeName, isPlain, newRule } from './draft-rule.ts'

describe('a rule that is typed', () => {
  it('begins as a row, says what it lacks, and is whole once its values are there', () => {
    const begun = newRule('mark')
    expect(isPlain(begun, 'mark')).toBe(true)
    expect(finished(begun, 'mark', 'x')).toBe('condition')
    const asked = { ...begun, when: { field: 'name', op: 'contains', value: ' tax ' } as const }
    expect(finished(asked, 'mark', 'x')).toBe('nothing')
    expect(finished({ ...asked, tags: ['a; b'] }, 'mark', 'x')).toEqual({
      ...{ name: 'x', when: { field: 'name', op: 'contains', value: 'tax' }, tags: ['a', 'b'] },
    })
    const { tags: _, ...none } = asked
    expect(finished(none, 'mark', 'x')).toBe('nothing')
    expect(finished({ ...none, move: '{nowhere}' }, 'file', 'x')).toBe('target')
    // Standing rules have no word for marks.
    expect(finished({ ...asked, star: true }, 'file', 'x')).toBe('target')
  })

  it('is a row only while it asks one plain thing and does one', () => {
    const test = { field: 'name', op: 'contains', value: 'a' } as const
    expect(isPlain({ name: 'x', when: { all: [test] }, move: 'A' }, 'file')).toBe(true)
    expect(isPlain({ name: 'x', when: { none: [test] }, move: 'A' }, 'file')).toBe(false)
    expect(isPlain({ name: 'x', when: { all: [test, test] }, move: 'A' }, 'file')).toBe(false)
    expect(isPlain({ name: 'x', when: test, move: 'A', rename: 'B' }, 'file')).toBe(false)
    expect(isPlain({ name: 'x', when: test, move: 'A', stop: true }, 'file')).toBe(false)
    expect(onlyTest({ any: [{ all: [test] }] })).toEqual(test)
    expect(asGroup(test)).toEqual({ of: 'all', parts: [test] })
  })

  it('keeps of a question what another field or comparison can take', () => {
    const size = { field: 'sizeBytes', op: '>', value: '1 MB' } as const
    expect(ofField(size, 'updatedAt')).toEqual({ field: 'updatedAt', op: '>', value: '' })
    expect(ofField(size, 'name')).toEqual({ field: 'name', op: 'contains', value: '' })
    expect(ofField(size, 'hasAttachment')).toEqual({ field: 'hasAttachment', op: 'is', value: true })
    expect(ofOperator(size, '<=')).toEqual({ ...size, op: '<=' })
    expect(ofOperator(size, 'isKnown')).toEqual({ ...size, op: 'isKnown', value: true })
    expect(ofField({ field: 'name', op: 'contains', value: 'a' }, 'title').value).toBe('a')
  })

  it('takes several values where semicolons part them, but not of a pattern', () => {
    expect(typedValue({ field: 'name', op: 'contains' }, 'a; b ;')).toEqual(['a', 'b'])
    expect(typedValue({ field: 'name', op: 'matches' }, 'a;b')).toBe('a;b')
    expect(typedValue({ field: 'sizeBytes', op: '>' }, '1;2')).toBe('1;2')
    expect(freeName('a', ['a', 'a 2'])).toBe('a 3')
  })
})
