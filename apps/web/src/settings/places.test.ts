import { describe, expect, it } from 'vitest'
import { parsePlaces } from './places.ts'

describe('names of places that were kept', () => {
  it('are read back as they were; what is broken, too far or without a name counts as none', () => {
    const home = { name: 'Home', lat: 52.5, lng: 13.4, radiusKm: 0.5 }
    const broken = [
      { ...home, name: ' ' },
      { ...home, lat: 91 },
      { ...home, lng: '13' },
      { ...home, radiusKm: 0 },
      { ...home, radiusKm: 101 },
      null,
      7,
    ]
    expect(parsePlaces(JSON.stringify([...broken, home]))).toEqual([home])
    for (const text of [null, '', '{', '{}', 'null']) expect(parsePlaces(text)).toEqual([])
    expect(
      parsePlaces(JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ ...home, name: `P${at}` })))).at(0)?.name,
    ).toBe('P100')
  })
})
