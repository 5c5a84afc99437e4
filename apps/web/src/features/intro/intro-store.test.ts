import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsIntro } from './intro-store.ts'

const first = { path: '/', wasSeen: false, wantsStillness: false, savesData: false }

describe('the intro', () => {
  it('is for the first visit of the main screen', () => {
    expect(needsIntro(first)).toBe(true)
    expect(needsIntro({ ...first, wasSeen: true })).toBe(false)
  })

  it('never blocks a deep link', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).map((name) => `/${name}`),
        (path) => {
          expect(needsIntro({ ...first, path })).toBe(false)
        },
      ),
    )
  })

  it('is not shown to those who asked for stillness or for little data', () => {
    expect(needsIntro({ ...first, wantsStillness: true })).toBe(false)
    expect(needsIntro({ ...first, savesData: true })).toBe(false)
  })
})
