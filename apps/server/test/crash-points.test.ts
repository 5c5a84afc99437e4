import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client, type Part, sha256 } from './support/client.ts'
import { startHere, temporaryDir } from './support/server.ts'
import { onWriteCalls } from './support/write-calls.ts'

/** All points take many minutes: OCTAVO_NIGHTLY=1 npx vitest run --project server crash-points */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const POINTS = 3
const SEED = Number(process.env.OCTAVO_SEED ?? Date.now() % 1e9)

const parts = (sizes: readonly number[]): Part[] =>
  sizes.map((size, index) => ({ name: 'files', filename: `in/f${index}.bin`, content: randomBytes(size) }))
const kinds: readonly (readonly [what: string, sizes: readonly number[]])[] = [
  ['one small file', [700]],
  ['one file of its own', [100_000]],
  ['a pack', Array.from({ length: 20 }, (_, index) => 300 + index)],
  ['large files beside a pack', [1_200_000, 90_000, ...Array.from({ length: 8 }, () => 5000)]],
]

/** Numbers from a seed (mulberry32), so that a failure can be repeated. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe('R-3: killed at any call of an upload that changes the disk', () => {
  let server: Running & { readonly dataDir: string }
  const points = temporaryDir('octavo-test-points-')
  const chance = chances(SEED)
  const me = () => new Client(server.address)
  let owner: Client
  beforeAll(async () => {
    console.info(`R-3: OCTAVO_SEED=${SEED}`)
    server = await startHere({ OCTAVO_MAX_FILES: '100000' })
    owner = me()
    await owner.give(['before.txt', 'before'])
    await owner.upload(parts([1000]))
  })
  afterAll(async () => await server.close())

  /** Uploads, and copies the data folder ahead of the calls that `wanted` names by number from 1; says how many there were. */
  async function uploadWatched(files: readonly Part[], wanted: ReadonlySet<number>): Promise<number> {
    let calls = 0
    const stop = await onWriteCalls(() => {
      calls += 1
      if (wanted.has(calls)) cpSync(server.dataDir, path.join(points, String(calls)), { recursive: true })
    })
    try {
      expect((await owner.upload(files)).status).toBe(201)
      // What the answer has promised holds from here on.
      cpSync(server.dataDir, path.join(points, 'answered'), { recursive: true })
      return calls
    } finally {
      stop()
    }
  }

  async function checkPoint(point: string, files: readonly Part[]): Promise<void> {
    const dataDir = path.join(points, point)
    // The lock names this process, which lives; a killed one's is taken over.
    for (const name of readdirSync(dataDir)) if (/lock/u.test(name)) rmSync(path.join(dataDir, name))
    const after = await startHere({ OCTAVO_DATA_DIR: dataDir })
    try {
      const again = new Client(after.address)
      again.cookie = owner.cookie
      const known = new Map(files.map((file) => [sha256(file.content), file]))
      const listed = await again.list()
      const present = listed.filter((file) => known.has(file.sha256))
      expect([0, files.length], `of one upload all or nothing, at call ${point}`).toContain(present.length)
      if (point === 'answered') expect(present.length).toBe(files.length)
      const holds = async (id: string) => sha256((await again.get(`/api/files/${id}/content`)).bytes)
      for (const file of present) expect([file.state, await holds(file.id)]).toEqual(['ok', file.sha256])
      expect(listed.find((file) => file.name === 'before.txt')?.state).toBe('ok')
      expect(readdirSync(path.join(dataDir, 'tmp'))).toEqual([])
      const retry = await again.upload(files)
      expect(retry.status).toBe(201)
      const ids = new Set(present.map((file) => file.id))
      for (const file of retry.json().files) {
        if (ids.size > 0) expect(ids).toContain(file.id)
        expect(await holds(file.id)).toBe(file.sha256)
      }
      expect((await again.list()).length).toBe(listed.length + (ids.size > 0 ? 0 : files.length))
    } finally {
      await after.close()
      rmSync(dataDir, { recursive: true })
    }
  }

  it.each(kinds)(
    'R-3: killed ahead of any write, flush or rename while %s is taken, the next start has all or nothing, and a retry heals it',
    async (_what, sizes) => {
      // How many calls one has differs, for the database writes pages of others, too: from the fewest to the most of some.
      const counts: number[] = []
      for (let turn = 0; turn < (NIGHTLY ? 6 : 2); turn += 1) {
        counts.push(await uploadWatched(parts(sizes), new Set()))
        rmSync(path.join(points, 'answered'), { recursive: true })
      }
      const [fewest, most] = [Math.min(...counts), Math.max(...counts)]
      expect(fewest).toBeGreaterThan(5)
      const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
      const chosen = NIGHTLY
        ? upTo(most)
        : upTo(fewest)
            .sort(() => chance() - 0.5)
            .slice(0, POINTS - 1)
      let reachedInAll = 0
      // Batches, for each point is a copy of the whole data folder.
      for (let at = 0; at < chosen.length; at += 20) {
        const files = parts(sizes)
        await uploadWatched(files, new Set(chosen.slice(at, at + 20)))
        const reached = readdirSync(points)
        reachedInAll += reached.length - 1
        for (const point of reached) await checkPoint(point, files)
      }
      // A late call may not come a second time; if most did not, nothing would be proven.
      expect(reachedInAll).toBeGreaterThanOrEqual(Math.floor(Math.min(fewest, chosen.length) / 2))
    },
    NIGHTLY ? 3_600_000 : 300_000,
  )
})
