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
