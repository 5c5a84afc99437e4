import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlobLocation } from '../src/infra/blobs/layout.ts'
import { S3Client } from '../src/infra/blobs/s3/client.ts'
import { S3Store } from '../src/infra/blobs/s3/store.ts'
import { openDataDir } from '../src/infra/datadir/datadir.ts'
import { blobSuite } from './support/blob-suite.ts'
import { FAULTS, type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { filesBelow, freshDataDir } from './support/server.ts'
import { hasSwift, type Swift, startSwift } from './support/swift.ts'

const isNight = process.env.OCTAVO_NIGHTLY === '1'

describe.skipIf(!hasSwift())('contents in a bucket of OpenStack Swift', () => {
  let swift: Swift
  beforeAll(async () => {
    swift = await startSwift((place) => new S3Client(place).text('PUT', ''))
  })
  afterAll(() => swift?.stop())

  blobSuite(async () => {
    const client = new S3Client(await swift.fresh())
    const dir = await openDataDir(await freshDataDir())
    const store = new S3Store(client, dir, { partBytes: 1024 * 1024 })
    const keyOf = ({ sha256, pack }: { sha256: string; pack: string | null }) =>
      pack === null ? `blobs/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}` : `packs/${pack}.pack`
    const bytesOf = async (key: string) => {
      const pieces: Buffer[] = []
      for await (const piece of (await client.stream('GET', key)).body) pieces.push(piece as Buffer)
      return Buffer.concat(pieces)
    }
    return {
      store,
      cut: async (blob, sizeBytes) => {
        await client.text('PUT', keyOf(blob), { body: (await bytesOf(keyOf(blob))).subarray(0, sizeBytes) })
      },
      spoil: async (blob) => {
        const bytes = await bytesOf(keyOf(blob))
        bytes[(blob.packOffset ?? 0) + blob.sizeBytes - 1] = 7
        await client.text('PUT', keyOf(blob), { body: bytes })
      },
      traces: async () => {
        const names: string[] = filesBelow(dir.path)
        for await (const { sha256, pack } of store.walk()) names.push(sha256 ?? pack ?? '')
        return names
      },
    }
  })

  describe('C-7: between us and the store', () => {
    let proxy: FaultProxy
    beforeAll(async () => {
      proxy = await startFaultProxy(swift.port)
    })
    afterAll(() => proxy?.stop())

    const PART_BYTES = 1024 * 1024
    /** Contents of all ways in: a pack of small ones, one in one request, one in parts. */
    const contents = [
      ...Array.from({ length: 9 }, (_, n) => Buffer.from(`small ${n}`)),
      Buffer.alloc(300_000, 'middle'),
      Buffer.alloc(3_300_000, 'in parts'),
    ]

    async function storeOn(nowMs: () => number = Date.now, onDamaged = (_: BlobLocation): unknown => undefined) {
      const place = await swift.fresh()
      const direct = new S3Client(place)
      // Swift signs the host that it is called by: the proxy hands that on.
      const faulty = new S3Client({ ...place, endpoint: `http://127.0.0.1:${proxy.port}` }, { nowMs, firstWaitMs: 10 })
      const dir = await openDataDir(await freshDataDir())
      const options = { partBytes: PART_BYTES, pageItems: 2 }
      const store = new S3Store(faulty, dir, options)
      store.tellDamaged(onDamaged)
      return { direct: new S3Store(direct, dir, options), store, client: direct }
    }

    async function bringIn(store: S3Store): Promise<ReadonlyMap<string, BlobLocation>> {
      const intake = store.receive()
      for (const bytes of contents)
        if (bytes.length < 1000) await intake.small([bytes], bytes.length).wait
        else {
          const large = await intake.large()
          await large.append(bytes)
          large.end()
        }
      await intake.seal()
      return await intake.place()
    }

    async function expectAll(store: S3Store, places: ReadonlyMap<string, BlobLocation>) {
      for (const bytes of contents) {
        const blob = places.get(createHash('sha256').update(bytes).digest('hex'))
        if (!blob) throw new Error('The content has no place')
        const pieces: Buffer[] = []
        for await (const piece of await store.whole(blob)) pieces.push(piece as Buffer)
        expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
        expect(await store.hashOf(blob)).toBe(blob.sha256)
      }
    }

    it('C-7: a byte that turns on the way is given out of no content, and no content is said to be damaged for it', async () => {
      const told: string[] = []
      const { store } = await storeOn(Date.now, ({ sha256 }) => told.push(sha256))
      const places = await bringIn(store)
      proxy.break('a wrong byte', 2)
      for (const blob of places.values()) expect(await store.hashOf(blob)).toBe(blob.sha256)
      for (const [sha256, blob] of places) {
        const digest = createHash('sha256')
        const read = (async () => {
          for await (const piece of await store.whole(blob)) digest.update(piece as Buffer)
          return digest.digest('hex')
        })()
        if (blob.sizeBytes < PART_BYTES) expect(await read).toBe(sha256)
        else await read.then((hash) => expect(hash).toBe(sha256)).catch((error) => expect(error.code).toBe('corrupt'))
      }
      expect(proxy.broken).toBeGreaterThan(5)
      proxy.break(undefined)
      await wait(300)
      expect(told).toEqual([])
    })

    const inSuite = FAULTS.filter((fault) => fault !== 'a wrong byte')
    it.each(isNight ? inSuite : inSuite.filter((fault) => /503|200|lost/u.test(fault)))(
      'C-7: %s at every second request: every content comes in once, is whole, and comes back whole',
      async (fault) => {
        const { store, direct } = await storeOn()
        proxy.break(fault, 2)
        const places = await bringIn(store)
        await expectAll(store, places)
        expect(proxy.broken).toBeGreaterThan(1)
        proxy.break(undefined)
        await expectAll(direct, places)
        const names: string[] = []
        for await (const { sha256, pack } of direct.walk()) names.push(sha256 ?? pack ?? '')
        expect(names.length).toBe(3)
        // Nothing half is left of uploads in parts whose answers were lost.
        expect(await direct.sweepParts(Date.now() + 7 * 86_400_000)).toBeLessThanOrEqual(
          fault === 'a lost answer' ? 2 : 0,
        )
        expect(await direct.sweepParts(Date.now() + 7 * 86_400_000)).toBe(0)
      },
    )

    it.runIf(isNight)(
      'C-7: a body that breaks off each time comes back whole, as long as each brings some of it',
      async () => {
        const { store } = await storeOn()
        const places = await bringIn(store)
        proxy.break('a cut body', 1)
        await expectAll(store, places)
        expect(proxy.broken).toBeGreaterThan(12)
      },
    )

    it('C-7: a clock that is an hour off is put right by the store’s', async () => {
      const { store } = await storeOn(() => Date.now() - 3_600_000)
      await expectAll(store, await bringIn(store))
    })

    it('C-7: a store that stays away is an error after some tries, and nothing is said to be stored', async () => {
      const { store, direct } = await storeOn()
      proxy.break('503', 1)
      await expect(bringIn(store)).rejects.toMatchObject({ code: 'transient' })
      proxy.break(undefined)
      const names: string[] = []
      for await (const { sha256, pack } of direct.walk()) names.push(sha256 ?? pack ?? '')
      expect(names).toEqual([])
    })

    it('C-7: parts of uploads that nobody ended go after a day, and not before', async () => {
      const { direct, client } = await storeOn()
      const begin = (key: string) => client.text('POST', key, { query: { uploads: '' } })
      for (const digit of '01234') await begin(`blobs/ab/cd/abcd${digit.repeat(60)}`)
      // Somebody else's, in the same bucket.
      await begin('blobs/theirs')
      expect(await direct.sweepParts(Date.now() + 3_600_000)).toBe(0)
      expect(await direct.sweepParts(Date.now() + 25 * 3_600_000)).toBe(5)
      expect(await direct.sweepParts(Date.now() + 25 * 3_600_000)).toBe(0)
      expect((await client.text('GET', '', { query: { uploads: '' } })).text).toContain('<Key>blobs/theirs</Key>')
    })
  })

  it('does not take a bucket that is not there for contents that are missing', async () => {
    const place = { ...(await swift.fresh()), bucket: 'never-made' }
    const store = new S3Store(new S3Client(place), await openDataDir(await freshDataDir()))
    const blob = { sha256: 'ab'.repeat(32), sizeBytes: 5, pack: null, packOffset: null }
    await expect(store.hashOf(blob)).rejects.toMatchObject({ status: 404, code: 'NoSuchBucket' })
  })

  it('refuses who has another secret', async () => {
    const place = await swift.fresh()
    const stranger = new S3Client({ ...place, secretAccessKey: 'wrong' })
    await expect(stranger.text('GET', '')).rejects.toMatchObject({ status: 403 })
  })
})

it('a store behind a folder of an address is asked there', async () => {
  const paths: string[] = []
  const server = http.createServer((request, response) => {
    paths.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const place = { endpoint: `http://localhost:${port}/s3/`, bucket: 'pail', region: 'r', style: 'path' as const }
  const client = new S3Client({ ...place, accessKeyId: 'a', secretAccessKey: 'b' })
  await client.text('PUT', 'blobs/a b')
  server.close()
  expect(paths).toEqual(['/s3/pail/blobs/a%20b'])
})
