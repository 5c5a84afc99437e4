import { aiSortResponse } from '@octavo/contract'
import { demoEmails, demoPhotos, MAIL_METHODS, PHOTO_METHODS } from '@octavo/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

const NOW = Date.UTC(2026, 8, 19, 15, 30)

let server: Running
beforeAll(async () => {
  server = await startHere({}, { nowMs: () => NOW })
})
afterAll(async () => {
  await server.close()
})

const emails = demoEmails(NOW)
const photos = demoPhotos(NOW)

/** The groups of a call, each as the ids of its items. */
async function groups(body: object, headers: Record<string, string> = {}) {
  const answer = await new Client(server.address).post('/api/ai-sort', body, headers)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
  const { organizedGroups } = aiSortResponse.parse(answer.json())
  return Object.fromEntries(Object.entries(organizedGroups).map(([name, items]) => [name, items.map(({ id }) => id)]))
}

describe('POST /api/ai-sort', () => {
  it('P2-7.5: takes data, type and method and answers organizedGroups, with every item, by each method', async () => {
    for (const method of MAIL_METHODS) {
      const found = await groups({ data: emails, type: 'emails', method })
      expect(new Set(Object.values(found).flat())).toEqual(new Set(emails.map(({ id }) => id)))
    }
    for (const method of PHOTO_METHODS) {
      const found = await groups({ data: photos, type: 'photos', method })
      expect(new Set(Object.values(found).flat())).toEqual(new Set(photos.map(({ id }) => id)))
    }
    const dates = await groups({ data: emails.slice(0, 6), type: 'emails', method: 'date' })
    expect(Object.keys(dates)).toEqual(['Today', 'Yesterday', 'This Week', 'This Month', 'This Year', 'Older'])
  })

  it('names groups in the language of the caller, and counts days by the clock of the caller', async () => {
    const data = [{ ...emails[0], date: new Date(NOW).toISOString() }]
    expect(Object.keys(await groups({ data, type: 'emails', method: 'date' }, { 'accept-language': 'de' }))).toEqual([
      'Heute',
    ])
    const late = [{ ...emails[0], date: '2026-09-18T23:30:00.000Z' }]
    expect(Object.keys(await groups({ data: late, type: 'emails', method: 'date' }))).toEqual(['Yesterday'])
    const east = { data: late, type: 'emails', method: 'date', utcOffsetMinutes: 60 }
    expect(Object.keys(await groups(east))).toEqual(['Today'])
  })

  it('refuses what it does not know in words, and gives nobody a library', async () => {
    const me = new Client(server.address)
    const refused = async (body: object) => {
      const answer = await me.post('/api/ai-sort', body)
      return [answer.status, answer.json().code]
    }
    const [email] = emails
    expect(await refused({ data: [], type: 'files', method: 'date' })).toEqual([400, 'bad_request'])
    expect(await refused({ data: [], type: 'emails', method: 'events' })).toEqual([400, 'bad_request'])
    expect(await refused({ data: [{ ...email, size: -1 }], type: 'emails', method: 'size' })).toEqual([
      400,
      'bad_request',
    ])
    expect(await refused({ data: Array(10_001).fill(email), type: 'emails', method: 'size' })).toEqual([
      400,
      'bad_request',
    ])
    expect((await me.post('/api/ai-sort', { data: [], type: 'emails', method: 'date' })).json()).toEqual({
      organizedGroups: {},
    })
    expect(me.cookies.size).toBe(0)
  })
})
