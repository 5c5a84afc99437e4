import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNear } from './distance.ts'
import { isExact } from './query.ts'
import { SearchIndex } from './search-index.ts'
import type { Hit } from './searchable.ts'
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
    expect(ids(index.search('invoice'))).toEqual(['1', '3', '4'])
    expect(ids(index.search('finance'))).toEqual(expect.arrayContaining(['1', '4']))
    expect(ids(index.search('elec'))).toEqual(['3'])
    expect(ids(index.search('muller'))).toEqual(['4'])
    expect(ids(index.search('cafe'))).toEqual(['1'])
    expect(ids(index.search('photo'))).toEqual(['2'])
    expect(ids(index.search('2024'))).toEqual(['1'])
  })

  it('forgives typing errors', () => {
    const index = filled()
    expect(ids(index.search('invioce'))).toEqual(['1', '3'])
    expect(ids(index.search('electrican'))).toEqual(['3'])
  })

  it('ranks by how much fits: all of it first, then what fits most, and nothing that fits nowhere', () => {
    const index = filled()
    expect(ids(index.search('invoice electrician'))).toEqual(['3', '1', '4'])
    expect(ids(index.search('invoice zebra'))).toEqual(['1', '3', '4'])
    expect(ids(index.search('zebra'))).toEqual([])
  })

  it('finds by a sentence: function words do not count, unless there is nothing else', () => {
    const index = filled()
    expect(ids(index.search('what is the amount that was due for the coffee'))[0]).toBe('1')
    expect(ids(index.search('the of and'))).toEqual(['3', '1'])
    index.add({ id: '5', name: 'the war.txt', folder: '' })
    expect(ids(index.search('war'))).toEqual(['5'])
  })

  it('finds other forms of a word, and the same thing in other languages, after the word itself', () => {
    const index = filled()
    index.add({ id: '5', name: 'remembered.txt', folder: '', text: 'Holidays with two electricians' })
    expect(ids(index.search('electricians'))).toEqual(['5', '3'])
    expect(ids(index.search('remembering'))).toEqual(expect.arrayContaining(['3', '5']))
    expect(ids(index.search('Rechnungen')).slice(0, 1)).toEqual(['4'])
    expect(ids(index.search('factura'))).toEqual(['1', '4', '3'])
  })

  it('an amount is found however it is written', () => {
    const styles = ['en-US', 'de-DE', 'fr-FR', 'de-CH']
    const style = fc.constantFrom(...styles.map((locale) => [locale, true] as const), ['en-US', false] as const)
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999 }), style, style, (cents, one, other) => {
        const written = ([locale, useGrouping]: readonly [string, boolean]) =>
          (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping })
        const index = new SearchIndex()
        index.add({ id: 'right', name: 'a', folder: '', text: `in all ${written(one)} EUR, due` })
        index.add({ id: 'wrong', name: 'b', folder: '', text: `in all ${cents + 1}.00 EUR, due` })
        expect(ids(index.search(`${written(other)}`))[0]).toBe('right')
        expect(ids(index.search(`€${written(other)}`))[0]).toBe('right')
      }),
    )
  })

  it('a day and a month are found however they are written, in the text, in the name, and by the dates of a file', () => {
    const index = new SearchIndex()
    const written = [
      '14 March 2023',
      'March 14, 2023',
      '14. März 2023',
      '14.03.2023',
      '2023-03-14',
      '14 de marzo de 2023',
    ]
    for (const [at, text] of written.entries())
      index.add({ id: `text ${at}`, name: 'a', folder: '', text: `On ${text}.` })
    index.add({ id: 'name', name: 'scan 2023-03-14.pdf', folder: '' })
    index.add({ id: 'file', name: 'b', folder: '', datesMs: [Date.UTC(2023, 2, 14, 12)] })
    index.add({
      id: 'none',
      name: 'c',
      folder: '',
      text: '14 April 2022, 3 March 2021',
      datesMs: [Date.UTC(2022, 3, 14)],
    })
    for (const query of [...written, '14 mars 2023', 'march 2023', 'März 2023'])
      expect([query, ...ids(index.search(query)).slice(0, 8)].sort()).toEqual(
        [query, 'file', 'name', ...written.map((_, at) => `text ${at}`)].sort(),
      )
    expect(ids(index.search('2023'))).toContain('file')
    expect(ids(index.search('marzo'))).toContain('none')
  })

  it('a phrase has to be there word for word: in the name, the folder, or the text; and is shown where it stands', () => {
    const index = filled()
    index.add({
      id: '5',
      name: 'electricians.txt',
      folder: 'Due: Amount',
      text: 'The  Électrician\n(of the invoice), due',
    })
    expect(ids(index.search('"the electrician"'))).toEqual(['3', '5'])
    expect(ids(index.search('"electrician of the" zebra'))).toEqual(['5'])
    expect(ids(index.search('"amount due" "120 euro"'))).toEqual(['1'])
    expect(ids(index.search('"due amount"'))).toEqual(['5'])
    for (const query of ['"holiday photo"', '“holiday photo”', '„holiday photo“', '«holiday photo»', '"HolidayPhoto"'])
      expect([query, ...ids(index.search(query))]).toEqual([query, '2'])
    for (const query of ['"electrician the"', '"lectrician of"', '"invioce"', '"invoices"', '"electrician" "coffee"'])
      expect([query, ...ids(index.search(query))]).toEqual([query])
    const [hit] = index.search('invoice "the electrician"')
    const { text, marks } = hit?.snippet ?? { text: '', marks: [] }
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['invoice', 'the electrician'])
  })

  it('who fits a phrase ranks by the other words, and needs none of them', () => {
    const index = new SearchIndex()
    index.add({ id: '1', name: 'a', folder: '', text: 'annual report of the board' })
    index.add({ id: '2', name: 'b', folder: '', text: 'annual report of the gardeners' })
    index.add({ id: '3', name: 'gardeners gardeners', folder: '', text: 'annual, and a report' })
    expect(ids(index.search('gardeners "annual report"'))).toEqual(['2', '1'])
  })

  it('a minus leaves out what holds that very word or phrase, in its name, folder or text', () => {
    const index = filled()
    expect(ids(index.search('invoice -finance'))).toEqual(['3'])
    expect(ids(index.search('invoice -Electrician'))).toEqual(['1', '4'])
    expect(ids(index.search('invoice -"the electrician" -müller'))).toEqual(['1'])
    expect(ids(index.search('invoice -"electrician the"'))).toEqual(['1', '3', '4'])
    expect(ids(index.search('-finance'))).toEqual(['2', '3'])
    expect(ids(index.search('-120-euro photo notes invoice'))).not.toContain('1')
    // Forms of the word and typing errors are not it.
    expect(ids(index.search('invoice -invoices -electrican'))).toEqual(['1', '3', '4'])
  })

  it('a mark that is not closed, and a minus inside a word or by itself, are none', () => {
    const index = filled()
    for (const query of [
      '"invoice 2024',
      'invoice-2024',
      'invoice - 2024',
      '- invoice 2024',
      '" " invoice 2024',
      '5"invoice 2024"',
    ])
      expect([query, ids(index.search(query))[0]]).toEqual([query, '1'])
    expect(isExact('5" pipe, 6" pipe - e-mail')).toBe(false)
    expect([isExact('a -b'), isExact('a "b c"'), isExact('-"b c"')]).toEqual([true, true, true])
  })

  it('L-1: phrases of many words in long texts that nearly hold them take time that grows with the text alone', () => {
    const index = new SearchIndex()
    for (let at = 0; at < 10; at += 1)
      index.add({ id: String(at), name: 'a', folder: '', text: `b ${'a  '.repeat(6000)}` })
    index.add({ id: 'c', name: 'c', folder: '', text: `${'a '.repeat(100)}b` })
    const startedAt = performance.now()
    expect(index.search(`"${'a '.repeat(90)}b"`).map(({ id }) => id)).toEqual(['c'])
    expect(index.search(`-"${'a '.repeat(90)}b"`)).toHaveLength(10)
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  it('shows where an amount or a date stands', () => {
    const index = new SearchIndex()
    index.add({ id: '1', name: 'a', folder: '', text: 'Paid 2.695,00 EUR on 14 March 2023' })
    const [hit] = index.search('2,695.00 2023-03-14')
    const { text, marks } = hit?.snippet ?? { text: '', marks: [] }
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['2.695,00', '14 March 2023'])
  })

  it('finds words inside scripts without spaces', () => {
    const index = new SearchIndex()
    index.add({ id: '1', name: '2024年請求書控え.pdf', folder: '' })
    expect(ids(index.search('請求書'))).toEqual(['1'])
  })

  it('marks what fits, and shows a piece of the text', () => {
    const [hit] = filled().search('electrician')
    const { text, marks } = hit?.snippet ?? { text: '', marks: [] }
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['electrician'])
    expect(filled().search('invoice')[0]?.name).toEqual([{ start: 0, end: 7 }])
  })

  it('finds the same in the same order without marks, and among some alone', () => {
    const index = filled()
    const hits = index.search('invoice "the electrician"')
    expect(index.search('invoice "the electrician"', { isMarked: false })).toEqual(
      hits.map(({ id, score }) => ({ id, score, name: [] })),
    )
    const some = index.search('invoice', { accept: (id) => id !== '1' })
    expect(some).toEqual(index.search('invoice').filter(({ id }) => id !== '1'))
  })

  it('forgets what was removed and replaces what is added again', () => {
    const index = filled()
    index.remove('1')
    index.add({ id: '3', name: 'todo.txt', folder: 'Work' })
    expect(ids(index.search('amount electrician'))).toEqual([])
    expect(ids(index.search('invoice'))).toEqual(['4'])
    expect(index.size).toBe(3)
  })

  it('answers as if what was removed or replaced had never been there', () => {
    const text = fc
      .array(
        fc.constantFrom('invoice', 'Rechnungen', 'alpine', 'alpin', '2,695.00', '14 March 2023', 'the', '請求書控え'),
      )
      .map((words) => words.join(' '))
    const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text, isRemoval: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const [index, fresh] = [new SearchIndex(), new SearchIndex()]
        const last = new Map<string, string>()
        for (const { id, text: name, isRemoval } of changes) {
          if (isRemoval) index.remove(id)
          else index.add({ id, name, folder: '' })
          if (isRemoval) last.delete(id)
          else last.set(id, name)
        }
        for (const [id, name] of last) fresh.add({ id, name, folder: '' })
        for (const query of [
          'invoice',
          'rechnung',
          'alp',
          'alpinn',
          '2695.00',
          'march 2023',
          '請求書',
          'the',
          '"alpine alpin"',
          'alpin -invoice',
        ])
          expect([query, index.search(query)]).toEqual([query, fresh.search(query)])
      }),
    )
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
