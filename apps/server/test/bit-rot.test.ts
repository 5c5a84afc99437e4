import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LibraryFile } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client, sha256 } from './support/client.ts'
import { give } from './support/orders.ts'
import { startHere } from './support/server.ts'

let aheadMs = 0
let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere({ OCTAVO_GUEST_TTL: '4000d' }, { nowMs: () => Date.now() + aheadMs })
})
afterAll(async () => await server.close())

const SIZES = { small: 100_000, large: 3_000_000, packed: 900 }

/** Uploads one file of each way to be stored, a pack around the smallest one, and turns one bit in each of the three. */
async function rotten() {
  const me = new Client(server.address)
  const contents = Object.entries(SIZES).map(([name, size]) => [name, randomBytes(size)] as [string, Buffer])
  const others = Array.from({ length: 8 }, (_, index): [string, Buffer] => [`other${index}`, randomBytes(700)])
  const files = await me.give(...contents, ...others)
  for (const [, content] of contents) turnOneBit(content)
  return { me, contents, files: files.slice(0, 3) }
}

/** Turns the same bit of a stored content over, whether it is right or was turned before. */
function turnOneBit(content: Buffer): void {
  const sha = sha256(content)
  const loose = path.join(server.dataDir, 'blobs', sha.slice(0, 2), sha.slice(2, 4), sha)
  const packs = readdirSync(path.join(server.dataDir, 'packs')).map((name) => path.join(server.dataDir, 'packs', name))
  const file =
    content.length > 64 * 1024 ? loose : packs.find((pack) => readFileSync(pack).includes(content.subarray(0, 300)))
  const bytes = readFileSync(file ?? '')
  const at = bytes.indexOf(content.subarray(0, 300)) + 400
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file ?? '', bytes)
}

const content = (me: Client, file: LibraryFile | undefined, query = '', headers = {}) =>
  me.get(`/api/files/${file?.id}/content${query}`, headers)
const states = async (me: Client, files: readonly LibraryFile[]) => {
  const byId = new Map((await me.list()).map((file) => [file.id, file.state]))
  return files.map(({ id }) => byId.get(id))
}

describe('R-18: bit rot', () => {
  it('R-18: a changed file is never served as if nothing were wrong: a header and a code, or a broken answer; as it is on demand', async () => {
    const { me, contents, files } = await rotten()
    const [small, large, packed] = files
    for (const file of [small, packed]) {
      const answer = await content(me, file)
      expect([answer.status, answer.json().code]).toEqual([500, 'damaged'])
      expect(answer.json().details).toMatchObject({ id: file?.id, expected: file?.sha256 })
      expect(answer.headers['octavo-damaged']).toBe(`sha256=${answer.json().details.actual}`)
      expect(answer.headers.etag).toBe(undefined)
    }
    // Too large to be looked at first: less than was announced arrives, and no end. Asked for from its first byte on too.
    for (const headers of [{}, { range: 'bytes=0-' }])
      if ((await states(me, files))[1] === 'ok')
        await expect(content(me, large, '', headers)).rejects.toThrow(/aborted|reset|hang up/u)
    await expect.poll(() => states(me, files)).toEqual(['damaged', 'damaged', 'damaged'])
    for (const headers of [{}, { range: 'bytes=5-9' }])
      expect((await content(me, large, '', headers)).json().code).toBe('damaged')
    expect((await me.send('HEAD', `/api/files/${large?.id}/content`)).status).toBe(500)
    const asIs = await content(me, large, '?asIs=true')
    expect([asIs.status, asIs.bytes.length, asIs.headers.etag]).toEqual([200, SIZES.large, undefined])
    expect(asIs.bytes.equals(contents[1]?.[1] ?? Buffer.of())).toBe(false)
    // The same bytes, sent again, heal each of them where it lies.
    const again = await me.give(
      ...contents.map(([name, bytes]): [string, Buffer] => [name, bytes]),
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    )
    expect(again.slice(0, 3).map(({ id, state }) => [id, state])).toEqual(files.map(({ id }) => [id, 'ok']))
    for (const [index, file] of files.entries())
      expect((await content(me, file)).bytes.equals(contents[index]?.[1] ?? Buffer.of())).toBe(true)
  })

  it('R-18: an upload heals what nobody has found out yet', async () => {
    const { me, contents, files } = await rotten()
    const more = Array.from({ length: 6 }, (_, index): [string, string] => [`more${index}`, `more ${index}`])
    await me.give(...contents, ...more)
    for (const [index, file] of files.entries())
      expect((await content(me, file)).bytes.equals(contents[index]?.[1] ?? Buffer.of())).toBe(true)
  })

  it('R-18: an archive leaves a changed file out and lists it; a large one is found out on its way', async () => {
    const { me, files } = await rotten()
    const archive = await me.post('/api/files/archive', { ids: files.map(({ id }) => id) })
    const text = archive.bytes.toString('latin1')
    const list = JSON.parse(/\{\s*"added": \d+,[\s\S]*?\n\}/u.exec(text)?.[0] ?? '{}')
    expect([list.added, list.missing.length]).toEqual([0, 3])
    expect(list.missing.map((one: { code: string }) => one.code)).toEqual(['corrupt', 'corrupt', 'corrupt'])
    await expect.poll(() => states(me, files)).toEqual(['damaged', 'damaged', 'damaged'])
  })

  it('R-18: the check reports the ids of the files with both hashes, and takes back what is right again', async () => {
    const { me, contents, files } = await rotten()
    // More than one page of them.
    await me.give(...Array.from({ length: 210 }, (_, index): [string, string] => [`n${index}`, `n${index}`]))
    const report = await give(server.dataDir, 'check')
    expect(report.checked).toBeGreaterThan(220)
    const expected = files.map(({ id, sha256 }) => ({ files: [id], expected: sha256, actual: expect.any(String) }))
    expect(report.damaged).toEqual(expect.arrayContaining(expected))
    expect(await states(me, files)).toEqual(['damaged', 'damaged', 'damaged'])
    const details = (await content(me, files[0])).json().details
    expect(report.damaged).toContainEqual({ files: [files[0]?.id], expected: details.expected, actual: details.actual })
    // Put right by hand: the weekly job looks at what it has not seen for a week.
    for (const [, bytes] of contents) turnOneBit(bytes)
    await server.runJob('check')
    expect(await states(me, files)).toEqual(['damaged', 'damaged', 'damaged'])
    aheadMs += 8 * 86_400_000
    await server.runJob('check')
    expect(await states(me, files)).toEqual(['ok', 'ok', 'ok'])
  })
})

describe('R-3: a pack that is gone', () => {
  it.each(['nobody has noticed', 'was noticed'])(
    'R-3: when its loss %s, an upload of the same contents makes every one of them readable again',
    async (state) => {
      const me = new Client(server.address)
      const files = Array.from({ length: 8 }, (_, index): [string, Buffer] => [`f${index}`, randomBytes(300 + index)])
      const packs = () => readdirSync(path.join(server.dataDir, 'packs'))
      const others = new Set(packs())
      const given = await me.give(...files)
      for (const pack of packs()) if (!others.has(pack)) rmSync(path.join(server.dataDir, 'packs', pack))
      if (state === 'was noticed') {
        await server.runJob('reconcile')
        expect(await states(me, given)).toEqual(given.map(() => 'missing'))
      }
      const again = await me.give(...files)
      expect(again.map(({ id, state }) => [id, state])).toEqual(given.map(({ id }) => [id, 'ok']))
      for (const [index, file] of again.entries()) {
        const answer = await content(me, file)
        expect([answer.status, answer.bytes.equals(files[index]?.[1] ?? Buffer.of())]).toEqual([200, true])
      }
    },
  )
})
