import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateRemaining, formatRemaining, type ProgressSample } from './remaining.ts'
import { formatCount, formatSize } from './size.ts'

describe('formatSize', () => {
  it('uses Bytes, KB, MB, GB with 1024 per step and 1 decimal', () => {
    const sizes = [0, 1, 1023, 1024, 1536, 1024 ** 2, 2.5 * 1024 ** 2, 1024 ** 3, 3.25 * 1024 ** 3]
    expect(sizes.map((size) => formatSize(size))).toEqual([
      '0 Bytes',
      '1 Bytes',
      '1023 Bytes',
      '1.0 KB',
      '1.5 KB',
      '1.0 MB',
      '2.5 MB',
      '1.0 GB',
      '3.3 GB',
    ])
  })

  it('uses B, KB, MB, GB in the device organizer', () => {
    expect([12, 1024].map((size) => formatSize(size, 'short'))).toEqual(['12 B', '1.0 KB'])
  })

  it('never shows 1024.0 of a step that has a next one, and stays at GB', () => {
    expect(formatSize(1024 ** 2 - 1)).toBe('1.0 MB')
    expect(formatSize(2048 * 1024 ** 3)).toBe('2048.0 GB')
  })

  it('takes a size that is none as no bytes', () => {
    expect([-5, Number.NaN].map((size) => formatSize(size))).toEqual(['0 Bytes', '0 Bytes'])
  })
})

describe('formatCount', () => {
  it('says one file and 2,500 files', () => {
    expect([formatCount(1, 'file'), formatCount(0, 'file'), formatCount(2500, 'file')]).toEqual([
      '1 file',
      '0 files',
      '2,500 files',
    ])
    expect(formatCount(2, 'category', 'categories')).toBe('2 categories')
  })
})

describe('estimateRemaining', () => {
  const steady = (untilMs: number, perSecond: number): ProgressSample[] =>
    Array.from({ length: untilMs / 500 + 1 }, (_, index) => ({ atMs: index * 500, done: (index * perSecond) / 2 }))

  it('is hidden for the first 2 s', () => {
    expect(estimateRemaining(steady(1500, 10), 100)).toBeUndefined()
    expect(estimateRemaining([], 100)).toBeUndefined()
    expect(estimateRemaining(steady(2000, 10), 100)).toBe(8000)
  })

  it('follows the last 10 s, not the whole past', () => {
    const slowThenFast = [
      ...steady(20_000, 1),
      ...Array.from({ length: 20 }, (_, index) => ({ atMs: 20_500 + index * 500, done: 20 + (index + 1) * 50 })),
    ]
    expect(estimateRemaining(slowThenFast, 2020)).toBeCloseTo(10_000, -1)
  })

  it('UX-5: goes by the last two where little arrives, for a slow line is when people ask', () => {
    const slow = [0, 15_000, 30_000].map((atMs, at) => ({ atMs, done: at * 10 }))
    expect(estimateRemaining(slow, 100)).toBe(120_000)
  })

  it('is never negative and never infinite', () => {
    const sample = fc.record({ atMs: fc.nat(60_000), done: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(sample), fc.nat(1000), (samples, total) => {
        const remaining = estimateRemaining(samples, total)
        return remaining === undefined || (remaining >= 0 && Number.isFinite(remaining))
      }),
    )
  })

  it('says a few seconds at the end, then seconds, minutes and hours', () => {
    expect([0, 4000, 25_000, 60_000, 185_000, 3_900_000, 7_200_000].map(formatRemaining)).toEqual([
      'a few seconds',
      'a few seconds',
      '25 seconds',
      '1 minute',
      '3 minutes',
      '1 hour 5 minutes',
      '2 hours',
    ])
  })
})
