import { describe, expect, it } from 'vitest'
import { detailed, resized } from '../../test/resized.ts'
import { isFiner } from './finer.ts'

describe('whether a larger picture is finer', () => {
  const seeds = [1, 2, 3, 4]

  it('is told of a picture and of what was made smaller of it', () => {
    for (const seed of seeds) {
      const original = detailed(480, 360, seed)
      expect(isFiner(original, resized(original, 320, 240))).toBe(true)
      expect(isFiner(original, resized(original, 360, 270))).toBe(true)
    }
  })

  it('is not so of what was enlarged', () => {
    for (const seed of seeds) {
      const original = detailed(320, 240, seed)
      expect(isFiner(resized(original, 480, 360), original)).toBe(false)
      expect(isFiner(resized(original, 416, 312), original)).toBe(false)
    }
  })

  it('is not told where the two do not show the same, or one was cut, or too little is seen', () => {
    const original = detailed(480, 360, 1)
    expect(isFiner(original, resized(detailed(480, 360, 9), 320, 240))).toBeUndefined()
    expect(isFiner(original, resized(original, 320, 200))).toBeUndefined()
    expect(isFiner(resized(original, 75, 56), resized(original, 50, 37))).toBeUndefined()
  })
})
