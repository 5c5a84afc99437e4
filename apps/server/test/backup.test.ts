import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkBackup, listBackups, restoreBackup } from '@octavo/disk'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '../src/infra/backup/backup.ts'
import { BlobStore } from '../src/infra/blobs/store.ts'
import { openDataDir } from '../src/infra/datadir/datadir.ts'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { sweepBlobs } from '../src/modules/library/sweep.ts'
import { Client, sha256 } from './support/client.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { give } from './support/orders.ts'
import { filesBelow, freshDataDir, spawnServer, startHere, temporaryDir } from './support/server.ts'

const found = findPostgres()
const isNight = Boolean(process.env.OCTAVO_NIGHTLY)

/** A content of its own for every name, repeatable: large, middling or small by turns. */
const bytesOf = (name: string, index: number) => {
  const seed = createHash('sha256').update(name).digest()
  return Buffer.concat(Array.from({ length: [3, 40, 4000, 40_000][index % 4] ?? 3 }, () => seed))
}
const batch = (name: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, Buffer] => [
    `${name}-${index}.bin`,
    bytesOf(`${name}-${index}`, index),
  ])

/** Every file of the ledger is in the library of this visitor, whole; and every file that is there is whole. */
async function expectWhole(address: string, cookie: string | undefined, ledger: ReadonlyMap<string, string>) {
  const me = new Client(address)
  me.cookie = cookie
  const listed = new Map((await me.list()).map((file) => [file.id, file]))
  expect([...ledger].filter(([id, sha]) => listed.get(id)?.sha256 !== sha)).toEqual([])
  for (const file of listed.values())
    expect([file.state, sha256((await me.get(`/api/files/${file.id}/content`)).bytes)]).toEqual(['ok', file.sha256])
  return me
}

const picture = (dir: string) =>
  filesBelow(dir)
    .map((file) => [file, statSync(file).size, statSync(file).mtimeMs].join(' '))
    .sort()

describe('R-19: backups', () => {
  let server: Awaited<ReturnType<typeof startHere>>
  let me: Client
  const place = path.join(temporaryDir(), 'kept')
  const ledger = new Map<string, string>()
  const note = (files: readonly { readonly id: string; readonly sha256: string }[]) => {
    for (const file of files) ledger.set(file.id, file.sha256)
  }
  beforeAll(async () => {
    server = await startHere()
    me = new Client(server.address)
    note(await me.give(...batch('before', 24)))
  }, 60_000)
  afterAll(async () => await server.close())

  let taken: Promise<Record<string, unknown>> | undefined
  const takeFirst = () => {
    taken ??= takeWhileWriting()
    return taken
  }

  /** Makes a backup while files are uploaded, others deleted for good, and a daily pass removes what nobody needs. */
  async function takeWhileWriting(): Promise<Record<string, unknown>> {
    const gone = new Client(server.address)
    await gone.give(...batch('gone', 12))
    let isOver = false
    const writing = (async () => {
      for (let round = 0; !isOver || round < 3; round += 1) {
        await me.give(...batch(`during-${round}`, 6))
        await wait(250)
      }
    })()
    const removing = gone
      .delete('/api/files', { all: true })
      .then(() => gone.delete('/api/trash', { all: true }))
      .then(() => server.runJob('retention'))
    const answer = await give(server.dataDir, 'backup', undefined, place)
    isOver = true
    await Promise.all([writing, removing])
    return answer
  }

  it('R-19: taken while writing, it restores everything acknowledged before it began, whole, on another machine', async () => {
    expect(await takeFirst()).toMatchObject({ lacking: [] })
    expect((await checkBackup(place)).damaged).toEqual([])
    const into = path.join(temporaryDir(), 'data')
    const done = await restoreBackup({ place, into })
    expect(done.damaged).toEqual([])
    const other = await startHere({ OCTAVO_DATA_DIR: into })
    try {
      const again = await expectWhole(other.address, me.cookie, ledger)
      expect(existsSync(path.join(into, 'restore'))).toBe(false)
      // It goes on like any other: it takes more, finds its bytes right, and starts once more.
      await again.give(...batch('after', 6))
      expect(await give(into, 'check')).toMatchObject({ missing: 0, damaged: [] })
      expect(await give(into, 'reconcile')).toMatchObject({ missing: 0, orphans: 0 })
    } finally {
      await other.close()
    }
  }, 60_000)

  it('R-19: while it is made nothing that its rows name is removed, and right after it that is caught up with', async () => {
    const dir = await openDataDir(await freshDataDir())
    const { db, close } = await openDatabase({ url: undefined, root: dir.path, log: createLogger({ level: 'silent' }) })
    const store = new BlobStore(dir, 0)
    try {
      // Contents that no file is made of any more: the next sweep ends them.
      for (let index = 0; index < 3; index += 1) {
        const intake = store.receive()
        const { sha256: sha, sizeBytes } = intake.small(
          [bytesOf(`unused ${index}`, index)],
          bytesOf('', index).length,
        ).received
        await intake.seal()
        await intake.place()
        await query(db, sql`insert into blobs (sha256, size_bytes) values (${sha}, ${sizeBytes})`)
      }
      const swept: number[] = []
      const whole = store.whole.bind(store)
      store.whole = async (blob) => {
        swept.push(await sweepBlobs(db, store))
        return await whole(blob)
      }
      const signal = new AbortController().signal
      const kept = path.join(temporaryDir(), 'kept')
      const done = await makeBackup({ db, store, dir, place: kept, nowMs: Date.now(), signal })
      expect([done.contents, done.lacking, swept]).toEqual([3, [], [0, 0, 0]])
      expect((await checkBackup(kept)).contents).toBe(3)
      expect(await sweepBlobs(db, store)).toBe(3)
      // What is gone on the server is said, and the rest is kept.
      expect((await makeBackup({ db, store, dir, place: kept, nowMs: Date.now(), signal })).contents).toBe(0)
    } finally {
      await close()
      dir.release()
    }
  }, 30_000)

  it('R-19: a second one copies only what is new; the older one can still be put back', async () => {
    const first = await takeFirst()
    note(await me.give(...batch('later', 8)))
    const second = await give(server.dataDir, 'backup', undefined, place)
    expect(Number(second.added)).toBeLessThan(Number(second.contents))
    expect((await listBackups(place)).length).toBe(2)
    expect((await checkBackup(place, String(first.id))).contents).toBe(first.contents)
    expect(await give(server.dataDir, 'backup', undefined, path.join(place, '..', 'kept'))).toMatchObject({ added: 0 })
  }, 60_000)

  it('R-19: never put over an existing installation, nor beside other files; and no backup into the data folder or a folder of others', async () => {
    await takeFirst()
    const before = picture(path.join(server.dataDir, 'blobs'))
    await expect(restoreBackup({ place, into: server.dataDir })).rejects.toMatchObject({ code: 'already_exists' })
    const other = temporaryDir()
    writeFileSync(path.join(other, 'letter.txt'), 'mine')
    await expect(restoreBackup({ place, into: other })).rejects.toMatchObject({ code: 'already_exists' })
    expect([picture(path.join(server.dataDir, 'blobs')), readdirSync(other)]).toEqual([before, ['letter.txt']])
    for (const wrong of [path.join(server.dataDir, 'kept'), path.dirname(server.dataDir), other, 'kept'])
      expect(await give(server.dataDir, 'backup', undefined, wrong)).toMatchObject({ refused: true, code: 'bad_input' })
    expect(readdirSync(other)).toEqual(['letter.txt'])
  }, 60_000)

  it.runIf(process.env.TEST_LONG)(
    'R-19: cut short again and again, backup and restore go on where they were; no server takes half a folder',
    async () => {
      await takeFirst()
      const into = path.join(temporaryDir(), 'data')
      for (const at of isNight ? [1, 17, 30] : [17]) {
        const cut = (done: number) => {
          if (done === at) throw new Error('cut short')
        }
        await expect(restoreBackup({ place, into, onProgress: cut })).rejects.toThrow('cut short')
        const child = spawnServer({ OCTAVO_DATA_DIR: into })
        expect((await child.exit).code).toBe(73)
      }
      const done = await restoreBackup({ place, into })
      expect(done.damaged).toEqual([])
      // The first start is killed while it takes the rows, and the next one is none the worse.
      for (const afterMs of isNight ? [600, 900, 1200, 1500, 1800, 2500] : [1200]) {
        const child = spawnServer({ OCTAVO_DATA_DIR: into })
        setTimeout(() => child.process.kill('SIGKILL'), afterMs)
        await child.exit
      }
      const other = await startHere({ OCTAVO_DATA_DIR: into })
      await expectWhole(other.address, me.cookie, ledger)
      await other.close()
      await expect(restoreBackup({ place, into })).rejects.toMatchObject({ code: 'already_exists' })
    },
    90_000,
  )

  it('R-19: a byte that changed in the backup is found and named; that one file is missing, all others come back', async () => {
    const spoilt = path.join(temporaryDir(), 'spoilt')
    await give(server.dataDir, 'backup', undefined, spoilt)
    const large = filesBelow(path.join(spoilt, 'blobs'))[0] ?? ''
    const bytes = readFileSync(large)
    bytes[100] = (bytes[100] ?? 0) ^ 1
    writeFileSync(large, bytes)
    const sha = path.basename(large)
    expect((await checkBackup(spoilt)).damaged).toEqual([sha])
    const into = path.join(temporaryDir(), 'data')
    expect((await restoreBackup({ place: spoilt, into })).damaged).toEqual([sha])
    const other = await startHere({ OCTAVO_DATA_DIR: into })
    const again = new Client(other.address)
    again.cookie = me.cookie
    const states = (await again.list()).map((file) => [file.sha256, file.state])
    expect(states.filter(([, state]) => state !== 'ok')).toEqual([[sha, 'missing']])
    await other.close()
    // And rows that were changed are not taken at all.
    const [id = ''] = await listBackups(spoilt)
    const rows = path.join(spoilt, 'backups', id, 'tables', 'files.ndjson')
    writeFileSync(rows, readFileSync(rows, 'utf8').replace('before-1.bin', 'before-2.bin'))
    await expect(checkBackup(spoilt)).rejects.toMatchObject({ code: 'corrupt' })
  }, 60_000)

  describe.skipIf('missing' in found)('between the databases', () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await startPostgres('bin' in found ? found.bin : '')
    })
    afterAll(async () => await postgres.stop())

    it.runIf(process.env.TEST_LONG)(
      'O-7: what lies in the embedded database moves to a PostgreSQL server and back, row by row the same, and not into one that holds anything',
      async () => {
        await give(server.dataDir, 'backup', undefined, place)
        const into = path.join(temporaryDir(), 'data')
        await restoreBackup({ place, into })
        const used = postgres.fresh()
        const stranger = await startHere({ OCTAVO_DATA_DIR: path.join(temporaryDir(), 'data'), DATABASE_URL: used })
        await stranger.close()
        await expect(startHere({ OCTAVO_DATA_DIR: into, DATABASE_URL: used })).rejects.toThrow(/is not empty/u)
        const onServer = await startHere({ OCTAVO_DATA_DIR: into, DATABASE_URL: postgres.fresh() })
        const back = path.join(temporaryDir(), 'back')
        const again = await expectWhole(onServer.address, me.cookie, ledger)
        note(await again.give(...batch('on-server', 6)))
        expect(await give(into, 'backup', undefined, back)).toMatchObject({ lacking: [] })
        await onServer.close()
        const home = path.join(temporaryDir(), 'data')
        await restoreBackup({ place: back, into: home })
        const embedded = await startHere({ OCTAVO_DATA_DIR: home })
        await expectWhole(embedded.address, me.cookie, ledger)
        await embedded.close()
      },
      90_000,
    )
  })
})
