import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facets } from '../item/facets.ts'
import { itemOf } from '../item/item-of.ts'
import type { Verdict } from '../item/verdict.ts'
import { createDraft, type Draft, editDraft, foldersIn, shapeOf, undoEdit } from './draft.ts'
import type { Division } from './large-folders.ts'
import { offersFor, type Shape, USUAL_SHAPE } from './shape.ts'

interface Given {
  readonly path: string
  readonly facets?: Facets
  readonly category?: string
}

const CHANGED = Date.UTC(2024, 1, 1)

function draftOf(given: readonly Given[], shape?: Shape): Draft {
  const items = given.map(({ path }) =>
    itemOf('library', { id: path, path, sizeBytes: 10, modifiedAtMs: CHANGED, mediaType: '' }),
  )
  const verdicts = given.map(({ path, facets, category = 'Invoices' }): Verdict => {
    return { itemId: path, fileKind: 'pdf', category, confidence: 0.9, by: 'text', why: [], ...(facets && { facets }) }
  })
  return createDraft(items, verdicts, shape && { shape })
}

const many = (count: number, facetsOf: (at: number) => Facets, folder = ''): Given[] =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}${at}.pdf`, facets: facetsOf(at) }))
const offers = ({ entries, shape = USUAL_SHAPE }: Draft) => offersFor(entries, shape)
const taking = (draft: Draft, divisions: readonly Division[]) =>
  editDraft(draft, { type: 'shape', shape: { ...shapeOf(draft), divisions } })
const countsOf = ({ entries }: Draft) => {
  const counts: Record<string, number> = {}
  for (const { category } of entries.values()) counts[category] = (counts[category] ?? 0) + 1
  return counts
}
const inYears = (at: number): Facets => ({ date: `${2020 + (at % 4)}-03-02` })

describe('large folders', () => {
  it('offers years for a folder of more than 60 files, and nothing for one of 60', () => {
    expect(offers(draftOf(many(61, inYears)))).toEqual([
      { folder: 'Invoices', by: 'year', fileCount: 61, parts: ['2020', '2021', '2022', '2023'] },
    ])
    expect(offers(draftOf(many(60, inYears)))).toEqual([])
  })

  it('prefers who things are from to when they were made, and the folder they came from where nobody is known', () => {
    const from = (at: number): Facets => ({ ...inYears(at), sender: `Firm ${at % 5}` })
    expect(offers(draftOf(many(70, from)))).toEqual([
      expect.objectContaining({ by: 'sender', parts: expect.arrayContaining(['Firm 0', 'Firm 4']) }),
    ])
    const clients = ['Adler', 'Brandt', 'Celik'].flatMap((client) => many(25, inYears, `work/${client}/`))
    expect(offers(draftOf(clients))).toEqual([
      { folder: 'Invoices', by: 'project', fileCount: 75, parts: ['Adler', 'Brandt', 'Celik'] },
    ])
  })

  it('offers nothing where one part is a giant, where most would be alone, and where parts are as many as files', () => {
    expect(offers(draftOf(many(80, (at) => ({ date: at < 70 ? '2021-01-01' : '2022-01-01' }))))).toEqual([])
    const mostAlone = (at: number): Facets => ({ date: '2021-01-01', sender: at < 30 ? `Firm ${at % 3}` : `One ${at}` })
    expect(offers(draftOf(many(80, mostAlone)))).toEqual([])
    expect(offers(draftOf(many(90, (at) => ({ date: '2021-01-01', sender: `Firm ${at % 30}` }))))).toEqual([])
  })

  it('counts no file that stays where it is, and touches no folder that was named as a path', () => {
    const draft = draftOf(many(70, inYears))
    const ids = [...draft.entries.keys()].slice(0, 20)
    expect(offers(editDraft(draft, { type: 'exclude', itemIds: ids }))).toEqual([])
    const exact = draftOf(many(70, inYears).map((one) => ({ ...one, category: 'Papers/All' })))
    expect(offers(exact)).toEqual([])
    expect(countsOf(taking(exact, [{ folder: 'Papers/All', by: 'year' }]))).toEqual({ 'Papers/All': 70 })
  })

  it('changes nothing until it is taken; taken, it is one edit that undo takes back, and it stays offered', () => {
    const draft = draftOf([...many(80, inYears), { path: 'x.pdf', category: 'Letters' }])
    expect(countsOf(draft)).toEqual({ Invoices: 80, Letters: 1 })
    const taken = taking(draft, offers(draft))
    expect(countsOf(taken)).toEqual({
      ...{ 'Invoices/2020': 20, 'Invoices/2021': 20, 'Invoices/2022': 20, 'Invoices/2023': 20 },
      Letters: 1,
    })
    expect(offers(taken)).toEqual(offers(draft))
    expect(countsOf(undoEdit(taken))).toEqual(countsOf(draft))
    expect(countsOf(taking(taken, []))).toEqual(countsOf(draft))
    expect(foldersIn(draft.entries, shapeOf(taken)).order).toContain('Invoices/2023')
    expect(countsOf(draftOf(many(80, inYears), { ...USUAL_SHAPE, divisions: 'offered' }))['Invoices/2020']).toBe(20)
  })

  it('leaves the few that belong to no part in the folder itself, and puts a newcomer of the person beside its like', () => {
    const draft = draftOf([
      ...many(80, (at) => ({ date: at < 2 ? '2009-01-01' : (inYears(at).date ?? '') })),
      { path: 'late.pdf', category: 'Letters', facets: { date: '2021-08-08' } },
    ])
    const taken = taking(draft, offers(draft))
    expect(countsOf(taken).Invoices).toBe(2)
    const moved = editDraft(taken, { type: 'move', itemIds: ['late.pdf'], category: 'Invoices' })
    expect(moved.entries.get('late.pdf')?.category).toBe('Invoices/2021')
  })

  it('offers only parts that hold what they say, whatever the facets are', () => {
    const facets = fc.record({
      date: fc.constantFrom('2020-01-01', '2021-01-01', '2022-01-01', '1900-01-01'),
      sender: fc.constantFrom('Ann', 'Bob', 'A/B', '..'),
    })
    fc.assert(
      fc.property(fc.array(facets, { minLength: 61, maxLength: 90 }), (all) => {
        const draft = draftOf(all.map((one, at) => ({ path: `${at}.pdf`, facets: one })))
        for (const offer of offers(draft)) {
          const counts = countsOf(taking(draft, [offer]))
          for (const part of offer.parts) expect(counts[`Invoices/${part}`]).toBeGreaterThanOrEqual(3)
          expect(Object.keys(counts).length).toBeLessThanOrEqual(offer.parts.length + 1)
          expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length)
        }
      }),
      { numRuns: 30 },
    )
  })
})
