import { describe, expect, it } from 'vitest'
import { isReadable, isWorthReading, LARGEST_READ_BYTES } from '../classify/worth-reading.ts'
import type { Item } from '../item/item.ts'
import { byCategory } from './by-category.ts'
import { judge } from './judge.ts'

const INVOICE =
  'INVOICE\nInvoice number: 2024-7\nBill to: A Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days'
const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes: 10,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'folder' },
})

describe('sorting', () => {
  it('gives one answer an item in order, by content, with options where there is a choice', () => {
    const judged = judge([{ item: item('a.txt'), reading: { text: INVOICE } }, { item: item('b.png') }])
    expect(judged.map(({ verdict }) => verdict.category)).toEqual(['Invoices', 'Photos & Images'])
    expect(judged[0]?.verdict.options?.[0]?.category).toBe('Invoices')
    expect(judged[1]?.verdict.options).toBeUndefined()
  })

  it('tells of every item once, and ends when told to', () => {
    const inputs = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ item: item(name) }))
    const told: number[] = []
    judge(inputs, { onDone: (done) => told.push(done) })
    expect(told).toEqual([1, 2, 3])
    const stop = () => {
      throw new Error('enough')
    }
    expect(() => judge(inputs, { onDone: stop })).toThrow('enough')
  })

  it('puts files under their categories, the fullest first, in their order', () => {
    const names = ['a.txt', 'b.png', 'c.png']
    const judged = judge(names.map((name) => ({ item: item(name) })))
    const { folders, results } = byCategory([...names, 'unjudged'], judged, (name) => name)
    expect(folders).toEqual([
      { name: 'Photos & Images', count: 2 },
      { name: 'Documents & Text', count: 1 },
    ])
    expect(results.get('Photos & Images')).toEqual(['b.png', 'c.png'])
  })

  it('reads inside documents and pictures and, where tags count, what has them; not programs, archives, what is tiny or huge', () => {
    const file = { sizeBytes: 1000 }
    for (const kind of ['pdf', 'text', 'data', 'mail'] as const)
      expect(isWorthReading(file, kind, { withTags: false })).toBe(true)
    for (const kind of ['video', 'audio'] as const) {
      expect(isWorthReading(file, kind)).toBe(true)
      expect(isWorthReading(file, kind, { withTags: false })).toBe(false)
    }
    expect(isWorthReading(file, 'image', { withTags: false })).toBe(true)
    for (const kind of ['software', 'archive', 'font', 'disk-image', 'other'] as const)
      expect(isWorthReading(file, kind)).toBe(false)
    for (const sizeBytes of [0, 39, LARGEST_READ_BYTES + 1]) expect(isWorthReading({ sizeBytes }, 'pdf')).toBe(false)
    // One word is enough for search.
    expect([0, 1, LARGEST_READ_BYTES + 1].map((sizeBytes) => isReadable({ sizeBytes }, 'text'))).toEqual([
      false,
      true,
      false,
    ])
  })
})
