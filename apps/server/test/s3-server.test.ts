import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { proposedPlan } from '@octavo/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { S3Client, type S3Place } from '../src/infra/blobs/s3/client.ts'
import { S3Store } from '../src/infra/blobs/s3/store.ts'
import { openDataDir } from '../src/infra/datadir/datadir.ts'
import { Client } from './support/client.ts'
import { findPostgres, startPostgres } from './support/databases.ts'
import { FAULTS, type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { filesBelow, freshDataDir, startHere, temporaryDir } from './support/server.ts'
import { hasSwift, type Swift, startSwift } from './support/swift.ts'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const becomes = { timeout: 30_000, interval: 100 }

describe.skipIf(!hasSwift())('a server that keeps contents in a bucket of OpenStack Swift', () => {
  let swift: Swift
  let proxy: FaultProxy
  beforeAll(async () => {
    swift = await startSwift((place) => new S3Client(place).text('PUT', ''))
    proxy = await startFaultProxy(swift.port)
  })
  afterEach(() => proxy.break(undefined))
  afterAll(async () => {
    await proxy?.stop()
    await swift?.stop()
  })

  const settings = (place: S3Place, endpoint = place.endpoint) => ({
    ...{ OCTAVO_S3_URL: endpoint, OCTAVO_S3_BUCKET: place.bucket },
    ...{ OCTAVO_S3_ACCESS_KEY: place.accessKeyId, OCTAVO_S3_SECRET_KEY: place.secretAccessKey },
  })
  /** Names of all that lies in a bucket as contents. */
  async function named(place: S3Place): Promise<readonly string[]> {
    const dir = await openDataDir(await freshDataDir())
    const names: string[] = []
    for await (const { sha256: hash, pack } of new S3Store(new S3Client(place), dir).walk())
      names.push(hash ?? pack ?? '')
    dir.release()
    return names
  }
  const contentsIn = (dataDir: string) => ['blobs', 'packs'].flatMap((name) => filesBelow(path.join(dataDir, name)))
  const bytesOf = async (me: Client, id: string) => (await me.get(`/api/files/${id}/content`)).bytes

  /** Files of all ways in: many small ones in a pack, one alone, one that is streamed. */
  const given = [
    ...Array.from({ length: 12 }, (_, n) => [`notes/note ${n}.txt`, `note number ${n}`] as const),
    ['photo.bin', Buffer.alloc(300_000, 'photo')] as const,
    ['film.bin', Buffer.alloc(3_300_000, 'film')] as const,
  ]

  it('takes files in, gives each back whole and all in a ZIP, sorts and undoes, and lets go of what was deleted for good', async () => {
    const place = await swift.fresh()
    const server = await startHere(settings(place))
    const me = new Client(server.address)
    const files = await me.give(...given)
    expect(contentsIn(server.dataDir)).toEqual([])
    expect(readdirSync(path.join(server.dataDir, 'tmp'))).toEqual([])
    expect((await named(place)).length).toBe(3)
    for (const [at, [, content]] of given.entries())
      expect(sha256(await bytesOf(me, files[at]?.id ?? ''))).toBe(sha256(content))
    const part = await me.get(`/api/files/${files[13]?.id}/content`, { range: 'bytes=1000000-1000003' })
    expect([part.status, part.text()]).toEqual([
      206,
      Buffer.alloc(3_300_000, 'film').toString('utf8', 1_000_000, 1_000_004),
    ])
    const zip = (await me.post('/api/files/archive', {})).bytes
    expect(zip.toString('latin1').split('PK\x01\x02').length - 1).toBe(given.length)
    for (const [, content] of given.slice(12)) expect(zip.includes(content)).toBe(true)

    const fileOrganizations = files.slice(0, 3).map(({ id }) => ({ fileId: id, targetCategory: 'Docs' }))
    const { plan } = proposedPlan.parse((await me.post('/api/plans', { fileOrganizations })).json())
    const done = await me.send('POST', `/api/plans/${plan.id}/approve`)
    expect(done.status).toBe(200)
    expect((await me.list()).filter(({ path: at }) => at.startsWith('/Docs/'))).toHaveLength(3)
    expect((await me.send('POST', `/api/runs/${done.json().runId}/undo`)).status).toBe(200)
    expect((await me.list()).map(({ path: at }) => at).sort()).toEqual(files.map(({ path: at }) => at).sort())

    // One of the pack and the film go for good: the bytes of the one are wiped, the other is gone.
    const [first, , third] = files
    const ids = [first?.id, files[13]?.id]
    const go = (way: string, body: object) =>
      me.send('DELETE', way, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    expect((await go('/api/files', { ids })).status).toBe(200)
    const trashed = (await me.get('/api/trash')).json().files as { id: string }[]
    expect((await go('/api/trash', { ids: trashed.map(({ id }) => id) })).json()).toMatchObject({ purged: 2 })
    await server.runJob('expire-guests')
    const after = await named(place)
    expect(after).not.toContain(sha256(given[13]?.[1] ?? ''))
    const pack = after.find((name) => name.includes('-'))
    const raw = (await new S3Client(place).text('GET', `packs/${pack}.pack`)).text
    expect([raw.includes('note number 0'), raw.includes('note number 2')]).toEqual([false, true])
    expect((await bytesOf(me, third?.id ?? '')).toString()).toBe('note number 2')
    await server.close()

    const again = await startHere({ ...settings(place), OCTAVO_DATA_DIR: server.dataDir })
    const same = Object.assign(new Client(again.address), { cookies: me.cookies })
    expect((await bytesOf(same, third?.id ?? '')).toString()).toBe('note number 2')
    await again.close()
  })

  // An error inside of a 200 comes at the end of uploads in parts, which are of more bytes: the suite of the store has it.
  const ofAll = FAULTS.filter((fault) => fault !== 'an error inside of a 200')
  it.each(process.env.OCTAVO_NIGHTLY === '1' ? ofAll : ofAll.slice(0, 2))(
    'C-7: with %s at every third answer, what was acknowledged is there with its hash',
    async (fault) => {
      const place = await swift.fresh()
      const server = await startHere(settings(place, `http://127.0.0.1:${proxy.port}`))
      const me = new Client(server.address)
      proxy.break(fault, 3)
      const files = await me.give(...given)
      for (const [at, [, content]] of given.slice(0, 13).entries())
        expect(sha256(await bytesOf(me, files[at]?.id ?? ''))).toBe(sha256(content))
      expect(proxy.broken).toBeGreaterThan(0)
      proxy.break(undefined)
      for (const [at, [, content]] of given.entries())
        expect(sha256(await bytesOf(me, files[at]?.id ?? ''))).toBe(sha256(content))
      await server.close()
    },
  )

  it.runIf(process.env.TEST_LONG)(
    'C-7: a store that is away is said in plain words, nothing half is kept, and the next try goes well',
    async () => {
      const place = await swift.fresh()
      const server = await startHere(settings(place, `http://127.0.0.1:${proxy.port}`))
      const me = new Client(server.address)
      proxy.break('503', 1)
      const refused = await me.upload([{ name: 'files', filename: 'a.txt', content: 'hello' }])
      expect([refused.status, refused.json().code]).toEqual([503, 'unavailable'])
      expect((await me.get('/readyz')).status).toBe(503)
      proxy.break(undefined)
      expect(await me.list()).toEqual([])
      const [file] = await me.give(['a.txt', 'hello'])
      expect((await bytesOf(me, file?.id ?? '')).toString()).toBe('hello')
      expect(readdirSync(path.join(server.dataDir, 'tmp'))).toEqual([])
      await server.close()
    },
  )

  it('refuses to start with half of the settings, without its bucket, with a wrong key, and on the bucket of another', async () => {
    const place = await swift.fresh()
    await expect(startHere({ OCTAVO_S3_URL: place.endpoint })).rejects.toThrow('are set together or not at all')
    await expect(startHere(settings({ ...place, bucket: 'nowhere' }))).rejects.toThrow('There is no bucket nowhere')
    await expect(startHere(settings({ ...place, secretAccessKey: 'wrong' }))).rejects.toThrow(
      'does not let this key in',
    )
    const first = await startHere(settings(place))
    // A folder of its own, not a copy of one.
    const OCTAVO_DATA_DIR = path.join(temporaryDir(), 'data')
    const why = await startHere({ ...settings(place), OCTAVO_DATA_DIR }).then(() => '', String)
    expect(why).toContain('belongs to another Octavo')
    await first.close()
    const second = await startHere({ ...settings(place), OCTAVO_DATA_DIR: first.dataDir })
    await second.close()
  })

  const found = findPostgres()
  it.skipIf('missing' in found)(
    'R-28: processes of one PostgreSQL server have data folders of their own where the contents lie in one bucket, and no other',
    async () => {
      const postgres = await startPostgres('bin' in found ? found.bin : '')
      const open: { close(): Promise<void> }[] = []
      const begin = async (env: Readonly<Record<string, string>>) => {
        const server = await startHere({ OCTAVO_SECRET: 'ab'.repeat(32), DATABASE_URL: url, ...env })
        open.push(server)
        return server
      }
      const url = postgres.fresh()
      try {
        const place = await swift.fresh()
        const one = await begin(settings(place))
        const me = new Client(one.address)
        const [file] = await me.give(['a.txt', 'in the bucket'])
        const other = await begin(settings(place))
        expect(other.dataDir).not.toBe(one.dataDir)
        const there = Object.assign(new Client(other.address), { cookies: me.cookies })
        expect((await bytesOf(there, file?.id ?? '')).toString()).toBe('in the bucket')
        // Contents may not come to lie in two places, nor be sealed by two secrets.
        await expect(begin({})).rejects.toThrow(`lie in the bucket ${place.bucket}`)
        await expect(begin(settings(await swift.fresh()))).rejects.toThrow(`lie in the bucket ${place.bucket}`)
        await expect(begin({ ...settings(place), OCTAVO_SECRET: 'cd'.repeat(32) })).rejects.toThrow('another secret')
        await one.close()
        await expect(begin({ OCTAVO_DATA_DIR: one.dataDir })).rejects.toThrow(`lie in the bucket ${place.bucket}`)
        // One of that name elsewhere, which knows nothing of it.
        await new S3Client(place).text('DELETE', 'octavo.json')
        await expect(begin(settings(place))).rejects.toThrow('is not the one that the stored files lie in')
      } finally {
        for (const server of open) await server.close()
        await postgres.stop()
      }
    },
    120_000,
  )

  it.runIf(process.env.TEST_LONG)(
    'O-7: contents of the data folder are moved into the bucket on the operator’s word, cut short and gone on with, the old kept',
    async () => {
      const place = await swift.fresh()
      const before = await startHere()
      const me = new Client(before.address)
      const files = await me.give(...given)
      const more = await me.give(['later.txt', 'on its own'])
      await before.close()
      const old = contentsIn(before.dataDir)
      expect(old.length).toBe(4)
      const env = { ...settings(place, `http://127.0.0.1:${proxy.port}`), OCTAVO_DATA_DIR: before.dataDir }
      await expect(startHere(env)).rejects.toThrow('octavo data to-bucket')
      const order = path.join(before.dataDir, 'orders', 'one.json')
      writeFileSync(order, JSON.stringify({ order: 'to-bucket', atMs: Date.now() }))
      // The store goes away in the midst of it.
      const cut = startHere(env)
      cut.catch(() => undefined)
      await expect.poll(async () => (await named(place)).length, becomes).toBeGreaterThan(0)
      proxy.break('503', 1)
      await cut.then(
        async (server) => await server.close(),
        (error: unknown) => expect(String(error)).toContain('store'),
      )
      proxy.break(undefined)
      rmSync(order, { force: true })
      const server = await startHere(env)
      const same = Object.assign(new Client(server.address), { cookies: me.cookies })
      for (const [at, [, content]] of given.entries())
        expect(sha256(await bytesOf(same, files[at]?.id ?? ''))).toBe(sha256(content))
      expect((await bytesOf(same, more[0]?.id ?? '')).toString()).toBe('on its own')
      expect([contentsIn(server.dataDir), (await named(place)).length]).toEqual([[], 4])
      const kept = path.join(server.dataDir, 'moved-to-bucket')
      expect(
        filesBelow(kept)
          .map((file) => path.basename(file))
          .sort(),
      ).toEqual(old.map((file) => path.basename(file)).sort())
      expect(existsSync(path.join(server.dataDir, 'to-bucket.json'))).toBe(false)
      await server.close()
    },
  )
})
