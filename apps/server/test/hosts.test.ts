import { describe, expect, it } from 'vitest'
import { createApp } from '../src/infra/http/app.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { configOf } from './support/server.ts'

const appWith = async (env: Readonly<Record<string, string>>) => {
  const app = await createApp({
    config: configOf(env),
    log: createLogger({ level: 'silent' }),
    web: undefined,
    version: '0',
  })
  app.post('/api/change', () => ({ done: true }))
  return app
}
const PUBLIC = { OCTAVO_PUBLIC_URL: 'https://files.example.org' }

describe('who may call', () => {
  it('X-6: a page of http: is not ours where ours come by TLS', async () => {
    const app = await appWith({ OCTAVO_TRUST_PROXY: 'true' })
    const post = async (origin: string, proto: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/change',
          headers: { host: 'files.example.org', origin, 'x-forwarded-proto': proto },
        })
      ).statusCode
    expect(await post('https://files.example.org', 'https')).toBe(200)
    expect(await post('http://files.example.org', 'https')).toBe(403)
    // A server that knows of no TLS is told of it by the page, which is no danger.
    expect(await post('http://files.example.org', 'http')).toBe(200)
    expect(await post('https://files.example.org', 'http')).toBe(200)
    await app.close()
  })

  it('X-6: with OCTAVO_STRICT_HOST a name that somebody turned around to this server is refused', async () => {
    const [strict, open] = [await appWith({ ...PUBLIC, OCTAVO_STRICT_HOST: 'true' }), await appWith(PUBLIC)]
    const status = async (app: typeof strict, host: string) =>
      (await app.inject({ method: 'POST', url: '/api/change', headers: { host } })).statusCode
    for (const host of ['files.example.org', 'FILES.example.org:443', '127.0.0.1:3000', '[::1]:3000', 'localhost:3000'])
      expect([host, await status(strict, host)]).toEqual([host, 200])
    for (const host of ['evil.test', 'files.example.org.evil.test', 'localhost.evil.test', '127.0.0.1.evil.test']) {
      expect([host, await status(strict, host)]).toEqual([host, 403])
      expect(await status(open, host)).toBe(200)
    }
    await strict.close()
    await open.close()
  })

  it('calls are counted by IPv4 address and by /64 network of IPv6', async () => {
    const app = await appWith({ OCTAVO_TRUST_PROXY: 'true', OCTAVO_RATE_LIMIT: '3' })
    const call = async (address: string) =>
      (await app.inject({ method: 'POST', url: '/api/change', headers: { 'x-forwarded-for': address } })).statusCode
    const one = [1, 2, 3, 4].map((n) => `2001:db8:1:2::${n}`)
    const statuses: number[] = []
    for (const address of one) statuses.push(await call(address))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await call('2001:db8:1:3::1')).toBe(200)
    expect([await call('192.0.2.1'), await call('192.0.2.2')]).toEqual([200, 200])
    await app.close()
  })
})
