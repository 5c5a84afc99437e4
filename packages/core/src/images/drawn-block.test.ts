import { describe, expect, it } from 'vitest'
import { paint } from '../../test/drawings.ts'
import { seededRandom } from '../numeric/random.ts'
import { drawnStatistics } from './drawn-block.ts'
import { planesOf } from './planes.ts'

const statisticsOf = (...drawing: Parameters<typeof paint>) => drawnStatistics(planesOf(paint(...drawing)))
/** Places of some numbers: how many colours there are exactly, strokes of the middle row and of the middle column, exact grays. */
const [COLOURS, ROW, COLUMN, GRAYS] = [0, 55, 61, 70]

describe('what tells drawn from photographed pictures', () => {
  it('counts colours: three in a flag, nearly as many as pixels in noise', () => {
    const random = seededRandom(3)
    const flag = statisticsOf(90, 60, (x) => (x < 1 / 3 ? [0, 80, 40] : x < 2 / 3 ? [255, 255, 255] : [200, 30, 50]))
    const noise = statisticsOf(90, 60, () => [random() * 255, random() * 255, random() * 255])
    expect(flag[COLOURS]).toBeCloseTo(Math.log2(4) / 14, 5)
    expect(noise[COLOURS]).toBeGreaterThan(0.85)
    expect(flag[COLOURS + 1]).toBeCloseTo(Math.sqrt(1 / 3), 2)
  })

  it('sees strokes where they are: upright bars cross rows and no columns, and the other way round', () => {
    const upright = statisticsOf(120, 120, (x) => (Math.floor(x * 20) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]))
    const lying = statisticsOf(120, 120, (_, y) => (Math.floor(y * 20) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]))
    expect([upright[ROW], upright[COLUMN]]).toEqual([expect.closeTo(0.6, 1), 0])
    expect([lying[ROW], lying[COLUMN]]).toEqual([0, expect.closeTo(0.6, 1)])
    expect(upright[GRAYS]).toBe(1)
  })

  it('gives as many finite numbers for the smallest pictures as for any', () => {
    for (const [width, height] of [
      [1, 1],
      [8, 8],
      [3, 160],
      [160, 2],
    ] as const) {
      const numbers = statisticsOf(width, height, () => [10, 200, 30])
      expect([numbers.length, numbers.every(Number.isFinite)]).toEqual([75, true])
    }
  })
})
