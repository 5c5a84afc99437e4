import tls from 'node:tls'
import { AppError, type Clock } from '@octavo/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuard, type Guard, leaveByOneClick, type OneClick } from '../src/index.ts'
import { createSigner, LIST_CERTIFICATE, type ListServer, startListServer } from '../src/testing/index.ts'

const BOTH = ['from', 'list-unsubscribe', 'list-unsubscribe-post']
const CAME_AT_MS = Date.UTC(2026, 4, 6)
const signer = createSigner('shop.example')
const ours = tls.getCACertificates('default')
let server: ListServer
let guard: Guard
let waitedMs = 0
const clock: Clock = {
  nowMs: () => CAME_AT_MS,
  async sleep(ms) {
    waitedMs += ms
  },
}

beforeAll(() => tls.setDefaultCACertificates([...ours, LIST_CERTIFICATE]))
afterAll(() => tls.setDefaultCACertificates(ours))
beforeEach(async () => {
  server = await startListServer()
  guard = createGuard({ allowPrivateHosts: [`127.0.0.1:${server.port}`] })
  waitedMs = 0
})
afterEach(async () => {
  await guard.close()
  await server.end()
})

const address = (): string => `https://127.0.0.1:${server.port}/off?who=ada&list=7`
const letter = (way = `<${address()}>`): string =>
  [
    'From: News <news@shop.example>',
    `List-Unsubscribe: ${way}`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Subject: Sale',
    '',
    'All must go.\r\n',
  ].join('\r\n')
const leave = (text: string, more: Partial<OneClick> = {}) =>
  leaveByOneClick({
    ...{ message: Buffer.from(text, 'latin1'), receivedAtMs: CAME_AT_MS, url: address(), guard, clock },
    ...{ resolveTxt: signer.resolveTxt, ...more },
  })
const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    (done) => done,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

test('a mailing is left by one POST over https, whose body says so, without cookies', async () => {
  expect(await leave(signer.sign(letter(), BOTH))).toEqual({ outcome: 'left' })
  expect(server.asked).toHaveLength(1)
  const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] = server.asked
  expect({ method, path, body }).toEqual({
    method: 'POST',
    path: '/off?who=ada&list=7',
    body: 'List-Unsubscribe=One-Click',
  })
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(Object.keys(headers).filter((name) => /cookie|authorization|referer|origin/u.test(name))).toEqual([])
})

const resigned = (text: string): string => signer.sign(text, BOTH)
test.each<[string, () => string]>([
  ['no signature', () => letter()],
  ['a signature over one of the two headers', () => signer.sign(letter(), ['from', 'list-unsubscribe'])],
  ['a signature over the other', () => signer.sign(letter(), ['from', 'list-unsubscribe-post'])],
  ['an address that was changed after it was signed', () => resigned(letter()).replace('who=ada', 'who=bob')],
  ['a text that was changed after it was signed', () => resigned(letter()).replace('All must', 'Nothing must')],
  ['a second address above the signed one', () => `List-Unsubscribe: <${address()}&more>\r\n${resigned(letter())}`],
  ['a signature of another key', () => createSigner('shop.example').sign(letter(), BOTH)],
  ['a signature of a domain that has no key', () => createSigner('other.example').sign(letter(), BOTH)],
  ['a signature that had ended when it came', () => signer.sign(letter(), BOTH, `t=1000; x=2000; `)],
])('nobody is asked for %s', async (_, text) => {
  expect(await leave(text())).toEqual({ outcome: 'unsigned' })
  expect(server.asked).toEqual([])
})

test('nobody is asked at another address than the signed one', async () => {
  expect(await leave(signer.sign(letter(), BOTH), { url: `${address()}&for=bob` })).toEqual({ outcome: 'unsigned' })
  expect(server.asked).toEqual([])
})

test('a signature that has ended since counts: it held when the letter came', async () => {
  const cameAtS = CAME_AT_MS / 1000
  const text = signer.sign(letter(), BOTH, `t=${cameAtS - 60}; x=${cameAtS + 60}; `)
  expect(await leave(text)).toEqual({ outcome: 'left' })
})

test('where the key can not be asked for it is later, not unsigned', async () => {
  const resolveTxt = () => Promise.reject(Object.assign(new Error('no network'), { code: 'ESERVFAIL' }))
  expect(await codeOf(leave(signer.sign(letter(), BOTH), { resolveTxt }))).toBe('transient')
  expect(server.asked).toEqual([])
})

test('a redirect is a refusal: nobody is asked at the other place', async () => {
  server.answer((response) => response.writeHead(307, { location: '/elsewhere' }).end())
  expect(await leave(signer.sign(letter(), BOTH))).toEqual({ outcome: 'refused', status: 307 })
  expect(server.asked.map(({ path }) => path)).toEqual(['/off?who=ada&list=7'])
})

test.each([400, 401, 403, 404, 410])('%s is a refusal, and final', async (status) => {
  server.answer((response) => response.writeHead(status).end('No.'))
  expect(await leave(signer.sign(letter(), BOTH))).toEqual({ outcome: 'refused', status })
  expect(server.asked).toHaveLength(1)
})

test('a server that fails, or breaks off, is asked again; one that goes on failing is for later', async () => {
  server.answer(
    (response) => response.writeHead(500).end(),
    (response) => response.socket?.destroy(),
  )
  expect(await leave(signer.sign(letter(), BOTH))).toEqual({ outcome: 'left' })
  expect(server.asked).toHaveLength(3)
  expect(waitedMs).toBeGreaterThan(0)
  server.answer(
    ...Array.from(
      { length: 6 },
      () => (response: { writeHead(status: number): { end(): unknown } }) => void response.writeHead(503).end(),
    ),
  )
  expect(await codeOf(leave(signer.sign(letter(), BOTH)))).toBe('transient')
  server.answer((response) => response.writeHead(429, { 'retry-after': '3600' }).end())
  expect(await codeOf(leave(signer.sign(letter(), BOTH)))).toBe('rate_limited')
})

test('a private network is not called, whatever a signed letter says', async () => {
  await guard.close()
  guard = createGuard({ allowPrivateHosts: [] })
  expect(await codeOf(leave(signer.sign(letter(), BOTH)))).toBe('permission_denied')
  const way = 'https://inside.example/off'
  guard = createGuard({ allowPrivateHosts: [], resolve: async () => [{ address: '10.0.0.7', family: 4 }] })
  expect(await codeOf(leave(signer.sign(letter(`<${way}>`), BOTH), { url: way }))).toBe('permission_denied')
  expect(await codeOf(leave(signer.sign(letter(), BOTH), { url: 'http://127.0.0.1/off' }))).toBe('bad_input')
  expect(server.asked).toEqual([])
})
