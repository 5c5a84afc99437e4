import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atan2, cbrt, cos, exp, log, log2, log10, sin } from './exact.ts'

const near = (ours: number, theirs: number, scale = Math.abs(theirs)) => Math.abs(ours - theirs) <= 1e-15 * scale * 2

describe('functions whose every digit is the same everywhere', () => {
  const wide = fc.tuple(fc.double({ min: 0.5, max: 1, noNaN: true }), fc.integer({ min: -900, max: 900 }))
  const positive = wide.map(([share, power]) => share * 2 ** power)

  it('agree with those of Math to the last digits', () => {
    fc.assert(
      fc.property(positive, (x) => {
        expect(near(log(x), Math.log(x), Math.max(Math.abs(Math.log(x)), 0.05))).toBe(true)
        expect(near(log2(x), Math.log2(x), Math.max(Math.abs(Math.log2(x)), 0.1))).toBe(true)
        expect(near(log10(x), Math.log10(x), Math.max(Math.abs(Math.log10(x)), 0.05))).toBe(true)
        expect(near(cbrt(x), Math.cbrt(x))).toBe(true)
        expect(cbrt(-x)).toBe(-cbrt(x))
      }),
    )
    fc.assert(
      fc.property(
        fc.double({ min: -700, max: 700, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (x, small) => {
          expect(near(exp(x), Math.exp(x))).toBe(true)
          expect(near(exp(small), Math.exp(small))).toBe(true)
          expect(near(sin(x), Math.sin(x), 1)).toBe(true)
          expect(near(cos(x), Math.cos(x), 1)).toBe(true)
          expect(near(atan2(x, small), Math.atan2(x, small), 4)).toBe(true)
          expect(near(atan2(small, x), Math.atan2(small, x), 4)).toBe(true)
        },
      ),
    )
  })

  it('answer at the ends as Math does', () => {
    for (const [ours, theirs] of [
      [exp, Math.exp],
      [log, Math.log],
      [cbrt, Math.cbrt],
    ] as const)
      for (const x of [0, Number.POSITIVE_INFINITY, Number.NaN]) expect(ours(x)).toBe(theirs(x))
    expect([exp(Number.NEGATIVE_INFINITY), exp(-800), exp(800)]).toEqual([0, 0, Number.POSITIVE_INFINITY])
    expect([log(-1), log(Number.MIN_VALUE)]).toEqual([Number.NaN, Math.log(Number.MIN_VALUE)])
    expect([cbrt(27), cbrt(8), sin(0), cos(0), log(1), exp(0)]).toEqual([3, 2, 0, 1, 0, 1])
    expect([atan2(0, 0), atan2(0, -1), atan2(1, 0), atan2(-1, 0)]).toEqual([0, Math.PI, Math.PI / 2, -Math.PI / 2])
    expect([atan2(-0, -1), atan2(0, -2)]).toEqual([-Math.PI, Math.PI])
    expect(near(exp(-740), Math.exp(-740), 1e-300)).toBe(true)
  })

  it('are the only ones that core computes with: engines differ in those of Math', () => {
    const source = join(import.meta.dirname, '..')
    const loose = /\bMath\.(?:exp|expm1|log|log1p|log2|log10|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt)\b/
    const users = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => loose.test(readFileSync(join(source, file), 'utf8')))
    expect(users).toEqual([])
  })
})
