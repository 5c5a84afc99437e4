import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError, type Clock } from '@octavo/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createGuard, type Guard, Jmap } from '../src/index.ts'
import { blobUrl, goOn, placeOf } from '../src/jmap/place.ts'

const clock: Clock = { nowMs: () => Date.now(), sleep: async () => undefined }
const ends: (() => Promise<void>)[] = []
let guard: Guard
beforeEach(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
  ends.push(() => guard.close())
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const SESSION = {
  capabilities: { 'urn:ietf:params:jmap:core': { maxObjectsInGet: 20, maxObjectsInSet: 900, maxSizeRequest: 14_336 } },
  primaryAccounts: { 'urn:ietf:params:jmap:mail': 'a' },
  ...{ username: 'ada', state: '1', apiUrl: '/api', downloadUrl: '/d/{accountId}/{blobId}/{name}?t={type}' },
}

/** A server that answers by path, and what it was asked and with which authorization. */
async function serve(answers: Readonly<Record<string, (host: string) => readonly [number, string, string?]>>) {
  const asked: string[] = []
  const server = http.createServer((incoming, outgoing) => {
    asked.push(`${incoming.url} ${incoming.headers.authorization}`)
    const [status, body, location] = answers[incoming.url ?? '']?.(incoming.headers.host ?? '') ?? [404, '']
    outgoing.writeHead(status, location === undefined ? {} : { location }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  ends.push(
    () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  )
  return { asked, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`) }
}

const codeOf = (work: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(work)
    .then(
      () => 'it went well',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    )

const accountAt = (url: URL, user = 'ada') => new Jmap({ url, user, password: 'pass', guard, clock }).account()

it('C-5: a password goes where the named host leads by its well-known address, and a token as a token', async () => {
  const { asked, url } = await serve({
    '/.well-known/jmap': () => [307, '', '/session'],
    '/session': () => [200, JSON.stringify(SESSION)],
  })
  expect((await accountAt(url)).name).toBe('ada')
  await accountAt(new URL('/session', url), '')
  const basic = `Basic ${Buffer.from('ada:pass').toString('base64')}`
  expect(asked).toEqual([`/.well-known/jmap ${basic}`, `/session ${basic}`, '/session Bearer pass'])
})

it('C-5: a password never follows to another host without encryption, nor to one that the guard refuses, nor for ever', async () => {
  const other = await serve({ '/': () => [200, JSON.stringify(SESSION)] })
  const { asked, url } = await serve({
    '/.well-known/jmap': () => [301, '', other.url.href],
    '/inside': () => [301, '', 'https://10.0.0.1/'],
    '/down': () => [301, '', 'ftp://127.0.0.1/'],
    '/round': () => [302, '', '/round'],
    '/none': () => [302, ''],
    '/other': () => [200, JSON.stringify({ ...SESSION, apiUrl: other.url.href })],
  })
  expect(await codeOf(() => accountAt(url))).toBe('permission_denied')
  expect(await codeOf(() => accountAt(new URL('/inside', url)))).toBe('permission_denied')
  expect(await codeOf(() => accountAt(new URL('/down', url)))).toBe('permission_denied')
  expect(await codeOf(() => accountAt(new URL('/other', url)))).toBe('permission_denied')
  expect(await codeOf(() => accountAt(new URL('/round', url)))).toBe('corrupt')
  expect(asked.filter((line) => line.startsWith('/round')).length).toBe(6)
  expect(other.asked).toEqual([])
})

it('goes on over TLS alone, or within the same origin', async () => {
  const goes = (from: string, to: string) => codeOf(() => goOn(new URL(from), to))
  expect(await goes('https://a.example/', 'https://b.example/x')).toBe('it went well')
  expect(await goes('http://a.example/', 'https://a.example/x')).toBe('it went well')
  expect(await goes('http://a.example/', '/x')).toBe('it went well')
  expect(await goes('https://a.example/', 'http://a.example/x')).toBe('permission_denied')
  expect(await goes('http://a.example/', 'https://b.example/x')).toBe('permission_denied')
  expect(await goes('http://a.example/', 'http://a.example:81/x')).toBe('permission_denied')
  expect(await goes('https://a.example/', 'http://')).toBe('corrupt')
})

it('reads what a server says of itself, and nothing that is none of it', async () => {
  const at = new URL('https://a.example/s')
  const place = placeOf(SESSION, at)
  // (14,336 - 4096) / 1024
  expect([place.mostGet, place.mostSet, place.mostCalls]).toEqual([10, 10, 16])
  expect(blobUrl(place, 'b/1').href).toBe('https://a.example/d/a/b%2F1/message.eml?t=message%2Frfc822')
  expect(await codeOf(() => placeOf({ ...SESSION, capabilities: {} }, at))).toBe('corrupt')
  expect(await codeOf(() => placeOf({ ...SESSION, primaryAccounts: {} }, at))).toBe('permission_denied')
})
