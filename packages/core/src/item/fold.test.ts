import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NASTY_NAMES } from '../testing/nasty-names.ts'
import { collisionKey } from './fold.ts'

describe('collisionKey', () => {
  const one: [string, string][] = [
    ['A.txt', 'a.txt'],
    ['é', 'e\u0301'],
    ['É', 'e\u0301'],
    ['ß', 'SS'],
    ['ẞ', 'ss'],
    ['STRASSE', 'straße'],
    ['İ', 'i\u0307'],
    ['ΑΣ', 'ας'],
    ['ΌΔΟΣ', 'όδοσ'],
    ['ﬁ', 'FI'],
    ['ſ', 's'],
    ['\u212a', 'k'],
    ['\u2126', 'ω'],
    ['ǅ', 'ǆ'],
    ['ŉ', 'ʼN'],
    ['\u1fb3', 'ΑΙ'],
    ['Ꭰ', 'ꭰ'],
    ['𐐀', '𐐨'],
  ]
  it.each(one)('N-4: %s and %s are one name', (first, second) => {
    expect(collisionKey(first)).toBe(collisionKey(second))
  })

  const two: [string, string][] = [
    ['a', 'b'],
    ['ı', 'i'],
    ['ı', 'I'],
    ['①', '1'],
    ['ｆ', 'f'],
    ['½', '1/2'],
    ['a', 'а'],
    ['e', 'é'],
    ['a', 'a '],
    ['a\u200b', 'a'],
  ]
  it.each(two)('N-4: %s and %s are two', (first, second) => {
    expect(collisionKey(first)).not.toBe(collisionKey(second))
  })

  it('N-4: does not depend on form or case, and is a key of itself', () => {
    const text = fc.oneof(
      fc.constantFrom(...NASTY_NAMES),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(text, (name) => {
        const key = collisionKey(name)
        expect(collisionKey(key)).toBe(key)
        expect(collisionKey(name.normalize('NFD'))).toBe(key)
        expect(collisionKey(name.normalize('NFC'))).toBe(key)
        expect(collisionKey(name.normalize('NFC').toUpperCase().replaceAll('I', 'i'))).toBe(
          collisionKey(name.replaceAll('ı', 'i')),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('N-4: keeps simple case pairs of all of Unicode together', () => {
    const apart: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue
      const char = String.fromCodePoint(code)
      const lower = char.toLowerCase()
      if (lower !== char && collisionKey(lower) !== collisionKey(char)) apart.push(code.toString(16))
    }
    expect(apart).toEqual([])
  })
})
