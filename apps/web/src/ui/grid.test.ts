import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framed } from './frame.ts'
import { wayOf } from './grid-keys.ts'
import { evenRows, filledRows, type GridRows, middleOf, placeAt } from './grid-rows.ts'
import { NOTHING, selectSome } from './selection.ts'

const place = { at: 4, rows: evenRows(11, 3, 100), pageRows: 2, isRtl: false }
const from = (at: number, key: string, more: Partial<typeof place> = {}) => {
  const way = wayOf(key, { ...place, at, ...more })
  return typeof way === 'number' ? at + way : way
}

const ROOM = { widthPx: 1000, rowPx: 170, gapPx: 8 } as const
const shapes = fc.array(fc.double({ min: 0.5, max: 2.6, noNaN: true }), { minLength: 1, maxLength: 60 })
const filled = shapes.map((ratios) => filledRows(ratios, ROOM))

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
    const list = { rows: evenRows(11, 1, 100), pageRows: 5 }
    expect(wayOf('ArrowLeft', { ...place, ...list })).toBeUndefined()
    expect([from(2, 'PageUp', list), from(8, 'PageDown', list), from(2, 'PageDown', list)]).toEqual([0, 10, 7])
  })

  it('never leads out of the list', () => {
    const count = fc.integer({ min: 1, max: 50 })
    const even = fc.tuple(count, fc.integer({ min: 1, max: 7 })).map((of) => evenRows(...of, 100))
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown')
    const pageRows = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(fc.oneof(even, filled), pageRows, fc.nat(), key, (rows, page, seed, pressed) => {
        const at = seed % rows.itemCount
        const to = at + Number(wayOf(pressed, { at, rows, pageRows: page, isRtl: false }))
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(rows.itemCount)
        if (pressed === 'ArrowDown' && rows.rowOf(at) < rows.rowCount - 1)
          expect(rows.rowOf(to)).toBe(rows.rowOf(at) + 1)
      }),
    )
  })
})

describe('rows that are filled', () => {
  const beginOf = (rows: GridRows, at: number) => (at === rows.firstOf(rows.rowOf(at)) ? 0 : rows.endOf(at - 1))

  it('hold every item once and in order, from side to side, about as high as asked, and none is pulled out of shape', () => {
    fc.assert(
      fc.property(shapes, (ratios) => {
        const rows = filledRows(ratios, ROOM)
        let top = 0
        for (let row = 0; row < rows.rowCount; row += 1) {
          const [first, after, heightPx] = [rows.firstOf(row), rows.firstOf(row + 1), rows.heightOf(row)]
          expect(after).toBeGreaterThan(first)
          expect([rows.rowOf(first), rows.rowOf(after - 1)]).toEqual([row, row])
          expect([rows.rowAt(top), rows.rowAt(top + heightPx - 1)]).toEqual([row, row])
          const isLast = after === ratios.length
          if (!isLast) expect(rows.endOf(after - 1)).toBeCloseTo(1, 6)
          expect(rows.endOf(after - 1)).toBeLessThanOrEqual(1.000001)
          // One more or one less would bring it no nearer to the wanted height.
          for (const other of isLast ? [] : [after - 1, after + 1]) {
            const count = other - first
            if (count === 0 || other > ratios.length) continue
            const sum = ratios.slice(first, other).reduce((all, ratio) => all + ratio, 0)
            const otherPx = (ROOM.widthPx - count * ROOM.gapPx) / sum + ROOM.gapPx
            const offPx = Math.abs(heightPx - ROOM.rowPx)
            expect(Math.abs(otherPx - ROOM.rowPx)).toBeGreaterThanOrEqual(offPx - 1)
          }
          for (let at = first; at < after; at += 1) {
            const widthPx = (rows.endOf(at) - beginOf(rows, at)) * ROOM.widthPx - ROOM.gapPx
            const seen = widthPx / (heightPx - ROOM.gapPx)
            expect(Math.abs(seen / (ratios[at] ?? 0) - 1)).toBeLessThan(0.02)
          }
          top += heightPx
        }
        expect([rows.firstOf(rows.rowCount), rows.rowAt(top), rows.rowAt(-1)]).toEqual([
          ratios.length,
          rows.rowCount,
          -1,
        ])
      }),
    )
  })

  it('an item is found where its middle lies', () => {
    fc.assert(
      fc.property(filled, fc.nat(), (rows, seed) => {
        const at = seed % rows.itemCount
        expect(placeAt(rows, rows.rowOf(at), middleOf(rows, at))).toBe(at)
      }),
    )
  })

  it('are none without items, and one for what is left', () => {
    expect(filledRows([], ROOM)).toMatchObject({ itemCount: 0, rowCount: 0 })
    const one = filledRows([1.5], ROOM)
    expect([one.rowCount, one.heightOf(0), one.templateOf(0)]).toEqual([1, ROOM.rowPx, '25.100%'])
  })
})

describe('a frame', () => {
  const tiles = { rows: evenRows(11, 3, 100), widthPx: 320, insetPx: 10, topPx: 10, isRtl: false }
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
    const list = { ...tiles, rows: evenRows(11, 1, 100), insetPx: 0, topPx: 0 }
    expect(framed(box(300, 120, 310, 340), list)).toEqual([1, 2, 3])
  })

  it('adds to what was selected before it', () => {
    const now = selectSome(NOTHING, new Set(['x']), ['a', 'b'])
    expect([[...now.ids], now.anchor, now.active]).toEqual([['x', 'a', 'b'], 'a', 'b'])
    expect([...selectSome(now, new Set(['x']), []).ids]).toEqual(['x'])
  })
})
