import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, fitted, held, moved, pixelsOf, toSpot, type View, zoomed } from './mercator.ts'

const SIZE = { width: 900, height: 500 }
const view = fc
  .record({
    x: fc.double({ min: -2, max: 3, noNaN: true }),
    y: fc.double({ min: -1, max: 2, noNaN: true }),
    scale: fc.double({ min: 1, max: 1e8, noNaN: true }),
  })
  .map((any) => held(any, SIZE))
const close = (a: number, b: number, within = 0.01) => Math.abs(a - b) < within

describe('the map', () => {
  it('has the middle of the world in its middle, and its ends at the ends', () => {
    expect(toSpot(0, 0)).toEqual({ x: 0.5, y: 0.5 })
    expect(toSpot(90, -180).y).toBeCloseTo(0, 4)
    expect(toSpot(-85.0511, 180)).toMatchObject({ x: 1 })
  })

  it('never shows anything beside the world', () => {
    fc.assert(
      fc.property(view, (now) => {
        expect(now.scale).toBeGreaterThanOrEqual(SIZE.width)
        const { south, north } = boundsOf(now, SIZE)
        expect(north).toBeLessThanOrEqual(85.06)
        expect(south).toBeGreaterThanOrEqual(-85.06)
        expect(now.x >= 0 && now.x < 1).toBe(true)
      }),
    )
  })

  it('keeps what is under the pointer there while it zooms, and takes it along while it drags', () => {
    fc.assert(
      fc.property(view, fc.integer({ min: -200, max: 200 }), fc.integer({ min: -100, max: 100 }), (now, dx, dy) => {
        const spot = { x: now.x + dx / now.scale, y: now.y + dy / now.scale }
        const near: View = zoomed(now, SIZE, 2, dx, dy)
        const at = pixelsOf(near, SIZE, spot)
        if (near.scale > now.scale) expect([close(at.x, 450 + dx), close(at.y, 250 + dy)]).toEqual([true, true])
        const dragged = moved(near, SIZE, 30, 0)
        expect(close(pixelsOf(dragged, SIZE, spot).x, at.x + 30, 0.1)).toBe(true)
      }),
    )
  })

  it('sees the whole of what it was to fit, across the 180th meridian too', () => {
    for (const bounds of [
      { west: -9.2, east: 10.8, south: 38.7, north: 59.9 },
      { west: 178.1, east: -171.8, south: -17.7, north: -13.8 },
      { west: 2.35, east: 2.35, south: 48.85, north: 48.85 },
    ]) {
      const now = fitted(bounds, SIZE)
      for (const longitude of [bounds.west, bounds.east]) {
        const { x, y } = pixelsOf(now, SIZE, toSpot(bounds.north, longitude))
        expect([x > 0 && x < 900, y > 0 && y < 500]).toEqual([true, true])
      }
    }
    const across = boundsOf(fitted({ west: 178, east: -172, south: -18, north: -13 }, SIZE), SIZE)
    expect(across.west).toBeGreaterThan(across.east)
  })
})
