import fc from 'fast-check'
import { expect, it } from 'vitest'
import { APPROVAL_STAGES, approvalPercent } from './approval.ts'

it('P2-9.4: a judgement is said to take 30 seconds', () => {
  expect(approvalPercent('processing', 15)).toBe(50)
  expect(approvalPercent('processing', 15, 60)).toBe(25)
})

it('P2-9.28: processing is 95 % at most by time, and never goes back; only what is completed is 100', () => {
  const seconds = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(seconds, seconds, fc.nat(1000), (one, other, estimate) => {
      const [less, more] = [one, other].sort((left, right) => left - right) as [number, number]
      const [before, after] = [less, more].map((elapsed) => approvalPercent('processing', elapsed, estimate))
      expect(before).toBeLessThanOrEqual(after ?? 0)
      expect(after).toBeLessThanOrEqual(95)
      expect(APPROVAL_STAGES.map((stage) => approvalPercent(stage, more, estimate))).toEqual([0, 0, after, 100])
    }),
  )
  expect(approvalPercent('processing', 3600)).toBe(95)
})
