import { describe, expect, it } from 'vitest'
import { matching } from './match.ts'

const things = ['Settings: Storage', 'Library', 'Log Out', 'Night of the long résumé'].map((text) => ({ text }))
const found = (query: string) => matching(things, query).map(({ text }) => text)

describe('what the command palette finds', () => {
  it('is everything, in its order, for no query', () => {
    expect(found('  ')).toEqual(things.map(({ text }) => text))
  })

  it('has each word of the query in it, without case and accents', () => {
    expect(found('SETT stor')).toEqual(['Settings: Storage'])
    expect(found('resume night')).toEqual(['Night of the long résumé'])
    expect(found('library storage')).toEqual([])
  })

  it('begins with what begins with the query, then what has a word that does, then what has it inside', () => {
    expect(found('lo')).toEqual(['Log Out', 'Night of the long résumé'])
    expect(found('g')).toEqual(['Settings: Storage', 'Log Out', 'Night of the long résumé'])
    expect(found('out')).toEqual(['Log Out'])
  })
})
