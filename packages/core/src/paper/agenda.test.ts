import { expect, it } from 'vitest'
import { toAgenda } from './agenda.ts'

it('an agenda holds the sure days in their order, each reminded of in time, and the same day of a paper always is the same entry', () => {
  const days = [
    { kind: 'ends', day: '2028-01-31', confidence: 0.95, said: '' },
    { kind: 'payBy', day: '2027-03-26', confidence: 0.6, said: '' },
    { kind: 'expires', day: '2027-01-01', confidence: 0.59, said: '' },
  ] as const
  const agenda = () => toAgenda(days, ({ kind }) => ({ id: 'paper-7', title: kind, text: 'said' }))
  expect(agenda()).toEqual([
    { uid: 'paper-7-payBy-2027-03-26@octavo', day: '2027-03-26', title: 'payBy', text: 'said', remindDays: 3 },
    { uid: 'paper-7-ends-2028-01-31@octavo', day: '2028-01-31', title: 'ends', text: 'said', remindDays: 90 },
  ])
  expect(agenda()).toEqual(agenda())
})
