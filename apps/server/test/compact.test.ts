import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LibraryFile } from '@octavo/contract'
import { afterEach, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { BlobStore } from '../src/infra/blobs/store.ts'
import type { DataDir } from '../src/infra/datadir/datadir.ts'
import { openTemporary } from '../src/infra/datadir/temporary.ts'
import { Client, sha256 } from './support/client.ts'
import { startHere, temporaryDir } from './support/server.ts'
import { onWriteCalls } from './support/write-calls.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let aheadMs = 0
let server: (Running & { readonly dataDir: string }) | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
  aheadMs = 0
})

/** A library whose 60 files came in one pack, of which those not named in `kept` are gone for good. */
async function mostlyDeleted(kept: ReadonlySet<number>) {
  server = await startHere({ OCTAVO_GUEST_TTL: '4000d' }, { nowMs: () => Date.now() + aheadMs })
  const running = server
  const me = new Client(server.address)
  const contents = Array.from({ length: 60 }, (_, index) => randomBytes(9000 + index))
  const files = await me.give(...contents.map((content, index): [string, Buffer] => [`f${index}.bin`, content]))
  await me.delete('/api/files', { ids: files.filter((_, index) => !kept.has(index)).map(({ id }) => id) })
  for (const ms of [0, HOUR, 31 * DAY, 31 * DAY + HOUR]) {
    aheadMs = ms
    await server.runJob('retention')
  }
  const [pack = ''] = readdirSync(path.join(server.dataDir, 'packs'))
  const packFile = path.join(server.dataDir, 'packs', pack)
  const holds = async () => {
    const listed = await me.list()
    expect(listed.length).toBe(kept.size)
    for (const file of listed)
      expect([file.state, sha256((await me.get(`/api/files/${file.id}/content`)).bytes)]).toEqual(['ok', file.sha256])
  }
  return { running, me, files, contents, packFile, holds }
}

const usedBytes = (file: string) => statSync(file).blocks * 512

it('space of deleted files in a pack comes back, and what is kept stays as it was, also in a new upload of what was deleted', async () => {
  const { running, me, contents, packFile, holds } = await mostlyDeleted(new Set([0, 17, 18, 59]))
  const before = usedBytes(packFile)
  const sizeBytes = statSync(packFile).size
  await running.runJob('reconcile')
  expect(usedBytes(packFile)).toBeLessThan(before / 4)
  expect(statSync(packFile).size).toBe(sizeBytes)
  await holds()
  const bytes = readFileSync(packFile)
  expect(contents.map((content) => bytes.includes(content)).filter(Boolean).length).toBe(4)
  // The pack still explains itself: entry after entry, each with its hash or none, to the very end.
  const found: string[] = []
  let at = 16
  while (at < bytes.length) {
    const sha = bytes.toString('hex', at, at + 32)
    if (!/^0+$/u.test(sha)) found.push(sha)
    at += 40 + Number(bytes.readBigUInt64BE(at + 32))
  }
  expect([at, found]).toEqual([bytes.length, [0, 17, 18, 59].map((index) => sha256(contents[index] ?? ''))])
  // A second pass has nothing to do, and what is uploaded anew is there again.
  const { ino } = statSync(packFile)
  await running.runJob('reconcile')
  expect(statSync(packFile).ino).toBe(ino)
  const [again] = await me.give(['again.bin', contents[5] ?? ''])
  expect(sha256((await me.get(`/api/files/${again?.id}/content`)).bytes)).toBe(sha256(contents[5] ?? ''))
})

it('a pack in which a needed content has rotted is left as it is', async () => {
  const { running, packFile } = await mostlyDeleted(new Set([3, 4]))
  const bytes = readFileSync(packFile)
  const entry = bytes.subarray(16 + 3 * 40 + 9000 * 3 + 3 + 40 + 100)
  entry[0] = (entry[0] ?? 0) ^ 1
  writeFileSync(packFile, bytes)
  await running.runJob('reconcile')
  expect(readFileSync(packFile).equals(bytes)).toBe(true)
  expect(readdirSync(path.join(running.dataDir, 'tmp'))).toEqual([])
})

it('R-3: killed ahead of any write, flush or rename of a compaction, every content that is needed is where its row says', async () => {
  const { running, files, packFile, holds } = await mostlyDeleted(new Set([7, 8, 9, 30]))
  const points = temporaryDir('octavo-test-compact-')
  let calls = 0
  const stop = await onWriteCalls(() => {
    calls += 1
    for (const name of ['packs', 'tmp'])
      cpSync(path.join(running.dataDir, name), path.join(points, String(calls), name), { recursive: true })
  })
  await running.runJob('reconcile').finally(stop)
  expect(calls).toBeGreaterThan(10)
  await holds()
  const kept = [7, 8, 9, 30].map((index) => files[index]).filter((file): file is LibraryFile => file !== undefined)
  const pack = path.basename(packFile, '.pack')
  let whole = 0
  for (const point of readdirSync(points)) {
    const root = path.join(points, point)
    const dir: DataDir = {
      path: root,
      id: point,
      in: (...names) => path.join(root, ...names),
      temporary: openTemporary(path.join(root, 'tmp'), false),
      release: () => undefined,
    }
    mkdirSync(dir.in('blobs'))
    const store = new BlobStore(dir, 0)
    await store.disk.clearTemporary()
    expect(readdirSync(dir.in('tmp'))).toEqual([])
    const reader = store.reader()
    for (const file of kept) {
      const packOffset = offsetOf(files, file)
      const bytes = await reader.read({ sha256: file.sha256, sizeBytes: file.size, pack, packOffset })
      expect([point, sha256(bytes)]).toEqual([point, file.sha256])
      whole += 1
    }
    await reader.close()
  }
  expect(whole).toBe(calls * 4)
})

/** Files of one upload lie in their pack in their order, each behind its header. */
function offsetOf(files: readonly LibraryFile[], wanted: LibraryFile): number {
  let at = 16
  for (const file of files) {
    if (file.id === wanted.id) return at + 40
    at += 40 + file.size
  }
  throw new Error('not of this upload')
}
