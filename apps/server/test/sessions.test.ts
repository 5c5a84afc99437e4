import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { listSessionsResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { startHere } from './support/server.ts'

const MINUTE = 60_000
const DAY = 86_400_000
let made = 0
const someone = () => {
  made += 1
  return `sessions${made}-${process.pid}@example.org`
}

onEachDatabase((env) => {
  let server: Running & { readonly dataDir: string }
  let aheadMs = 0
  beforeAll(async () => {
    server = await startHere({ OCTAVO_TRUST_PROXY: 'true', ...env() }, { nowMs: () => Date.now() + aheadMs })
  })
  afterAll(async () => {
    await server.close()
  })
  let addresses = 0
  const visitor = (address?: string) => {
    const client = new Client(server.address)
    addresses += 1
    client.address = address ?? `203.0.113.${addresses % 250}`
    return client
  }
  /** A client that only has the token, as a program does. */
  const holder = (token: string) => {
    const client = visitor()
    client.token = token
    return client
  }
  const isIn = async (client: Client) => (await client.get('/api/account/sessions')).status === 200
  const later = async (ms: number, act: () => Promise<void>) => {
    aheadMs += ms
    try {
      await act()
    } finally {
      aheadMs -= ms
    }
  }

  describe('A-1: guessing', () => {
    it('A-1: after ten wrong passwords an account answers 429 with the time to wait, from any address; the owner gets in from a known device', async () => {
      const email = someone()
      const owner = visitor()
      await owner.enter('signup', email)
      const statuses: number[] = []
      for (let round = 0; round < 20; round += 1)
        statuses.push((await visitor(`192.0.2.${round}`).enter('login', email, 'wrong-one')).status)
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)])
      const blocked = await visitor('192.0.2.99').enter('login', email)
      expect([blocked.status, blocked.json().code]).toEqual([429, 'rate_limited'])
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(900)
      // The owner logs out and comes back with the right password, from the browser that was logged in before.
      await owner.post('/api/auth/logout', {})
      expect(await isIn(owner)).toBe(false)
      expect((await owner.enter('login', email)).status).toBe(200)
      // That door is no way to guess: the known device has ten tries of its own, and only for its own account.
      const thief = visitor()
      thief.cookie = `octavo_device=${owner.cookies.get('octavo_device')}`
      const tries: number[] = []
      for (let round = 0; round < 12; round += 1) tries.push((await thief.enter('login', email, 'wrong-one')).status)
      expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429])
      const forged = visitor()
      forged.cookie = 'octavo_device=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      expect((await forged.enter('login', email)).status).toBe(429)
    })

    it('A-1: many tries at once slip through no more than ten, and an unknown address is counted alike', async () => {
      const email = someone()
      await visitor().enter('signup', email)
      for (const target of [email, someone()]) {
        const answers = await Promise.all(
          Array.from({ length: 25 }, (_, index) =>
            visitor(`192.0.2.${100 + index}`).enter('login', target, 'wrong-one'),
          ),
        )
        expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10)
        expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15)
      }
    })

    it('A-1: one address that tries one password on many accounts is stopped; what it says about its address does not help', async () => {
      const statuses: number[] = []
      for (let round = 0; round < 34; round += 1) {
        // The proxy appends the true address to whatever the caller wrote.
        statuses.push((await visitor(`10.0.0.${round}, 192.0.2.200`).enter('login', someone(), 'password1')).status)
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(30)
      expect(statuses.slice(30)).toEqual([429, 429, 429, 429])
    })

    it('right passwords cost no tries', async () => {
      const email = someone()
      await visitor().enter('signup', email)
      for (let round = 0; round < 14; round += 1)
        expect((await visitor('192.0.2.250').enter('login', email)).status).toBe(200)
    })
  })

  describe('tokens', () => {
    it.each([
      ['an unsigned JWT', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
      ['a signed one', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
      ['a random one of the right length', 'A'.repeat(43)],
      ['nothing', ''],
      ['a wildcard', '%'],
    ])('A-5: %s is no token', async (_, token) => {
      const me = visitor()
      await me.give(['a', 'a'])
      const answer = await me.get('/api/files', { authorization: `Bearer ${token}` })
      expect([answer.status, answer.json().code]).toEqual([401, 'unauthorized'])
      expect((await me.get('/api/files', { authorization: `Basic ${token || 'x'}` })).status).toBe(401)
    })

    it("A-5: a guest's token is none of an account, and an account's none of a guest", async () => {
      const guest = visitor()
      await guest.give(['a', 'a'])
      expect((await holder(String(guest.cookies.get('octavo_guest'))).get('/api/files')).status).toBe(401)
      const account = visitor()
      const { token } = (await account.enter('signup', someone())).json()
      await account.give(['mine', 'x'])
      const swapped = visitor()
      swapped.cookie = `octavo_guest=${token}`
      expect((await swapped.get('/api/files')).json().total).toBe(0)
    })

    it('A-5: a session ends after 7 days without a call, and after 30 days in any case', async () => {
      const { token } = (await visitor().enter('signup', someone())).json()
      const me = holder(token)
      await later(6 * DAY, async () => expect(await isIn(me)).toBe(true))
      await later(12.5 * DAY, async () => expect(await isIn(me)).toBe(true))
      await later(12.5 * DAY + 7.1 * DAY, async () => expect(await isIn(me)).toBe(false))
      const busy = holder((await visitor().enter('signup', someone())).json().token)
      for (let day = 5; day < 30; day += 5) await later(day * DAY, async () => expect(await isIn(busy)).toBe(true))
      await later(30.01 * DAY, async () => expect(await isIn(busy)).toBe(false))
    })

    it('A-6: a login makes a new token and ends the one that this browser had', async () => {
      const email = someone()
      const browser = visitor()
      const first = (await browser.enter('signup', email)).json().token
      const planted = visitor()
      planted.cookie = 'octavo_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      const own = (await planted.enter('login', email)).json().token
      expect(planted.cookies.get('octavo_session')).toBe(own)
      const second = (await browser.enter('login', email)).json().token
      expect(new Set([first, second, own]).size).toBe(3)
      expect(await isIn(holder(first))).toBe(false)
      expect(await isIn(holder(own))).toBe(true)
      expect(await isIn(holder(second))).toBe(true)
    })

    it('A-6: after logout the token is worth nothing, in every tab and as Bearer, and the browser is a guest again', async () => {
      const browser = visitor()
      const { token } = (await browser.enter('signup', someone())).json()
      await browser.give(['secret.txt', 'secret'])
      const tab = visitor()
      tab.cookie = browser.cookie
      const logout = await browser.post('/api/auth/logout', {})
      expect([logout.status, logout.headers['clear-site-data']]).toEqual([200, '"cache"'])
      for (const client of [tab, holder(token)]) {
        expect((await client.post('/api/files/archive', {})).status).toBe(401)
        expect((await client.get('/api/files')).status).toBe(401)
      }
      expect((await browser.list()).length).toBe(0)
      expect((await browser.get('/api/auth/session')).json().kind).toBe('guest')
      expect((await browser.post('/api/auth/logout', {})).status).toBe(200)
    })

    it('a browser whose session was ended elsewhere is told so once, and is a guest from then on', async () => {
      const email = someone()
      const [here, there] = [visitor(), visitor()]
      await here.enter('signup', email)
      await there.enter('login', email)
      await there.delete('/api/account/sessions')
      // What would change something is refused, not done as somebody else.
      expect((await here.upload([{ name: 'files', filename: 'a', content: 'a' }])).status).toBe(401)
      expect((await here.get('/api/auth/session')).status).toBe(401)
      expect((await here.get('/api/auth/session')).json().kind).toBe('guest')
      expect((await here.give(['a.txt', 'a'])).length).toBe(1)
    })

    it('X-8: no answer about a person may be kept by a cache', async () => {
      const me = visitor()
      await me.enter('signup', someone())
      for (const url of ['session', 'account/sessions', 'account/data', 'account/export?format=json'])
        expect((await me.get(`/api/${url === 'session' ? 'auth/' : ''}${url}`)).headers['cache-control']).toBe(
          'no-store',
        )
      for (const url of ['settings', 'wallet', 'storage', 'plans', 'trash', 'runs', 'files'])
        expect((await me.get(`/api/${url}`)).headers['cache-control'], url).toBe('no-store')
    })
  })

  describe('A-12: the list of sessions', () => {
    it('A-12: shows device, time and address of each; one can be ended, or all others', async () => {
      const email = someone()
      const phone = visitor('203.0.113.7')
      const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
      await phone.post('/api/auth/signup', { email, password: 'secret1' }, { 'user-agent': agent })
      const others = await Promise.all(
        [1, 2, 3].map(async (number) => {
          const client = visitor(`203.0.113.${10 + number}`)
          await client.enter('login', email)
          return client
        }),
      )
      const { sessions } = listSessionsResponse.parse((await phone.get('/api/account/sessions')).json())
      expect(sessions).toHaveLength(4)
      const own = sessions.filter((session) => session.current)
      expect(own).toMatchObject([{ device: 'Firefox on Linux', address: '203.0.113.7' }])
      expect(JSON.stringify(sessions)).not.toContain(phone.cookies.get('octavo_session'))
      const target = sessions.find((session) => session.address === '203.0.113.11')
      expect((await phone.delete(`/api/account/sessions/${target?.id}`)).json()).toEqual({ ended: 1 })
      expect(await isIn(others[0] as Client)).toBe(false)
      expect(await isIn(others[1] as Client)).toBe(true)
      expect((await phone.delete('/api/account/sessions')).json()).toEqual({ ended: 2 })
      expect(await Promise.all(others.map(isIn))).toEqual([false, false, false])
      expect(await isIn(phone)).toBe(true)
    })

    it("Z-1: another account's session can not be ended, nor named", async () => {
      const [alice, bob] = [visitor(), visitor()]
      await alice.enter('signup', someone())
      await bob.enter('signup', someone())
      const [session] = (await alice.get('/api/account/sessions')).json().sessions
      for (const stranger of [bob, visitor()]) {
        const answer = await stranger.delete(`/api/account/sessions/${session.id}`)
        expect([answer.status, answer.json().code]).toEqual([404, 'not_found'])
      }
      await bob.delete('/api/account/sessions')
      expect(await isIn(alice)).toBe(true)
    })
  })

  describe('changes of an account', () => {
    it('A-6: a new password ends all other sessions at once; the old one does not work any more', async () => {
      const email = someone()
      const me = visitor()
      await me.enter('signup', email)
      const other = visitor()
      const { token } = (await other.enter('login', email)).json()
      const wrong = await me.post('/api/account/password', { currentPassword: 'not-mine', newPassword: 'better-1' })
      expect([wrong.status, wrong.json().code]).toEqual([403, 'forbidden'])
      expect(await isIn(other)).toBe(true)
      const right = await me.post('/api/account/password', { currentPassword: 'secret1', newPassword: 'better-1' })
      expect(right.status).toBe(200)
      expect([await isIn(me), await isIn(other), await isIn(holder(token))]).toEqual([true, false, false])
      expect((await visitor().enter('login', email)).status).toBe(401)
      expect((await visitor().enter('login', email, 'better-1')).status).toBe(200)
    })

    it('the e-mail address can be changed, but not to one that is taken', async () => {
      const [taken, old, fresh] = [someone(), someone(), someone()]
      await visitor().enter('signup', taken)
      const me = visitor()
      await me.enter('signup', old)
      const rivals = await Promise.all(
        [1, 2, 3].map(async () => {
          const rival = visitor()
          await rival.enter('signup', someone())
          return rival
        }),
      )
      const wanted = someone()
      const answers = await Promise.all(rivals.map((rival) => rival.post('/api/account/email', { email: wanted })))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
      const refused = await me.post('/api/account/email', { email: taken.toUpperCase() })
      expect([refused.status, refused.json().code]).toEqual([409, 'conflict'])
      expect((await me.post('/api/account/email', { email: fresh })).json().user.email).toBe(fresh)
      expect((await visitor().enter('login', old)).status).toBe(401)
      expect((await visitor().enter('login', fresh)).status).toBe(200)
    })

    it('A-13: fifteen minutes after the login, export, deletion and a new e-mail ask for the password again', async () => {
      const me = visitor()
      const email = someone()
      await me.enter('signup', email)
      const calls = {
        export: () => me.get('/api/account/export?format=json'),
        email: () => me.post('/api/account/email', { email }),
        deletion: () => me.delete('/api/account'),
      }
      await later(16 * MINUTE, async () => {
        for (const call of Object.values(calls)) {
          const answer = await call()
          expect([answer.status, answer.json().code]).toEqual([401, 'reauth_required'])
        }
        expect((await me.post('/api/auth/reauthenticate', { password: 'not-mine' })).status).toBe(403)
        expect((await calls.export()).status).toBe(401)
        const again = await me.post('/api/auth/reauthenticate', { password: 'secret1' })
        expect(again.json().freshUntilMs).toBeGreaterThan(Date.now() + aheadMs)
        for (const call of Object.values(calls)) expect((await call()).status).toBe(200)
      })
    })

    it("A-10: the operator's link sets a password once, within its time, and ends all sessions; no Host header matters", async () => {
      const email = someone()
      const me = visitor()
      await me.enter('signup', email)
      const permit = (token: string, expiresAtMs: number) =>
        appendFileSync(
          path.join(server.dataDir, 'resets.ndjson'),
          `${JSON.stringify({ tokenHash: createHash('sha256').update(token).digest('hex'), email, expiresAtMs })}\n`,
        )
      appendFileSync(path.join(server.dataDir, 'resets.ndjson'), 'half a line\n{"tokenHash":1}\n')
      permit('late-token', Date.now() - 1)
      permit('good-token', Date.now() + 15 * MINUTE)
      const reset = (token: string, password: string) =>
        visitor().post('/api/auth/reset-password', { token, password }, { host: 'evil.test', origin: '' })
      for (const token of ['late-token', 'unknown', createHash('sha256').update('good-token').digest('hex')])
        expect((await reset(token, 'stolen-1')).status).toBe(401)
      const answers = await Promise.all([1, 2, 3].map((number) => reset('good-token', `new-pass-${number}`)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401])
      expect((await reset('good-token', 'again-1')).status).toBe(401)
      expect(await isIn(me)).toBe(false)
      const winner = answers.findIndex((answer) => answer.status === 200) + 1
      expect((await visitor().enter('login', email, `new-pass-${winner}`)).status).toBe(200)
    })
  })
})
