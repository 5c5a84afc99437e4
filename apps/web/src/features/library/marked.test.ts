import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stretchesOf } from './marked.tsx'

describe('marks', () => {
  it('part a text without losing or doubling a character, whatever they say', () => {
    const mark = fc.record({ start: fc.integer({ min: -5, max: 40 }), end: fc.integer({ min: -5, max: 40 }) })
    fc.assert(
      fc.property(fc.string(), fc.array(mark), (text, marks) => {
        const parts = stretchesOf(text, marks)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })

  it('are where they were put', () => {
    expect(stretchesOf('invoice', [{ start: 2, end: 5 }])).toEqual([
      { text: 'in', isMarked: false },
      { text: 'voi', isMarked: true },
      { text: 'ce', isMarked: false },
    ])
  })
})
