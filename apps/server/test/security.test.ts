import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { BOUNDARY, Client, multipart } from './support/client.ts'
import { pngOf } from './support/pictures.ts'
import { startHere, temporaryDir } from './support/server.ts'

let server: Running & { readonly dataDir: string }
let routes: { method: string; url: string }[] = []
beforeAll(async () => {
  const web = temporaryDir()
  mkdirSync(path.join(web, 'assets'))
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Octavo</title><script>1</script>')
  writeFileSync(path.join(web, 'assets', 'app-1.js'), 'export {}')
  server = await startHere({ OCTAVO_WEB_DIR: web, OCTAVO_CORS_ORIGINS: 'https://friend.test' })
  const openapi = (await new Client(server.address).get('/api/openapi.json')).json()
  routes = Object.entries<Record<string, unknown>>(openapi.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url })),
  )
})
afterAll(async () => {
  await server.close()
})
const visitor = () => new Client(server.address)
const unsafe = () => routes.filter((route) => route.method !== 'GET' && route.method !== 'HEAD')
const isUpload = (url: string) => url.endsWith('/upload') || url.endsWith('/upload-batch')

describe('the documentation', () => {
  it('has every call of the specification', () => {
    const known = routes.map((route) => `${route.method} ${route.url}`)
    expect(known).toEqual(
      expect.arrayContaining([
        'POST /api/files/upload',
        'POST /api/agentkit/organize',
        'POST /api/files/organize',
        'POST /api/upload-batch',
        'GET /api/files',
        'GET /api/files/{id}/content',
        'POST /api/files/archive',
        'POST /api/runs/{id}/undo',
        'GET /api/runs',
        'GET /api/runs/{id}',
        'POST /api/plans',
        'GET /api/plans/{id}',
        'POST /api/plans/{id}/approve',
        'POST /api/auth/login',
        'POST /api/auth/signup',
        'POST /api/auth/logout',
        'GET /api/auth/session',
        'GET /api/account/sessions',
        'DELETE /api/account/sessions/{id}',
        'POST /api/account/password',
        'POST /api/account/email',
        'GET /api/account/data',
        'GET /api/account/export',
        'DELETE /api/account',
        'GET /api/settings',
        'PATCH /api/settings',
        'GET /api/wallet',
        'GET /api/storage',
        'GET /api/plans',
        'DELETE /api/files',
        'GET /api/trash',
        'POST /api/trash/restore',
        'POST /api/feedback',
        'GET /api/health',
        'GET /api/about',
        'GET /api/scalable/metrics',
      ]),
    )
  })

  it('is readable at /api/docs', async () => {
    const answer = await visitor().get('/api/docs')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/u)
  })
})

/** What routes with an id refuse to be called without. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/files/{id}/parts': { beforePages: [2] },
  '/api/agent-plans/{id}/decision': { digest: '0'.repeat(64), approve: true },
}

describe('Z: authorisation', () => {
  it('Z-1: every route with an id answers 404 to everybody but its owner, and nothing changes', async () => {
    const [alice, bob] = [visitor(), visitor()]
    // A picture, so that each of its routes has something to give.
    const [file] = await alice.give(['a.png', pngOf(30, 30)])
    await bob.give(['b.txt', 'bob'])
    // It says 409 while it is being made.
    await expect
      .poll(async () => (await alice.get(`/api/files/${file?.id}/thumbnail`)).status, { timeout: 30_000 })
      .toBe(200)
    const { runId } = (
      await alice.post('/api/files/organize', { fileOrganizations: [{ fileId: file?.id, targetCategory: 'Mine' }] })
    ).json()
    const wish = { fileOrganizations: [{ fileId: file?.id, targetCategory: 'Next' }] }
    const planId = (await alice.post('/api/plans', wish)).json().plan.id
    const before = await alice.list()
    const withId = routes.filter((route) => route.url.includes('{id}'))
    expect(withId.length).toBeGreaterThanOrEqual(2)
    for (const { method, url } of withId) {
      for (const id of [file?.id, runId, planId]) {
        const target = url.replace('{id}', String(id))
        for (const stranger of [bob, visitor()]) {
          const body = BODIES[url]
          const answer = body
            ? await stranger.post(target, body)
            : await stranger.send(method, target, method === 'GET' ? {} : { headers: { 'content-length': '0' } })
          expect([method, url, answer.status, answer.json().code]).toEqual([method, url, 404, 'not_found'])
        }
      }
    }
    const bodies: [string, unknown][] = [
      ['/api/agentkit/organize', { files: [{ id: file?.id }] }],
      ['/api/files/organize', { fileOrganizations: [{ fileId: file?.id, targetCategory: 'Theirs' }] }],
      ['/api/plans', wish],
      ['/api/files/archive', { ids: [file?.id] }],
    ]
    for (const [url, body] of bodies) {
      const answer = await bob.post(url, body)
      expect([url, answer.status, answer.json().details.ids]).toEqual([url, 404, [file?.id]])
    }
    expect(await alice.list()).toEqual(before)
    expect((await bob.list()).map((other) => other.name)).toEqual(['b.txt'])
    expect((await bob.get('/api/runs?kind=organize')).json().runs).toEqual([])
  })

  it('Z-2: ids are UUIDs of 74 random bits', async () => {
    const files = await visitor().give(
      ...Array.from({ length: 64 }, (_, index): [string, string] => [`f${index}`, 'x']),
    )
    for (const { id } of files)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u)
    const random = files.map((file) => file.id.slice(15).replaceAll('-', ''))
    expect(new Set(random).size).toBe(64)
    // Ids that count, or are made of the time, leave most of these digits as they are: each takes many values, none in order.
    for (let digit = 0; digit < 19; digit += 1)
      expect(new Set(random.map((text) => text[digit])).size).toBeGreaterThanOrEqual(digit === 3 ? 3 : 8)
    expect(random).not.toEqual([...random].sort())
  })

  it('Z-3: one foreign id in a batch, and nothing of the batch is done', async () => {
    const [alice, bob] = [visitor(), visitor()]
    const [mine] = await alice.give(['a.txt', 'a'])
    const [theirs] = await bob.give(['b.txt', 'b'])
    const wish = (fileId: string | undefined) => ({ fileId, targetCategory: 'Docs' })
    const answer = await alice.post('/api/files/organize', {
      fileOrganizations: [wish(mine?.id), wish(theirs?.id), wish('nonsense')],
    })
    expect([answer.status, answer.json().details.ids]).toEqual([404, [theirs?.id, 'nonsense']])
    expect((await alice.list())[0]?.path).toBe('/Inbox/a.txt')
    expect((await alice.get('/api/runs?kind=organize')).json().runs).toEqual([])
  })

  it.each([
    ['/api/files/organize', { fileOrganizations: [], ownerId: 'x' }],
    ['/api/files/organize', { fileOrganizations: [{ fileId: 'a', targetCategory: 'b', path: '/etc' }] }],
    ['/api/files/organize', { fileOrganizations: [{ fileId: ['a'], targetCategory: 'b' }] }],
    ['/api/agentkit/organize', { files: [], isAdmin: true }],
    ['/api/agentkit/organize', { files: 'all' }],
    ['/api/files/archive', { ids: 'x' }],
    ['/api/files/archive', { quota: 1 }],
    ['/api/files/archive', null],
  ])('Z-4: %s refuses %j', async (url, body) => {
    const answer = await visitor().post(url, body)
    expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
  })

  it.each([
    ['POST', '/api/files/archive', '{"__proto__":{"polluted":1}}'],
    ['POST', '/api/files/archive', '{"constructor":{"prototype":{"polluted":1}}}'],
    ['GET', '/api/files?limit=1&limit=2', ''],
    ['GET', '/api/files?folder[]=a', ''],
    ['GET', '/api/files?__proto__[polluted]=1', ''],
    ['GET', '/api/files?limit=0', ''],
    ['GET', '/api/files?limit=1e9', ''],
    ['GET', '/api/files?cursor=nonsense', ''],
    ['GET', '/api/files?folder=%00', ''],
    ['GET', '/api/trash?limit=1&limit=2', ''],
    ['GET', '/api/trash?cursor[]=a', ''],
    ['GET', '/api/account/export?format[]=json', ''],
    ['POST', '/api/auth/login', '{"email":"a@example.org","password":"secret1","__proto__":{"polluted":1}}'],
    ['POST', '/api/auth/signup', '{"email":"a@example.org","password":"secret1","constructor":{"polluted":1}}'],
    ['POST', '/api/feedback', '{"type":"general","message":"x","__proto__":{"polluted":1}}'],
    ['DELETE', '/api/files', '{"all":true,"__proto__":{"polluted":1}}'],
    ['POST', '/api/trash/restore', '{"ids":["a"],"constructor":{"prototype":{"polluted":1}}}'],
    ['PATCH', '/api/settings', '{"__proto__":{"polluted":1},"notifications":{"__proto__":{"email":false}}}'],
  ])('Z-5: %s %s %s is refused and pollutes nothing', async (method, url, body) => {
    const answer = await visitor().send(
      method,
      url,
      body === '' ? {} : { body, headers: { 'content-type': 'application/json' } },
    )
    expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('an unknown Bearer token is refused, whatever else is sent', async () => {
    const me = visitor()
    await me.give(['a', 'a'])
    expect((await me.get('/api/files', { authorization: 'Bearer nonsense' })).status).toBe(401)
    expect((await me.post('/api/files/archive', {}, { authorization: 'Bearer x' })).status).toBe(401)
  })
})

describe('X: browsers', () => {
  it('X-3: every page, file, error and 404 has the policies', async () => {
    const me = visitor()
    for (const url of [
      '/',
      '/settings',
      '/any/other/path',
      '/assets/app-1.js',
      '/assets/none.js',
      '/api/nowhere',
      '/api/files',
      '/api/health',
      '/livez',
    ]) {
      const { headers } = await me.get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy, url).toMatch(/frame-ancestors 'none'/u)
      expect(policy, url).not.toMatch(/script-src[^;]*'unsafe-/u)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
      expect(headers['permissions-policy'], url).toBeTruthy()
    }
    const page = await me.get('/settings')
    expect([page.status, page.text()]).toEqual([200, expect.stringContaining('<title>Octavo</title>')])
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/u)
    expect(page.headers['content-security-policy']).toMatch(
      /object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'/u,
    )
    // Workers have a policy of their own, and alone may run WebAssembly: decoders of pictures.
    const scriptsOf = async (url: string) =>
      /script-src [^;]*/u.exec(String((await me.get(url)).headers['content-security-policy']))?.[0]
    expect(await scriptsOf('/assets/worker/look-1.js')).toMatch(
      /^script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']*'$/u,
    )
    for (const url of ['/', '/consent', '/assets/app-1.js', '/assets/worker/../app-1.js', '/assets/worker/a.js/'])
      expect(await scriptsOf(url), url).not.toMatch(/unsafe/u)
    expect((await me.get('/assets/app-1.js')).headers['cache-control']).toMatch(/immutable/u)
    const missing = await me.get('/assets/none.js')
    expect([missing.status, missing.json().code]).toEqual([404, 'not_found'])
    expect((await me.get('/api/nowhere')).json().error).toBe('There is nothing here')
    expect((await me.get('/api/files')).headers['cache-control']).toBe('no-store')
  })

  it('I-7: the page of consent mode may speak to a few addresses by name, none of which takes what is inside a file', async () => {
    const me = visitor()
    const policyAt = async (url: string) => String((await me.get(url)).headers['content-security-policy'])
    const connect = /connect-src ([^;]+)/u.exec(await policyAt('/consent?from=menu'))?.[1]?.split(' ') ?? []
    const paths = connect.map((address) => address.replace(/^[^/]+/u, ''))
    expect(paths).toContain('/api/files/classify')
    for (const address of connect) expect(address).toMatch(/^[\w.:-]+\/(?:api\/[\w/]+|assets\/|index\.html)$/u)
    for (const path of ['/api/files/upload', '/api/files', '/api/plans', '/api/agentkit/organize', '/'])
      expect(paths).not.toContain(path)
    expect(await policyAt('/Consent/')).toMatch(/form-action 'none'/u)
    for (const url of ['/', '/consented', '/consent/more', '/settings'])
      expect(await policyAt(url)).toMatch(/connect-src 'self';/u)
    const hostile = await me.get('/consent', { host: "evil.test; script-src 'unsafe-inline'" })
    if (hostile.status === 200) expect(hostile.headers['content-security-policy']).toMatch(/connect-src 'none';/u)
    else expect(hostile.status).toBeGreaterThanOrEqual(400)
  })

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['Origin: null', { origin: 'null' }],
    ['a cross-site page', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a same-site page', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['a cookie and no sign of our page', { origin: '' }],
  ])('X-6: %s can not use a single unsafe route', async (_, headers) => {
    const me = visitor()
    const [file] = await me.give(['a.txt', 'a'])
    expect(unsafe().length).toBeGreaterThanOrEqual(6)
    const bodies: [string, string | Buffer][] = [
      ['application/json', JSON.stringify({ fileOrganizations: [{ fileId: file?.id, targetCategory: 'Stolen' }] })],
      ['text/plain', '{}'],
      ['application/x-www-form-urlencoded', 'a=b'],
      [
        `multipart/form-data; boundary=${BOUNDARY}`,
        multipart([{ name: 'files', filename: 'evil.txt', content: 'evil' }]),
      ],
    ]
    for (const { method, url } of unsafe()) {
      for (const [type, body] of bodies) {
        const answer = await me.send(method, url.replace('{id}', String(file?.id)), {
          body,
          headers: { ...headers, 'content-type': type },
        })
        expect([url, type, answer.status]).toEqual([url, type, 403])
      }
    }
    expect((await me.list()).map((other) => other.path)).toEqual(['/Inbox/a.txt'])
  })

  it('X-6: bodies of other kinds are not taken, from our own page either', async () => {
    for (const { method, url } of unsafe()) {
      if (url.includes('{id}')) continue
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        const answer = await visitor().send(method, url, { body: '{}', headers: { 'content-type': type } })
        expect([url, type, answer.status]).toEqual([url, type, 415])
      }
      const wrong = isUpload(url) ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`
      expect(
        (await visitor().send(method, url, { body: '{}', headers: { 'content-type': wrong } })).status,
      ).toBeGreaterThanOrEqual(400)
    }
  })

  it("a program without cookie and without a browser's headers gets a library of its own", async () => {
    const program = visitor()
    const answer = await program.upload([{ name: 'files', filename: 'a', content: 'a' }], { origin: '' })
    expect(answer.status).toBe(201)
    expect((await program.get('/api/files', { origin: '' })).json().total).toBe(1)
  })

  it('X-7: other origins get no CORS headers unless they are listed; never a star', async () => {
    const me = visitor()
    for (const origin of ['https://evil.test', 'null', 'https://friend.test.evil.test']) {
      const answer = await me.get('/api/files', { origin })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    const friend = await me.get('/api/files', { origin: 'https://friend.test' })
    expect(friend.headers).toMatchObject({
      'access-control-allow-origin': 'https://friend.test',
      vary: expect.stringMatching(/Origin/u),
    })
    const preflight = await me.send('OPTIONS', '/api/files/upload', {
      headers: { origin: 'https://friend.test', 'access-control-request-method': 'POST' },
    })
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, POST, PATCH, DELETE',
    ])
    const refused = await me.send('OPTIONS', '/api/files/upload', {
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(refused.headers['access-control-allow-origin']).toBeUndefined()
  })

  it("the guest's cookie is httpOnly and Lax, and a browser has it before its first upload", async () => {
    const answer = await visitor().get('/')
    const cookie = String(answer.headers['set-cookie']?.[0])
    expect(cookie).toMatch(/^octavo_guest=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/u)
  })
})

describe('L-7: JSON', () => {
  it.each([
    ['100,000 brackets', '['.repeat(100_000)],
    ['250 kB of nesting', '[{"":'.repeat(50_000)],
    ['half a document', '{"ids":["a'],
    ['nothing', ''],
    ['a number', '1e999'],
  ])('L-7: %s is a bad request', async (_, body) => {
    const answer = await visitor().send('POST', '/api/files/archive', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
  })

  it('L-7: lone surrogates and a byte order mark are no failure of the server, and of twin keys the last one counts', async () => {
    const me = visitor()
    const send = (body: string) =>
      me.send('POST', '/api/files/organize', { body, headers: { 'content-type': 'application/json' } })
    expect((await send('{"fileOrganizations":[{"fileId":"\\ud800","targetCategory":"x"}]}')).status).toBe(404)
    expect((await send('{"fileOrganizations":[{"fileId":"a\\u0000","targetCategory":"x"}]}')).status).toBe(404)
    expect((await send('\ufeff{"fileOrganizations":[]}')).status).toBeLessThan(500)
    expect((await send('{"fileOrganizations":"x","fileOrganizations":[]}')).status).toBe(200)
  })
})
