import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EventEdit, eventEditor, type Groups, groupPhotos, type Photo } from './index.ts'

const NOW = Date.UTC(2026, 4, 20)
const LISBON = { lat: 38.71, lng: -9.14 }
const shot = (id: string, dateTaken: string, more: Partial<Photo> = {}): Photo => ({
  ...{ id, name: `${id}.jpg`, dateTaken, size: 1, dimensions: { width: 1, height: 1 }, device: '' },
  ...{ type: 'photo', quality: 'low', isLivePhoto: false, isFavorite: false, tags: [] },
  ...more,
})
const idsOf = (groups: Groups<Photo>) => [...groups].map(([name, of]) => `${name}: ${of.map(({ id }) => id).join(' ')}`)

const PHOTOS = [
  shot('lunch', '2026-05-06T12:00:00', { location: LISBON }),
  shot('late', '2026-05-06T22:30:00', { location: LISBON }),
  shot('later', '2026-05-07T01:00:00', { location: LISBON }),
  shot('zoo', '2026-05-09T10:00:00'),
  shot('never', ''),
]
const begin = () => {
  const edit = eventEditor(PHOTOS, { nowMs: NOW })
  const events = groupPhotos(PHOTOS, 'events', { nowMs: NOW })
  return (...edits: readonly EventEdit[]) => edits.reduce(edit, events)
}

describe('events that a person edits', () => {
  it('become one under the days of both, and two again under the days of each', () => {
    const edited = begin()
    expect(idsOf(edited())).toEqual([
      '2026-05-09: zoo',
      '2026-05-06 – 2026-05-07 Lisbon: late later',
      '2026-05-06 Lisbon: lunch',
      'Unknown Date: never',
    ])
    const merge: EventEdit = { type: 'merge', event: '2026-05-06 Lisbon', into: '2026-05-06 – 2026-05-07 Lisbon' }
    expect(idsOf(edited(merge))[1]).toBe('2026-05-06 – 2026-05-07 Lisbon: lunch late later')
    const split: EventEdit = { type: 'split', event: merge.into, fromId: 'later' }
    expect(idsOf(edited(merge, split)).slice(1, 3)).toEqual([
      '2026-05-07 Lisbon: later',
      '2026-05-06 Lisbon: lunch late',
    ])
    const inThree = edited(merge, split, { type: 'split', event: '2026-05-06 Lisbon', fromId: 'late' })
    expect(idsOf(inThree).slice(1, 4)).toEqual([
      '2026-05-07 Lisbon: later',
      '2026-05-06 Lisbon (2): late',
      '2026-05-06 Lisbon: lunch',
    ])
  })

  it('keep the name that a person gave, whatever becomes of them; one name is one event', () => {
    const edited = begin()
    const named: EventEdit = { type: 'rename', event: '2026-05-06 Lisbon', name: ' Anna & Bo ' }
    expect(idsOf(edited(named))[2]).toBe('Anna & Bo: lunch')
    const merged = edited(named, { type: 'merge', event: '2026-05-06 – 2026-05-07 Lisbon', into: 'Anna & Bo' })
    expect(idsOf(merged)[1]).toBe('Anna & Bo: lunch late later')
    const other = edited(named, { type: 'merge', event: 'Anna & Bo', into: '2026-05-06 – 2026-05-07 Lisbon' })
    expect(idsOf(other)).toEqual(idsOf(merged))
    const parted = eventEditor(PHOTOS, { nowMs: NOW })(merged, { type: 'split', event: 'Anna & Bo', fromId: 'late' })
    expect(idsOf(parted).slice(1, 3)).toEqual(['Anna & Bo (2): late later', 'Anna & Bo: lunch'])
    const again = edited(named, { type: 'rename', event: '2026-05-09', name: 'Anna & Bo' })
    expect(idsOf(again)[0]).toBe('Anna & Bo: lunch zoo')
  })

  it('stay as they are where there is nothing to do', () => {
    const edited = begin()
    const idle: readonly EventEdit[] = [
      { type: 'split', event: '2026-05-06 Lisbon', fromId: 'lunch' },
      { type: 'split', event: '2026-05-06 Lisbon', fromId: 'zoo' },
      { type: 'merge', event: 'Nowhere', into: '2026-05-09' },
      { type: 'merge', event: '2026-05-09', into: 'Nowhere' },
      { type: 'merge', event: '2026-05-09', into: '2026-05-09' },
      { type: 'rename', event: '2026-05-09', name: '  ' },
      { type: 'rename', event: '2026-05-09', name: '2026-05-09' },
    ]
    const before = edited()
    const edit = eventEditor(PHOTOS, { nowMs: NOW })
    for (const one of idle) expect(edit(before, one)).toBe(before)
  })

  it('hold each photo once, whatever is done to them, and no event is empty', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 20 })
    const step = fc.record({ type: fc.constantFrom('merge', 'split', 'rename'), a: fc.nat(), b: fc.nat() })
    fc.assert(
      fc.property(hours, fc.array(step, { maxLength: 12 }), (times, steps) => {
        const photos = times.map((hour, at) => shot(String(at), new Date(NOW - hour * 3_600_000).toISOString()))
        const edit = eventEditor(photos, { nowMs: NOW })
        let events = groupPhotos(photos, 'events', { nowMs: NOW })
        for (const { type, a, b } of steps) {
          const names = [...events.keys()]
          const [event = '', other = ''] = [names[a % names.length], names[b % names.length]]
          const members = events.get(event) ?? []
          const fromId = members[b % members.length]?.id ?? ''
          const edits = {
            merge: { type: 'merge', event, into: other },
            split: { type: 'split', event, fromId },
            rename: { type: 'rename', event, name: b % 3 === 0 ? other : `Trip ${b % 5}` },
          } as const
          events = edit(events, edits[type as keyof typeof edits])
          const ids = [...events.values()].flat().map(({ id }) => id)
          expect(ids.sort()).toEqual(photos.map(({ id }) => id).sort())
          expect([...events.values()].every(({ length }) => length > 0)).toBe(true)
        }
      }),
    )
  })
})
