import { searchResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const search = async (me: Client, query: string) => {
  const answer = await me.get(`/api/search?${query}`)
  expect(answer.status).toBe(200)
  return searchResponse.parse(answer.json())
}
/** Searches until the contents were read, which goes on beside the calls. */
const searchUntil = async (me: Client, query: string, count: number) => {
  for (let turn = 0; turn < 200; turn += 1) {
    const found = await search(me, query)
    if (found.hits.length === count) return found
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${query} never gave ${count}`)
}

describe('GET /api/search', () => {
  it('finds by name with a typing error, by content with its place marked, and narrows by kind and folder', async () => {
    const me = new Client(server.address)
    await me.give(
      ['Invoice-2024.txt', 'The electrician was here on Monday.'],
      ['trips/holiday.md', '# Lisbon\nWe saw the aquarium.'],
      ['page.html', '<h1>Opening hours</h1><p>Monday to Friday</p>'],
    )
    expect((await search(me, 'q=invioce')).hits.map(({ file }) => file.name)).toEqual(['Invoice-2024.txt'])
    const [hit] = (await searchUntil(me, 'q=aquarium', 1)).hits
    expect(hit?.file.name).toBe('holiday.md')
    const { text, marks } = hit?.snippet ?? { text: '', marks: [] }
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['aquarium'])
    expect((await searchUntil(me, 'q=monday', 2)).total).toBe(2)
    expect((await search(me, 'q=monday&kind=web-page')).hits.map(({ file }) => file.name)).toEqual(['page.html'])
    expect((await search(me, 'q=&folder=/Inbox/trips')).hits.map(({ file }) => file.name)).toEqual(['holiday.md'])
  })

  it('ranks by how much of a sentence fits, and finds a mail by the day on which it was sent', async () => {
    const me = new Client(server.address)
    await me.give(
      ['a.txt', 'The gutters were repaired after the storm. Paid 2,695.00 EUR.'],
      ['b.txt', 'The storm is over.'],
      ['c.eml', 'From: ada@example.org\r\nSubject: hello\r\nDate: Tue, 14 Mar 2023 10:00:00 +0000\r\n\r\nsee you'],
    )
    await searchUntil(me, 'q=storm', 2)
    const names = async (query: string) => (await search(me, query)).hits.map(({ file }) => file.name)
    expect(await names('q=what+did+the+repair+of+the+gutters+after+the+storm+cost')).toEqual(['a.txt', 'b.txt'])
    expect(await names('q=2.695,00')).toEqual(['a.txt'])
    await searchUntil(me, 'q=14.03.2023', 1)
    expect(await names('q=march+2023')).toEqual(['c.eml'])
  })

  it('follows the library, and shows nobody the files of somebody else', async () => {
    const [alice, bob] = [new Client(server.address), new Client(server.address)]
    const [file] = await alice.give(['secret-recipe.txt', 'butter'])
    await bob.give(['other.txt', 'bread'])
    expect((await search(bob, 'q=secret')).total).toBe(0)
    expect((await search(alice, 'q=secret')).total).toBe(1)
    await alice.post('/api/files/organize', { fileOrganizations: [{ fileId: file?.id, targetCategory: 'Kitchen' }] })
    expect((await search(alice, 'q=kitchen')).hits[0]?.file.folder).toBe('/Kitchen')
    await alice.delete('/api/files', { all: true })
    expect((await search(alice, 'q=secret')).total).toBe(0)
    expect((await search(new Client(server.address), 'q=x')).total).toBe(0)
  })

  it('L-1: takes any query, and refuses one that is too long', async () => {
    const me = new Client(server.address)
    await me.give(['a.txt', 'a'])
    for (const q of ['%%%%', '(((((', '.*', '\u0000', '👩‍👩‍👧', "';--"])
      expect((await me.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200)
    expect((await me.get(`/api/search?q=${'a'.repeat(10_000)}`)).status).toBe(400)
    expect((await me.get('/api/search?q=a&kind=spoon')).status).toBe(400)
  })
})
