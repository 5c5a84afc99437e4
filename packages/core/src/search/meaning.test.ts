import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuseRanks } from './fuse.ts'
import { cosine, likenessFloor, MEANING_CHARACTERS, meaningText, promptFor, queryText, UNRELATED } from './meaning.ts'
import { toInt8, VectorTable } from './vector-table.ts'

const vector = (length: number) =>
  fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: length, maxLength: length })

describe('meaningText', () => {
  it('is the name in words, the title and the beginning of the text', () => {
    expect(meaningText({ name: 'gas_bill-2024.pdf', title: 'Gas', text: 'Due in May' })).toBe(
      'gas bill 2024\nGas\nDue in May',
    )
    expect(meaningText({ name: '...', text: '' })).toBe('file')
  })

  it('I-7, I-8: hides secrets, is never empty and never longer than its limit, whatever a file holds', () => {
    const secret = 'DE89 3704 0044 0532 0130 00'
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(4200), (name, pad) => {
        const text = meaningText({
          name,
          title: `mail ada@example.org`,
          text: `${'a '.repeat(pad)}${secret} password: hunter22`,
        })
        expect(text).not.toMatch(/ada@|3704 0044 0532|hunter22/u)
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(MEANING_CHARACTERS)
        expect(text.isWellFormed()).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('leaves no half of a secret at the end of what is looked at', () => {
    const mails = 'ada.lovelace.of.london@mathematics.example.org '
    for (let pad = 0; pad < 60; pad += 1) {
      const text = `${mails.repeat(82)}${'x'.repeat(pad)} DE89 3704 0044 0532 0130 00 ${mails.repeat(9)}`
      expect(meaningText({ name: 'a', text })).not.toMatch(/3704|ada/u)
    }
  })

  it('hides what people paste into a search', () => {
    expect(queryText('  letter to ada@example.org ')).toBe('letter to [e-mail]')
  })
})

describe('promptFor', () => {
  it.each([
    ['nomic-embed-text:v1.5', 'search_query: ', 'search_document: '],
    ['intfloat/multilingual-e5-small', 'query: ', 'passage: '],
    ['multilingual-e5-large-instruct', '', ''],
    ['text-embedding-3-small', '', ''],
  ])('%s', (model, query, document) => {
    expect([promptFor(model, 'query'), promptFor(model, 'document')]).toEqual([query, document])
  })
})

describe('likenessFloor', () => {
  it('lies above what a model gives to unlike texts, whatever its own scale', () => {
    fc.assert(
      fc.property(
        fc.array(vector(12), { minLength: UNRELATED.length, maxLength: UNRELATED.length }),
        fc.nat(20),
        (rows, shift) => {
          const vectors = rows.map((row) => Float32Array.from(row, (value) => value + shift))
          const floor = likenessFloor(vectors)
          const pairs = vectors.flatMap((a, at) => vectors.slice(at + 1).map((b) => cosine(a, b)))
          const mean = pairs.reduce((sum, value) => sum + value, 0) / pairs.length
          expect(floor).toBeGreaterThanOrEqual(Math.min(0.98, mean))
          expect(floor).toBeLessThanOrEqual(0.98)
        },
      ),
    )
    expect(likenessFloor([])).toBeCloseTo(0.15)
  })
})

describe('VectorTable', () => {
  it('finds what comparing every exact vector would find, but for what whole numbers round away', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(vector(8), { minLength: 1, maxLength: 40 }), vector(8), async (rows, asked) => {
        const table = new VectorTable()
        const kept = rows.flatMap((row, at) => (table.set(String(at), toInt8(row)) ? [{ id: String(at), row }] : []))
        const found = await table.nearest(toInt8(asked), { limit: 100, floor: -1 })
        if (toInt8(asked).every((value) => value === 0)) return expect(found).toEqual([])
        expect(found.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
        for (const { id, likeness } of found)
          expect(Math.abs(likeness - cosine(rows[Number(id)] ?? [], asked))).toBeLessThan(0.03)
        for (const [at, { likeness }] of found.entries())
          expect(likeness).toBeLessThanOrEqual(found[at - 1]?.likeness ?? 1.001)
      }),
    )
  })

  it('replaces, keeps to one length, takes no zeros, and gives way to others', async () => {
    const table = new VectorTable()
    expect(table.set('a', Int8Array.of(1, 0))).toBe(true)
    expect(table.set('b', Int8Array.of(1, 0, 0))).toBe(false)
    expect(table.set('c', Int8Array.of(0, 0))).toBe(false)
    table.set('a', Int8Array.of(0, 1))
    let breaths = 0
    const wide = new VectorTable()
    for (let at = 0; at < 5; at += 1) wide.set(String(at), new Int8Array(2_000_001).fill(1))
    await wide.nearest(new Int8Array(2_000_001).fill(1), {
      limit: 1,
      floor: 0,
      breathe: async () => {
        breaths += 1
      },
    })
    expect(breaths).toBe(4)
    expect(await table.nearest(Int8Array.of(0, 9), { limit: 9, floor: 0.5 })).toEqual([{ id: 'a', likeness: 1 }])
    expect(await table.nearest(Int8Array.of(1), { limit: 9, floor: -1 })).toEqual([])
    expect(table.size).toBe(1)
  })
})

describe('fuseRanks', () => {
  it('puts what both lists name before what one names, and holds everything once', () => {
    expect(
      fuseRanks([
        ['a', 'b'],
        ['c', 'b'],
      ]),
    ).toEqual(['b', 'a', 'c'])
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(ids, ids, (one, two) => {
        const fused = fuseRanks([one, two])
        expect([...fused].sort()).toEqual([...new Set([...one, ...two])].sort())
        expect(fuseRanks([one, []])).toEqual([...new Set(one)])
      }),
    )
  })
})
