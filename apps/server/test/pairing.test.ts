import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Running, start } from '../src/index.ts'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Client, sha256 } from './support/client.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { configOf, filesBelow, freshDataDir, temporaryDir } from './support/server.ts'

const log = createLogger({ level: 'silent' })
const found = findPostgres()
const newDir = () => path.join(temporaryDir(), 'data')
const open = (dataDir: string, url?: string) =>
  start(configOf({ OCTAVO_LOG_LEVEL: 'silent', OCTAVO_DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }))

/** Starts, does something, stops. */
async function during<T>(dataDir: string, url: string | undefined, act: (running: Running) => Promise<T>): Promise<T> {
  const running = await open(dataDir, url)
  try {
    return await act(running)
  } finally {
    await running.close()
  }
}

/** The words with which a start is refused. */
async function refusal(dataDir: string, url?: string): Promise<string> {
  const running = await open(dataDir, url).catch((error: Error) => error)
  if (running instanceof Error) return `${running.name}: ${running.message}`
  await running.close()
  return 'it started'
}

/** What lies in a data folder, with sizes and times: no start that was refused may change it. */
const picture = (dir: string) =>
  filesBelow(dir)
    .filter((file) => !file.includes('octavo.lock'))
    .map((file) => [file, statSync(file).size, statSync(file).mtimeMs].join(' '))
    .sort()

const order = (dir: string) =>
  writeFileSync(path.join(dir, 'orders', 'o.json'), JSON.stringify({ order: 'bind', atMs: Date.now() }))

/** Makes a pair look as it was before the two knew each other. */
async function forget(dir: string, url?: string): Promise<void> {
  const marker = path.join(dir, 'octavo.json')
  const { product, id, layout } = JSON.parse(readFileSync(marker, 'utf8'))
  writeFileSync(marker, JSON.stringify({ product, id, layout }))
  const database = await openDatabase({ url, root: dir, log })
  await query(database.db, sql`drop table octavo_home`)
  await database.close()
}

describe.skipIf('missing' in found)('R-22: a database and a data folder that know each other', () => {
  let postgres: TestPostgres
  const dir = newDir()
  let url: string
  let cookie: string | undefined
  const contents = [randomBytes(90_000), ...Array.from({ length: 7 }, () => randomBytes(600))]
  beforeAll(async () => {
    postgres = await startPostgres('bin' in found ? found.bin : '')
    url = postgres.fresh().replace('octavo@', 'octavo:canary@')
    await during(dir, url, async ({ address }) => {
      const me = new Client(address)
      await me.give(...contents.map((content, index): [string, Buffer] => [`f${index}.bin`, content]))
      cookie = me.cookie
    })
    // Older than a day, as reconcile would have it.
    for (const file of filesBelow(dir)) utimesSync(file, Date.now() / 1000 - 300_000, Date.now() / 1000 - 300_000)
  })
  afterAll(async () => await postgres.stop())

  /** Every file of the pair, whole, after the rows were held against the disk. */
  const isWhole = async (dataDir = dir, address?: string) =>
    await during(dataDir, address ?? url, async (running) => {
      await running.runJob('reconcile')
      const me = new Client(running.address)
      me.cookie = cookie
      const listed = await me.list()
      expect(listed.length).toBe(contents.length)
      for (const file of listed)
        expect([file.state, sha256((await me.get(`/api/files/${file.id}/content`)).bytes)]).toEqual(['ok', file.sha256])
      expect(filesBelow(path.join(dataDir, 'quarantine'))).toEqual([])
    })

  it('R-22: a folder of a PostgreSQL server is not started without DATABASE_URL, nor with an empty or another database; nothing is changed', async () => {
    const before = picture(dir)
    expect(await refusal(dir)).toMatch(
      /^StartRefused: .*belongs to the PostgreSQL database 127\.0\.0\.1:\d+\/fresh\d+, and DATABASE_URL is not set\. .*octavo data bind/u,
    )
    expect(existsSync(path.join(dir, 'db'))).toBe(false)
    const empty = postgres.fresh()
    expect(await refusal(dir, empty)).toMatch(/^StartRefused: The database 127.* is empty or no Octavo's/u)
    const database = await openDatabase({ url: empty, root: dir, log })
    expect(
      await query(database.db, sql`select relname from pg_class where relnamespace = 'public'::regnamespace`),
    ).toEqual([])
    await database.close()
    const another = postgres.fresh()
    await during(newDir(), another, async () => undefined)
    expect(await refusal(dir, another)).toMatch(/^StartRefused: The database 127.* is another Octavo's/u)
    expect(picture(dir)).toEqual(before)
    expect(readFileSync(path.join(dir, 'octavo.json'), 'utf8')).not.toContain('canary')
    await isWhole()
  }, 120_000)

  it('R-22: a second data folder on one database is refused, and a folder with its own database takes no other', async () => {
    const second = newDir()
    expect(await refusal(second, url)).toMatch(
      /^StartRefused: The database 127.* belongs to another data folder \(.*\), not to/u,
    )
    const embedded = await freshDataDir()
    await during(embedded, undefined, async () => undefined)
    const before = picture(embedded)
    expect(await refusal(embedded, postgres.fresh())).toMatch(
      /belongs to the database that lies in it.* Leave DATABASE_URL out/u,
    )
    expect(picture(embedded)).toEqual(before)
    await isWhole()
  }, 120_000)

  it('R-22: a pair from before, that knows nothing of each other, is bound when it agrees, and refused when it does not', async () => {
    await forget(dir, url)
    const before = picture(dir)
    expect(await refusal(dir)).toMatch(/holds stored files and no database: theirs is a PostgreSQL server/u)
    expect(await refusal(dir, postgres.fresh())).toMatch(/holds stored files that the database 127.* does not know/u)
    expect(await refusal(newDir(), url)).toMatch(/knows stored files that are not in the data folder/u)
    expect(picture(dir)).toEqual(before)
    await isWhole()
    expect(JSON.parse(readFileSync(path.join(dir, 'octavo.json'), 'utf8')).database).toMatchObject({ kind: 'server' })
    // The embedded one goes the same way.
    const embedded = await freshDataDir()
    await during(embedded, undefined, async ({ address }) => {
      await new Client(address).give(['a.bin', contents[0] ?? ''])
    })
    await forget(embedded)
    await during(embedded, undefined, async () => undefined)
    expect(await refusal(embedded, url)).toMatch(/belongs to the database that lies in it/u)
  }, 120_000)

  it('R-22: what the operator says once binds them anew, and the one that was left is refused from then on', async () => {
    const moved = newDir()
    expect(await refusal(moved, url)).toMatch(/belongs to another data folder/u)
    const { cpSync } = await import('node:fs')
    for (const name of ['blobs', 'packs']) cpSync(path.join(dir, name), path.join(moved, name), { recursive: true })
    order(moved)
    await isWhole(moved)
    expect(filesBelow(path.join(moved, 'orders')).map((file) => path.basename(file))).toEqual(['o.answer'])
    expect(await refusal(dir, url)).toMatch(/belongs to another data folder/u)
    await isWhole(moved)
    order(dir)
    await isWhole()
  }, 120_000)
})
