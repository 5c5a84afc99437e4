import { describe, expect, it } from 'vitest'
import { FakeClock } from '../testing/clock.ts'
import { percentBetween, withMinimumDuration } from './minimum.ts'
import { PACING, pacingFor } from './pacing.ts'

describe('pacing', () => {
  it('is 0 with reduced motion or without animations', () => {
    expect(pacingFor({ reducedMotion: false, skipAnimations: false })).toBe(PACING)
    for (const wish of [
      { reducedMotion: true, skipAnimations: false },
      { reducedMotion: false, skipAnimations: true },
    ]) {
      const pacing = pacingFor(wish)
      expect(Object.keys(pacing)).toEqual(Object.keys(PACING))
      expect(new Set(Object.values(pacing))).toEqual(new Set([0]))
    }
  })
})

describe('withMinimumDuration', () => {
  it('ends when both the work and its shortest showing time are over', async () => {
    const clock = new FakeClock()
    let ended = false
    const stage = withMinimumDuration(async () => 'done', 2000, clock).then((result) => {
      ended = true
      return result
    })
    await clock.advance(1999)
    expect(ended).toBe(false)
    await clock.advance(1)
    expect(await stage).toBe('done')
  })

  it('waits for work that takes longer than it is shown', async () => {
    const clock = new FakeClock()
    let finish = (_value: string): void => undefined
    const work = new Promise<string>((resolve) => {
      finish = resolve
    })
    let ended = false
    const stage = withMinimumDuration(() => work, 100, clock).then(() => {
      ended = true
    })
    await clock.advance(5000)
    expect(ended).toBe(false)
    finish('late')
    await stage
    expect(ended).toBe(true)
  })

  it('reports a failure at once and needs no clock without pacing', async () => {
    const clock = new FakeClock()
    await expect(withMinimumDuration(() => Promise.reject(new Error('no')), 5000, clock)).rejects.toThrow('no')
    expect(await withMinimumDuration(async () => 1, 0, clock)).toBe(1)
  })

  it('follows the real count between two percentages', () => {
    expect([0, 5, 10, 20].map((done) => percentBetween(33, 66, done, 10))).toEqual([33, 50, 66, 66])
    expect(percentBetween(0, 100, 0, 0)).toBe(0)
  })
})
