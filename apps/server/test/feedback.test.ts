import { appendFileSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { FeedbackStore } from '../src/modules/feedback/store.ts'
import { Client } from './support/client.ts'
import { startHere, temporaryDir } from './support/server.ts'

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere({ OCTAVO_TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await server.close()
})
const visitor = (address: string) => {
  const client = new Client(server.address)
  client.address = address
  return client
}
const file = () => path.join(server.dataDir, 'feedback.ndjson')
const lines = () =>
  readFileSync(file(), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

it('feedback is kept as one line each, whatever is in it, without a name', async () => {
  const me = visitor('192.0.2.1')
  await me.enter('signup', 'feedback-canary@example.org')
  const message = '  \u001b[31mred\u0000\r\n{"id":"forged"}\u2028\ud800 \u202e ok'
  const answer = await me.post('/api/feedback', { type: 'general', rating: 4, message })
  expect([answer.status, typeof answer.json().id]).toEqual([201, 'string'])
  expect((await me.post('/api/feedback', { type: 'bug', message: 'x'.repeat(500) })).status).toBe(201)
  expect(lines()).toHaveLength(2)
  const [first = '', second = ''] = lines()
  expect(JSON.parse(first)).toMatchObject({ id: answer.json().id, type: 'general', rating: 4, message })
  expect(JSON.parse(second)).not.toHaveProperty('rating')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none.
  expect(first).not.toMatch(/[\u0000-\u001f]/u)
  const text = readFileSync(file(), 'utf8')
  for (const canary of ['feedback-canary', '192.0.2.1', String(me.cookies.get('octavo_session'))])
    expect(text).not.toContain(canary)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

it('a retry with the same key is one message, at once, later, and after a line that was cut short', async () => {
  const me = visitor('192.0.2.2')
  const send = (key: string, message = 'again') =>
    me.post('/api/feedback', { type: 'feature', rating: 5, message }, { 'idempotency-key': key })
  const before = lines().length
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await send('key-1')).json().id))
  expect(new Set(ids).size).toBe(1)
  expect(lines().length).toBe(before + 1)
  appendFileSync(file(), '{"id":"half')
  expect((await send('key-2')).status).toBe(201)
  await server.close()
  server = await startHere({ OCTAVO_TRUST_PROXY: 'true', OCTAVO_DATA_DIR: server.dataDir })
  const later = visitor('192.0.2.3')
  const answer = await later.post(
    '/api/feedback',
    { type: 'feature', rating: 5, message: 'again' },
    { 'idempotency-key': 'key-1' },
  )
  expect(answer.json().id).toBe(ids[0])
  expect(lines().length).toBe(before + 3)
  expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({ message: 'again' })
})

it.each([
  { type: 'general', rating: 5, message: '' },
  { type: 'general', rating: 5, message: ' \n ' },
  { type: 'general', rating: 5, message: 'x'.repeat(501) },
  { type: 'general', rating: 0, message: 'x' },
  { type: 'general', rating: 6, message: 'x' },
  { type: 'general', rating: 4.5, message: 'x' },
  { type: 'other', rating: 5, message: 'x' },
  { type: 'general', rating: 5, message: 'x', id: '1', atMs: 0 },
  { message: 'x' },
])('Z-4: feedback refuses %j', async (body) => {
  const answer = await visitor('192.0.2.4').post('/api/feedback', body)
  expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
})

it('one address can not fill the disk with feedback', async () => {
  const me = visitor('192.0.2.5')
  const statuses: number[] = []
  for (let round = 0; round < 32; round += 1)
    statuses.push((await me.post('/api/feedback', { type: 'general', message: 'again and again' })).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429])
})

it('what another process beside this one kept is known by its key', async () => {
  const folder = temporaryDir()
  const one = new FeedbackStore({ in: (name) => path.join(folder, name) })
  const other = new FeedbackStore({ in: (name) => path.join(folder, name) })
  const message = { type: 'general', rating: 5, message: 'again' } as const
  await other.add(message, 'first', 1)
  const id = await one.add(message, 'key', 2)
  expect(await other.add(message, 'key', 3)).toBe(id)
  expect(readFileSync(path.join(folder, 'feedback.ndjson'), 'utf8').match(/\n/gu)).toHaveLength(2)
})
