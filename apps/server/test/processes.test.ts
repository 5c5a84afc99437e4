import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bringTogether, removalLocks } from '../src/bring-together.ts'
import { openContents } from '../src/infra/blobs/open.ts'
import { BlobStore } from '../src/infra/blobs/store.ts'
import { type DataDir, openDataDir } from '../src/infra/datadir/datadir.ts'
import { takeLock } from '../src/infra/datadir/lock.ts'
import { type Database, query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { createCare } from '../src/modules/library/care.ts'
import { Client } from './support/client.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { configOf, startHere, temporaryDir } from './support/server.ts'

const log = createLogger({ level: 'silent' })
const found = findPostgres()
const soon = { timeout: 30_000, interval: 50 }
const newDir = () => path.join(temporaryDir(), 'data')
const OWN_PIDS = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const canUnshare = spawnSync(OWN_PIDS[0] ?? '', [...OWN_PIDS.slice(1), 'true']).status === 0
const lockModule = new URL('../src/infra/datadir/lock.ts', import.meta.url).href
const temporaryModule = new URL('../src/infra/datadir/temporary.ts', import.meta.url).href

/** A process of its own that runs a script, says one word, and waits to be ended. */
async function begin(script: string, wrap: readonly string[] = []) {
  const [command = '', ...args] = [...wrap, process.execPath, '--input-type=module', '-e', script]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = String((await once(child.stdout, 'data'))[0])
  const end = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { said, end }
}

describe('R-28: a data folder that several processes share', () => {
  const taking = (file: string, isShared: boolean) => `import { takeLock } from ${JSON.stringify(lockModule)}
    const taken = await takeLock(${JSON.stringify(file)}, { isShared: ${isShared} })
    process.stdout.write('release' in taken ? 'mine' : 'other')
    setInterval(() => undefined, 1000)`

  it('R-28: is had by any number that say so, in whatever pid namespace, and by nobody alone as long as one of them lives', async () => {
    const file = path.join(temporaryDir(), 'octavo.lock')
    const wrap = canUnshare ? OWN_PIDS : []
    const one = await begin(taking(file, true), wrap)
    const other = await begin(taking(file, true), wrap)
    expect([one.said, other.said]).toEqual(['mine', 'mine'])
    await one.end()
    expect(await takeLock(file)).toEqual({ owner: expect.stringContaining('process') })
    await other.end()
    let alone = await takeLock(file)
    // The end of a namespace takes the process in it a little later.
    while ('owner' in alone) alone = await takeLock(file)
    const late = await begin(taking(file, true), wrap)
    expect(late.said).toBe('other')
    await late.end()
    alone.release()
  }, 60_000)

  it('R-28: one that is renewed by several names is at work for those who see no lock', async () => {
    const file = path.join(temporaryDir(), 'octavo.lock')
    const pulse = { beatMs: 40, watchMs: 400, deadMs: 60_000 }
    const elsewhere = { pid: 7, started: 'x', host: 'other-machine', kernel: 'another', space: '', isShared: true }
    writeFileSync(file, JSON.stringify({ ...elsewhere, token: 'a', beat: 0 }))
    // One of several needs not wait for another one, and is not put out by its name.
    const one = await takeLock(file, { pulse, isShared: true })
    expect(one).toHaveProperty('release')
    writeFileSync(file, JSON.stringify({ ...elsewhere, token: 'b', beat: 1 }))
    await expect.poll(() => JSON.parse(readFileSync(file, 'utf8')).pid, soon).toBe(process.pid)
    if ('release' in one) one.release()
    let beat = 0
    const renew = () => writeFileSync(file, JSON.stringify({ ...elsewhere, token: String(beat % 2), beat: beat++ }))
    renew()
    const timer = setInterval(renew, 30)
    expect(await takeLock(file, { pulse })).toEqual({ owner: 'process 7 on other-machine' })
    clearInterval(timer)
  })

  it('R-28: a start removes the temporary files of processes that are gone, and none of one that lives', async () => {
    const root = path.join(newDir(), 'tmp')
    mkdirSync(root, { recursive: true })
    const script = `import { openTemporary } from ${JSON.stringify(temporaryModule)}
      import { writeFileSync } from 'node:fs'
      const own = openTemporary(${JSON.stringify(root)}, true)
      writeFileSync(own.in('half'), 'x')
      process.stdout.write(own.in('half'))
      setInterval(() => undefined, 1000)`
    const wrap = canUnshare ? OWN_PIDS : []
    const [lives, dies] = [await begin(script, wrap), await begin(script, wrap)]
    writeFileSync(path.join(root, 'from before'), 'x')
    await dies.end()
    const dir = await openDataDir(path.dirname(root), { isShared: true }).catch((error: Error) => error)
    // The folder holds files and no marker: it is of nobody yet.
    expect(dir).toBeInstanceOf(Error)
    const cleaner = await begin(`import { openTemporary } from ${JSON.stringify(temporaryModule)}
      const own = openTemporary(${JSON.stringify(root)}, true)
      process.stdout.write(String(await own.clear()))
      own.release()`)
    expect(cleaner.said).toBe('2')
    expect([lives, dies].map(({ said }) => existsSync(said))).toEqual([true, false])
    await lives.end()
    const last = await begin(`import { openTemporary } from ${JSON.stringify(temporaryModule)}
      const own = openTemporary(${JSON.stringify(root)}, true)
      process.stdout.write(String(await own.clear()))
      own.release()`)
    expect(last.said).toBe('1')
    await expect.poll(() => readdirSync(root), soon).toEqual([])
  }, 60_000)
})

describe.skipIf('missing' in found)('processes of one installation on one PostgreSQL server', () => {
  let postgres: TestPostgres
  const open: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    postgres = await startPostgres('bin' in found ? found.bin : '')
  })
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close()
  })
  afterAll(async () => await postgres.stop())
  const databaseAt = async (url: string): Promise<Database> => {
    const database = await openDatabase({ url, root: '', log })
    open.push(database)
    return database
  }
  const folderAt = async (root: string): Promise<DataDir> => {
    const dir = await openDataDir(root, { isShared: true })
    open.push({ close: () => Promise.resolve(dir.release()) })
    return dir
  }
  const serverAt = async (env: Readonly<Record<string, string>>) => {
    const server = await startHere(env)
    open.push(server)
    return server
  }

  it('R-28: share a data folder and are one product; one with another secret is refused in words and changes nothing', async () => {
    const url = postgres.fresh()
    const env = { DATABASE_URL: url, OCTAVO_DATA_DIR: newDir(), OCTAVO_SECRET: 'ab'.repeat(32) }
    const one = await serverAt({ ...env, OCTAVO_ROLE: 'web' })
    const worker = await serverAt({ ...env, OCTAVO_ROLE: 'worker' })
    const me = new Client(one.address)
    const [file] = await me.give(['a.txt', 'from the one'])
    const other = await serverAt({ ...env, OCTAVO_ROLE: 'web' })
    const there = new Client(other.address)
    there.cookie = me.cookie
    expect((await there.get(`/api/files/${file?.id}/content`)).text()).toBe('from the one')
    // A worker answers those who watch it, and nobody else.
    const watch = new Client(worker.address)
    const answers = await Promise.all(
      ['/livez', '/readyz', '/api/files', '/'].map(async (at) => (await watch.get(at)).status),
    )
    expect(answers).toEqual([200, 200, 404, 404])
    const stranger = startHere({ ...env, OCTAVO_SECRET: 'cd'.repeat(32) })
    await expect(stranger).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/another secret.*OCTAVO_SECRET/u),
    })
    const { OCTAVO_SECRET: _, ...without } = env
    await expect(startHere(without)).rejects.toMatchObject({ exitCode: 78 })
    expect(existsSync(path.join(env.OCTAVO_DATA_DIR, 'secret.key'))).toBe(false)
    expect((await there.list()).length).toBe(1)
  }, 120_000)

  it('R-28: two that start at once on an older schema bring it up to date once, and the rows of before are kept once', async () => {
    const url = postgres.fresh()
    const root = newDir()
    const first = await databaseAt(url)
    const starts = async () => {
      const dir = await folderAt(root)
      const database = await databaseAt(url)
      const config = configOf({ DATABASE_URL: url, OCTAVO_DATA_DIR: root })
      const contents = openContents({ config, dir, log, nowMs: Date.now })
      return () => bringTogether({ config, dataDir: dir, database, contents, move: undefined, log, nowMs: Date.now })
    }
    await migrate(first.db, MIGRATIONS.slice(0, -2))
    await query(first.db, sql`insert into owners (id, kind, created_at_ms) values ('alice', 'account', 0)`)
    const both = [await starts(), await starts(), await starts()]
    const secrets = await Promise.all(both.map((start) => start()))
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
    expect(readdirSync(path.join(root, 'upgrades')).length).toBe(1)
    expect((await query(first.db, sql`select id from owners`)).length).toBe(1)
  }, 60_000)

  it('R-28: while one makes a backup no other removes contents, and those that remove take turns', async () => {
    const url = postgres.fresh()
    const dir = await folderAt(newDir())
    const stores = await Promise.all(
      [1, 2].map(async () => {
        const store = new BlobStore(dir, 0)
        store.removals.heed(removalLocks(await databaseAt(url)))
        return store
      }),
    )
    const [here, there] = stores.map(({ removals }) => removals)
    if (!here || !there) throw new Error('Two are needed')
    let atWork = 0
    let most = 0
    let gate = Promise.resolve()
    const remove = async () => {
      atWork += 1
      most = Math.max(most, atWork)
      await gate
      await new Promise((resolve) => setTimeout(resolve, 20))
      atWork -= 1
      return 'removed'
    }
    const keep = await here.keepAll()
    expect(await there.run(remove)).toBe(undefined)
    expect(keep.isHeld).toBe(true)
    await keep.release()
    expect(await Promise.all([here.run(remove), there.run(remove), here.run(remove)])).toEqual(Array(3).fill('removed'))
    expect(most).toBe(1)
    // Who keeps all waits for a removal of another process, and hears when the database has lost it.
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const removing = there.run(remove)
    await expect.poll(() => atWork, soon).toBe(1)
    const keeping = here.keepAll()
    setTimeout(open, 100)
    const late = await keeping
    expect(atWork).toBe(0)
    await removing
    const database = await databaseAt(url)
    await query(
      database.db,
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => late.isHeld, soon).toBe(false)
    await late.release()
  }, 60_000)

  it('R-28: an order of the operator in a folder that two share is carried out once', async () => {
    const url = postgres.fresh()
    const dir = await folderAt(newDir())
    let calls = 0
    const cares = await Promise.all(
      [1, 2].map(async () => {
        const database = await databaseAt(url)
        await migrate(database.db)
        const store = new BlobStore(dir, 0)
        store.quarantined = async () => {
          calls += 1
          await new Promise((resolve) => setTimeout(resolve, 200))
          return []
        }
        return createCare({ database, store, dir, log, nowMs: Date.now })
      }),
    )
    const order = { order: 'empty-quarantine', count: 0, atMs: Date.now() }
    writeFileSync(dir.in('orders', 'o.json'), JSON.stringify(order))
    await Promise.all(cares.map((care) => care.obey()))
    await Promise.all(cares.map((care) => care.obey()))
    expect([calls, readdirSync(dir.in('orders'))]).toEqual([1, ['o.answer']])
  })
})
