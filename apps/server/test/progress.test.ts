import http from 'node:http'
import { linesOf, organizeResponse, PROGRESS_TYPE, type SortResponse, sortResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

const headers = { accept: PROGRESS_TYPE, 'content-type': 'application/json' }
const sortLine = linesOf(sortResponse)
const TOPICS = {
  Garden: 'soil seeds roses compost pruning hedge tulips watering greenhouse weeds blossom spade',
  Railway: 'locomotive tracks signal carriage timetable platform freight junction conductor tunnel wagon',
} as const
const about = (topic: keyof typeof TOPICS, turn: number): string => {
  const words = TOPICS[topic].split(' ')
  return Array.from({ length: 24 }, (_, at) => `${words[(at * 5 + turn * 7) % words.length]} we talked of`).join(' ')
}
const many = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => [`text-${n}.txt`, `Some words of the file number ${n}, long enough to be read.`] as const,
  )

async function follow<T extends z.ZodType>(me: Client, path: string, body: object, line: T): Promise<z.infer<T>[]> {
  const answer = await me.send('POST', path, { body: JSON.stringify(body), headers })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain(PROGRESS_TYPE)
  return answer
    .text()
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))
}

describe('long work', () => {
  let server: Running
  beforeAll(async () => {
    server = await startHere()
  })
  afterAll(async () => {
    await server.close()
  })

  it('tells how many files are done, never fewer than before, and answers last', async () => {
    const me = new Client(server.address)
    const files = await me.give(...many(60))
    const refs = files.map(({ id }) => ({ id }))
    const lines = await follow(me, '/api/agentkit/organize', { files: refs }, sortLine)
    const last = lines.at(-1)
    expect(last?.type).toBe('result')
    const told = lines.flatMap((line) => (line.type === 'progress' ? [line] : []))
    expect(lines).toHaveLength(told.length + 1)
    expect(told.length).toBeGreaterThan(1)
    expect(told.every(({ step, total }) => step === 'sorting' && total === 60)).toBe(true)
    const counts = told.map(({ done }) => done)
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b))
    expect(counts.at(-1)).toBe(60)
    // Each file counts, not the whole of them at once.
    expect(counts.some((count) => count > 0 && count < 60)).toBe(true)
    const plain = await me.post('/api/agentkit/organize', { files: refs })
    const { result } = last as { result: SortResponse }
    expect(sortResponse.parse(plain.json()).folders).toEqual(result.folders)
  })

  it('tells of a run as it goes, and of a refusal as the last line', async () => {
    const me = new Client(server.address)
    const files = await me.give(...many(120))
    const wishes = files.map(({ id }) => ({ fileId: id, targetCategory: 'Kept' }))
    const body = { fileOrganizations: wishes }
    const lines = await follow(me, '/api/files/organize', body, linesOf(organizeResponse))
    const counts = lines.flatMap((line) => (line.type === 'progress' ? [line.done] : []))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(120)
    expect(lines.at(-1)).toMatchObject({ type: 'result', result: { organized: 120 } })
    const refused = { fileOrganizations: [{ fileId: 'nobody', targetCategory: 'Kept' }] }
    expect(await follow(me, '/api/files/organize', refused, linesOf(organizeResponse))).toMatchObject([
      { type: 'error', code: 'not_found' },
    ])
  })

  it('classifies by metadata with progress', async () => {
    const me = new Client(server.address)
    const files = Array.from({ length: 3000 }, (_, n) => ({ name: `a${n}.jpg`, type: 'image/jpeg', size: 1 }))
    const answer = await me.send('POST', '/api/files/classify', { body: JSON.stringify({ files }), headers })
    const lines = answer.text().trim().split('\n')
    expect(JSON.parse(lines.at(-2) ?? '')).toEqual({ type: 'progress', step: 'sorting', done: 3000, total: 3000 })
    expect(JSON.parse(lines.at(-1) ?? '').result.files).toHaveLength(3000)
  })

  it('stops when the caller hangs up; a run that was followed is taken back whole', async () => {
    const me = new Client(server.address)
    const files = await me.give(...many(600))
    const body = JSON.stringify({
      fileOrganizations: files.map(({ id }) => ({ fileId: id, targetCategory: 'Never' })),
    })
    await new Promise<void>((resolve, reject) => {
      const request = http.request(
        `${server.address}/api/files/organize`,
        {
          method: 'POST',
          agent: false,
          headers: {
            ...headers,
            origin: me.base,
            cookie: me.cookie ?? '',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          response.once('data', () => request.destroy())
          response.on('error', () => resolve())
          response.on('close', () => resolve())
        },
      )
      request.on('error', reject)
      request.end(body)
    })
    // The next run waits for nothing: the one before let go of the library.
    const [first] = files
    let status = 409
    for (let turn = 0; turn < 100 && status === 409; turn += 1) {
      const one = { fileOrganizations: [{ fileId: first?.id, targetCategory: 'After' }] }
      status = (await me.post('/api/files/organize', one)).status
      await new Promise((done) => setTimeout(done, 20))
    }
    expect(status).toBe(200)
    const { runs } = (await me.get('/api/runs?kind=organize')).json()
    expect(runs).toHaveLength(1)
  })

  it('goes by what lies in the folders of the library', async () => {
    const me = new Client(server.address)
    const topics = Object.keys(TOPICS) as (keyof typeof TOPICS)[]
    const texts = topics.flatMap((topic) => [1, 2, 3, 4].map((n) => [`${topic}-${n}.txt`, about(topic, n)] as const))
    // Filed by the upload itself: nothing was approved, so nothing but the folders can tell.
    const organization = Object.fromEntries(
      texts.map(([name]) => [name, `${name.startsWith('Garden') ? 'Saturday' : 'Sunday'} club`]),
    )
    const parts = texts.map(([name, content]) => ({ name: 'files', filename: name, content }))
    const uploaded = await me.upload(
      [...parts, { name: 'organization', content: JSON.stringify(organization) }],
      {},
      '/api/upload-batch',
    )
    expect(uploaded.status).toBe(201)
    const [fresh] = await me.give(['new-one.txt', about('Railway', 40)])
    const sorted = sortResponse.parse((await me.post('/api/agentkit/organize', { files: [{ id: fresh?.id }] })).json())
    expect(sorted.folders).toEqual([{ name: 'Sunday club', count: 1 }])
    expect(sorted.results['Sunday club']?.[0]).toMatchObject({ by: 'profile' })
  })
})
