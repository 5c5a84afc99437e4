import { describe, expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

describe('placeOf', () => {
  it('names the largest town around, the nearest one further out, and none in the middle of nowhere', () => {
    expect(placeOf(38.71, -9.14)).toBe('Lisbon')
    // Amadora has a hundred thousand people of its own, and is a part of Lisbon to who was there.
    expect(placeOf(38.75, -9.22)).toBe('Lisbon')
    expect(placeOf(-33.87, 151.21)).toBe('Sydney')
    expect(placeOf(0, -30)).toBeUndefined()
    expect(placeOf(89.9, 10)).toBeUndefined()
  })

  it('goes round the date line, and answers nothing for what is no place', () => {
    expect(placeOf(-18.13, 178.44)).toBe('Suva')
    expect(placeOf(-16.8, -179.99)).toBe(placeOf(-16.8, 180.01))
    expect([placeOf(Number.NaN, 0), placeOf(0, Number.POSITIVE_INFINITY)]).toEqual([undefined, undefined])
  })
})
