import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circleAround, isWithinKm, nearby } from './near.ts'

const BERLIN = { lat: 52.52, lng: 13.405 }
const POTSDAM = { lat: 52.39, lng: 13.065 }

describe('places that are near each other', () => {
  it('are measured over the ground, across the date line and at a pole, too', () => {
    expect([isWithinKm(BERLIN, POTSDAM, 28), isWithinKm(BERLIN, POTSDAM, 26)]).toEqual([true, false])
    const [west, east] = [
      { lat: 0, lng: -179.999 },
      { lat: 0, lng: 179.999 },
    ]
    expect(isWithinKm(west, east, 0.3)).toBe(true)
    expect(nearby([west, BERLIN, east, { lat: 89.9999, lng: 10 }, { lat: 89.9999, lng: -170 }], 0.3)).toEqual([
      [0, 2],
      [1],
      [3, 4],
    ])
  })

  it('lie in a circle that holds them all, across the date line, too', () => {
    const circle = circleAround([
      { lat: 10, lng: 179.99 },
      { lat: 10, lng: -179.99 },
    ])
    expect(
      [circle?.lat, Math.abs(circle?.lng ?? 0)].map((degrees) => Math.round((degrees ?? 0) * 1000) / 1000),
    ).toEqual([10, 180])
    expect(circle?.radiusKm).toBeCloseTo(1.095, 2)
    expect(circleAround([BERLIN])?.radiusKm).toBeLessThan(1e-6)
    expect(circleAround([])).toBeUndefined()
  })

  it('go on from one to the next, and are parted where nothing lies between', () => {
    const steps = Array.from({ length: 30 }, (_, at) => ({ lat: 10, lng: 20 + at * 0.008 }))
    expect(nearby(steps, 1)).toHaveLength(1)
    expect(nearby(steps, 0.5)).toHaveLength(30)
  })

  it('are together exactly where a chain of neighbours leads from one to the other, in any order', () => {
    const point = fc.record({
      lat: fc.double({ min: 50, max: 50.05, noNaN: true }),
      lng: fc.double({ min: 179.97, max: 180.03, noNaN: true }).map((lng) => (lng > 180 ? lng - 360 : lng)),
    })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 25 }), fc.double({ min: 0.05, max: 2, noNaN: true }), (points, km) => {
        // The plain way: everything against everything, until nothing joins any more.
        const group = points.map((_, at) => at)
        for (const _ of points)
          for (const [a, one] of points.entries())
            for (const [b, other] of points.entries())
              if (isWithinKm(one, other, km)) group[a] = group[b] = Math.min(group[a] ?? a, group[b] ?? b)
        const plain = [...new Set(group)].map((root) => [...points.keys()].filter((at) => group[at] === root))
        expect(nearby(points, km)).toEqual(plain)
      }),
    )
  })
})
