import {
  aboutResponse,
  DEFAULT_SETTINGS,
  plansResponse,
  settingsResponse,
  storageResponse,
  walletResponse,
} from '@octavo/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { startHere } from './support/server.ts'

let made = 0
const someone = () => {
  made += 1
  return `settings${made}-${process.pid}@example.org`
}

onEachDatabase((env) => {
  let server: Running & { readonly dataDir: string }
  beforeAll(async () => {
    server = await startHere(env())
  })
  afterAll(async () => {
    await server.close()
  })
  const visitor = () => new Client(server.address)
  const patch = (client: Client, body: unknown) =>
    client.send('PATCH', '/api/settings', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  describe('settings', () => {
    it('begin with the defaults of the specification, for guests too, who keep theirs on the device', async () => {
      const me = visitor()
      const answer = settingsResponse.parse((await me.get('/api/settings')).json())
      expect(answer).toEqual({ settings: DEFAULT_SETTINGS, kept: false })
      expect(answer.settings).toMatchObject({
        notifications: { email: true, push: false, sms: false },
        autoOrganize: false,
        theme: 'dark',
        skipAnimations: false,
      })
      expect((await patch(me, { theme: 'light' })).status).toBe(401)
      await me.enter('signup', someone())
      expect((await me.get('/api/settings')).json()).toEqual({ settings: DEFAULT_SETTINGS, kept: true })
    })

    it('are kept in the account, changed member by member, and seen on every device', async () => {
      const email = someone()
      const me = visitor()
      await me.enter('signup', email)
      const answers = await Promise.all([
        patch(me, { notifications: { push: true } }),
        patch(me, { theme: 'system', language: 'ar' }),
        patch(me, { instructions: ['Images should be first', ' screenshots into Work '] }),
        patch(me, { autoOrganize: true, skipAnimations: true }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
      const other = visitor()
      await other.enter('login', email)
      expect((await other.get('/api/settings')).json().settings).toEqual({
        ...DEFAULT_SETTINGS,
        notifications: { email: true, push: true, sms: false },
        theme: 'system',
        language: 'ar',
        instructions: ['Images should be first', 'screenshots into Work'],
        autoOrganize: true,
        skipAnimations: true,
      })
      expect((await patch(me, {})).json().settings.theme).toBe('system')
      const stranger = visitor()
      await stranger.enter('signup', someone())
      expect((await stranger.get('/api/settings')).json().settings).toEqual(DEFAULT_SETTINGS)
    })

    it.each([
      { ownerId: 'x' },
      { notifications: { email: true, fax: true } },
      { notifications: null },
      { theme: 'pink' },
      { language: ['en'] },
      { autoOrganize: 'true' },
      { instructions: ['x'.repeat(501)] },
      { instructions: [' '] },
      { instructions: Array<string>(101).fill('x') },
      [],
      null,
    ])('Z-4: settings refuse %j', async (body) => {
      const me = visitor()
      await me.enter('signup', someone())
      const answer = await patch(me, body)
      expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
      expect((await me.get('/api/settings')).json().settings).toEqual(DEFAULT_SETTINGS)
    })

    it('texts that a database can not hold are no failure', async () => {
      const me = visitor()
      await me.enter('signup', someone())
      expect((await patch(me, { instructions: ['a\0b', '\ud800'] })).status).toBe(200)
      expect((await me.get('/api/settings')).json().settings.instructions).toHaveLength(2)
    })
  })

  describe('totals', () => {
    it('are zero for somebody new, and then what was really done', async () => {
      const me = visitor()
      const start = walletResponse.parse((await me.get('/api/wallet')).json())
      expect(start).toMatchObject({ balance: '0.0000', usd: 0, totalSpentUsd: 0, filesOrganized: 0, apiCalls: 0 })
      expect(storageResponse.parse((await me.get('/api/storage')).json())).toEqual({
        files: 0,
        limitFiles: 2500,
        bytes: 0,
        trashFiles: 0,
        trashBytes: 0,
      })
      const files = await me.give(['a.txt', 'four'], ['b.txt', 'seven77'], ['c.txt', 'x'])
      await me.post('/api/agentkit/organize', { files: files.map(({ id }) => ({ id })) })
      const wishes = files.slice(0, 2).map(({ id }) => ({ fileId: id, targetCategory: 'Texts' }))
      await me.post('/api/files/organize', { fileOrganizations: wishes })
      await me.delete('/api/files', { ids: [files[2]?.id] })
      expect((await me.get('/api/wallet')).json()).toMatchObject({ filesOrganized: 2, apiCalls: 4 })
      expect((await me.get('/api/storage')).json()).toMatchObject({ files: 2, bytes: 11, trashFiles: 1, trashBytes: 1 })
      await me.enter('signup', someone())
      expect((await me.get('/api/wallet')).json()).toMatchObject({ filesOrganized: 2, apiCalls: 4 })
      expect((await visitor().get('/api/wallet')).json()).toMatchObject({ filesOrganized: 0, apiCalls: 0 })
    })
  })

  describe('plans', () => {
    let other: Running | undefined
    afterEach(async () => {
      await other?.close()
      other = undefined
    })

    it('have the prices of the specification; purchases lead to the store of the operator', async () => {
      const plans = plansResponse.parse((await visitor().get('/api/plans')).json())
      expect(plans.plans).toEqual([
        { id: 'trial', priceUsd: 0, files: 25, savingPercent: null },
        { id: 'monthly', priceUsd: 14.99, files: 2500, savingPercent: null },
        { id: 'yearly', priceUsd: 149.99, files: 2500, savingPercent: 17 },
      ])
      expect(plans.tiers.map((tier) => [tier.name, tier.priceUsd])).toEqual([
        ['Yellow Bean', 1],
        ['Pink Bean', 5],
        ['Purple Bean', 10],
        ['Red Bean', 20],
      ])
      expect(plans).toMatchObject({ storeUrl: null, enforced: false, plan: 'trial', usedFiles: 0, limitFiles: 25 })
      const store = 'https://store.example.org/beans'
      other = await startHere({ ...env(), OCTAVO_STORE_URL: store })
      const sold = (await new Client(other.address).get('/api/plans')).json()
      expect([sold.storeUrl, ...sold.tiers.map((tier: { url: string }) => tier.url)]).toEqual(Array(5).fill(store))
    })

    it('the source and the bug page are the operator’s; without them there is no address, and no notice goes out', async () => {
      const nothing = { email: false, push: false, sms: false }
      const plain = aboutResponse.parse((await visitor().get('/api/about')).json())
      const none = { sourceUrl: null, bugUrl: null, notices: nothing, longRunFiles: 200 }
      expect(plain).toEqual({ version: expect.any(String), ...none })
      const [sourceUrl, bugUrl] = ['https://code.example.org/octavo', 'https://code.example.org/octavo/issues']
      other = await startHere({ ...env(), OCTAVO_SOURCE_URL: sourceUrl, OCTAVO_BUG_URL: bugUrl })
      expect((await new Client(other.address).get('/api/about')).json()).toMatchObject({ sourceUrl, bugUrl })
    })

    it('U-10: enforced, an account in the trial is held to 25 files as a guest is; the 26th gets 402, and nothing is lost', async () => {
      other = await startHere({ ...env(), OCTAVO_ENFORCE_PLANS: 'true' })
      const me = new Client(other.address)
      await me.give(...Array.from({ length: 20 }, (_, index): [string, string] => [`f${index}`, `${index}`]))
      await me.enter('signup', someone())
      const parts = Array.from({ length: 8 }, (_, index) => ({ name: 'files', filename: `g${index}`, content: 'g' }))
      const answer = (await me.upload(parts)).json()
      expect([answer.files.length, answer.failed.length, answer.failed[0].code]).toEqual([5, 3, 'plan_limit'])
      const refused = await me.upload(parts.slice(7))
      expect([refused.status, refused.json()]).toMatchObject([
        402,
        { code: 'plan_limit', error: 'The first 25 files are free. Choose a plan to add more.' },
      ])
      expect((await me.list()).length).toBe(25)
      expect((await me.get('/api/plans')).json()).toMatchObject({ enforced: true, usedFiles: 25, limitFiles: 25 })
      // What is in the trash does not count, and takes no place from what is new.
      await me.delete('/api/files', { ids: [(await me.list())[0]?.id] })
      expect((await me.upload(parts.slice(7))).status).toBe(201)
    })
  })
})
