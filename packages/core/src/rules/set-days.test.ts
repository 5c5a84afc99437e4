import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemOf } from '../item/item-of.ts'
import { judge } from '../judge/judge.ts'
import { Rules } from './engine.ts'

const NOW_MS = Date.UTC(2027, 0, 1)
const paper = (name: string, text: string) => ({
  item: itemOf('folder', { path: name, sizeBytes: text.length, modifiedAtMs: 0 }),
  reading: { text },
})

it('rules go by the days that papers set: seven years after a contract ended to the archive, what is to be paid soon to a folder', () => {
  const inputs = [
    paper('old.pdf', 'Tenancy agreement. The contract ends on 31 December 2019. All rights end with it.'),
    paper('new.pdf', 'Tenancy agreement. The contract ends on 31 December 2026. All rights end with it.'),
    paper('bill.pdf', 'Invoice of 20 December 2026. Payable within 14 days to the account named below.'),
    paper('card.pdf', 'Membership card, number 4711, of a member of the club. Valid until 30 June 2026.'),
  ]
  const rules = new Rules(
    {
      rules: [
        { name: 'Kept long enough', when: { field: 'ends', op: '<', value: '7 years ago' }, move: 'Archive' },
        { name: 'To be paid', when: { field: 'payBy', op: '>', value: '2027-01-01' }, move: 'To pay' },
        { name: 'No longer good', when: { field: 'expires', op: '<', value: '1 day ago' }, move: 'Expired' },
      ],
    },
    { nowMs: NOW_MS },
  )
  const orders = judge(inputs).map((judged, at) => inputs[at] && rules.orderFor(inputs[at], judged)?.folder?.text)
  expect(orders).toEqual(['Archive', undefined, 'To pay', 'Expired'])
})

it('UX-100: seven years after its date a paper goes to the archive, by the day that stands on it: on that day it is not yet, the day after it is', () => {
  const rule = {
    name: 'Kept seven years',
    when: { field: 'date', op: '<', value: '7 years ago' },
    move: 'Archive',
  } as const
  const folderAt = (day: string, nowMs: number, text: string, modifiedAtMs: number) => {
    const input = { item: itemOf('folder', { path: `${day}.pdf`, name: 'scan.pdf', modifiedAtMs }), reading: { text } }
    const [judged] = judge([input])
    return judged && new Rules({ rules: [rule] }, { nowMs }).orderFor(input, judged)?.folder?.text
  }
  const days = fc.record({
    year: fc.integer({ min: 2000, max: 2024 }),
    month: fc.integer({ min: 1, max: 12 }),
    // The 29th of February has no day seven years later; it is tried below.
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  fc.assert(
    fc.property(days, ({ year, month, day, hour }) => {
      const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
      const text = `Greenfield Garden Supplies Ltd.\n\nInvoice\n${date}\n\nGarden chairs 40.00`
      const at = (later: number, hours: number) => Date.UTC(year + 7, month - 1, day + later, hours)
      // When the file was changed says nothing of the paper.
      for (const changed of [0, at(30, 0)]) {
        expect(folderAt(date, at(0, 0), text, changed)).toBeUndefined()
        expect(folderAt(date, at(-1, hour), text, changed)).toBeUndefined()
        expect(folderAt(date, at(1, hour), text, changed)).toBe('Archive')
      }
    }),
    { numRuns: 60 },
  )
  // The day after it may be a 29th of February, which had none seven years before.
  expect(folderAt('2005-02-28', Date.UTC(2012, 1, 28), 'Invoice\n2005-02-28\n\nChairs 40.00', 0)).toBeUndefined()
  expect(folderAt('2005-02-28', Date.UTC(2012, 1, 29), 'Invoice\n2005-02-28\n\nChairs 40.00', 0)).toBe('Archive')
  expect(folderAt('2016-02-29', Date.UTC(2023, 2, 2), 'Invoice\n2016-02-29\n\nChairs 40.00', 0)).toBe('Archive')
  expect(folderAt('none', Date.UTC(2040, 0, 1), 'Invoice\n\nChairs 40.00', 0)).toBeUndefined()
})
