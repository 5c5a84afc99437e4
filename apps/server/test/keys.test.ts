import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createKeyResponse, KEY_MOST, KEY_SCOPES, type KeyScope, listKeysResponse } from '@octavo/contract'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import type { App } from '../src/infra/http/app.ts'
import { createKeyGuard } from '../src/modules/keys/index.ts'
import { ASKS_NOBODY, SCOPE_OF } from '../src/modules/keys/scopes.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { filesBelow, startHere, temporaryDir } from './support/server.ts'

const DAY = 86_400_000
let made = 0
const someone = () => {
  made += 1
  return `keys${made}-${process.pid}@example.org`
}
const ALL: readonly KeyScope[] = KEY_SCOPES
const KEYS = '/api/account/keys'

/** Every route that the router knows, as `GET /api/files/:id/content`; the router draws them as a tree. */
function routesOf(server: Running): string[] {
  const above: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([^\w/*:]*── )(\S+) \(([A-Z, ]+)\)$/u.exec(line) ?? []
      if (methods === '') return []
      const depth = indent.length / 4 - 1
      above.splice(depth, above.length, part)
      return methods.split(', ').map((method) => `${method} ${above.join('')}`)
    })
}

onEachDatabase((env) => {
  let server: Running & { readonly dataDir: string }
  let aheadMs = 0
  const logFile = path.join(temporaryDir(), 'log.ndjson')
  beforeAll(async () => {
    const log = { OCTAVO_LOG_LEVEL: 'debug', OCTAVO_LOG_FILE: logFile }
    server = await startHere({ ...log, ...env() }, { nowMs: () => Date.now() + aheadMs })
  })
  afterAll(async () => {
    await server.close()
  })
  const visitor = () => new Client(server.address)
  const later = async (ms: number, act: () => Promise<void>) => {
    aheadMs += ms
    try {
      await act()
    } finally {
      aheadMs -= ms
    }
  }
  const person = async () => {
    const me = visitor()
    const email = someone()
    expect((await me.enter('signup', email)).status).toBe(201)
    return { me, email }
  }
  const keyOf = async (me: Client, scopes: readonly KeyScope[] = ALL, days = 30) => {
    const answer = await me.post(KEYS, { name: 'a script', scopes, days })
    expect([answer.status, answer.text()]).toEqual([201, expect.any(String)])
    return createKeyResponse.parse(answer.json())
  }
  /** A program that has the key and nothing else. */
  const program = (secret: string) => {
    const client = visitor()
    client.token = secret
    return client
  }
  /** Sends a call to a route as a program does; bodies are empty objects. */
  const call = (client: Client, route: string) => {
    const [method = '', url = ''] = route.split(' ')
    const target = url.replace(/:\w+|\*/gu, '01890000-0000-7000-8000-000000000000')
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: '{}' } : {}
    return client.send(method, target, { ...body, headers: { origin: '', 'content-type': 'application/json' } })
  }

  it('A-9: a key is told once, works as a program wants it, and is listed by its name and beginning', async () => {
    const { me } = await person()
    await me.give(['a.txt', 'alpha'])
    const { key, secret } = await keyOf(me, ['library:read', 'library:write'], 90)
    expect(secret).toMatch(/^oct_[\w-]{43}$/u)
    expect(key).toMatchObject({ name: 'a script', prefix: secret.slice(0, 10), lastUsedAtMs: null })
    expect(Math.round((key.expiresAtMs - key.createdAtMs) / DAY)).toBe(90)
    const tool = program(secret)
    const list = await tool.get('/api/files', { origin: '' })
    expect(list.json().files.map((file: { name: string }) => file.name)).toEqual(['a.txt'])
    // A Bearer key is no cookie: it needs no sign that the page is ours, and gets none.
    expect((await tool.upload([{ name: 'files', filename: 'b.txt', content: 'beta' }], { origin: '' })).status).toBe(
      201,
    )
    expect(tool.cookies.size).toBe(0)
    expect((await me.list()).map((file) => file.name).sort()).toEqual(['a.txt', 'b.txt'])
    const listed = (await me.get(KEYS)).text()
    expect(listed).not.toContain(secret)
    const { keys } = listKeysResponse.parse(JSON.parse(listed))
    expect(keys).toEqual([{ ...key, lastUsedAtMs: expect.any(Number) }])
  })

  it('A-9: only the hash is kept: the key is not in the data folder, the log, the export, or any later answer', async () => {
    const { me } = await person()
    const { secret } = await keyOf(me, ['library:read'])
    const random = secret.slice(10)
    expect((await program(secret).get('/api/files')).status).toBe(200)
    expect((await program(`${secret.slice(0, -1)}!`).get('/api/files')).status).toBe(401)
    const metadata = (await me.get('/api/account/export?format=json')).json()
    expect(metadata.apiKeys).toMatchObject([
      { name: 'a script', prefix: secret.slice(0, 10), scopes: ['library:read'] },
    ])
    expect(JSON.stringify(metadata)).not.toMatch(/hash/iu)
    const rows: { kind: string; count: number }[] = (await me.get('/api/account/data')).json().rows
    expect(rows.find(({ kind }) => kind === 'keys')?.count).toBe(1)
    const files = [...filesBelow(server.dataDir), logFile].filter((file) => readFileSync(file).includes(random))
    expect(files).toEqual([])
  })

  it('A-9: a wish is a name, some scopes and 30, 90 or 365 days; nothing else, nothing without an end', async () => {
    const { me } = await person()
    const wish = { name: 'x', scopes: ['organize'], days: 30 }
    for (const wrong of [
      { days: 366 },
      { days: 0 },
      { days: undefined },
      { days: null },
      { scopes: [] },
      { scopes: ['keys:write'] },
      { scopes: ['organize', 'organize'] },
      { scopes: '*' },
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { name: 'two\nlines' },
      { name: 'turned \u202E round' },
      { expiresAtMs: 9e15 },
      { ownerId: 'me' },
    ])
      expect([wrong, (await me.post(KEYS, { ...wish, ...wrong })).status]).toEqual([wrong, 400])
    expect((await me.get(KEYS)).json().keys).toEqual([])
    const guest = visitor()
    await guest.give(['g', 'g'])
    expect([(await guest.post(KEYS, wish)).status, (await guest.get(KEYS)).status]).toEqual([401, 401])
  })

  it('A-9: making a key asks for the password again after fifteen minutes', async () => {
    const { me } = await person()
    await later(15 * 60_000, async () => {
      const refused = await me.post(KEYS, { name: 'x', scopes: ['organize'], days: 30 })
      expect([refused.status, refused.json().code]).toEqual([401, 'reauth_required'])
      await me.post('/api/auth/reauthenticate', { password: 'secret1' })
      await keyOf(me)
    })
  })

  it("Z-1: another account's key can not be revoked, nor named", async () => {
    const [alice, bob] = [await person(), await person()]
    const { key, secret } = await keyOf(alice.me)
    for (const stranger of [bob.me, visitor()])
      expect([404, 401]).toContain((await stranger.delete(`${KEYS}/${key.id}`)).status)
    expect((await program(secret).get('/api/files')).status).toBe(200)
    expect(listKeysResponse.parse((await bob.me.get(KEYS)).json()).keys).toEqual([])
  })

  it('A-9: a key that has expired or was revoked is refused with plain words, at once', async () => {
    const { me } = await person()
    const { key, secret } = await keyOf(me)
    const tool = program(secret)
    const words = async () => {
      const answer = await tool.get('/api/files')
      return [answer.status, answer.json().error ?? 'ok']
    }
    await later(30 * DAY - 60_000, async () => expect(await words()).toEqual([200, 'ok']))
    await later(30 * DAY, async () => expect(await words()).toEqual([401, 'This API key has expired']))
    expect(await words()).toEqual([200, 'ok'])
    expect((await me.delete(`${KEYS}/${key.id}`)).status).toBe(200)
    expect(await words()).toEqual([401, 'This API key is not valid. It may have been revoked.'])
    expect((await me.delete(`${KEYS}/${key.id}`)).status).toBe(404)
    // A key that is over never makes its holder a guest.
    expect((await tool.give(['x', 'x']).catch((error: Error) => error.message)).toString()).toContain('401')
  })

  /** A pass of the hourly job so many days ahead, and the one after it, which sees that the clock runs on. */
  const passes = async (days: number) => {
    for (const hours of [0, 1]) await later(days * DAY + hours * 3_600_000, () => server.runJob('retention'))
  }

  it('A-9: keys that were over for 30 days leave the list', async () => {
    const { me } = await person()
    const { secret } = await keyOf(me)
    const error = async () => (await program(secret).get('/api/files')).json().error
    await passes(59)
    await later(59 * DAY, async () => expect(await error()).toBe('This API key has expired'))
    await passes(61)
    await later(61 * DAY, async () => expect(await error()).toContain('is not valid'))
  })

  it('R-15: one pass of a clock that is wrong by 450 days ends no key and no session for good', async () => {
    const { me } = await person()
    const { secret } = await keyOf(me)
    await server.runJob('retention')
    await later(450 * DAY, async () => {
      await server.runJob('retention')
      expect((await program(secret).get('/api/files')).status).toBe(401)
    })
    // The clock is set right: what was refused meanwhile is there again.
    await server.runJob('retention')
    expect((await program(secret).get('/api/files')).status).toBe(200)
    expect((await me.get('/api/account/sessions')).json().sessions).toHaveLength(1)
  })

  it("A-9: bob can neither see nor revoke alice's key", async () => {
    const [{ me: alice }, { me: bob }] = [await person(), await person()]
    const { key, secret } = await keyOf(alice)
    expect((await bob.delete(`${KEYS}/${key.id}`)).status).toBe(404)
    expect((await visitor().delete(`${KEYS}/${key.id}`)).status).toBe(404)
    expect((await bob.get(KEYS)).json().keys).toEqual([])
    expect((await program(secret).get('/api/files')).status).toBe(200)
  })

  it('A-9: an account has twenty keys at most, also when many are made at once', async () => {
    const { me } = await person()
    const answers = await Promise.all(
      Array.from({ length: KEY_MOST + 5 }, (_, n) => me.post(KEYS, { name: `k${n}`, scopes: ['organize'], days: 365 })),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(KEY_MOST)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect((await me.get(KEYS)).json().keys).toHaveLength(KEY_MOST)
  })

  it('A-9: a key that calls more than 600 times a minute waits; the other keys of the account do not', async () => {
    const { me } = await person()
    const [one, two] = [await keyOf(me, ['account:read']), await keyOf(me, ['account:read'])]
    const statuses: number[] = []
    for (let round = 0; round < 26; round += 1) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => program(one.secret).get('/api/storage')))
      statuses.push(...answers.map((answer) => answer.status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    const refused = await program(one.secret).get('/api/storage')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await program(two.secret).get('/api/storage')).status).toBe(200)
  })

  it('A-9: with the account in its days of grace its keys are refused; a login gives them back, the end removes them', async () => {
    const { me, email } = await person()
    const { secret } = await keyOf(me)
    expect((await me.delete('/api/account')).status).toBe(200)
    expect((await program(secret).get('/api/files')).status).toBe(401)
    await visitor().enter('login', email)
    expect((await program(secret).get('/api/files')).status).toBe(200)
    const again = visitor()
    await again.enter('login', email)
    const { deletedAtMs } = (await again.delete('/api/account')).json()
    for (const hours of [1, 0]) {
      aheadMs = deletedAtMs - Date.now() - hours * 3_600_000 + 60_000
      await server.runJob('retention')
    }
    aheadMs = 0
    expect((await program(secret).get('/api/files')).status).toBe(401)
    expect((await visitor().enter('login', email)).status).toBe(401)
  })

  describe('what a key may do', () => {
    it('A-9: every route that the server has is closed to a key with all scopes, unless the table opens it', async () => {
      // The pages of the documentation are files, the same for everybody.
      const isFile = (route: string) => /\/api\/(?:docs|openapi\.json\/)/u.test(route)
      const routes = routesOf(server).filter((route) => / \/(?:api|mcp|livez|readyz)/u.test(route) && !isFile(route))
      expect(routes.length).toBeGreaterThan(40)
      const { me, email } = await person()
      const [file] = await me.give(['a.txt', 'a'])
      const { secret } = await keyOf(me)
      const before = { files: await me.list(), keys: (await me.get(KEYS)).json().keys.length }
      const wrong: unknown[] = []
      for (const route of routes) {
        const known = route.replace(/^HEAD /u, 'GET ')
        const answer = await call(program(secret), route)
        const isOpen = SCOPE_OF[known] !== undefined || ASKS_NOBODY.has(known)
        const isRefused = answer.status === 403 || answer.status === 401
        if (isOpen === isRefused) wrong.push([route, answer.status])
        if (!isOpen && answer.status === 403 && answer.bytes.length > 0)
          expect([route, answer.json().error]).toEqual([route, 'An API key can not do this'])
      }
      expect(wrong).toEqual([])
      expect((await me.list()).map(({ id }) => id)).toEqual([file?.id])
      expect((await me.get(KEYS)).json().keys.length).toBe(before.keys)
      expect((await visitor().enter('login', email)).status).toBe(200)
    })

    it('A-9: the table names no route that is not there, and none that could take an account over', () => {
      const routes = new Set(routesOf(server))
      for (const route of [...Object.keys(SCOPE_OF), ...ASKS_NOBODY])
        expect([route, routes.has(route)]).toEqual([route, true])
      for (const route of Object.keys(SCOPE_OF))
        expect(route).not.toMatch(
          /keys|password|email|sessions|settings|export|login|signup|logout|reauth|DELETE \/api\/account/u,
        )
    })

    it.each(Object.entries(SCOPE_OF))('A-9: %s needs the scope %s and no other', async (route, scope) => {
      const { me } = await person()
      const others = await keyOf(
        me,
        ALL.filter((one) => one !== scope),
      )
      const refused = await call(program(others.secret), route)
      expect([refused.status, refused.json().error]).toEqual([
        403,
        `This API key can not do this: it lacks the scope ${scope}`,
      ])
      const own = await keyOf(me, [scope])
      expect([401, 403]).not.toContain((await call(program(own.secret), route)).status)
    })

    it.each([
      ['GET', KEYS, undefined],
      ['POST', KEYS, { name: 'more', scopes: ALL, days: 365 }],
      ['DELETE', `${KEYS}/ID`, undefined],
      ['POST', '/api/account/password', { currentPassword: 'secret1', newPassword: 'stolen-1' }],
      ['POST', '/api/account/email', { email: 'thief@example.org' }],
      ['POST', '/api/account/email/verification', {}],
      ['POST', '/api/auth/reauthenticate', { password: 'secret1' }],
      ['GET', '/api/account/sessions', undefined],
      ['DELETE', '/api/account/sessions', undefined],
      ['GET', '/api/account/export?format=json', undefined],
      ['DELETE', '/api/account', undefined],
      ['PATCH', '/api/settings', { theme: 'light' }],
      ['PUT', '/api/settings/model', { kind: 'ollama', url: 'http://127.0.0.1:1', name: 'x' }],
      ['POST', '/api/auth/logout', {}],
    ])('A-9: no key, whatever its scopes, can %s %s', async (method, url, body) => {
      const { me, email } = await person()
      const { key, secret } = await keyOf(me)
      const answer = await program(secret).send(method, url.replace('ID', key.id), {
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { origin: '', 'content-type': 'application/json' },
      })
      expect([answer.status, answer.json().error]).toEqual([403, 'An API key can not do this'])
      expect((await me.get(KEYS)).json().keys).toHaveLength(1)
      expect((await visitor().enter('login', email)).status).toBe(200)
    })

    it('A-9: a key in a cookie, in the query, or beside a session of its owner opens nothing', async () => {
      const { me } = await person()
      const { secret } = await keyOf(me)
      const cookie = visitor()
      cookie.cookie = `octavo_session=${secret}`
      expect((await cookie.get('/api/files')).status).toBe(401)
      expect((await visitor().get(`/api/storage?key=${secret}&access_token=${secret}`)).status).not.toBe(401)
      // What comes as Bearer counts: a session beside it adds nothing.
      me.token = secret
      expect((await me.get(KEYS)).status).toBe(403)
      me.token = undefined
      expect((await me.get(KEYS)).status).toBe(200)
    })
  })
})

describe('the guard', () => {
  it('A-9: a route that somebody adds and no table names is closed to keys before it runs', async () => {
    const app = fastify()
    let ran = 0
    const key = { id: 'k', name: 'k', ownerId: 'o', scopes: ALL }
    const guard = createKeyGuard({ find: () => Promise.resolve(key) })
    guard.install(app as unknown as App)
    app.get('/api/brand-new', () => {
      ran += 1
      return {}
    })
    const authorization = `Bearer oct_${'A'.repeat(43)}`
    const refused = await app.inject({ url: '/api/brand-new', headers: { authorization } })
    expect([refused.json().message, ran]).toEqual(['An API key can not do this', 0])
    expect((await app.inject({ url: '/api/brand-new' })).statusCode).toBe(200)
    await app.close()
  })
})
