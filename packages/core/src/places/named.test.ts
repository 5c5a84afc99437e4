import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeGiven } from './named.ts'
import { isWithinKm, kmApart } from './near.ts'

const BERLIN = { lat: 52.52, lng: 13.405 }
const GARDEN = { lat: 52.5205, lng: 13.4055, name: 'The garden', radiusKm: 0.2 }
const CITY = { ...BERLIN, name: 'Our city', radiusKm: 20 }

describe('places that a person named', () => {
  it('give their name to what lies within their radius, the smallest circle first, then the nearest', () => {
    const other = { ...GARDEN, lat: 52.5207, name: 'Next door' }
    const nameAt = (lat: number, lng: number) => placeGiven([CITY, GARDEN, other], { lat, lng })?.name
    expect(nameAt(52.52055, 13.4055)).toBe('The garden')
    expect(nameAt(52.5208, 13.4055)).toBe('Next door')
    expect(nameAt(52.45, 13.3)).toBe('Our city')
    expect(nameAt(52.1, 13.3)).toBeUndefined()
    expect(placeGiven([], BERLIN)).toBeUndefined()
  })

  it('are as far apart as they are within reach, anywhere on the ball', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    expect(kmApart(BERLIN, { lat: 52.39, lng: 13.065 })).toBeCloseTo(27.2, 1)
    expect(kmApart({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371.009, 3)
    fc.assert(
      fc.property(point, point, (one, other) => {
        const km = kmApart(one, other)
        expect([isWithinKm(one, other, km * 1.001 + 1e-6), isWithinKm(one, other, km * 0.999 - 1e-6)]).toEqual([
          true,
          km < 1e-6 && isWithinKm(one, other, km * 0.999 - 1e-6),
        ])
      }),
    )
  })
})
