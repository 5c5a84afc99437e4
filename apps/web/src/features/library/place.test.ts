import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, isInside, NARROWINGS, NO_QUERY, parentOf, pathTo, placeOf } from './place.ts'

const paramsOf = (address: string) => new URL(address, 'http://octavo').searchParams

describe('places of the library', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('/'))
  const folder = fc.array(name, { maxLength: 5 }).map((names) => `/${names.join('/')}`)

  it('are written as addresses and read from them again, whatever folders are called', () => {
    fc.assert(
      fc.property(folder, (path) => {
        const place = { view: 'folder', folder: path, query: NO_QUERY } as const
        expect(placeOf(paramsOf(addressOf(place)))).toEqual(place)
      }),
    )
    const value = fc.string({ minLength: 1 })
    const narrowed = fc.dictionary(fc.constantFrom(...NARROWINGS), value, { minKeys: 1, noNullPrototype: true })
    fc.assert(
      fc.property(folder, fc.string(), narrowed, (path, q, narrow) => {
        const place = { view: 'search', folder: path, query: { q, ...narrow } } as const
        expect(placeOf(paramsOf(addressOf(place)))).toEqual(place)
      }),
    )
  })

  it('are the top for an address that says nothing, and clean ones for addresses made by hand', () => {
    expect(placeOf(paramsOf('/upload'))).toEqual({ view: 'folder', folder: '/', query: NO_QUERY })
    expect(placeOf(paramsOf('/upload?folder=Taxes//2024/')).folder).toBe('/Taxes/2024')
    expect(placeOf(paramsOf('/upload?trash')).view).toBe('trash')
    expect(placeOf(paramsOf('/upload?file=7')).file).toBe('7')
    expect(placeOf(paramsOf('/upload?starred=1')).view).toBe('search')
  })

  it('know what lies in what', () => {
    expect([parentOf('/a/b'), parentOf('/a'), parentOf('/')]).toEqual(['/a', '/', '/'])
    expect(pathTo('/a/b')).toEqual(['/', '/a', '/a/b'])
    expect([isInside('/a/b', '/a'), isInside('/ab', '/a'), isInside('/a', '/'), isInside('/a', '/a')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})
