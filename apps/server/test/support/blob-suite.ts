import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { BlobLocation } from '../../src/infra/blobs/layout.ts'
import type { Blobs } from '../../src/infra/blobs/port.ts'

/** A store to try, and a hand on what lies below it. */
interface BlobWorld {
  readonly store: Blobs
  /** Cuts what is stored of this place to `sizeBytes`, as a fault of the storage would. */
  cut(blob: BlobLocation, sizeBytes: number): Promise<void>
  /** Turns one byte of a content into another one. */
  spoil(blob: BlobLocation): Promise<void>
  /** Names of everything that is there, also of what is not in its place yet. */
  traces(): Promise<readonly string[]>
}

/** Repeatable bytes, another content for every name. */
const bytesOf = (name: string, sizeBytes: number) => {
  const seed = createHash('sha256').update(name).digest()
  return Buffer.concat(Array.from({ length: Math.ceil(sizeBytes / 32) }, () => seed)).subarray(0, sizeBytes)
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const LARGE_BYTES = 700_001

async function collect(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Streams a content in, in pieces that fit no block. */
async function put(store: Blobs, bytes: Uint8Array): Promise<BlobLocation> {
  const intake = store.receive()
  const large = await intake.large()
  for (let at = 0; at < bytes.length; at += 65_521) await large.append(bytes.subarray(at, at + 65_521))
  expect(large.end()).toEqual({ sha256: sha256(bytes), sizeBytes: bytes.length })
  await intake.seal()
  const place = (await intake.place()).get(sha256(bytes))
  if (!place) throw new Error('The content has no place')
  return place
}

async function putSmall(store: Blobs, contents: readonly Uint8Array[]): Promise<ReadonlyMap<string, BlobLocation>> {
  const intake = store.receive()
  for (const bytes of contents) await intake.small([bytes], bytes.length).wait
  await intake.seal()
  return await intake.place()
}

async function named(store: Blobs): Promise<readonly string[]> {
  const names: string[] = []
  for await (const { sha256: hash, pack } of store.walk()) names.push(hash ?? pack ?? '')
  return names.sort()
}

/** What every store of contents has to pass. */
export function blobSuite(fresh: () => Promise<BlobWorld>): void {
  it('puts a content right that lies there damaged, when it comes once more', async () => {
    const { store, spoil } = await fresh()
    const bytes = bytesOf('damaged', LARGE_BYTES)
    await spoil(await put(store, bytes))
    const place = await put(store, bytes)
    expect(await store.hashOf(place)).toBe(sha256(bytes))
    expect((await collect(await store.whole(place))).equals(bytes)).toBe(true)
  })

  it('is hashed on its way in, and comes back whole, by range, and by several ranges at once', async () => {
    const { store } = await fresh()
    const bytes = bytesOf('a', LARGE_BYTES)
    const blob = await put(store, bytes)
    expect([await store.holds(blob), await store.hashOf(blob)]).toEqual([true, sha256(bytes)])
    expect((await collect(await store.whole(blob))).equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [1, 99_999],
      [LARGE_BYTES - 1, LARGE_BYTES - 1],
    ] as const)
      expect((await collect(await store.stream(blob, start, end))).equals(bytes.subarray(start, end + 1))).toBe(true)
    const ranges = await store.openRanges(blob)
    const read = await Promise.all([ranges.read(3, 70_000), ranges.read(LARGE_BYTES - 5, 100)])
    expect(read.map(sha256)).toEqual([sha256(bytes.subarray(3, 70_003)), sha256(bytes.subarray(LARGE_BYTES - 5))])
    await ranges.close()
  })

  it('nothing is there before it is placed, and what was cut short or given up leaves no trace', async () => {
    const { store, traces } = await fresh()
    const before = await traces()
    const intake = store.receive()
    const large = await intake.large()
    await large.append(bytesOf('cut', LARGE_BYTES))
    for (let index = 0; index < 9; index += 1) await intake.small([bytesOf(`s${index}`, 900)], 900).wait
    expect(await named(store)).toEqual([])
    await intake.discard()
    const other = store.receive()
    const dropped = await other.large()
    await dropped.append(bytesOf('dropped', LARGE_BYTES))
    await dropped.drop()
    await other.seal()
    expect([(await other.place()).size, await named(store), await traces()]).toEqual([0, [], before])
  })

  it('the same content twice is one, also when many bring it at once', async () => {
    const { store } = await fresh()
    const bytes = bytesOf('same', LARGE_BYTES)
    const places = await Promise.all(Array.from({ length: 5 }, () => put(store, bytes)))
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1)
    const again = await put(store, bytes)
    expect([await named(store), await store.hashOf(again)]).toEqual([[sha256(bytes)], sha256(bytes)])
  })

  it('many small contents of one request share a pack, each found in it, an empty one too', async () => {
    const { store } = await fresh()
    const contents = Array.from({ length: 40 }, (_, index) => bytesOf(`small ${index}`, index * 100))
    const places = await putSmall(store, [...contents, ...contents])
    expect(places.size).toBe(40)
    expect(new Set([...places.values()].map(({ pack }) => pack)).size).toBe(1)
    for (const bytes of contents) {
      const blob = places.get(sha256(bytes))
      if (!blob) throw new Error('The content has no place')
      expect([await store.holds(blob), await store.hashOf(blob)]).toEqual([true, sha256(bytes)])
      expect((await collect(await store.whole(blob))).equals(bytes)).toBe(true)
    }
    expect(await named(store)).toEqual([[...places.values()][0]?.pack])
  })

  it('a few small contents are on their own, and each can be removed, more than once', async () => {
    const { store } = await fresh()
    const [a, b] = [bytesOf('one', 10), bytesOf('two', 20)]
    const places = await putSmall(store, [a, b])
    const blob = places.get(sha256(a)) as BlobLocation
    expect(await named(store)).toEqual([sha256(a), sha256(b)].sort())
    await store.remove({ sha256: sha256(a) })
    await store.remove({ sha256: sha256(a) })
    expect([await named(store), await store.holds(blob), await store.hashOf(blob)]).toEqual([
      [sha256(b)],
      false,
      undefined,
    ])
    for (const open of [() => store.stream(blob), () => store.whole(blob), () => store.openRanges(blob)])
      await expect(open()).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a content that lost its end is not there, and one with another byte is not given out to its end', async () => {
    const { store, cut, spoil } = await fresh()
    const short = await put(store, bytesOf('short', LARGE_BYTES))
    await cut(short, LARGE_BYTES - 1)
    expect(await store.holds(short)).toBe(false)
    await expect(store.stream(short)).rejects.toMatchObject({ code: 'not_found' })
    const large = await put(store, bytesOf('large', 5_000_000))
    await spoil(large)
    await expect(store.whole(large).then(collect)).rejects.toMatchObject({ code: 'corrupt' })
    const small = [...(await putSmall(store, [bytesOf('tiny', 500)])).values()][0] as BlobLocation
    await spoil(small)
    await expect(store.whole(small)).rejects.toMatchObject({ code: 'corrupt' })
  })

  it('takes sealed bytes ahead, so that to place them is quick, also when they were taken away meanwhile', async () => {
    const { store, traces } = await fresh()
    const bytes = bytesOf('ahead', LARGE_BYTES)
    const smalls = Array.from({ length: 8 }, (_, n) => bytesOf(`small ahead ${n}`, 50 + n))
    const intake = store.receive()
    const large = await intake.large()
    await large.append(bytes)
    large.end()
    for (const small of smalls) await intake.small([small], small.length).wait
    await intake.seal()
    await intake.carry()
    // Nobody refers to it yet: a sweep may take it.
    await store.remove({ sha256: sha256(bytes) })
    const places = await intake.place()
    for (const one of [bytes, ...smalls]) {
      const blob = places.get(sha256(one))
      if (!blob) throw new Error('The content has no place')
      expect(await store.hashOf(blob)).toBe(sha256(one))
    }
    const before = await traces()
    const other = store.receive()
    for (const small of smalls) await other.small([small, Buffer.from('!')], small.length + 1).wait
    await other.seal()
    await other.carry()
    await other.discard()
    expect(await traces()).toEqual(before)
  })

  it('removes a pack that was placed and is not needed', async () => {
    const { store } = await fresh()
    const smalls = Array.from({ length: 8 }, (_, n) => bytesOf(`not needed ${n}`, 100))
    const intake = store.receive()
    for (const small of smalls) await intake.small([small], small.length).wait
    await intake.seal()
    await intake.place()
    await intake.dropPack()
    expect(await named(store)).toEqual([])
  })

  it('gives many contents to one reader, in any order, whole or their beginnings, each held against its hash', async () => {
    const { store, spoil } = await fresh()
    const smalls = Array.from({ length: 40 }, (_, n) => bytesOf(`read ${n}`, 1 + n * 997))
    const places = await putSmall(store, smalls)
    const large = await put(store, bytesOf('read large', LARGE_BYTES))
    const empty = await put(store, Buffer.alloc(0))
    const told: string[] = []
    store.tellDamaged(({ sha256: hash }) => told.push(hash))
    const reader = store.reader()
    for (const at of [0, 39, 3, 4, 5, 38, 1]) {
      const bytes = smalls[at] ?? Buffer.alloc(0)
      const blob = places.get(sha256(bytes))
      if (!blob) throw new Error('The content has no place')
      expect(Buffer.from(await reader.read(blob)).equals(bytes)).toBe(true)
      expect(Buffer.from(await reader.read(blob, 10)).equals(bytes.subarray(0, 10))).toBe(true)
    }
    expect((await reader.read(large, 1000)).length).toBe(1000)
    expect(sha256(await reader.read(large))).toBe(large.sha256)
    expect((await reader.read(empty)).length).toBe(0)
    const spoilt = places.get(sha256(smalls[7] ?? Buffer.alloc(0)))
    if (!spoilt) throw new Error('The content has no place')
    await spoil(spoilt)
    await reader.close()
    await expect(reader.read(spoilt)).rejects.toMatchObject({ code: 'corrupt' })
    expect(told).toEqual([spoilt.sha256])
    await reader.close()
    await store.remove({ sha256: large.sha256 })
    await expect(reader.read(large)).rejects.toMatchObject({ code: 'not_found' })
    await reader.close()
  })

  it('wipes contents out of a pack; the others stay as they are, and a pack that is gone is left gone', async () => {
    const { store } = await fresh()
    const smalls = Array.from({ length: 9 }, (_, n) => bytesOf(`wiped ${n}`, 100 + n))
    const places = await putSmall(store, smalls)
    const blobs = smalls.map((bytes) => places.get(sha256(bytes))).filter((blob) => blob !== undefined)
    const [{ pack } = { pack: null }] = blobs
    if (pack === null) throw new Error('There is no pack')
    await store.wipe(
      pack,
      [blobs[2], blobs[5]].flatMap((blob) =>
        blob ? [{ offset: blob.packOffset ?? 0, sizeBytes: blob.sizeBytes }] : [],
      ),
    )
    for (const [at, blob] of blobs.entries())
      if (at === 2 || at === 5) expect((await collect(await store.stream(blob))).every((byte) => byte === 0)).toBe(true)
      else expect(await store.hashOf(blob)).toBe(blob.sha256)
    await store.remove({ pack })
    await store.wipe(pack, [{ offset: 20, sizeBytes: 4 }])
    expect(await named(store)).toEqual([])
  })

  it('takes things out of the way and brings them back, over nothing that is there; for good they go one by one', async () => {
    const { store } = await fresh()
    const [a, b] = [bytesOf('out of the way', LARGE_BYTES), bytesOf('stays', 3000)]
    const blob = await put(store, a)
    await put(store, b)
    const aside = async () => {
      for await (const thing of store.walk()) if (thing.sha256 === blob.sha256) await store.quarantine(thing)
      const [thing] = await store.quarantined()
      if (!thing) throw new Error('Nothing is out of the way')
      return thing
    }
    const thing = await aside()
    expect([thing.sha256, await named(store), await store.holds(blob)]).toEqual([blob.sha256, [sha256(b)], false])
    expect(await store.bringBack(thing)).toBe(true)
    expect([await store.hashOf(blob), await store.quarantined()]).toEqual([blob.sha256, []])
    const again = await aside()
    await put(store, a)
    expect(await store.bringBack(again)).toBe(false)
    await store.discardQuarantined(again)
    expect([await store.quarantined(), await store.hashOf(blob)]).toEqual([[], blob.sha256])
  })

  it('answers that it takes and gives', async () => {
    const { store } = await fresh()
    await store.probe()
    expect(await named(store)).toEqual([])
  })
}
