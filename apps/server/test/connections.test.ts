import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSeal } from '@octavo/connect'
import {
  type DavServer,
  type FaultyProxy,
  hasRclone,
  PASSWORD,
  startProxy,
  startRclone,
  USER,
} from '@octavo/connect/testing'
import { connectionResponse, listConnectionsResponse, revokeConnectionResponse } from '@octavo/contract'
import { TOP } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { CLOCK } from '../src/infra/clock.ts'
import { type Database, query } from '../src/infra/db/db.ts'
import { migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLimits } from '../src/infra/http/limiter.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Library } from '../src/modules/callers/caller.ts'
import { type Connections, createConnections } from '../src/modules/connections/index.ts'
import { Client } from './support/client.ts'
import { configOf, freshDataDir, startHere, temporaryDir } from './support/server.ts'

/** A call without a body. */
const bare = (me: Client, url: string) => me.send('POST', url, { headers: { 'content-length': '0' } })

const rename = (me: Client, id: string, name: string) =>
  me.send('PATCH', `/api/connections/${id}`, {
    body: JSON.stringify({ name }),
    headers: { 'content-type': 'application/json' },
  })

/** All bytes below a folder. */
const everything = (folder: string): string =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => (statSync(file).isDirectory() ? everything(file) : readFileSync(file, 'latin1')))
    .join('')

describe.skipIf(!hasRclone())('a place elsewhere that a person connects', () => {
  let dav: DavServer
  let proxy: FaultyProxy
  let server: Running & { readonly dataDir: string }
  const logFile = path.join(temporaryDir(), 'log.ndjson')
  beforeAll(async () => {
    dav = await startRclone()
    mkdirSync(path.join(dav.root, 'papers'))
    writeFileSync(path.join(dav.root, 'papers', 'a.txt'), 'a')
    proxy = await startProxy(dav.port)
    server = await startHere({
      OCTAVO_CONNECTION_HOSTS: proxy.url.host,
      OCTAVO_LOG_LEVEL: 'debug',
      OCTAVO_LOG_FILE: logFile,
    })
  })
  afterAll(async () => {
    await server.close()
    await proxy.end()
    await dav.end()
  })
  const wish = (name = 'The shed') => ({
    ...{ provider: 'webdav', name, url: proxy.url.href },
    ...{ user: USER, password: PASSWORD },
  })
  const list = async (me: Client) => listConnectionsResponse.parse((await me.get('/api/connections')).json())
  const add = async (me: Client, name?: string) =>
    connectionResponse.parse((await me.post('/api/connections', wish(name))).json()).connection

  it('is tried and kept; its password is sealed on the disk, in no answer and in no log', async () => {
    const alice = new Client(server.address)
    await alice.enter('signup', 'alice@example.org')
    expect(await list(alice)).toMatchObject({
      connections: [],
      offers: expect.arrayContaining([{ provider: 'webdav', isReady: true }]),
    })
    const answer = await alice.post('/api/connections', wish())
    expect(answer.status).toBe(201)
    expect(answer.json().connection).toMatchObject({
      provider: 'webdav',
      name: 'The shed',
      account: USER,
      address: proxy.url.href,
      state: 'works',
      problem: null,
    })
    const told = `${answer.text()}${(await alice.get('/api/connections')).text()}`
    expect(told).not.toContain(PASSWORD)
    expect(readFileSync(logFile, 'utf8')).not.toContain(PASSWORD)
    expect(everything(server.dataDir)).toContain('The shed')
    expect(everything(server.dataDir)).not.toContain(PASSWORD)
  })

  it('a wrong password, another service, a host that is not allowed and one too many are refused, and nothing is kept', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'refused@example.org')
    const tried = async (change: object) => {
      const answer = await me.post('/api/connections', { ...wish(), ...change })
      return [answer.status, answer.json().code]
    }
    expect(await tried({ password: 'wrong' })).toEqual([403, 'forbidden'])
    expect(await tried({ url: `${proxy.url.href}nowhere` })).toEqual([409, 'conflict'])
    expect(await tried({ url: server.address })).toEqual([400, 'bad_request'])
    expect(await tried({ url: server.address.replace('http:', 'https:') })).toEqual([403, 'forbidden'])
    expect(await tried({ url: 'https://169.254.169.254/latest' })).toEqual([403, 'forbidden'])
    expect(await tried({ url: 'http://example.org/' })).toEqual([400, 'bad_request'])
    expect(await tried({ url: 'https://ada:pw@example.org/' })).toEqual([400, 'bad_request'])
    expect(await tried({ url: 'file:///etc/passwd' })).toEqual([400, 'bad_request'])
    expect(await tried({ provider: 'folder', folder: '/etc' })).toEqual([400, 'bad_request'])
    expect((await list(me)).connections).toEqual([])
    await add(me)
    expect(await tried({})).toEqual([409, 'conflict'])
    const why = async (change: object) =>
      (await me.post('/api/connections', { ...wish(), ...change })).json().details?.problem
    expect([
      await why({ password: 'wrong', user: 'other' }),
      await why({ url: `${proxy.url.href}nowhere` }),
      await why({ url: server.address.replace('http:', 'https:') }),
    ]).toEqual(['refused', 'gone', 'forbidden'])
  })

  it('of a name that another one has gets a number, when it is added and when it is renamed', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'twins@example.org')
    const first = await add(me, 'The shed')
    const inside = { ...wish('the shed'), url: `${proxy.url.href}papers` }
    const second = connectionResponse.parse((await me.post('/api/connections', inside)).json()).connection
    expect(second.name).toBe('the shed (2)')
    const renamed = async (id: string, name: string) => (await rename(me, id, name)).json().connection.name
    expect([
      await renamed(second.id, 'Work'),
      await renamed(second.id, 'WORK'),
      await renamed(second.id, 'The Shed'),
      await renamed(first.id, 'the shed (2)'),
      await renamed(second.id, 'x'.repeat(60)),
      await renamed(first.id, 'x'.repeat(60)),
      await renamed(second.id, `x${'📦'.repeat(29)}`),
      await renamed(first.id, `x${'📦'.repeat(29)}`),
    ]).toEqual([
      ...['Work', 'WORK', 'The Shed (2)', 'the shed (2) (2)', 'x'.repeat(60), `${'x'.repeat(56)} (2)`],
      ...[`x${'📦'.repeat(29)}`, `x${'📦'.repeat(27)} (2)`],
    ])
  })

  it('says how it stands: away, signed out, and working again with a new password', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'stands@example.org')
    const { id } = await add(me)
    const test = async () => connectionResponse.parse((await bare(me, `/api/connections/${id}/test`)).json()).connection
    proxy.troubles.push({ status: 429, headers: { 'retry-after': '3600' } })
    expect(await test()).toMatchObject({ state: 'away', problem: 'busy' })
    proxy.troubles.push({ status: 401 })
    expect(await test()).toMatchObject({ state: 'signed-out', problem: 'refused' })
    const refused = await me.post(`/api/connections/${id}/password`, { password: 'wrong' })
    expect([refused.status, refused.json().code]).toEqual([403, 'forbidden'])
    expect((await list(me)).connections).toMatchObject([{ state: 'signed-out' }])
    const renewed = await me.post(`/api/connections/${id}/password`, { password: PASSWORD })
    expect(connectionResponse.parse(renewed.json()).connection).toMatchObject({ state: 'works', problem: null })
    expect(await test()).toMatchObject({ state: 'works' })
  })

  it('its person gives it another name: one plain line, and what opens it is as it was', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'names@example.org')
    const before = await add(me)
    const renamed = await rename(me, before.id, '  Das Lager 📦 ')
    expect(connectionResponse.parse(renamed.json()).connection).toEqual({ ...before, name: 'Das Lager 📦' })
    for (const name of ['', '   ', 'x'.repeat(61), 'two\nlines', 'turned \u202e round'])
      expect([name, (await rename(me, before.id, name)).status]).toEqual([name, 400])
    expect((await list(me)).connections).toEqual([{ ...before, name: 'Das Lager 📦' }])
    const tested = await bare(me, `/api/connections/${before.id}/test`)
    expect(tested.json().connection).toMatchObject({ name: 'Das Lager 📦', state: 'works' })
    expect((await rename(me, 'no-such', 'x')).status).toBe(404)
  })

  it('its person ends it, and forgets it; nobody else can do either, or see it (Z-1)', async () => {
    const [alice, bob] = [new Client(server.address), new Client(server.address)]
    await alice.enter('signup', 'owner@example.org')
    await bob.enter('signup', 'other@example.org')
    const { id } = await add(alice)
    for (const stranger of [bob, new Client(server.address)]) {
      for (const answer of [
        await bare(stranger, `/api/connections/${id}/test`),
        await stranger.post(`/api/connections/${id}/password`, { password: 'x' }),
        await rename(stranger, id, ''),
        await rename(stranger, id, 'Mine'),
        await bare(stranger, `/api/connections/${id}/revoke`),
        await stranger.delete(`/api/connections/${id}`),
      ])
        expect([answer.status, answer.json().code]).toEqual([404, 'not_found'])
      expect((await list(stranger)).connections).toEqual([])
    }
    const ended = revokeConnectionResponse.parse((await bare(alice, `/api/connections/${id}/revoke`)).json())
    expect(ended).toMatchObject({ isTold: true, connection: { state: 'signed-out', problem: 'ended' } })
    expect((await bare(alice, `/api/connections/${id}/test`)).json().connection.problem).toBe('ended')
    expect((await alice.delete(`/api/connections/${id}`)).status).toBe(200)
    expect((await alice.delete(`/api/connections/${id}`)).status).toBe(404)
    expect((await list(alice)).connections).toEqual([])
  })

  it('a guest may connect; the connection ends with the guest, and an API key is never let in', async () => {
    const guest = new Client(server.address)
    await guest.give(['a.txt', 'a'])
    await add(guest)
    const me = new Client(server.address)
    await me.enter('signup', 'host@example.org')
    const key = await me.post('/api/account/keys', { name: 'k', scopes: ['library:read', 'organize'], days: 30 })
    const byKey = new Client(server.address)
    byKey.token = key.json().secret
    expect((await byKey.get('/api/connections')).status).toBe(403)
    expect((await rename(byKey, 'x', 'x')).status).toBe(403)
    await guest.enter('login', 'host@example.org')
    expect((await list(guest)).connections).toEqual([])
  })
})

describe('a folder of the server', () => {
  it('is open to the accounts that the operator named, as long as it is named, and to no guest', async () => {
    const [shared, own] = [temporaryDir(), temporaryDir()]
    writeFileSync(path.join(shared, 'a.txt'), 'a')
    const dataDir = await freshDataDir()
    const begin = (folders: string) => startHere({ OCTAVO_DATA_DIR: dataDir, OCTAVO_FOLDERS: folders })
    const first = await begin(`${shared},ada@example.org=${own}`)
    const enter = async (how: 'signup' | 'login', email: string) => {
      const me = new Client(first.address)
      await me.enter(how, email)
      return me
    }
    const [ada, bob, guest] = [
      await enter('signup', 'ada@example.org'),
      await enter('signup', 'bob@example.org'),
      new Client(first.address),
    ]
    await guest.give(['a.txt', 'a'])
    const seen = async (me: Client) => listConnectionsResponse.parse((await me.get('/api/connections')).json())
    expect([(await seen(ada)).folders, (await seen(bob)).folders]).toEqual([[shared, own], [shared]])
    const ofGuest = await seen(guest)
    expect([ofGuest.folders, ofGuest.offers.map(({ provider }) => provider)]).toEqual([
      [],
      expect.not.arrayContaining(['folder']),
    ])
    const connect = async (me: Client, folder: string) =>
      (await me.post('/api/connections', { provider: 'folder', name: 'x', folder })).status
    expect([
      await connect(ada, own),
      await connect(ada, '/etc'),
      await connect(bob, own),
      await connect(guest, shared),
    ]).toEqual([...[201, 403, 403, 403]])
    const [{ id } = { id: '' }] = (await seen(ada)).connections
    await first.close()
    const second = await begin(shared)
    const later = new Client(second.address)
    await later.enter('login', 'ada@example.org')
    expect((await bare(later, `/api/connections/${id}/test`)).json().connection).toMatchObject({
      state: 'away',
      problem: 'forbidden',
    })
    await second.close()
  })
})

describe.skipIf(!hasRclone())('what is opened', () => {
  let dav: DavServer
  let proxy: FaultyProxy
  let database: Database
  let connections: Connections
  const owner = new Library('alice')
  const log = createLogger({ level: 'silent', file: undefined })
  beforeAll(async () => {
    dav = await startRclone()
    mkdirSync(path.join(dav.root, 'papers'))
    proxy = await startProxy(dav.port)
    database = await openDatabase({ url: undefined, root: temporaryDir(), log })
    await migrate(database.db)
    await query(database.db, sql`insert into owners (id, kind, created_at_ms) values ('alice', 'account', 0)`)
    const config = configOf({ OCTAVO_CONNECTION_HOSTS: proxy.url.host })
    connections = createConnections({
      db: database.db,
      seal: createSeal(Buffer.alloc(32, 7), 'connections'),
      limits: createLimits(),
      config,
      clock: { ...CLOCK, nowMs: () => Date.now() + aheadMs },
    })
  })
  let aheadMs = 0
  afterAll(async () => {
    await connections.close()
    await database.close()
    await proxy.end()
    await dav.end()
  })
  const added = async () =>
    await connections.add(owner, { provider: 'webdav', name: 'x', url: proxy.url.href, user: USER, password: PASSWORD })

  it('is the place itself; a run that has it in hand stops when its person ends the connection', async () => {
    const { id } = await added()
    const place = await connections.open(owner, id)
    expect((await place.list(TOP)).map((entry) => entry.name)).toEqual(['papers'])
    await connections.revoke(owner, id)
    aheadMs += 1500
    await expect(place.makeFolder(TOP, 'no more')).rejects.toMatchObject({ code: 'auth_expired' })
    expect(readdirSync(dav.root)).toEqual(['papers'])
    await place.close()
    await expect(connections.open(owner, id)).rejects.toMatchObject({ code: 'auth_expired' })
    await connections.forget(owner, id)
    await expect(connections.open(owner, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(connections.open(new Library('bob'), id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('C-5: a password that is no longer taken in the middle of work is told, and marks the connection', async () => {
    const { id } = await added()
    const place = await connections.open(owner, id)
    proxy.troubles.push({ status: 401 })
    await expect(place.list(TOP)).rejects.toMatchObject({ code: 'auth_expired' })
    expect(await connections.find(owner, id)).toMatchObject({ state: 'signed-out', problem: 'refused' })
    await place.close()
    await connections.forget(owner, id)
  })

  it('A-11: what is sealed for one row opens no other: not of another person, address or user', async () => {
    const { id } = await added()
    for (const change of [sql`login = 'mallory'`, sql`address = 'https://elsewhere.example/'`]) {
      await query(database.db, sql`update connections set ${change} where id = ${id}`)
      const asked = proxy.asked.length
      await expect(connections.open(owner, id)).rejects.toMatchObject({ code: 'auth_expired' })
      expect(proxy.asked.length).toBe(asked)
      expect(await connections.find(owner, id)).toMatchObject({ problem: 'unreadable' })
      await query(
        database.db,
        sql`update connections set login = ${USER}, address = ${proxy.url.href}, state = 'works', problem = null where id = ${id}`,
      )
    }
    await (await connections.open(owner, id)).close()
    await connections.forget(owner, id)
  })
})
