import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { apiError } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { expect, it } from 'vitest'
import { createApp } from '../src/infra/http/app.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { configOf, temporaryDir } from './support/server.ts'

const SECRET_STACK = 'a detail of the inside'

async function appWith(error: unknown) {
  const file = path.join(temporaryDir(), 'log')
  const log = createLogger({ level: 'info', file })
  const app = await createApp({ config: configOf({}), log, web: undefined, version: '0' })
  app.get('/api/fault', () => Promise.reject(error))
  return { answer: await app.inject('/api/fault'), log: () => readFileSync(file, 'utf8') }
}

it('L-4: an error that nobody foresaw is one plain sentence outside, and its stack in the log under the same id', async () => {
  const { answer, log } = await appWith(new Error(SECRET_STACK))
  const body = apiError.parse(answer.json())
  expect([answer.statusCode, body.error, body.code]).toEqual([500, 'Something went wrong', 'internal'])
  expect(answer.body).not.toContain(SECRET_STACK)
  const records = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { requestId?: string; err?: { stack?: string; message?: string } })
  const record = records.find((line) => line.err !== undefined)
  expect(record?.requestId).toBe(body.requestId)
  expect(record?.err?.message).toBe(SECRET_STACK)
  expect(record?.err?.stack).toContain('errors.test.ts')
})

it('what can be had later says when, in the answer and in its header', async () => {
  const slow = new AppError('rate_limited', 'The drive asks to wait.', { retryAfterMs: 1500 })
  const { answer } = await appWith(slow)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2'])
  expect(apiError.parse(answer.json())).toMatchObject({
    code: 'rate_limited',
    error: 'The drive asks to wait.',
    details: { retryAfterSeconds: 2 },
  })
})

/** What every answer has, whatever went wrong before it. */
const expectWhole = (headers: Readonly<Record<string, unknown>>, body: string, code: string) => {
  expect(apiError.parse(JSON.parse(body)).code).toBe(code)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': expect.stringMatching(/^DENY$/u),
    'referrer-policy': 'no-referrer',
  })
}

it.each([
  ['/api/files/%'],
  ['/api/files/%c3%28/content'],
  ['/%'],
  ['a very long id', `/api/files/${'a'.repeat(500)}/content`],
])(
  'L-4: %s, which can not be read as an address, is answered in the one shape, with all headers',
  async (name, url = name) => {
    const app = await createApp({
      config: configOf({}),
      log: createLogger({ level: 'silent' }),
      web: undefined,
      version: '0',
    })
    app.get('/api/files/:id/content', () => Promise.resolve({}))
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
    expectWhole(answer.headers, answer.body, 'bad_request')
    await app.close()
  },
)

it('R-16: a call that comes while the server stops is answered in the one shape, with all headers', async () => {
  const app = await createApp({
    config: configOf({}),
    log: createLogger({ level: 'silent' }),
    web: undefined,
    version: '0',
  })
  const [came, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/api/slow', async () => {
    came.resolve()
    await goOn.promise
    return {}
  })
  const stopping = Promise.withResolvers<void>()
  app.addHook('preClose', async () => stopping.resolve())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const line = (url: string) => `GET ${url} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`
  socket.write(line('/api/slow'))
  await came.promise
  const closed = app.close()
  await stopping.promise
  // The second call comes on the same connection, and is answered after the first.
  const second = once(app.server, 'request')
  socket.write(line('/api/health'))
  await second
  goOn.resolve()
  const text = (await socket.toArray()).join('')
  await closed
  const [head = '', body = ''] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  expect(status).toBe('HTTP/1.1 503 Service Unavailable')
  const headers = Object.fromEntries(lines.map((one) => one.toLowerCase().split(': ')))
  expectWhole({ ...headers, 'x-frame-options': headers['x-frame-options']?.toUpperCase() }, body, 'unavailable')
  expect(headers['retry-after']).toBe('5')
})

it.each([
  [new AppError('busy', 'It runs.'), 409, 'busy'],
  [new AppError('not_found', 'Gone.'), 404, 'not_found'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 507, 'no_space'],
  [Object.assign(new Error('query', { cause: Object.assign(new Error('full'), { code: '53100' }) })), 507, 'no_space'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
  [Object.assign(new Error('admin'), { code: '57P01' }), 503, 'unavailable'],
])('answers %s with its status and code', async (error, status, code) => {
  const { answer } = await appWith(error)
  expect([answer.statusCode, apiError.parse(answer.json()).code]).toEqual([status, code])
})
