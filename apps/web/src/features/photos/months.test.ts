import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanAt, spansOf, yearsOf } from './months.ts'

const MONTHS = [
  { month: '2023-05', photos: 3 },
  { month: '2023-04', photos: 1 },
  { month: '2021-12', photos: 6 },
]

describe('months of the timeline', () => {
  it('begin where those before them end', () => {
    expect(spansOf(MONTHS).map(({ first }) => first)).toEqual([0, 3, 4])
    expect([0, 2, 3, 4, 9, 99].map((place) => spanAt(spansOf(MONTHS), place))).toEqual([0, 0, 1, 2, 2, 2])
    expect(spanAt([], 0)).toBe(-1)
  })

  it('a place is found in the month that has it, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 200 }), (counts) => {
        const spans = spansOf(counts.map((photos, index) => ({ month: String(index), photos })))
        const owners = counts.flatMap((photos, index) => new Array<number>(photos).fill(index))
        expect(owners.map((_, place) => spanAt(spans, place))).toEqual(owners)
      }),
    )
  })

  it('years stand where their first photo is, and leave out those that would lie on another', () => {
    expect(yearsOf(spansOf(MONTHS), 10, 0.05)).toEqual([
      { year: '2023', share: 0 },
      { year: '2021', share: 0.4 },
    ])
    expect(yearsOf(spansOf(MONTHS), 10, 0.5).map(({ year }) => year)).toEqual(['2023'])
  })
})
