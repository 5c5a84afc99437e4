import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framed } from './frame.ts'
import { wayOf } from './grid-keys.ts'
import { NOTHING, selectSome } from './selection.ts'

const place = { at: 4, count: 11, columns: 3, pageRows: 2, isRtl: false }
const from = (at: number, key: string, more: Partial<typeof place> = {}) => {
  const way = wayOf(key, { ...place, at, ...more })
  return typeof way === 'number' ? at + way : way
}

describe('keys in a grid', () => {
  it('arrows lead two ways, and turn round where the page reads from the right', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => from(4, key))).toEqual([1, 7, 3, 5])
    expect(['ArrowLeft', 'ArrowRight'].map((key) => from(4, key, { isRtl: true }))).toEqual([5, 3])
  })

  it('up and down stay in their column, and stop at the ends', () => {
    expect([from(1, 'ArrowUp'), from(9, 'ArrowDown'), from(8, 'ArrowDown')]).toEqual([1, 9, 10])
    expect([from(7, 'PageUp'), from(4, 'PageUp'), from(1, 'PageDown'), from(7, 'PageDown')]).toEqual([1, 1, 7, 10])
  })

  it('in a list left and right belong to others, and a page stops at the ends', () => {
    const list = { columns: 1, pageRows: 5 }
    expect(wayOf('ArrowLeft', { ...place, ...list })).toBeUndefined()
    expect([from(2, 'PageUp', list), from(8, 'PageDown', list), from(2, 'PageDown', list)]).toEqual([0, 10, 7])
  })

  it('never leads out of the list', () => {
    const grid = fc.record({
      count: fc.integer({ min: 1, max: 50 }),
      columns: fc.integer({ min: 1, max: 7 }),
      pageRows: fc.integer({ min: 1, max: 9 }),
      isRtl: fc.constant(false),
    })
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(grid, fc.nat(), key, (some, seed, pressed) => {
        const at = seed % some.count
        const way = Number(wayOf(pressed, { ...some, at }))
        expect(at + way).toBeGreaterThanOrEqual(0)
        expect(at + way).toBeLessThan(some.count)
      }),
    )
  })
})

describe('a frame', () => {
  const tiles = { count: 11, columns: 3, rowPx: 100, widthPx: 320, insetPx: 10, topPx: 10, isRtl: false }
  const box = (fromX: number, fromY: number, toX: number, toY: number) => ({ fromX, fromY, toX, toY })

  it('takes the tiles that it touches, whichever way it was drawn', () => {
    expect(framed(box(50, 50, 150, 150), tiles)).toEqual([0, 1, 3, 4])
    expect(framed(box(150, 150, 50, 50), tiles)).toEqual([0, 1, 3, 4])
    expect(framed(box(150, 150, 50, 50), { ...tiles, isRtl: true })).toEqual([1, 2, 4, 5])
  })

  it('takes nothing beyond the last tile, and nothing above the first', () => {
    expect(framed(box(0, 311, 320, 900), tiles)).toEqual([9, 10])
    expect(framed(box(0, 0, 320, 5), tiles)).toEqual([])
  })

  it('takes whole rows of a list', () => {
    const list = { ...tiles, columns: 1, insetPx: 0, topPx: 0 }
    expect(framed(box(300, 120, 310, 340), list)).toEqual([1, 2, 3])
  })

  it('adds to what was selected before it', () => {
    const now = selectSome(NOTHING, new Set(['x']), ['a', 'b'])
    expect([[...now.ids], now.anchor, now.active]).toEqual([['x', 'a', 'b'], 'a', 'b'])
    expect([...selectSome(now, new Set(['x']), []).ids]).toEqual(['x'])
  })
})
