import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { authResponse, sessionResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { startHere, temporaryDir } from './support/server.ts'

let made = 0
/** An address that no other test uses: on a server, all tests share one database. */
const someone = () => {
  made += 1
  return `person${made}-${process.pid}@example.org`
}

onEachDatabase((env) => {
  let server: Running & { readonly dataDir: string }
  beforeAll(async () => {
    server = await startHere({ OCTAVO_TRUST_PROXY: 'true', ...env() })
  })
  afterAll(async () => {
    await server.close()
  })
  let addresses = 0
  const visitor = () => {
    const client = new Client(server.address)
    addresses += 1
    client.address = `198.51.100.${addresses % 250}`
    return client
  }

  describe('signup and login', () => {
    it('answer with a token and the user, in the words of the specification', async () => {
      const email = someone()
      const me = visitor()
      const signup = await me.post('/api/auth/signup', {
        email: ` ${email}`.trim(),
        password: 'secret1',
        firstName: 'Ada',
        lastName: 'L',
      })
      expect(signup.status).toBe(201)
      const { token, user } = authResponse.parse(signup.json())
      expect(token).toMatch(/^[\w-]{43}$/u)
      expect(user).toMatchObject({ email, firstName: 'Ada', lastName: 'L' })
      const login = await visitor().post('/api/auth/login', { email: email.toUpperCase(), password: 'secret1' })
      expect(login.status).toBe(200)
      expect(authResponse.parse(login.json())).toMatchObject({ user, adopted: null, deletionCancelled: false })
      expect(login.json().token).not.toBe(token)
      const wrong = await visitor().post('/api/auth/login', { email, password: 'secret2' })
      expect([wrong.status, wrong.json().error]).toEqual([401, 'Invalid email or password'])
      const again = await visitor().post('/api/auth/signup', { email: email.toUpperCase(), password: 'other-1' })
      expect([again.status, again.json().error]).toEqual([409, 'Could not create account'])
    })

    it('a Bearer token works without cookies and without a sign of our page; the cookie works without a token', async () => {
      const browser = visitor()
      const { token, user } = (await browser.enter('signup', someone())).json()
      await browser.give(['a.txt', 'a'])
      const program = visitor()
      program.token = token
      const list = await program.get('/api/files', { origin: '' })
      expect(list.json().files.map((file: { name: string }) => file.name)).toEqual(['a.txt'])
      expect((await program.post('/api/files/archive', {}, { origin: '' })).status).toBe(200)
      expect(program.cookies.size).toBe(0)
      const session = sessionResponse.parse((await browser.get('/api/auth/session')).json())
      expect([session.kind, session.user]).toEqual(['account', user])
      // A client that keeps cookies as well may still name its token.
      browser.token = token
      expect((await browser.post('/api/files/archive', {}, { origin: '' })).status).toBe(200)
      browser.token = undefined
      expect((await browser.post('/api/files/archive', {}, { origin: '' })).status).toBe(403)
    })

    it('a visitor without an account is a guest, with or without a library', async () => {
      const me = visitor()
      expect(sessionResponse.parse((await me.get('/api/auth/session')).json())).toEqual({
        kind: 'guest',
        user: null,
        expiresAtMs: null,
        freshUntilMs: null,
        libraryEndsAtMs: null,
        passwordMinLength: 6,
        sendsMail: false,
      })
      await me.give(['a.txt', 'a'])
      const { libraryEndsAtMs } = (await me.get('/api/auth/session')).json()
      expect(libraryEndsAtMs).toBeGreaterThan(Date.now())
      for (const url of ['/api/account/sessions', '/api/account/sessions']) {
        const answer = await me.get(url)
        expect([answer.status, answer.json().code]).toEqual([401, 'unauthorized'])
      }
    })

    it('two signups with one address at once: one account', async () => {
      const email = someone()
      const answers = await Promise.all(Array.from({ length: 6 }, () => visitor().enter('signup', email)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    })
  })

  describe('what a guest had', () => {
    it('stays as it is at signup: same ids, places and runs, no end any more, and the old token is worth nothing', async () => {
      const me = visitor()
      const files = await me.give(['a.txt', 'a'], ['b.txt', 'b'])
      const run = (
        await me.post('/api/files/organize', { fileOrganizations: [{ fileId: files[0]?.id, targetCategory: 'Mine' }] })
      ).json()
      const before = await me.list()
      const old = visitor()
      old.cookie = me.cookie
      const signup = await me.enter('signup', someone())
      expect([signup.status, signup.json().adopted]).toEqual([201, null])
      expect(await me.list()).toEqual(before)
      expect((await me.get('/api/auth/session')).json().libraryEndsAtMs).toBeNull()
      expect([...me.cookies.keys()].sort()).toEqual(['octavo_device', 'octavo_session'])
      expect((await old.get('/api/files')).json().total).toBe(0)
      expect((await old.get(`/api/files/${files[0]?.id}/content`)).status).toBe(404)
      expect((await me.send('POST', `/api/runs/${run.runId}/undo`)).json().undone).toBe(1)
    })

    it('comes into the account at login, below a folder of its own, the trash too; nothing is lost', async () => {
      const email = someone()
      const home = visitor()
      await home.enter('signup', email)
      await home.give(['a.txt', 'mine'])
      for (const [folder, expected] of [
        ['/Guest files', 3],
        ['/Guest files (2)', 4],
      ] as const) {
        const guest = visitor()
        const [one, two, three] = await guest.give(['a.txt', `guest ${folder}`], ['b.txt', 'b'], ['c.txt', 'c'])
        await guest.post('/api/files/organize', {
          fileOrganizations: [{ fileId: two?.id, targetCategory: 'Papers' }],
        })
        expect((await guest.delete('/api/files', { ids: [three?.id] })).json().trashed).toBe(1)
        const login = (await guest.enter('login', email)).json()
        expect(login.adopted).toEqual({ files: 2, folder, trashed: 0 })
        const paths = (await guest.list()).map((file) => file.path)
        expect(paths).toEqual(
          expect.arrayContaining(['/Inbox/a.txt', `${folder}/Inbox/a.txt`, `${folder}/Papers/b.txt`]),
        )
        expect((await guest.get(`/api/files/${one?.id}/content`)).text()).toBe(`guest ${folder}`)
        const { files: trashed } = (await guest.get('/api/trash')).json()
        expect(trashed.map((file: { path: string }) => file.path)).toContain('/Inbox/c.txt')
        const wallet = (await guest.get('/api/wallet')).json()
        expect(wallet.filesOrganized).toBe(expected - 2)
        await guest.post('/api/auth/logout', {})
      }
      expect((await home.list()).length).toBe(5)
      const trash = (await home.post('/api/trash/restore', { all: true })).json()
      expect(trash.restored).toBe(2)
      expect((await home.list()).map((file) => file.path)).toEqual(
        expect.arrayContaining(['/Inbox/c.txt', '/Inbox/c (2).txt']),
      )
    })

    it('a login without guest files adopts nothing, and one that fails leaves the guest alone', async () => {
      const email = someone()
      await visitor().enter('signup', email)
      const guest = visitor()
      await guest.give(['keep.txt', 'keep'])
      expect((await guest.enter('login', email, 'wrong-one')).status).toBe(401)
      expect((await guest.list()).map((file) => file.name)).toEqual(['keep.txt'])
      expect((await visitor().enter('login', email)).json().adopted).toBeNull()
    })
  })

  describe('passwords', () => {
    it.each([
      ['six characters', 'secret'],
      ['only blanks', '      '],
      ['any Unicode', '漢字🐙ñé‍️x'],
      ['256 characters', 'x'.repeat(256)],
    ])('A-4: %s are a password', async (_, password) => {
      const email = someone()
      expect((await visitor().enter('signup', email, password)).status).toBe(201)
      expect((await visitor().enter('login', email, password)).status).toBe(200)
    })

    it('A-4: what is too short or too long is refused with its words, and nothing is cut', async () => {
      for (const [password, words] of [
        ['12345', 'Password must be at least 6 characters'],
        ['x'.repeat(257), 'Password must be at most 256 characters'],
        ['x'.repeat(1000), 'Password must be at most 256 characters'],
      ] as const) {
        const answer = await visitor().enter('signup', someone(), password)
        expect([answer.status, answer.json().error]).toEqual([400, words])
      }
      const email = someone()
      await visitor().enter('signup', email, 'a'.repeat(100))
      expect((await visitor().enter('login', email, `${'a'.repeat(99)}b`)).status).toBe(401)
      expect((await visitor().enter('login', email, 'a'.repeat(101))).status).toBe(401)
      const composed = someone()
      await visitor().enter('signup', composed, 'pässwörd')
      expect((await visitor().enter('login', composed, 'pässwörd'.normalize('NFD'))).status).toBe(200)
    })

    it.each(['no-at.example.org', 'a@b', '', 'a@b@example.org', 'a b@example.org'])(
      'an e-mail address like %j is refused',
      async (email) => {
        const answer = await visitor().enter('signup', email)
        expect([answer.status, answer.json().error]).toEqual([400, 'Invalid email address'])
      },
    )

    it('A-2: an unknown address and a wrong password get the same answer after the same work', async () => {
      const known = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const email = someone()
          await visitor().enter('signup', email)
          return email
        }),
      )
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const bodies = new Set<string>()
      for (let round = 0; round < 8; round += 1) {
        for (const email of known) {
          for (const kind of ['known', 'unknown'] as const) {
            const began = performance.now()
            const answer = await visitor().enter('login', kind === 'known' ? email : someone(), 'wrong-password')
            times[kind].push(performance.now() - began)
            const { requestId: _, ...body } = answer.json()
            bodies.add(JSON.stringify([answer.status, body]))
          }
        }
      }
      expect([...bodies]).toEqual(['[401,{"error":"Invalid email or password","code":"unauthorized"}]'])
      const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
      // That the same work is done is proven without a clock in passwords.test.ts.
      const [wrong, unknown] = [median(times.known).toFixed(1), median(times.unknown).toFixed(1)]
      console.info(`A-2: medians of 32 tries: wrong password ${wrong} ms, unknown address ${unknown} ms`)
    })

    it('A-3: a used address at signup gets one plain sentence, after the same work as a new one', async () => {
      const email = someone()
      await visitor().enter('signup', email)
      const answer = await visitor().enter('signup', email)
      expect([answer.status, answer.json().error, answer.json().details]).toEqual([
        409,
        'Could not create account',
        undefined,
      ])
      expect(answer.headers['set-cookie'] ?? []).toEqual([])
    })
  })

  it('A-8: cookies are httpOnly, Lax and of the whole host; __Host- and Secure behind TLS', async () => {
    const plain = await visitor().enter('signup', someone())
    const lines = plain.headers['set-cookie'] ?? []
    const set = lines.filter((line) => !/=;/u.test(line))
    expect(set.map((line) => line.split('=')[0])).toEqual(['octavo_session', 'octavo_device'])
    for (const line of set) expect(line).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/u)
    const secure = await visitor().post(
      '/api/auth/signup',
      { email: someone(), password: 'secret1' },
      { 'x-forwarded-proto': 'https', origin: server.address.replace('http:', 'https:') },
    )
    const hosts = (secure.headers['set-cookie'] ?? []).filter((line) => !/=;/u.test(line))
    expect(hosts.map((line) => line.split('=')[0])).toEqual(['__Host-octavo_session', '__Host-octavo_device'])
    for (const line of hosts) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/u)
  })

  it('A-14: no account exists that nobody made, and the secret is made at the first start, for its owner only', async () => {
    for (const email of ['admin@example.org', 'root@localhost.example', 'octavo@example.org'])
      for (const password of ['admin1', 'octavo', 'password', 'changeme'])
        expect((await visitor().enter('login', email, password)).status).toBe(401)
    // True first starts, of folders that do not exist yet: other tests begin with the copy of one.
    const secrets = new Set<string>()
    for (const name of ['one', 'two']) {
      const dataDir = path.join(temporaryDir(), name)
      const first = await startHere({ OCTAVO_DATA_DIR: dataDir })
      const me = new Client(first.address)
      expect((await me.enter('login', 'admin@example.org', 'admin1')).status).toBe(401)
      await me.enter('signup', 'first@example.org')
      expect((await me.get('/api/account/sessions')).json().sessions).toHaveLength(1)
      const file = path.join(dataDir, 'secret.key')
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readFileSync(file).length).toBe(32)
      secrets.add(readFileSync(file, 'hex'))
      await first.close()
    }
    expect(secrets.size).toBe(2)
    const { paths } = (await visitor().get('/api/openapi.json')).json()
    expect(Object.keys(paths).filter((url) => /admin/u.test(url))).toEqual([])
  })

  it.each([
    ['/api/auth/signup', { email: 'x@example.org', password: 'secret1', isAdmin: true }],
    ['/api/auth/signup', { email: 'x@example.org', password: 'secret1', plan: 'yearly' }],
    ['/api/auth/signup', { email: 'x@example.org', password: 'secret1', id: '1', ownerId: '2' }],
    ['/api/auth/login', { email: ['x@example.org'], password: 'secret1' }],
    ['/api/auth/login', { email: 'x@example.org', password: { $ne: '' } }],
    ['/api/auth/reset-password', { token: 'x', password: 'secret1', email: 'x@example.org' }],
  ])('Z-4: %s refuses %j', async (url, body) => {
    const answer = await visitor().post(url, body)
    expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
  })
})
