import type { LibraryDay } from '@octavo/contract'
import { expect, it } from 'vitest'
import { splitByDay } from './days.ts'

const on = (day: string): LibraryDay => ({
  ...{ day, kind: 'ends', confidence: 1, said: '', fileId: day, name: '', folder: '/' },
})
const namesOf = (days: readonly LibraryDay[]) => days.map(({ day }) => day)

it('days of papers are to come until their day is over where the reader is; those gone are told the latest first', () => {
  const days = ['2026-01-01', '2026-11-22', '2026-11-23', '2027-03-01'].map(on)
  const { coming, gone } = splitByDay(days, new Date(2026, 10, 23, 23, 59))
  expect(namesOf(coming)).toEqual(['2026-11-23', '2027-03-01'])
  expect(namesOf(gone)).toEqual(['2026-11-22', '2026-01-01'])
  expect(splitByDay(days, new Date(2028, 0, 1)).coming).toEqual([])
  expect(splitByDay([], new Date(2028, 0, 1))).toEqual({ coming: [], gone: [] })
})
