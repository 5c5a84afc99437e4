import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Beat, type Beats, lengthOf, quietMs, scanPercent, shownAt } from './beats.ts'
import { PACING, type Pacing, pacingFor } from './pacing.ts'
import { DEVICE_SKINS, DEVICE_STATES, type DeviceSkin } from './skins.ts'

const ONE = { file: 1, category: 1 }
const AI = DEVICE_SKINS.device.beats.carrying.organize
const at = (beats: Beats, elapsedMs: number, share?: number, pacing: Pacing = PACING) =>
  Object.values(shownAt(beats, { pacing, counts: ONE, elapsedMs, share })).join(' ')

describe('beats', () => {
  it('P2-4.4: AI organizing is scanning to 20, classifying climbs to 80 over 1.5 s, organizing 90, complete 100', () => {
    expect([0, 100, 400, 500, 1250, 1999, 2000, 2299, 2300, 9000].map((ms) => at(AI, ms))).toEqual([
      'scanning 0',
      'scanning 4',
      'scanning 16',
      'classifying 20',
      'classifying 50',
      'classifying 79',
      'organizing 90',
      'organizing 90',
      'complete 100',
      'complete 100',
    ])
    expect(lengthOf(AI, PACING, ONE)).toBe(3300)
  })

  it('show no more than the work has done, and the name of the stage that it is in', () => {
    expect([0, 0.1, 0.5, 0.85, 0.9, 1].map((share) => at(AI, 60_000, share))).toEqual([
      'scanning 0',
      'scanning 10',
      'classifying 50',
      'classifying 80',
      'organizing 90',
      'complete 100',
    ])
  })

  it('last no time for those who want no animation, and then follow the work alone', () => {
    const still = pacingFor({ reducedMotion: true, skipAnimations: false })
    expect(lengthOf(AI, still, ONE)).toBe(0)
    expect([undefined, 0.5].map((share) => at(AI, 0, share, still))).toEqual(['complete 100', 'classifying 50'])
  })

  it('last so long for each file or category where their pace is of these', () => {
    const beats: Beats = [{ stage: 'sorting', from: 0, to: 100, pace: 'aiOrganizing', each: 'category' }]
    const counts = { file: 9, category: 4 }
    expect(lengthOf(beats, PACING, counts)).toBe(4 * PACING.aiOrganizing)
    const { percent } = shownAt(beats, { pacing: PACING, counts, elapsedMs: 600, share: undefined })
    expect(percent).toBe(50)
  })

  it('P2-9.5: consent mode shows 10 ms a file and 500 ms a category, and of very many no more than 5 s each', () => {
    const { judging, carrying } = DEVICE_SKINS.consent.beats
    const lasts = (beats: Beats, file: number, category: number) => lengthOf(beats, PACING, { file, category })
    expect([1, 40, 500, 501, 10_000].map((files) => lasts(judging, files, 1))).toEqual([10, 400, 5000, 5000, 5000])
    expect([1, 4, 10, 200].map((categories) => lasts(carrying.list, 1, categories))).toEqual([500, 2000, 5000, 5000])
    const counts = { file: 10_000, category: 1 }
    const half = shownAt(judging, { pacing: PACING, counts, elapsedMs: 2500, share: 1 })
    expect(half).toEqual({ stage: 'processing', percent: 50 })
  })

  it('stand still until the next one, and climb in steps of 100 ms', () => {
    expect([0, 450, 2000, 3000].map((ms) => quietMs(AI, PACING, ONE, ms))).toEqual([100, 50, 300, 300])
  })

  it('never go back in time, nor past what was done, whatever the table', () => {
    const beat = fc.record({
      width: fc.nat({ max: 40 }),
      pace: fc.constantFrom('aiOrganizing', 'aiComplete', undefined),
    })
    fc.assert(
      fc.property(
        fc.array(beat, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, share) => {
          let from = 0
          const made = list.map(({ width, pace }, index): Beat => {
            const one = { stage: String(index), from, to: from + width, ...(pace && { pace }) }
            from += width
            return one
          })
          const beats = made as unknown as Beats
          const shown = Array.from({ length: 40 }, (_, index) =>
            shownAt(beats, { pacing: PACING, counts: ONE, elapsedMs: index * 150, share }),
          )
          const percents = shown.map(({ percent }) => percent)
          expect(percents).toEqual(percents.toSorted((a, b) => a - b))
          expect(Math.max(...percents)).toBeLessThanOrEqual(Math.max(made[0]?.from ?? 0, from * share) + 1e-9)
        },
      ),
    )
  })

  it('P1-9.9: a scan whose end nobody knows is at 95 with 50 files, and stays there', () => {
    expect([0, 10, 25, 50, 5000].map(scanPercent)).toEqual([0, 19, 47, 95, 95])
  })
})

it('every device flow names all states, and its percentages go up', () => {
  for (const skin of Object.values<DeviceSkin>(DEVICE_SKINS)) {
    expect(Object.keys(skin.stages).sort()).toEqual([...DEVICE_STATES].sort())
    for (const beats of [skin.beats.collecting, skin.beats.judging, ...Object.values(skin.beats.carrying)]) {
      const steps = beats.flatMap(({ from, to }) => [from, to])
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    }
  }
})
