import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeIn, within } from './places.ts'

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** A box around a middle, with room to the sides of the picture, beyond which nothing is compared. */
const box = (least: number, most: number, room: number) =>
  fc
    .record({
      x: share(most + room, 1 - most - room),
      y: share(most + room, 1 - most - room),
      width: share(least, most),
      height: share(least, most),
    })
    .map(({ x, y, width, height }) => ({ left: x - width, top: y - height, right: x + width, bottom: y + height }))

describe('places of one picture in another', () => {
  it('are found there and back, in a box that leans, too', () => {
    const lean = fc.record({ across: share(-0.1, 0.1), down: share(-0.1, 0.1) })
    fc.assert(
      fc.property(box(0.25, 0.3, 0.05), lean, box(0.1, 0.3, 0), (whole, lean, inOther) => {
        const match = { strength: 1, box: whole, lean }
        const back = within(match, placeIn(match, inOther))?.inOther
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(back?.[side]).toBeCloseTo(inOther[side], 6)
      }),
    )
  })

  it('are none where the other picture does not show half of it', () => {
    const match = { strength: 1, box: { left: 0.5, top: 0, right: 1, bottom: 1 }, lean: { across: 0, down: 0 } }
    expect(within(match, { left: 0.2, top: 0, right: 0.7, bottom: 1 })).toBeUndefined()
    expect(within(match, { left: 0.4, top: 0, right: 0.8, bottom: 1 })).toEqual({
      part: { left: 0.5, top: 0, right: 0.8, bottom: 1 },
      inOther: { left: 0, top: 0, right: expect.closeTo(0.6), bottom: 1 },
    })
  })
})
