import { expect, it } from 'vitest'
import { groupEmails, groupPhotos, PHOTO_METHODS, PHOTO_QUALITIES, PHOTO_TYPES } from '../groups/index.ts'
import { MAIL_METHODS, SMART_CATEGORIES } from '../mail/index.ts'
import { demoEmails, demoFiles, demoPhotos } from './index.ts'

const NOW = Date.UTC(2026, 8, 19, 15, 30)
const MAKERS = [demoFiles, demoEmails, demoPhotos] as const

it('P2-3.6: e-mails, photos and files of the demo have the members that the specification names', () => {
  expect(demoFiles(NOW)[0]).toEqual({
    ...{ id: expect.any(String), name: expect.any(String), type: expect.any(String), size: expect.any(Number) },
    ...{ selected: false, createdAt: expect.any(String) },
  })
  expect(demoEmails(NOW)[0]).toEqual({
    ...{ id: expect.any(String), subject: expect.any(String), sender: expect.any(String), date: expect.any(String) },
    ...{ senderDomain: expect.any(String), size: expect.any(Number), hasAttachment: expect.any(Boolean) },
    ...{ isRead: expect.any(Boolean), isImportant: expect.any(Boolean), category: 'work', tags: expect.any(Array) },
  })
  const photo = demoPhotos(NOW).find(({ location, people }) => location && people)
  expect(photo).toEqual({
    ...{ id: expect.any(String), name: expect.any(String), dateTaken: expect.any(String), size: expect.any(Number) },
    dimensions: { width: expect.any(Number), height: expect.any(Number) },
    location: { lat: expect.any(Number), lng: expect.any(Number), name: expect.any(String) },
    ...{ device: expect.any(String), type: expect.any(String), quality: expect.any(String) },
    ...{ isLivePhoto: expect.any(Boolean), isFavorite: expect.any(Boolean), people: expect.any(Array) },
    tags: expect.any(Array),
  })
})

it('there are 50 files, 30 e-mails and 40 photos, each under its own name, the same for everyone in the same hour', () => {
  expect(MAKERS.map((make) => make(NOW).length)).toEqual([50, 30, 40])
  for (const make of MAKERS) {
    expect(make(NOW)).toEqual(make(NOW + 29 * 60_000))
    expect(new Set(make(NOW).map(({ id }) => id)).size).toBe(make(NOW).length)
  }
  expect(demoFiles(NOW).map(({ name }) => name)).toEqual(demoFiles(NOW + 1e10).map(({ name }) => name))
})

it('nothing of it lies in the future, and each method has something to show', () => {
  const moments = [
    ...demoFiles(NOW).map(({ createdAt }) => createdAt),
    ...demoEmails(NOW).map(({ date }) => date),
    ...demoPhotos(NOW).map(({ dateTaken }) => dateTaken),
  ]
  expect(moments.filter((moment) => !(Date.parse(moment) <= NOW))).toEqual([])
  const emails = (method: (typeof MAIL_METHODS)[number]) => [
    ...groupEmails(demoEmails(NOW), method, { nowMs: NOW }).keys(),
  ]
  expect(new Set(emails('category'))).toEqual(new Set(SMART_CATEGORIES))
  expect(emails('date')).toEqual(['Today', 'Yesterday', 'This Week', 'This Month', 'This Year', 'Older'])
  for (const method of MAIL_METHODS) expect(emails(method).length).toBeGreaterThan(1)
  const photos = demoPhotos(NOW)
  for (const method of PHOTO_METHODS) expect(groupPhotos(photos, method, { nowMs: NOW }).size).toBeGreaterThan(1)
  expect(groupPhotos(photos, 'events', { nowMs: NOW }).size).toBe(7)
  expect(new Set(photos.map(({ type }) => type))).toEqual(new Set(PHOTO_TYPES))
  expect(new Set(photos.map(({ quality }) => quality))).toEqual(new Set(PHOTO_QUALITIES))
})
