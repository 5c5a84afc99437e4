import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { meaningState, modelResponse, modelTestResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startModelDouble } from './support/model-double.ts'
import { startHere } from './support/server.ts'

const KEY = 'sk-canary-5f1c9d2e7a'
let model: Server
let server: Running & { readonly dataDir: string }
let url = ''
const keys: (string | undefined)[] = []
beforeAll(async () => {
  model = createServer((request, response) => {
    keys.push(request.headers.authorization)
    request.resume().on('end', () => {
      const content = JSON.stringify({ files: [{ n: 1, folder: 'Invoices', confidence: 0.9, reason: 'its name' }] })
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ choices: [{ message: { content } }] }))
    })
  })
  await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
  server = await startHere({ OCTAVO_ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  model.close()
})

/** All bytes below a folder. */
const everything = (folder: string): string =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => (statSync(file).isDirectory() ? everything(file) : readFileSync(file, 'latin1')))
    .join('')

const put = (me: Client, body: unknown) =>
  me.send('PUT', '/api/settings/model', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

describe('a model of one’s own', () => {
  it('is kept for its person alone; the key is sent to its address only, never shown, and sealed on the disk', async () => {
    const [alice, bob] = [new Client(server.address), new Client(server.address)]
    await alice.enter('signup', 'alice@example.org')
    await bob.enter('signup', 'bob@example.org')
    const kept = modelResponse.parse((await put(alice, { kind: 'openai', url, name: 'mine', key: KEY })).json())
    expect(kept.own).toEqual({ kind: 'openai', url, name: 'mine', embedName: null, hasKey: true })
    expect(modelResponse.parse((await bob.get('/api/settings/model')).json()).own).toBeNull()

    expect(modelTestResponse.parse((await alice.post('/api/settings/model/test', {})).json())).toEqual({
      answers: true,
      reason: null,
    })
    expect(keys).toEqual([`Bearer ${KEY}`])
    expect((await alice.get('/api/settings/model')).text()).not.toContain(KEY)
    expect(everything(server.dataDir)).not.toContain(KEY)

    const elsewhere = url.replace('/v1', '/v2')
    expect((await put(alice, { kind: 'openai', url: elsewhere, name: 'mine' })).json().own.hasKey).toBe(false)
    expect((await alice.delete('/api/settings/model')).status).toBe(200)
    expect(modelResponse.parse((await alice.get('/api/settings/model')).json()).own).toBeNull()
  })

  it('C-1: can not point into this network, and says so when it is tried', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'carol@example.org')
    for (const address of ['http://169.254.169.254/latest', 'http://localhost:1/v1', 'http://[::1]:1/v1']) {
      expect((await put(me, { kind: 'ollama', url: address, name: 'x' })).status).toBe(200)
      const { answers, reason } = modelTestResponse.parse((await me.post('/api/settings/model/test', {})).json())
      expect(answers).toBe(false)
      expect(reason).toMatch(/is not allowed/u)
    }
    for (const address of ['file:///etc/passwd', 'nonsense', 'ftp://x'])
      expect((await put(me, { kind: 'ollama', url: address, name: 'x' })).status).toBe(400)
  })

  it('can be one for search alone beside it, at the same address with the same key, before the operator’s', async () => {
    const double = await startModelDouble()
    const me = new Client(server.address)
    await me.enter('signup', 'dora@example.org')
    const body = { kind: 'openai', url: `${double.url}/v1`, name: 'chat', embedName: 'embed', key: KEY }
    expect(modelResponse.parse((await put(me, body)).json()).own?.embedName).toBe('embed')
    await me.give(['gas.txt', 'the bill is due'])
    const look = async () => meaningState.parse((await me.get('/api/settings/search')).json())
    for (let turn = 0; turn < 200 && (await look()).indexed === 0; turn += 1) {
      await me.get('/api/search?q=xyz')
      await new Promise((done) => setTimeout(done, 100))
    }
    const { model, ...state } = await look()
    expect(state).toMatchObject({ mode: 'on', indexed: 1, total: 1 })
    expect(model).toMatchObject({ place: 'elsewhere', own: true, readsText: true, problem: null })
    expect(double.asked.length).toBeGreaterThan(0)
    for (const { key, path, body: sent } of double.asked) {
      expect([key, path]).toEqual([`Bearer ${KEY}`, '/v1/embeddings'])
      expect(JSON.parse(sent).model).toBe('embed')
    }
    const [hit] = (await me.get('/api/search?q=invoice')).json().hits
    expect([hit?.file.name, hit?.why]).toEqual(['gas.txt', ['meaning']])
    expect(modelResponse.parse((await put(me, { ...body, embedName: null })).json()).own?.embedName).toBeNull()
    expect((await look()).model).toBeNull()
    await double.close()
  })

  it('belongs to accounts: a guest is asked to log in', async () => {
    const guest = new Client(server.address)
    expect((await put(guest, { kind: 'openai', url, name: 'x' })).status).toBe(401)
    expect((await guest.post('/api/settings/model/test', {})).status).toBe(401)
    expect(modelResponse.parse((await guest.get('/api/settings/model')).json())).toEqual({
      own: null,
      server: null,
      sendsText: true,
    })
  })
})
