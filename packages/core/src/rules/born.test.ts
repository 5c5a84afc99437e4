import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemOf } from '../item/item-of.ts'
import type { Verdict } from '../item/verdict.ts'
import { ruleFrom } from './born.ts'
import { Rules } from './engine.ts'
import { readRules, writeRules } from './read-rules.ts'

const verdict: Verdict = {
  ...{ itemId: 'x', fileKind: 'text', category: 'Other', confidence: 0.4, by: 'extension', why: [] },
}
const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((name) => name.trim() !== '' && !/^\.*$|[/\0]/u.test(name))
const bornOf = (name: string, told: Partial<Verdict> = {}) =>
  ruleFrom({ name }, { ...verdict, ...told }, { category: 'X' })

describe('a rule that is born from a decision', () => {
  it('asks what is most telling: the list or the sender, the kind, a word of the name with its ending', () => {
    const asked = (name: string, told: Partial<Verdict> = {}) => bornOf(name, told).when
    expect(asked('a.eml', { facets: { list: 'news.example.org', sender: 'Ada' } })).toEqual({
      all: [{ field: 'list', op: 'contains', value: 'news.example.org' }],
    })
    expect(asked('a.pdf', { documentKind: 'invoice', facets: { sender: 'ACME' } })).toEqual({
      all: [
        { field: 'document', op: 'equals', value: 'invoice' },
        { field: 'sender', op: 'contains', value: 'ACME' },
      ],
    })
    expect(asked('Screenshot 1.png', { pictureKind: 'screenshot' })).toEqual({
      all: [{ field: 'picture', op: 'equals', value: 'screenshot' }],
    })
    expect(asked('2024-05-31 Protokoll 7.DOCX')).toEqual({
      all: [
        { field: 'name', op: 'contains', value: 'Protokoll' },
        { field: 'extension', op: 'equals', value: 'docx' },
      ],
    })
  })

  it('goes where the file went, braces and all, or leaves its like alone', () => {
    expect(ruleFrom({ name: 'a.txt' }, verdict, { category: 'Taxes {2024}' }).move).toBe('Taxes {{2024}}')
    expect(ruleFrom({ name: 'a.txt' }, verdict, { stays: true })).toMatchObject({ leave: true })
  })

  it('can be kept, and fits the file that it was born from, whatever that is called', () => {
    fc.assert(
      fc.property(names, (name) => {
        const born = { ...bornOf(name), name: 'born' }
        const kept = readRules(writeRules({ rules: [born] }))
        const item = itemOf('folder', { path: name, sizeBytes: 1, modifiedAtMs: 1 })
        expect(new Rules(kept).orderFor({ item }, { verdict, facts: {} })?.folder?.text).toBe('X')
      }),
    )
  })
})
