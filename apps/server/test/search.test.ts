import { readFileSync } from 'node:fs'
import { searchResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { createSearching, type SearchAnswer } from '../src/modules/search/searching.ts'
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

  it('takes quotation marks to the letter, and leaves out what has a minus before it', async () => {
    const me = new Client(server.address)
    await me.give(['a.txt', 'annual report of the board'], ['b.txt', 'report, annual'], ['board.txt', 'annual report'])
    await searchUntil(me, 'q=annual', 3)
    const names = async (q: string) =>
      (await search(me, `q=${encodeURIComponent(q)}`)).hits.map(({ file }) => file.name).sort()
    expect(await names('"annual report"')).toEqual(['a.txt', 'board.txt'])
    expect(await names('annual -"annual report"')).toEqual(['b.txt'])
    expect(await names('annual -board')).toEqual(['b.txt'])
    expect(await names('-board')).toEqual(['b.txt'])
  })

  it('follows the library, and shows nobody the files of somebody else', async () => {
    const [alice, bob] = [new Client(server.address), new Client(server.address)]
    const [file] = await alice.give(['secret-recipe.txt', 'butter'])
    await bob.give(['other.txt', 'bread'])
    expect((await search(bob, 'q=secret')).total).toBe(0)
    expect((await search(alice, 'q=secret')).total).toBe(1)
    await alice.post('/api/files/organize', { fileOrganizations: [{ fileId: file?.id, targetCategory: 'Kitchen' }] })
    expect((await search(alice, 'q=kitchen')).hits[0]?.file.folder).toBe('/Kitchen')
    expect((await search(alice, 'q=inbox')).total).toBe(0)
    await alice.delete('/api/files', { all: true })
    expect((await search(alice, 'q=secret')).total).toBe(0)
    expect((await search(new Client(server.address), 'q=x')).total).toBe(0)
  })

  it('makes room for those that are there, where thousands that a query found are gone', async () => {
    const me = new Client(server.address)
    const ids: string[] = []
    for (let at = 0; at < 3; at += 1)
      for (const { id } of await me.give(
        ...Array.from({ length: 1700 }, (_, n) => [`${at}/zebra ${n}.txt`, 'z'] as const),
      ))
        ids.push(id)
    await me.give(['zebra last.txt', 'z'])
    expect((await search(me, 'q=zebra')).total).toBe(5000)
    expect((await me.delete('/api/files', { ids })).status).toBe(200)
    expect((await search(me, 'q=zebra')).hits.map(({ file }) => file.name)).toEqual(['zebra last.txt'])
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

describe('L-9: search is fair, bounded and off the main thread', () => {
  const bounds = { mostOfOne: 1000, mostOfAll: 1500 }
  const file = (id: string, text = '') => ({ id, stamp: id, name: `${id}.txt`, folder: '/', text })
  const compare = (library: string, ids: readonly string[], isFirst = true) =>
    ({ type: 'compare', library, files: ids.map((id) => ({ id, stamp: id })), isFirst }) as const
  const find = (library: string, query: string) => ({ type: 'search', library, query, limit: 10 }) as const
  const idsOf = (answer: SearchAnswer) => (answer.type === 'hits' ? answer.hits.map(({ id }) => id) : [answer.type])

  it('L-9: what is held of texts is bounded: the library that was used longest ago goes, and of one that is too large names are found', () => {
    const ask = createSearching(bounds)
    for (const library of ['a', 'b']) {
      expect(ask(compare(library, ['x', 'y']))).toEqual({ type: 'changed', ids: ['x', 'y'] })
      ask({ type: 'add', library, files: [file('x', `zebra ${'word '.repeat(120)}`), file('y')] })
    }
    expect(idsOf(ask(find('a', 'zebra')))).toEqual(['x'])
    ask(compare('c', ['z']))
    ask({ type: 'add', library: 'c', files: [file('z', `giraffe ${'word '.repeat(120)}`)] })
    expect(idsOf(ask(find('b', 'zebra')))).toEqual(['lost'])
    expect(idsOf(ask(find('a', 'zebra')))).toEqual(['x'])
    ask({ type: 'add', library: 'c', files: [file('w', `lion ${'word '.repeat(120)}`)] })
    expect([idsOf(ask(find('c', 'lion'))), idsOf(ask(find('c', 'w')))[0]]).toEqual([[], 'w'])
    expect(ask({ type: 'add', library: 'b', files: [] })).toEqual({ type: 'lost' })
  })

  it('looks for marks only in the files that are shown: finding 2,000 looks into no text', () => {
    const ask = createSearching({ mostOfOne: 1_000_000, mostOfAll: 1_000_000 })
    const files = Array.from({ length: 2000 }, (_, at) => ({
      id: `f${at}`,
      stamp: '',
      name: 'a',
      folder: '',
      text: 'rent',
    }))
    ask({ type: 'compare', library: 'l', files, isFirst: true })
    ask({ type: 'add', library: 'l', files })
    const hitsOf = (only?: readonly string[]) => {
      const answer = ask({ type: 'search', library: 'l', query: 'rent', limit: 5000, ...(only && { only }) })
      return answer.type === 'hits' ? answer.hits : []
    }
    expect([hitsOf().length, hitsOf().filter(({ snippet }) => snippet !== undefined)]).toEqual([2000, []])
    expect(hitsOf(['f7', 'f9']).map(({ id, snippet }) => [id, snippet?.marks.length])).toEqual([
      ['f7', 1],
      ['f9', 1],
    ])
  })

  it('follows a library that is told page by page, is told what changed since then, and forgets what is gone', () => {
    const ask = createSearching(bounds)
    const whole = ['one', 'two', 'three']
    const found = () => whole.map((word) => idsOf(ask(find('a', word))))
    expect(ask(compare('a', ['1'], false))).toEqual({ type: 'lost' })
    ask(compare('a', ['1', '2']))
    ask({ type: 'add', library: 'a', files: [file('1', 'one'), file('2', 'two')] })
    // Broken off: what was held still is, and the library is not whole.
    expect(ask({ type: 'since', library: 'a' })).toEqual({ type: 'lost' })
    expect(ask(compare('a', ['1', '2']))).toEqual({ type: 'changed', ids: [] })
    expect(ask(compare('a', ['3'], false))).toEqual({ type: 'changed', ids: ['3'] })
    ask({ type: 'add', library: 'a', files: [file('3', 'three')] })
    ask({ type: 'told', library: 'a', since: '77' })
    expect(ask({ type: 'since', library: 'a' })).toEqual({ type: 'since', since: '77' })
    expect(found()).toEqual([['1'], ['2'], ['3']])
    ask({ type: 'forget', library: 'a', ids: ['2', 'unknown'] })
    expect(found()).toEqual([['1'], [], ['3']])
    expect(ask(compare('a', ['2'], false))).toEqual({ type: 'changed', ids: ['2'] })
  })

  it('L-9: a person finds theirs while the library of somebody else is being indexed, and callers who go are let go', async () => {
    const [mallory, alice] = [new Client(server.address), new Client(server.address)]
    const words = (n: number) => Array.from({ length: 2000 }, (_, at) => `w${(at * 7919 + n * 104_729).toString(36)}`)
    await mallory.give(...Array.from({ length: 150 }, (_, n) => [`${n}.txt`, words(n).join(' ')] as const))
    await alice.give(['rose.txt', 'a rose'])
    expect((await search(alice, 'q=rose')).total).toBe(1)
    await searchUntil(mallory, 'q=w2&limit=200', 150)
    const over: string[] = []
    // Moved files are indexed anew.
    const all = (await mallory.list()).map(({ id }) => ({ fileId: id, targetCategory: 'Words' }))
    expect((await mallory.post('/api/files/organize', { fileOrganizations: all })).status).toBe(200)
    const attack = [1, 2, 3].map(() => search(mallory, 'q=w2').then(() => void over.push('mallory')))
    await search(alice, 'q=rose').then(() => void over.push('alice'))
    expect(over).toEqual(['alice'])
    await Promise.all(attack)
  })

  it('L-9: the process that searches may die: the next search makes what it held anew', async () => {
    const me = new Client(server.address)
    await me.give(['tulip.txt', 'a tulip'])
    expect((await search(me, 'q=tulip')).total).toBe(1)
    const isSearching = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('search.child')
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').match(/\d+/gu) ?? []
    const [pid] = children.filter(isSearching)
    expect(pid).toBeDefined()
    process.kill(Number(pid), 'SIGKILL')
    expect((await search(me, 'q=tulip')).total).toBe(1)
  })
})
