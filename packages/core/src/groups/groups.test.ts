import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAIL_METHODS } from '../mail/index.ts'
import { LANGUAGES } from '../reasons/index.ts'
import type { Moment } from './events.ts'
import { msOf } from './in-groups.ts'
import {
  type Email,
  eventsOf,
  groupEmails,
  groupPhotos,
  PHOTO_METHODS,
  PHOTO_QUALITIES,
  PHOTO_TYPES,
  type Photo,
  qualityOf,
} from './index.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const [HOUR, DAY] = [3_600_000, 86_400_000]
const isoOf = (ms: number) => new Date(ms).toISOString()

const email = (id: string, more: Partial<Email> = {}): Email => ({
  ...{ id, subject: id, sender: 'Ada <ada@x.example>', senderDomain: 'x.example', date: isoOf(NOW), size: 1000 },
  ...{ hasAttachment: false, isRead: true, isImportant: false, tags: [] },
  ...more,
})

const photo = (id: string, more: Partial<Photo> = {}): Photo => ({
  ...{ id, name: `${id}.jpg`, dateTaken: isoOf(NOW), size: 1000, dimensions: { width: 100, height: 100 } },
  ...{ device: '', type: 'photo', quality: 'low', isLivePhoto: false, isFavorite: false, tags: [] },
  ...more,
})

const idsOf = <T extends { readonly id: string }>(groups: ReadonlyMap<string, readonly T[]>) =>
  Object.fromEntries([...groups].map(([name, items]) => [name, items.map(({ id }) => id).join(' ')]))

describe('e-mails in groups', () => {
  it('P2-3.15: are a mapping of group names to lists of items, in the order of the specification, none empty', () => {
    const groups = groupEmails(
      [
        email('other'),
        email('post', { category: 'social' }),
        email('job', { category: 'work', isImportant: true, isRead: false }),
        email('bill', { category: 'receipts', hasAttachment: true }),
        email('ad', { category: 'promotional' }),
        email('mum', { category: 'personal' }),
      ],
      'category',
      { nowMs: NOW },
    )
    expect(Object.entries(idsOf(groups))).toEqual([
      ['Work Emails', 'job'],
      ['Personal Emails', 'mum'],
      ['Receipts & Bills', 'bill'],
      ['Promotional', 'ad'],
      ['Social Media', 'post'],
      ['Important', 'job'],
      ['With Attachments', 'bill'],
      ['Unread', 'job'],
      ['Others', 'other'],
    ])
  })

  it('by date and size the buckets stand in their order, whatever comes first', () => {
    const MB = 1024 * 1024
    const mails = [
      email('old', { date: isoOf(NOW - 400 * DAY), size: 60 * MB }),
      email('week', { date: isoOf(NOW - 3 * DAY), size: 5 * MB }),
      email('now', { size: 20 * MB }),
      email('none', { date: '' }),
    ]
    expect(Object.entries(idsOf(groupEmails(mails, 'date', { nowMs: NOW })))).toEqual([
      ['Today', 'now'],
      ['This Week', 'week'],
      ['Older', 'old none'],
    ])
    expect(Object.keys(idsOf(groupEmails(mails, 'size', { nowMs: NOW })))).toEqual([
      'Small',
      'Medium',
      'Large',
      'Very Large',
    ])
  })

  it('by sender the one who wrote most comes first, nobody last', () => {
    const mails = [email('a', { sender: '' }), email('b', { sender: '' }), email('c'), email('d'), email('e')]
    expect(Object.keys(idsOf(groupEmails(mails, 'sender', { nowMs: NOW })))).toEqual(['Ada', 'Unknown Sender'])
  })
})

describe('photos in groups', () => {
  it('P2-9.16: by date as e-mails up to this month, then by month and year, newest first, in the language', () => {
    const days = [0, 1, 7, 30, 31, 200, 400]
    const photos = days.map((ago) => photo(`d${ago}`, { dateTaken: isoOf(NOW - ago * DAY) }))
    const mixed = [photo('none', { dateTaken: 'soon' }), ...photos.toReversed()]
    expect(Object.keys(idsOf(groupPhotos(mixed, 'date', { nowMs: NOW })))).toEqual([
      'Today',
      'Yesterday',
      'This Week',
      'This Month',
      'October 2026',
      'May 2026',
      'October 2025',
      'Unknown Date',
    ])
    expect(Object.keys(idsOf(groupPhotos(mixed.slice(-4), 'date', { nowMs: NOW, language: 'es' })))).toEqual([
      'Hoy',
      'Ayer',
      'Esta semana',
      'Este mes',
    ])
    const october = [photo('o', { dateTaken: '2025-10-18' })]
    const labels = LANGUAGES.map((language) => [...groupPhotos(october, 'date', { nowMs: NOW, language }).keys()][0])
    expect(labels).toEqual(expect.arrayContaining(['October 2025', 'Oktober 2025', 'Octubre de 2025', 'أكتوبر 2025']))
  })

  it('P2-9.22: by type, quality, place and people, under the names of the specification', () => {
    const photos = [
      photo('film', { type: 'video', quality: 'ultra', people: ['Bo', 'Ada'] }),
      photo('shot', { type: 'screenshot', quality: 'medium' }),
      photo('live', {
        isLivePhoto: true,
        quality: 'high',
        people: ['Ada'],
        location: { lat: 1, lng: 2, name: 'Pier' },
      }),
      photo('loved', { isFavorite: true }),
    ]
    const by = (method: (typeof PHOTO_METHODS)[number]) =>
      Object.entries(idsOf(groupPhotos(photos, method, { nowMs: NOW })))
    expect(by('type')).toEqual([
      ['Photos', 'live loved'],
      ['Videos', 'film'],
      ['Screenshots', 'shot'],
      ['Live Photos', 'live'],
      ['Favorites', 'loved'],
      ['High Quality', 'film live'],
    ])
    expect(by('quality')).toEqual([
      ['Ultra HD (4K+)', 'film'],
      ['High', 'live'],
      ['Medium', 'shot'],
      ['Low', 'loved'],
    ])
    expect(by('location')).toEqual([
      ['Pier', 'live'],
      ['Unknown Location', 'film shot loved'],
    ])
    expect(by('people')).toEqual([
      ['Ada', 'film live'],
      ['Bo', 'film'],
      ['No People Detected', 'shot loved'],
    ])
    const sizes = [
      [3840, 2160],
      [2160, 3840],
      [3839, 2160],
      [1920, 1080],
      [1000, 500],
      [640, 480],
    ]
    expect(sizes.map(([width = 0, height = 0]) => qualityOf({ width, height }))).toEqual([
      'ultra',
      'ultra',
      'high',
      'high',
      'medium',
      'low',
    ])
  })

  it('places that have no name take that of their neighbours, else that of their town, else their degrees', () => {
    const at = (id: string, lat: number, lng: number, name?: string) =>
      photo(id, { location: { lat, lng, ...(name && { name }) } })
    const photos = [
      at('door', 52.5, 13.4, 'Home'),
      at('yard', 52.501, 13.4),
      at('lisbon', 38.71, -9.14),
      at('sea', 0, -30),
    ]
    expect(idsOf(groupPhotos(photos, 'location', { nowMs: NOW }))).toEqual({
      Home: 'door yard',
      Lisbon: 'lisbon',
      '0.00° N, 30.00° W': 'sea',
    })
  })

  it('a name that the person gave to a place wins over that of the photo, of its neighbours and of the town', () => {
    const at = (id: string, lat: number, name?: string) =>
      photo(id, { location: { lat, lng: -9.14, ...(name && { name }) } })
    const photos = [at('home', 38.71, 'Lisboa'), at('door', 38.7105), at('town', 38.78)]
    const named = [
      { name: 'Ours', lat: 38.71, lng: -9.14, radiusKm: 0.5 },
      { name: 'Holidays', lat: 38.71, lng: -9.14, radiusKm: 50 },
    ]
    expect(idsOf(groupPhotos(photos, 'location', { nowMs: NOW, named }))).toEqual({
      Ours: 'home door',
      Holidays: 'town',
    })
    expect(idsOf(groupPhotos(photos, 'location', { nowMs: NOW, named: named.slice(0, 1) }))).toEqual({
      ...{ Ours: 'home door', Lisbon: 'town' },
    })
  })

  it('events are called by their days and place, newest first; two of one day are told apart', () => {
    const taken = (id: string, iso: string) => photo(id, { dateTaken: iso, location: { lat: 38.71, lng: -9.14 } })
    const photos = [
      taken('lunch', '2026-05-06T12:00:00'),
      taken('night', '2026-05-06T22:30:00'),
      taken('late', '2026-05-07T01:00:00'),
      taken('next', '2026-05-07T10:00:00'),
      taken('again', '2026-05-07T20:00:00'),
      photo('never', { dateTaken: '' }),
    ]
    expect(Object.entries(idsOf(groupPhotos(photos, 'events', { nowMs: NOW })))).toEqual([
      ['2026-05-07 Lisbon (2)', 'again'],
      ['2026-05-07 Lisbon', 'next'],
      ['2026-05-06 – 2026-05-07 Lisbon', 'night late'],
      ['2026-05-06 Lisbon', 'lunch'],
      ['Unknown Date', 'never'],
    ])
  })
})

describe('events', () => {
  const moments = (...hours: readonly number[]): readonly Moment[] => hours.map((hour) => ({ atMs: hour * HOUR }))

  it('P2-9.18: a new one begins when more than four hours pass between consecutive photos', () => {
    expect(eventsOf(moments(0, 4, 8.001, 8.002))).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('P2-9.18: whatever the order, all are in one event, parted exactly where the pause is longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 * HOUR }), { maxLength: 40 }), (times) => {
        const events = eventsOf(times.map((atMs) => ({ atMs })))
        expect(events.flat().sort((a, b) => a - b)).toEqual([...times.keys()])
        const inOrder = events.map((event) => event.map((index) => times[index] ?? 0))
        for (const event of inOrder)
          for (const [at, ms] of event.entries()) expect(ms - (event[at - 1] ?? ms)).toBeLessThanOrEqual(4 * HOUR)
        for (const [at, event] of inOrder.entries())
          if (at > 0) expect((event[0] ?? 0) - (inOrder[at - 1]?.at(-1) ?? 0)).toBeGreaterThan(4 * HOUR)
      }),
    )
  })

  it('adaptive: a pause parts that is long beside those around it, one of minutes never', () => {
    const minutes = [0, 1, 2, 3, 4, 124, 125, 126, 127, 128]
    const quick = minutes.map((minute) => ({ atMs: minute * 60_000 }))
    expect(eventsOf(quick).map(({ length }) => length)).toEqual([10])
    expect(eventsOf(quick, 'adaptive').map(({ length }) => length)).toEqual([5, 5])
    // A day of one picture every three hours has no pause that stands out.
    expect(eventsOf(moments(0, 3, 6, 9, 12, 15), 'adaptive').map(({ length }) => length)).toEqual([6])
  })

  it('adaptive: who is elsewhere after an hour has begun something else, and days away from home are one trip', () => {
    const home = { lat: 52.52, lng: 13.4 }
    const [lisbon, sintra] = [
      { lat: 38.71, lng: -9.14 },
      { lat: 38.8, lng: -9.39 },
    ]
    const at = (day: number, hour: number, place: typeof home): Moment => ({ atMs: day * DAY + hour * HOUR, place })
    const photos = [
      at(0, 10, home),
      at(5, 10, home),
      at(9, 10, home),
      at(9, 14, lisbon),
      at(10, 11, sintra),
      at(11, 20, lisbon),
      at(12, 9, home),
    ]
    expect(eventsOf(photos, 'adaptive')).toEqual([[0], [1], [2], [3, 4, 5], [6]])
    const all = eventsOf(photos, 'adaptive').flat()
    expect(all).toEqual([...photos.keys()])
  })
})

describe('whatever items say of themselves', () => {
  const word = fc.oneof(fc.string({ maxLength: 12, unit: 'binary' }), fc.constantFrom('__proto__', 'constructor', ''))
  const date = fc.oneof(word, fc.integer({ min: 0, max: NOW }).map(isoOf))

  it('every e-mail and every photo is in a group of every method and language, and in none twice', () => {
    const mails = fc.array(
      fc.record({ sender: word, date, size: fc.nat(), hasAttachment: fc.boolean(), isRead: fc.boolean() }),
      { maxLength: 12 },
    )
    const photos = fc.array(
      fc.record({
        ...{ dateTaken: date, people: fc.array(word, { maxLength: 3 }), quality: fc.constantFrom(...PHOTO_QUALITIES) },
        ...{ type: fc.constantFrom(...PHOTO_TYPES), isFavorite: fc.boolean() },
        location: fc.record({
          lat: fc.double({ min: -90, max: 90, noNaN: true }),
          lng: fc.double({ min: -180, max: 180, noNaN: true }),
          name: word,
        }),
      }),
      { maxLength: 12 },
    )
    const holds = (
      items: readonly { readonly id: string }[],
      groups: ReadonlyMap<string, readonly { id: string }[]>,
    ) => {
      for (const [name, members] of groups) {
        expect([typeof name, members.length > 0, new Set(members).size]).toEqual(['string', true, members.length])
      }
      expect(new Set([...groups.values()].flat()).size).toBe(items.length)
    }
    fc.assert(
      fc.property(mails, photos, fc.constantFrom(...LANGUAGES), (many, pictures, language) => {
        const options = { nowMs: NOW, language }
        const all = many.map((one, at) => email(String(at), one))
        for (const method of MAIL_METHODS) holds(all, groupEmails(all, method, options))
        const shots = pictures.map((one, at) => photo(String(at), one))
        for (const method of PHOTO_METHODS) holds(shots, groupPhotos(shots, method, options))
      }),
    )
  })

  it('a date is read with its zone, and without one as universal time', () => {
    expect(['2026-05-06T12:00:00', '2026-05-06T14:00:00+02:00', '2026-05-06', 'x', ''].map(msOf)).toEqual([
      Date.UTC(2026, 4, 6, 12),
      Date.UTC(2026, 4, 6, 12),
      Date.UTC(2026, 4, 6),
      undefined,
      undefined,
    ])
  })
})
