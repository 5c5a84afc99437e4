import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNear } from './distance.ts'
import { type Hit, SearchIndex } from './search-index.ts'
import { tokensOf } from './tokens.ts'

const filled = () => {
  const index = new SearchIndex()
  index.add({ id: '1', name: 'Invoice-2024.pdf', folder: 'Finance', text: 'Total amount due: 120 Euro for the café' })
  index.add({ id: '2', name: 'holidayPhoto.jpg', folder: 'Photos & Images' })
  index.add({ id: '3', name: 'notes.txt', folder: 'Work', text: 'Remember the invoice of the electrician' })
  index.add({ id: '4', name: 'Rechnung Müller.docx', folder: 'Finance' })
  return index
}
const ids = (hits: readonly Hit[]) => hits.map(({ id }) => id)

describe('SearchIndex', () => {
  it('finds by name before text, by folder, by beginning, without accents and in camel case', () => {
    const index = filled()
    expect(ids(index.search('invoice'))).toEqual(['1', '3'])
    expect(ids(index.search('finance'))).toEqual(expect.arrayContaining(['1', '4']))
    expect(ids(index.search('elec'))).toEqual(['3'])
    expect(ids(index.search('muller'))).toEqual(['4'])
    expect(ids(index.search('cafe'))).toEqual(['1'])
    expect(ids(index.search('photo'))).toEqual(['2'])
    expect(ids(index.search('2024'))).toEqual(['1'])
  })

  it('forgives typing errors, and wants every word of the query', () => {
    const index = filled()
    expect(ids(index.search('invioce'))).toEqual(['1', '3'])
    expect(ids(index.search('electrican'))).toEqual(['3'])
    expect(ids(index.search('invoice electrician'))).toEqual(['3'])
    expect(ids(index.search('invoice zebra'))).toEqual([])
  })

  it('marks what fits, and shows a piece of the text', () => {
    const [hit] = filled().search('electrician')
    const { text, marks } = hit?.snippet ?? { text: '', marks: [] }
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['electrician'])
    expect(filled().search('invoice')[0]?.name).toEqual([{ start: 0, end: 7 }])
  })

  it('forgets what was removed and replaces what is added again', () => {
    const index = filled()
    index.remove('1')
    index.add({ id: '3', name: 'todo.txt', folder: 'Work' })
    expect(ids(index.search('invoice'))).toEqual([])
    expect(index.size).toBe(3)
  })

  it('L-1: takes any query: percent signs, brackets, ten thousand characters', () => {
    const index = filled()
    for (const query of ['%%%%', '(((((', 'a'.repeat(10_000), '\u0000', '.*', '👩‍👩‍👧'])
      expect(index.search(query)).toBeDefined()
    expect(index.search('%%%')).toHaveLength(4)
  })

  it('answers as if every item had been compared by itself', () => {
    const word = fc.constantFrom('alpha', 'alpine', 'beta', 'gamma', 'gama', 'delta')
    const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), word, (names, query) => {
        const index = new SearchIndex()
        for (const [at, name] of names.entries()) index.add({ id: String(at), name, folder: '' })
        const fits = (known: string) =>
          known.startsWith(query) || (query.length >= 4 && known[0] === query[0] && isNear(query, known, 1))
        const expected = names.flatMap((name, at) => (name.split(' ').some(fits) ? [String(at)] : []))
        expect([...ids(index.search(query))].sort()).toEqual(expected.sort())
      }),
    )
  })
})

describe('tokensOf', () => {
  it('gives places that hold the word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end } of tokensOf(text)) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(end).toBeGreaterThan(start)
        }
      }),
    )
    expect(tokensOf('IMG_2024budgetPlan').map(({ word }) => word)).toEqual(['img', '2024', 'budget', 'plan'])
  })
})
