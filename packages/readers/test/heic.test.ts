import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHeic } from '../src/image/boxes.ts'
import { decodeHeic } from '../src/image/heic.ts'
import { loadHeif } from '../src/image/load-heif.ts'
import { ReadProblem } from '../src/problem.ts'
import { HEIC } from './support/heic.ts'

describe('HEIC', () => {
  it('is decoded, and made small on the way', async () => {
    expect(isHeic(HEIC)).toBe(true)
    const whole = await decodeHeic(HEIC, 64, loadHeif)
    expect([whole.widthPx, whole.heightPx]).toEqual([64, 48])
    const small = await decodeHeic(HEIC, 16, loadHeif)
    expect([small.widthPx, small.heightPx]).toEqual([16, 12])
    for (const { rgb } of [whole, small]) {
      expect([...rgb.subarray(0, 3)].map((value) => Math.round(value / 85))).toEqual([3, 0, 0])
      expect([...rgb.subarray(-3)].map((value) => Math.round(value / 85))).toEqual([0, 0, 3])
    }
  })

  it('that is cut off or changed ends in pixels or a reason, never in a crash', async () => {
    const change = fc.record({
      at: fc.nat(HEIC.length - 1),
      to: fc.nat(255),
      length: fc.integer({ min: 1, max: HEIC.length }),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, to, length }) => {
        const bytes = Uint8Array.from(HEIC)
        bytes[at] = to
        const end = await decodeHeic(bytes.subarray(0, length), 64, loadHeif).catch((error: unknown) => error)
        if (end instanceof Error) expect(end).toBeInstanceOf(ReadProblem)
        else expect(end).toMatchObject({ widthPx: expect.any(Number) })
      }),
      { numRuns: 300 },
    )
  })
})
