import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere, temporaryDir } from './support/server.ts'

const PAGE = `<!doctype html><title>Octavo</title>${'<p>water</p>'.repeat(200)}`
const CODE = 'export const water = 1\n'.repeat(200)
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }

let server: Running
beforeAll(async () => {
  const web = temporaryDir()
  mkdirSync(path.join(web, 'assets'))
  writeFileSync(path.join(web, 'index.html'), PAGE)
  writeFileSync(path.join(web, 'assets', 'app-1.js'), CODE)
  writeFileSync(path.join(web, 'assets', 'app-1.js.br'), brotliCompressSync(CODE))
  writeFileSync(path.join(web, 'assets', 'app-1.js.gz'), gzipSync(CODE))
  server = await startHere({ OCTAVO_WEB_DIR: web })
})
afterAll(() => server.close())

const fetched = async (url: string, accepted: string) => {
  const answer = await new Client(server.address).get(url, { 'accept-encoding': accepted })
  const coding = (answer.headers['content-encoding'] ?? 'none') as keyof typeof DECODE
  return { coding, vary: answer.headers.vary, text: DECODE[coding](answer.bytes).toString() }
}

describe('the web app on the wire', () => {
  it.each(['/', '/settings', '/assets/app-1.js'])('%s travels as small as the browser can read it', async (url) => {
    const text = url.endsWith('.js') ? CODE : PAGE
    const vary = 'accept-encoding'
    expect(await fetched(url, 'gzip, deflate, br')).toEqual({ coding: 'br', vary, text })
    expect(await fetched(url, 'gzip')).toEqual({ coding: 'gzip', vary, text })
    expect(await fetched(url, 'br;q=0, gzip;q=0.5')).toMatchObject({ coding: 'gzip', text })
    expect(await fetched(url, '')).toMatchObject({ coding: 'none', text })
    expect(await fetched(url, 'brotli, xgzip')).toMatchObject({ coding: 'none', text })
  })

  it('a file with a hash in its name is kept for a year, the page never', async () => {
    const me = new Client(server.address)
    expect((await me.get('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await me.get('/')).headers['cache-control']).toBe('no-cache')
  })
})
