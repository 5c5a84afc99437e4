import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inflateStart } from './inflate.ts'

const levels = fc.constantFrom(0, 1, 6, 9)
const content = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.nat(200)).map(([part, times]) => {
    const whole = new Uint8Array(part.length * times)
    for (let at = 0; at < whole.length; at += 1) whole[at] = part[at % part.length] ?? 0
    return whole
  }),
)

describe('inflateStart', () => {
  it('gives back what another program has packed, by any level', () => {
    fc.assert(
      fc.property(content, levels, fc.boolean(), (bytes, level, fixed) => {
        const packed = deflateRawSync(bytes, { level, strategy: fixed ? 4 : 0 })
        expect([...inflateStart(packed, 100_000)]).toEqual([...bytes])
      }),
      { numRuns: 200 },
    )
  })

  it('gives back a beginning of it when the stream is cut', () => {
    fc.assert(
      fc.property(content, levels, fc.nat(4000), (bytes, level, length) => {
        const packed = deflateRawSync(bytes, { level })
        const out = inflateStart(packed.subarray(0, length), 100_000)
        expect([...out]).toEqual([...bytes.subarray(0, out.length)])
      }),
      { numRuns: 200 },
    )
  })

  it('stops where it was told to, and never throws on any bytes', () => {
    const bomb = deflateRawSync(new Uint8Array(5_000_000))
    expect(inflateStart(bomb, 4096).length).toBeLessThanOrEqual(4096 + 258)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => inflateStart(bytes, 4096).length <= 4096 + 258),
      { numRuns: 1000 },
    )
  })
})
