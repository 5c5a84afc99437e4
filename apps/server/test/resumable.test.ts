import { randomBytes } from 'node:crypto'
import { existsSync, statSync, truncateSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { type Answer, Client, sha256 } from './support/client.ts'
import { filesBelow, freshDataDir, spawnServer, startHere, stopChild } from './support/server.ts'

const TUS = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere({ OCTAVO_MAX_FILE_BYTES: '12MB', OCTAVO_QUOTA_BYTES: '30MB' })
})
afterAll(async () => {
  await server.close()
})

const begin = (me: Client, name: string, sizeBytes: number, more = '') =>
  me.send('POST', '/api/uploads', {
    headers: { ...TUS, 'upload-length': sizeBytes, 'upload-metadata': `filename ${base64(name)}${more}` },
  })
const begun = async (me: Client, name: string, sizeBytes: number, more = '') => {
  const answer = await begin(me, name, sizeBytes, more)
  expect(answer.status, answer.text()).toBe(201)
  return String(answer.headers.location)
}
const part = (me: Client, at: string, offset: number, body: Uint8Array): Promise<Answer> =>
  me.send('PATCH', at, { body, headers: partHeaders(offset) })
const partHeaders = (offset: number) => ({
  ...TUS,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': offset,
})
const offsetOf = async (me: Client, at: string) =>
  Number((await me.send('HEAD', at, { headers: TUS })).headers['upload-offset'])

/** Begins to send a part that says to bring `all`, brings `some` of it, and waits; `cut` breaks the line. */
function beginPart(me: Client, at: string, offset: number, all: number, some: Uint8Array) {
  const headers = { ...partHeaders(offset), origin: me.base, cookie: me.cookie ?? '', 'content-length': all }
  const request = http.request(`${me.base}${at}`, { method: 'PATCH', headers, agent: false })
  const answered = new Promise<number>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    request.on('error', reject)
  })
  answered.catch(() => undefined)
  const sent = new Promise<void>((resolve) => request.write(some, () => resolve()))
  return { answered, sent, cut: () => request.destroy() }
}

const contentOf = async (me: Client, id: string) => (await me.get(`/api/files/${id}/content`)).bytes

/** Sends the rest as a client does: what still came of a line that was cut makes it ask again. */
async function goOn(me: Client, at: string, content: Uint8Array): Promise<void> {
  for (;;) {
    const offset = await offsetOf(me, at)
    const { status } = await part(me, at, offset, content.subarray(offset))
    if (status === 204) return
    expect(status).toBe(409)
  }
}

/** Asks until it is so; the test's own limit of time ends it. */
async function until<T>(ask: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask()
    if (isSo(value)) return value
    await rest(10)
  }
}

describe('uploads that go on where they were cut (tus)', () => {
  it('U-1: a connection cut 20 times goes on at the offset of the server; the file is there once, byte for byte', async () => {
    const me = new Client(server.address)
    const content = randomBytes(3_000_000)
    const at = await begun(me, 'film.bin', content.length, `,path ${base64('trip/film.bin')}`)
    let offset = 0
    const offsets = [0]
    for (let cut = 0; cut < 20; cut += 1) {
      const some = content.subarray(offset, offset + 40_000 + cut * 5_000)
      const line = beginPart(me, at, offset, content.length - offset, some)
      await line.sent
      // Cut while the server has some of it and waits for the rest.
      if (cut % 2 === 0)
        await until(
          async () => (await me.get(at)).status,
          (status) => status === 200,
        )
      line.cut()
      const now = await offsetOf(me, at)
      expect(now).toBeGreaterThanOrEqual(offset)
      expect(now).toBeLessThanOrEqual(offset + some.length)
      offset = now
      offsets.push(now)
    }
    expect(new Set(offsets).size).toBeGreaterThan(5)
    await goOn(me, at, content)
    const files = await me.list()
    expect(files.map(({ path: place, size }) => [place, size])).toEqual([['/Inbox/trip/film.bin', content.length]])
    expect(sha256(await contentOf(me, files[0]?.id ?? ''))).toBe(sha256(content))
    // An answer that was lost is asked for again, and is the same file.
    expect((await me.get(at)).json()).toMatchObject({ offset: content.length, file: { id: files[0]?.id } })
    expect((await part(me, at, content.length, Buffer.alloc(0))).status).toBe(204)
    expect(await me.list()).toHaveLength(1)
    expect(filesBelow(path.join(server.dataDir, 'uploads'))).toEqual([])
  })

  it('U-2: killed in the midst of a part, the offset is never more than what is stored, and it goes on from there', async () => {
    const env = { OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_OCR: 'false', OCTAVO_LOG_LEVEL: 'silent' }
    const content = randomBytes(24_000_000)
    const killed = spawnServer(env)
    let me = new Client(await killed.ready)
    const at = await begun(me, 'film.bin', content.length)
    const folder = path.join(env.OCTAVO_DATA_DIR, 'uploads', path.basename(at))
    const line = beginPart(me, at, 0, content.length, content.subarray(0, 20_000_000))
    // Some of it is counted by now, and some is not.
    const counted = await until(
      async () => (await me.get(at)).json().offset as number,
      (now) => now > 0,
    )
    await stopChild(killed, 'SIGKILL')
    line.cut()
    const stored = filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0)
    const child = spawnServer(env)
    const { cookie } = me
    me = new Client(await child.ready)
    me.cookie = cookie
    const offset = await offsetOf(me, at)
    expect(offset).toBeGreaterThanOrEqual(counted)
    expect(offset).toBeLessThanOrEqual(stored)
    await goOn(me, at, content)
    const [file] = await me.list()
    expect(sha256(await contentOf(me, file?.id ?? ''))).toBe(sha256(content))
    await stopChild(child)
  })

  it('U-2: what a disk has lost of what it said to hold is asked for again', async () => {
    const me = new Client(server.address)
    const content = randomBytes(300_000)
    const at = await begun(me, 'film.bin', content.length)
    for (const offset of [0, 100_000])
      expect((await part(me, at, offset, content.subarray(offset, offset + 100_000))).status).toBe(204)
    const [some = ''] = filesBelow(path.join(server.dataDir, 'uploads', path.basename(at)))
    truncateSync(some, 60_000)
    const offset = await offsetOf(me, at)
    expect([0, 100_000]).toContain(offset)
    await goOn(me, at, content)
    const [file] = await me.list()
    expect(sha256(await contentOf(me, file?.id ?? ''))).toBe(sha256(content))
  })

  it('U-3: a wrong offset, a second writer and a byte too many are refused, and the content is unharmed', async () => {
    const me = new Client(server.address)
    const content = randomBytes(200_000)
    const at = await begun(me, 'a.bin', content.length)
    expect((await part(me, at, 0, content.subarray(0, 50_000))).status).toBe(204)
    for (const wrong of [0, 49_999, 50_001, 200_000]) {
      const answer = await part(me, at, wrong, randomBytes(100))
      expect([answer.status, answer.json().details]).toEqual([409, { offset: 50_000 }])
    }
    expect((await part(me, at, 50_000, randomBytes(150_001))).status).toBe(413)
    // Two at once: the second is refused while the first goes on.
    const first = beginPart(me, at, 50_000, 150_000, content.subarray(50_000, 90_000))
    await first.sent
    await until(
      async () => filesBelow(path.join(server.dataDir, 'uploads', path.basename(at))).length,
      (count) => count > 1,
    )
    expect((await part(me, at, 50_000, randomBytes(150_000))).json().code).toBe('busy')
    // One who begins again ends the first, whose bytes count as far as they came.
    const offset = await offsetOf(me, at)
    expect(offset).toBeGreaterThanOrEqual(50_000)
    expect(offset).toBeLessThanOrEqual(90_000)
    await expect(first.answered).rejects.toThrow()
    expect((await part(me, at, offset, content.subarray(offset))).status).toBe(204)
    const [file] = await me.list()
    expect(sha256(await contentOf(me, file?.id ?? ''))).toBe(sha256(content))
  })

  it('are of their library alone, end at a word, and keep to its limits', async () => {
    const [me, other] = [new Client(server.address), new Client(server.address)]
    await other.give(['x', 'x'])
    const at = await begun(me, 'a.bin', 1000)
    for (const answer of [await other.send('HEAD', at, { headers: TUS }), await part(other, at, 0, randomBytes(10))])
      expect(answer.status).toBe(404)
    expect((await other.send('DELETE', at, { headers: TUS })).status).toBe(404)
    expect((await begin(me, 'b.bin', 13_000_000)).status).toBe(413)
    for (const name of ['c', 'd']) await begun(me, name, 12_000_000)
    expect((await begin(me, 'e', 12_000_000)).status).toBeGreaterThanOrEqual(400)
    expect(
      (await me.send('PATCH', at, { body: 'x', headers: { ...partHeaders(0), 'tus-resumable': '0.2.2' } })).headers[
        'tus-version'
      ],
    ).toBe('1.0.0')
    expect((await part(me, at, 0, randomBytes(10))).status).toBe(204)
    expect((await me.send('DELETE', at, { headers: TUS })).status).toBe(204)
    expect((await me.send('HEAD', at, { headers: TUS })).status).toBe(404)
    expect(existsSync(path.join(server.dataDir, 'uploads', path.basename(at)))).toBe(false)
    const empty = await begun(me, 'empty', 0)
    expect((await me.get(empty)).json()).toMatchObject({ offset: 0, length: 0, file: { name: 'empty' } })
  })
})
