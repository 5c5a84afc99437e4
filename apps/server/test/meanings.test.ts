import http from 'node:http'
import path from 'node:path'
import { type MeaningState, meaningState, metricsResponse, type SearchResponse, searchResponse } from '@octavo/contract'
import { UNRELATED } from '@octavo/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { type ModelDouble, startModelDouble } from './support/model-double.ts'
import { startHere, temporaryDir } from './support/server.ts'
import { writeTinyModel } from './support/tiny-model.ts'

const search = async (me: Client, q: string): Promise<SearchResponse> =>
  searchResponse.parse((await me.get(`/api/search?q=${encodeURIComponent(q)}`)).json())
const names = ({ hits }: SearchResponse) => hits.map(({ file }) => file.name)
const state = async (me: Client): Promise<MeaningState> =>
  meaningState.parse((await me.get('/api/settings/search')).json())
const put = (me: Client, url: string, body: unknown) =>
  me.send('PUT', url, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
/** Looks again until it is so: indexing goes on beside the calls. */
const until = async <T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> => {
  for (let turn = 0; turn < 600; turn += 1) {
    const seen = await look()
    if (isSo(seen)) return seen
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`It never came to be: ${JSON.stringify(await look())}`)
}
const indexed = (me: Client, count: number) =>
  until(
    () => state(me),
    (seen) => seen.indexed === count,
  )

const FILES = [
  ['gas.txt', 'The bill is due: please pay the amount.'],
  ['pet.txt', 'Our kitten is purring.'],
  ['holiday.txt', 'The journey by railway was long.'],
] as const

describe('search by meaning with a model in a folder', () => {
  let server: Running
  beforeAll(async () => {
    server = await startHere({ OCTAVO_MODEL_FOLDER: writeTinyModel(path.join(temporaryDir(), 'tiny')) })
  })
  afterAll(async () => {
    await server.close()
  })

  it('finds what means the same though it shares no word, says why, and what it is', async () => {
    const me = new Client(server.address)
    await me.give(...FILES)
    await search(me, 'x')
    const { model, ...counts } = await indexed(me, 3)
    expect(counts).toEqual({ mode: 'on', working: expect.any(Boolean), indexed: 3, total: 3 })
    expect(model).toEqual({ name: 'tiny', place: 'here', own: false, readsText: true, problem: null })
    const found = await search(me, 'feline whiskers')
    expect([names(found), found.semantic, found.hits[0]?.why]).toEqual([['pet.txt'], true, ['meaning']])
    const both = await search(me, 'kitten')
    expect([names(both), both.hits[0]?.why]).toEqual([['pet.txt'], ['words', 'meaning']])
    expect(names(await search(me, 'onion broth'))).toEqual([])
    // To the letter is not by meaning: nothing that holds no such phrase, or holds what is to be left out.
    const exact = [await search(me, '"feline whiskers"'), await search(me, 'feline whiskers -kitten')]
    expect(exact.map((one) => [names(one), one.semantic])).toEqual([
      [[], false],
      [[], false],
    ])
    const metrics = metricsResponse.parse((await me.get('/api/scalable/metrics')).json())
    expect(metrics.aiTiering.search).toBe('ready')
  })
})

describe('a model folder that does not work', () => {
  it('leaves search by words as it is, and says what is wrong where people look', async () => {
    const server = await startHere({ OCTAVO_MODEL_FOLDER: path.join(temporaryDir(), 'nowhere') })
    const me = new Client(server.address)
    await me.give(...FILES)
    const found = await search(me, 'gas')
    expect([names(found), found.semantic, found.hits[0]?.why]).toEqual([['gas.txt'], false, ['words']])
    expect((await state(me)).model?.problem).toContain('OCTAVO_MODEL_FOLDER')
    const metrics = metricsResponse.parse((await me.get('/api/scalable/metrics')).json())
    expect(metrics.aiTiering.search).toBe('unavailable')
    await server.close()
  })
})

onEachDatabase((database) => {
  let double: ModelDouble
  let server: Running
  let laterMs = 0
  beforeAll(async () => {
    double = await startModelDouble()
    const env = {
      ...database(),
      OCTAVO_MODEL_URL: double.url,
      OCTAVO_MODEL_KIND: 'ollama',
      OCTAVO_EMBED_NAME: 'nomic-embed-text',
      OCTAVO_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    }
    server = await startHere(env, { nowMs: () => Date.now() + laterMs })
  })
  afterAll(async () => {
    await server.close()
    await double.close()
  })
  const documents = () =>
    double.asked
      .flatMap(({ texts }) => texts)
      .filter((text) => text.startsWith('search_document: ') && !UNRELATED.some((known) => text.endsWith(known)))

  it('indexes what is new, renamed or gone, and nothing twice', async () => {
    const me = new Client(server.address)
    const files = await me.give(...FILES)
    await search(me, 'x')
    await indexed(me, 3)
    const before = documents().length
    await search(me, 'invoice')
    await until(
      () => state(me),
      ({ working }) => !working,
    )
    expect(documents().length).toBe(before)
    // Moving a file changes nothing of what it means.
    await me.post('/api/files/organize', { fileOrganizations: [{ fileId: files[0]?.id, targetCategory: 'House' }] })
    expect(names(await search(me, 'invoice'))).toEqual(['gas.txt'])
    await until(
      () => state(me),
      ({ working }) => !working,
    )
    expect(documents().length).toBe(before)
    // What lies in the trash is not found; what comes back out of it is, and was not sent again.
    await me.delete('/api/files', { ids: [files[0]?.id] })
    expect(names(await search(me, 'invoice'))).toEqual([])
    expect((await me.post('/api/trash/restore', { ids: [files[0]?.id] })).status).toBe(200)
    expect(names(await search(me, 'invoice'))).toEqual(['gas.txt'])
    expect(documents().length).toBe(before)
  })

  it('I-6: never sends files of two people in one call, and shows nobody what belongs to another', async () => {
    const people = [new Client(server.address), new Client(server.address), new Client(server.address)]
    for (const [n, me] of people.entries())
      await me.give(...Array.from({ length: 20 }, (_, k) => [`p${n}-${k}.txt`, `canary${n} the bill is due`] as const))
    await Promise.all(people.map((me) => search(me, 'x')))
    await Promise.all(people.map((me) => indexed(me, 20)))
    for (const { texts } of double.asked) {
      const owners = new Set(texts.join('\n').match(/canary\d/gu))
      expect(owners.size).toBeLessThanOrEqual(1)
    }
    for (const [n, me] of people.entries()) {
      const found = await search(me, 'invoice')
      expect(found.hits).toHaveLength(20)
      expect(names(found).every((name) => name.startsWith(`p${n}-`))).toBe(true)
    }
    // The same question of two people is asked twice: nothing is remembered across people.
    const asked = double.asked.filter(({ texts }) => texts.includes('search_query: invoice'))
    expect(asked.length).toBeGreaterThanOrEqual(3)
  })

  it('is turned off and on by each person: off sends nothing, and its index is gone at once', async () => {
    const me = new Client(server.address)
    await me.give(['song.txt', 'a melody for the guitar'])
    await search(me, 'x')
    await indexed(me, 1)
    expect((await put(me, '/api/settings/search', { mode: 'off' })).json()).toMatchObject({ mode: 'off', indexed: 0 })
    const before = double.asked.length
    expect((await search(me, 'music')).semantic).toBe(false)
    await me.give(['private.txt', 'my blood and my physician'])
    await search(me, 'music')
    await server.runJob('meanings')
    await until(
      () => state(me),
      ({ working }) => !working,
    )
    expect(double.asked.slice(before).filter(({ body }) => /melody|music|physician/u.test(body))).toEqual([])
    await put(me, '/api/settings/search', { mode: 'on' })
    await indexed(me, 2)
    expect(names(await search(me, 'music'))).toEqual(['song.txt'])
    expect((await me.post('/api/settings/search/rebuild', {})).status).toBe(200)
    await indexed(me, 2)
    expect((await put(me, '/api/settings/search', { mode: 'perhaps' })).status).toBe(400)
  })

  it('sends no secret of a file or of a question, and leaves out a file that the model chokes on', async () => {
    const me = new Client(server.address)
    double.before = ({ body }) => {
      if (body.includes('poison')) throw new Error('This text is refused')
    }
    await me.give(
      ['account.txt', 'Pay the bill to DE89 3704 0044 0532 0130 00, password: hunter22'],
      ['poison.txt', 'soup'],
      ['clinic.txt', 'the doctor'],
    )
    await search(me, 'invoice for ada@example.org')
    await indexed(me, 3)
    double.before = () => undefined
    expect(double.asked.some(({ body }) => /0532 0130|hunter22|ada@example/u.test(body))).toBe(false)
    expect(double.asked.some(({ body }) => body.includes('[iban]'))).toBe(true)
    expect(names(await search(me, 'physician'))).toEqual(['clinic.txt'])
    expect(names(await search(me, 'recipe'))).toEqual([])
  })

  it('goes on by words while the model is away, and takes up the rest when it is back', async () => {
    const me = new Client(server.address)
    double.before = () => {
      throw new Error('away')
    }
    await me.give(['ride.txt', 'a ticket for the train'])
    const away = await search(me, 'ride')
    expect([names(away), away.semantic]).toEqual([['ride.txt'], false])
    await until(
      () => state(me),
      ({ model, working }) => model?.problem !== null && !working,
    )
    expect((await state(me)).indexed).toBe(0)
    double.before = () => undefined
    // A model that failed three times is left alone for a minute.
    laterMs += 61_000
    await server.runJob('meanings')
    await indexed(me, 1)
    const back = await search(me, 'journey')
    expect([names(back), back.semantic]).toEqual([['ride.txt'], true])
  })

  it('outlives people who search and hang up while the model does not answer', async () => {
    const me = new Client(server.address)
    await me.give(['hang.txt', 'soup'])
    await search(me, 'x')
    await indexed(me, 1)
    const before = double.asked.length
    double.before = () => new Promise(() => undefined)
    const gone = [1, 2, 3].map(
      (n) =>
        new Promise<void>((closed) => {
          const options = { headers: { cookie: me.cookie ?? '' } }
          const request = http.get(`${server.address}/api/search?q=broth${n}`, options)
          request.on('error', () => closed())
          void until(
            async () => double.asked.length,
            (count) => count > before,
          ).then(() => request.destroy())
        }),
    )
    await Promise.all(gone)
    double.before = () => undefined
    expect(names(await search(me, 'recipe'))).toEqual(['hang.txt'])
  })

  it('keeps to a share a day, says so, and goes on the next day', async () => {
    const small = await startHere(
      {
        ...database(),
        OCTAVO_MODEL_URL: double.url,
        OCTAVO_MODEL_KIND: 'ollama',
        OCTAVO_EMBED_NAME: 'e',
        OCTAVO_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        OCTAVO_MODEL_BUDGET: '3000',
      },
      { nowMs: () => Date.now() + laterMs },
    )
    const me = new Client(small.address)
    await me.enter('signup', `share-${Math.trunc(performance.now())}@example.org`)
    await me.give(['long.txt', 'soup '.repeat(600)])
    await search(me, 'x')
    await indexed(me, 1)
    await me.give(['more.txt', 'song '.repeat(600)])
    await search(me, 'x')
    const resting = await until(
      () => state(me),
      ({ model, working }) => model?.problem !== null && !working,
    )
    expect([resting.indexed, resting.model?.problem]).toEqual([1, expect.stringContaining('tomorrow')])
    expect(names(await search(me, 'more'))).toEqual(['more.txt'])
    laterMs += 86_400_000
    await small.runJob('meanings')
    await indexed(me, 2)
    await small.close()
  })

  it('goes with the account: what a guest indexed comes along, and a deleted library leaves no vector', async () => {
    const me = new Client(server.address)
    await me.give(['chord.txt', 'guitar'])
    await search(me, 'x')
    await indexed(me, 1)
    const sent = documents().length
    await me.enter('signup', `meaning-${Math.trunc(performance.now())}@example.org`)
    expect(names(await search(me, 'melody'))).toEqual(['chord.txt'])
    expect(documents().length).toBe(sent)
    await me.delete('/api/files', { all: true })
    expect(await state(me)).toMatchObject({ indexed: 0, total: 0 })
  })
})
