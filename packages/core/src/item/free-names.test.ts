import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NASTY_NAMES } from '../testing/nasty-names.ts'
import { collisionKey } from './fold.ts'
import { FreeNames, FreeNumbers, numbered } from './free-names.ts'
import { MAX_NAME_BYTES, safeName } from './name.ts'
import { endingOf } from './path.ts'
import { utf8Length } from './utf8.ts'

const anyName = fc.oneof(
  fc.constantFrom(...NASTY_NAMES),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

describe('FreeNames', () => {
  it('gives the name itself, or the first free number before the extension, each folder for itself', () => {
    const names = new FreeNames()
    for (const name of ['a.txt', 'a (2).txt', 'é', 'b.tar.gz', '.bashrc']) names.add('x', name)
    expect(names.take('x', 'c.txt')).toBe('c.txt')
    expect(names.take('x', 'A.txt')).toBe('A (3).txt')
    expect(names.take('x', 'e\u0301')).toBe('e\u0301 (2)')
    expect(names.take('x', 'b.tar.gz')).toBe('b (2).tar.gz')
    expect(names.take('x', '.bashrc')).toBe('.bashrc (2)')
    expect(names.take('y', 'a.txt')).toBe('a.txt')
  })

  it('goes by the key that it was given', () => {
    const names = new FreeNames((name) => name)
    for (const name of ['a.txt', 'A.txt', 'a.txt', 'A.txt']) names.take('', name)
    expect(names.take('', 'a.txt')).toBe('a (3).txt')
    expect(names.take('', 'A.txt')).toBe('A (3).txt')
  })

  it('N-3, N-4: gives twins names of different keys, within 255 bytes and with their extension', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 12 }), (raws) => {
        const names = new FreeNames()
        const keys = new Set<string>()
        for (const raw of [...raws, ...raws, ...raws]) {
          const { name } = safeName(raw)
          const free = names.take('', name)
          expect(keys.has(collisionKey(free))).toBe(false)
          expect(utf8Length(free)).toBeLessThanOrEqual(MAX_NAME_BYTES)
          expect(free.isWellFormed()).toBe(true)
          if (free !== name) expect(endingOf(free)).toBe(endingOf(name))
          keys.add(collisionKey(free))
        }
      }),
    )
  })

  it('L-9: counts on for a name that comes again and again, and for long names that become alike when they are cut', () => {
    const tail = (index: number) => String(index).padStart(4, '0')
    const sets = [
      Array.from({ length: 3000 }, () => 'a.txt'),
      // Two of each of 1,500 names of 255 bytes that differ in their last four only.
      Array.from({ length: 3000 }, (_, index) => `${'x'.repeat(251)}${tail(index >> 1)}`),
    ]
    for (const wishes of sets) {
      const taken = new Set<string>()
      const numbers = new FreeNumbers()
      let looks = 0
      for (const wish of wishes) {
        const free = numbers.first('', wish, (number) => {
          looks += 1
          return !taken.has(numbered(wish, number))
        })
        taken.add(numbered(wish, free))
      }
      expect(taken.size).toBe(wishes.length)
      // Counting from one for each would look millions of times.
      expect(looks).toBeLessThan(10 * wishes.length)
    }
  })
})
