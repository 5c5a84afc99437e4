import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { meaningState, modelResponse, modelTestResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { OWN_SILENT } from '../src/modules/models/own-models.ts'
import { Client } from './support/client.ts'
import { type ModelDouble, startModelDouble } from './support/model-double.ts'
import { startHere, temporaryDir } from './support/server.ts'

const KEY = 'sk-canary-5f1c9d2e7a'
let model: Server
let server: Running & { readonly dataDir: string }
let double: ModelDouble
/** Something else of the operator's on this machine, which nobody gave to people: every call of it is noted. */
let sentinel: Server
let sentinelPort = 0
const met: string[] = []
let url = ''
const logFile = path.join(temporaryDir(), 'log.ndjson')
const portOf = (one: Server) => (one.address() as AddressInfo).port
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
  url = `http://127.0.0.1:${portOf(model)}/v1`
  sentinel = createServer((request, response) => {
    met.push(`${request.method} ${request.url}`)
    request.resume()
    if (request.url?.startsWith('/v1')) response.writeHead(302, { location: '/elsewhere' })
    response.end('{}')
  })
  sentinel.on('connection', () => met.push('connection'))
  await new Promise<void>((ready) => sentinel.listen(0, '127.0.0.1', ready))
  sentinelPort = portOf(sentinel)
  double = await startModelDouble()
  server = await startHere({
    // The operator's own model may be anywhere on this machine; people's may be at two ports of it.
    OCTAVO_ALLOW_PRIVATE_HOSTS: '127.0.0.1,localhost',
    OCTAVO_OWN_MODEL_HOSTS: `127.0.0.1:${portOf(model)},${new URL(double.url).host}`,
    OCTAVO_LOG_LEVEL: 'warn',
    OCTAVO_LOG_FILE: logFile,
  })
})
afterAll(async () => {
  await server.close()
  await double.close()
  for (const one of [model, sentinel]) {
    one.closeAllConnections()
    one.close()
  }
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

    const elsewhere = `${url}/`
    expect((await put(alice, { kind: 'openai', url: elsewhere, name: 'mine' })).json().own.hasKey).toBe(false)
    expect((await alice.delete('/api/settings/model')).status).toBe(200)
    expect(modelResponse.parse((await alice.get('/api/settings/model')).json()).own).toBeNull()
  })

  it('C-1: can not point into this network, and says so at once', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'carol@example.org')
    for (const address of ['http://169.254.169.254/latest', 'http://localhost:1/v1', 'http://[::1]:1/v1']) {
      const refused = await put(me, { kind: 'ollama', url: address, name: 'x' })
      expect([refused.status, refused.json().error]).toEqual([403, expect.stringMatching(/is in a private network/u)])
    }
    for (const address of ['file:///etc/passwd', 'nonsense', 'ftp://x'])
      expect((await put(me, { kind: 'ollama', url: address, name: 'x' })).status).toBe(400)
  })

  it('C-9: never reaches what the operator allowed for the shared model, at any port, path or spelling', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'mallory@example.org')
    const at = `127.0.0.1:${sentinelPort}`
    const given = new URL(url).host
    const wishes = [
      `http://${at}/api/pull#`,
      `http://${at}/`,
      `http://${at}/v1`,
      `http://${at}/v1?a=`,
      `http://me:secret@${at}/v1`,
      `http://localhost:${sentinelPort}/v1`,
      `http://localhost.:${sentinelPort}/v1`,
      `http://0x7f.1:${sentinelPort}/v1`,
      `http://2130706433:${sentinelPort}/v1`,
      `http://[::ffff:127.0.0.1]:${sentinelPort}/v1`,
      `http://${given}@${at}/v1`,
      // The host that people were given, but not the paths of the protocol.
      `http://${given}/api/pull#`,
      `http://${given}/admin`,
      `http://${given}/v1/../admin`,
    ]
    for (const kind of ['openai', 'ollama'])
      for (const wish of wishes) {
        expect([wish, (await put(me, { kind, url: wish, name: 'x', embedName: 'e' })).status]).toEqual([
          wish,
          expect.toSatisfy((status: number) => status === 400 || status === 403),
        ])
        expect((await me.post('/api/settings/model/test', {})).json().answers).toBe(false)
      }
    expect(met).toEqual([])
  })

  it('C-9: a port that is closed, an error, a redirect, a page and a wrong answer are one sentence; the log knows more', async () => {
    let handle: RequestListener = () => undefined
    const target = createServer((request, response) => {
      request.resume()
      handle(request, response)
    })
    await new Promise<void>((ready) => target.listen(0, '127.0.0.1', ready))
    const port = portOf(target)
    const other = await startHere({
      OCTAVO_OWN_MODEL_HOSTS: `127.0.0.1:${port}`,
      OCTAVO_LOG_FILE: logFile,
      OCTAVO_LOG_LEVEL: 'warn',
    })
    const scan = new Client(other.address)
    await scan.enter('signup', 'scan@example.org')
    await put(scan, { kind: 'openai', url: `http://127.0.0.1:${port}/v1`, name: 'x' })
    const reasons = new Set<unknown>()
    const behaviours: RequestListener[] = [
      (_, response) => response.writeHead(500).end(),
      (_, response) => response.writeHead(401).end(),
      (_, response) => response.writeHead(429).end(),
      (_, response) => response.writeHead(302, { location: '/x' }).end(),
      (_, response) => response.end('<html>'),
      (_, response) => response.end('{"choices":[]}'),
      (request) => request.socket.destroy(),
    ]
    const test = async () => reasons.add(JSON.stringify((await scan.post('/api/settings/model/test', {})).json()))
    for (const behaviour of behaviours) {
      handle = behaviour
      await test()
    }
    target.closeAllConnections()
    await new Promise((closed) => target.close(closed))
    await test()
    await other.close()
    expect([...reasons]).toEqual([JSON.stringify({ answers: false, reason: OWN_SILENT })])
    const log = readFileSync(logFile, 'utf8')
    for (const detail of [
      'an error (500)',
      'did not accept the key',
      'a redirect',
      'was not JSON',
      'can not be reached',
    ])
      expect(log).toContain(detail)
  })

  it('can be one for search alone beside it, at the same address with the same key, before the operator’s', async () => {
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
    const [hit] = (await me.get('/api/search?q=amount')).json().hits
    expect([hit?.file.name, hit?.why]).toEqual(['gas.txt', ['meaning']])
    expect(modelResponse.parse((await put(me, { ...body, embedName: null })).json()).own?.embedName).toBeNull()
    expect((await look()).model).toBeNull()
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
