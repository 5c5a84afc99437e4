import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createSeal } from '@octavo/connect'
import { type GoogleDriveDouble, type OauthDouble, startGoogleDrive, startOauth } from '@octavo/connect/testing'
import { askConsentResponse, connectionResponse, listConnectionsResponse } from '@octavo/contract'
import { TOP } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { CLOCK } from '../src/infra/clock.ts'
import { type Database, query } from '../src/infra/db/db.ts'
import { migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLimits } from '../src/infra/http/limiter.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Caller } from '../src/modules/callers/caller.ts'
import { type Connections, createConnections } from '../src/modules/connections/index.ts'
import { Client } from './support/client.ts'
import { answerConsent } from './support/consent.ts'
import { onEachDatabase } from './support/databases.ts'
import { configOf, startHere, temporaryDir } from './support/server.ts'

const ORIGIN = 'http://files.example.test'
const SECRET = 'client-secret-canary-81c2'
let oauth: OauthDouble
let drive: GoogleDriveDouble
/** Every token that was ever given or shown to the drive. */
const shown = new Set<string>()
beforeAll(async () => {
  oauth = await startOauth({ redirects: [`${ORIGIN}/connections/google`], clientSecret: SECRET, rotates: true })
  drive = await startGoogleDrive({
    accepts: (token) => {
      shown.add(token)
      return oauth.accepts(token)
    },
  })
  drive.write('papers/a.txt', 'a')
})
afterAll(async () => {
  await drive.end()
  await oauth.end()
})
const settings = () => ({
  OCTAVO_GOOGLE_CLIENT_ID: oauth.is.clientId,
  OCTAVO_GOOGLE_CLIENT_SECRET: SECRET,
  OCTAVO_ENDPOINTS: `google=${drive.url.href},google-oauth=${oauth.issuer}`,
})

/** All bytes below a folder. */
const everything = (folder: string): string =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => (statSync(file).isDirectory() ? everything(file) : readFileSync(file, 'latin1')))
    .join('')

describe('consent', () => {
  let server: Running & { readonly dataDir: string }
  let aheadMs = 0
  const logFile = path.join(temporaryDir(), 'log.ndjson')
  beforeAll(async () => {
    server = await startHere(
      {
        ...settings(),
        OCTAVO_PUBLIC_URL: ORIGIN,
        OCTAVO_LOG_LEVEL: 'debug',
        OCTAVO_LOG_FILE: logFile,
      },
      { nowMs: () => Date.now() + aheadMs },
    )
  })
  afterAll(() => server.close())
  beforeEach(() => {
    aheadMs = 0
  })
  const ask = async (me: Client, more: object = {}) => {
    const answer = await me.post('/api/connections/consents', { provider: 'google', ...more })
    return askConsentResponse.parse(answer.json()).url
  }
  const answer = (me: Client, back: Record<string, string>, provider = 'google') =>
    me.post('/api/connections/consents/answers', { provider, ...back })
  const list = async (me: Client) =>
    listConnectionsResponse.parse((await me.get('/api/connections')).json()).connections
  const person = async (email: string) => {
    const me = new Client(server.address)
    await me.enter('signup', email)
    return me
  }

  it('A-11: is asked for with a state, a proof key and the exact address; its tokens lie sealed and are in no answer, no file and no log', async () => {
    const me = await person('ada@example.org')
    const page = new URL(await ask(me))
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${ORIGIN}/connections/google`,
      code_challenge_method: 'S256',
      access_type: 'offline',
    })
    const back = await answerConsent(page.href)
    const made = await answer(me, back)
    expect(made.status).toBe(200)
    expect(connectionResponse.parse(made.json()).connection).toMatchObject({
      provider: 'google',
      account: 'ada@example.test',
      state: 'works',
    })
    const told = `${made.text()}${(await me.get('/api/connections')).text()}`
    const canaries = [...shown, SECRET, String(back.code), String(back.state)]
    expect(shown.size).toBeGreaterThan(0)
    const kept = everything(server.dataDir)
    expect(kept).toContain('ada@example.test')
    for (const canary of canaries) {
      expect(told).not.toContain(canary)
      expect(kept).not.toContain(canary)
      expect(readFileSync(logFile, 'utf8')).not.toContain(canary)
    }
  })

  it('A-11: a state that is not of this session, that was used, that is too old, or that comes with another issuer is refused with 400, and no code is redeemed', async () => {
    const [alice, bob] = [await person('alice@example.org'), await person('bob@example.org')]
    const before = oauth.asked.filter((asked) => asked === 'POST /token').length
    const other = new Client(server.address)
    await other.enter('login', 'alice@example.org')
    const back = await answerConsent(await ask(alice))
    const refused = async (me: Client, given: Record<string, string>, provider = 'google') => {
      const said = await answer(me, given, provider)
      expect([said.status, said.json().code]).toEqual([400, 'bad_request'])
    }
    await refused(alice, { ...back, state: 'x'.repeat(43) })
    await refused(bob, back)
    await refused(new Client(server.address), back)
    await refused(other, back)
    await refused(alice, { ...back, iss: 'https://evil.example' })
    await refused(alice, back)
    const { iss: _, ...unsigned } = await answerConsent(await ask(alice))
    await refused(alice, unsigned)
    const late = await answerConsent(await ask(alice))
    aheadMs = 601_000
    await refused(alice, late)
    expect(oauth.asked.filter((asked) => asked === 'POST /token').length).toBe(before)
    expect([...(await list(alice)), ...(await list(bob))]).toEqual([])
    aheadMs = 0
    const good = await answerConsent(await ask(alice))
    expect((await answer(alice, good)).status).toBe(200)
    await refused(alice, good)
  })

  it('a consent that is not given, or not whole, connects nothing and leaves no grant behind', async () => {
    const me = await person('no@example.org')
    const denied = await answer(me, await answerConsent(await ask(me), 'Cancel'))
    expect([denied.status, denied.json().error]).toEqual([403, 'Consent was not given.'])
    oauth.is.withheld = ['https://www.googleapis.com/auth/drive']
    const partly = await answer(me, await answerConsent(await ask(me)))
    oauth.is.withheld = []
    expect([partly.status, partly.json().error]).toEqual([403, 'The permission to see and move files was not given.'])
    expect(await list(me)).toEqual([])
  })

  it('consent anew is for the account that the connection is of: another one is refused and given back', async () => {
    const me = await person('anew@example.org')
    const { id } = connectionResponse.parse((await answer(me, await answerConsent(await ask(me)))).json()).connection
    const again = await answer(me, await answerConsent(await ask(me, { connectionId: id })))
    expect(again.json().connection.id).toBe(id)
    // Connected a second time it is the same connection.
    expect((await answer(me, await answerConsent(await ask(me)))).json().connection.id).toBe(id)
    const { account } = drive.files
    drive.files.account = 'eve@example.test'
    const standing = oauth.standing()
    const eve = await answer(me, await answerConsent(await ask(me, { connectionId: id })))
    drive.files.account = account
    expect([eve.status, eve.json().code]).toEqual([409, 'conflict'])
    expect(oauth.standing()).toBe(standing)
    expect(await list(me)).toMatchObject([{ id, account: 'ada@example.test', state: 'works' }])
    expect((await me.post('/api/connections/consents', { provider: 'google', connectionId: 'x' })).status).toBe(404)
  })

  it('revoked, the provider is told; forgotten, too', async () => {
    const me = await person('revoke@example.org')
    const connect = async () =>
      connectionResponse.parse((await answer(me, await answerConsent(await ask(me)))).json()).connection
    const { id } = await connect()
    const standing = oauth.standing()
    const revoked = await me.send('POST', `/api/connections/${id}/revoke`, { headers: { 'content-length': '0' } })
    expect(revoked.json()).toMatchObject({ isTold: true, connection: { state: 'signed-out', problem: 'ended' } })
    expect(oauth.standing()).toBe(standing - 1)
    expect((await connect()).id).toBe(id)
    expect(await list(me)).toMatchObject([{ id, state: 'works', problem: null }])
    await me.delete(`/api/connections/${id}`)
    expect([oauth.standing(), await list(me)]).toEqual([standing - 1, []])
  })

  it('P2-6.2: without credentials of the operator a provider is named as not ready, and consent is not asked for', async () => {
    const bare = await startHere()
    const me = new Client(bare.address)
    const { offers } = listConnectionsResponse.parse((await me.get('/api/connections')).json())
    expect(offers.find(({ provider }) => provider === 'google')).toEqual({ provider: 'google', isReady: false })
    const refused = await me.post('/api/connections/consents', { provider: 'google' })
    expect([refused.status, refused.json().error]).toEqual([
      503,
      'The operator of this server has not configured credentials for Google Drive',
    ])
    await bare.close()
  })
})

onEachDatabase((env) => {
  const owner = new Caller({ id: 'alice', kind: 'guest' })
  const log = createLogger({ level: 'silent', file: undefined })
  let database: Database
  const running: Connections[] = []
  beforeAll(async () => {
    database = await openDatabase({ url: env().DATABASE_URL, root: temporaryDir(), log })
    await migrate(database.db)
    await query(database.db, sql`insert into owners (id, kind, created_at_ms) values ('alice', 'guest', 0)`)
  })
  afterAll(async () => {
    for (const one of running.splice(0)) await one.close()
    await database.close()
  })
  /** A process over the database. */
  const process_ = (): Connections => {
    const made = createConnections({
      db: database.db,
      seal: createSeal(Buffer.alloc(32, 7), 'connections'),
      limits: createLimits(),
      config: configOf(settings()),
      clock: CLOCK,
    })
    running.push(made)
    return made
  }
  const connect = async (by: Connections): Promise<string> => {
    const page = await by.consents.ask(owner, { provider: 'google', origin: ORIGIN })
    const { state = '', code = '', iss = '' } = await answerConsent(page ?? '')
    return (await by.consents.answer(owner, { provider: 'google', state, code, iss })).id
  }

  it('a token that is over is renewed once, however many calls and processes meet it, and the one to renew it by is kept first', async () => {
    const [first, second] = [process_(), process_()]
    const id = await connect(first)
    const before = oauth.renewals()
    const places = await Promise.all([first, first, second, second].map((one) => one.open(owner, id)))
    oauth.expire()
    await Promise.all(Array.from({ length: 12 }, (_, at) => places[at % 4]?.list(TOP)))
    expect(oauth.renewals()).toBe(before + 1)
    // A process that starts now knows the next one: a token to renew by that came twice would have ended the grant.
    oauth.expire()
    const later = await process_().open(owner, id)
    expect((await later.list(TOP)).map(({ name }) => name)).toEqual(['papers'])
    expect(oauth.renewals()).toBe(before + 2)
    await first.forget(owner, id)
  })

  it('C-5: consent that was withdrawn in the middle of work is told, marks the connection, and moves nothing; consent anew goes on', async () => {
    const connections = process_()
    const id = await connect(connections)
    const place = await connections.open(owner, id)
    const [papers] = await place.list(TOP)
    oauth.withdraw()
    const move = { id: papers?.id ?? '', parentId: TOP, name: 'moved' }
    await expect(place.move(move)).rejects.toMatchObject({ code: 'auth_expired' })
    expect(drive.isFolder('papers')).toBe(true)
    expect(await connections.find(owner, id)).toMatchObject({ state: 'signed-out', problem: 'withdrawn' })
    expect((await connections.test(owner, id))?.problem).toBe('withdrawn')
    expect(await connect(connections)).toBe(id)
    expect((await place.list(TOP)).map(({ name }) => name)).toEqual(['papers'])
    await connections.forget(owner, id)
  })

  it('a provider that is away for the renewal is told as such: the connection stands, and the next call goes on', async () => {
    const connections = process_()
    const id = await connect(connections)
    const place = await connections.open(owner, id)
    oauth.expire()
    oauth.troubles.push({ status: 500 })
    await expect(place.list(TOP)).rejects.toMatchObject({ code: 'transient' })
    expect(await connections.find(owner, id)).toMatchObject({ state: 'works' })
    expect(await place.list(TOP)).toHaveLength(1)
    await connections.forget(owner, id)
  })
})
