import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '@octavo/disk'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { takeRestored, upgrade } from '../src/infra/backup/take-over.ts'
import { openDataDir } from '../src/infra/datadir/datadir.ts'
import { type Db, query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { freshDataDir, spawnServer, stopChild } from './support/server.ts'

const log = createLogger({ level: 'silent' })
const NEWEST = MIGRATIONS.at(-1)?.version ?? 0
const until = (version: number) => MIGRATIONS.filter((step) => step.version <= version)
/** By day the first and the last before ours; by night all of them. */
const RELEASED = MIGRATIONS.slice(0, -1).map(({ version }) => version)
const VERSIONS = process.env.OCTAVO_NIGHTLY ? RELEASED : [1, NEWEST - 1]

/** A data folder with a database that nothing was made in yet. */
async function emptyFolder(): Promise<string> {
  const root = await freshDataDir()
  const marker = path.join(root, 'octavo.json')
  const { product, id, layout } = JSON.parse(readFileSync(marker, 'utf8'))
  writeFileSync(marker, JSON.stringify({ product, id, layout }))
  await inDatabase(root, empty)
  return root
}

const empty = async (db: Db) => {
  await query(db, sql`drop schema if exists public, pgboss cascade`)
  await query(db, sql`create schema public`)
}

async function inDatabase<T>(root: string, act: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ url: undefined, root, log })
  try {
    return await act(db)
  } finally {
    await close()
  }
}

/** The rows that Octavo 1 wrote for a guest with three files, one of them sorted, and the run that did it. */
async function fillAsFirst(db: Db): Promise<void> {
  const sha = (digit: number) => String(digit).repeat(64)
  await query(db, sql`insert into owners (id, kind, created_at_ms) values ('o', 'guest', 1)`)
  await query(db, sql`insert into folders (owner_id, path) values ('o', '/Inbox'), ('o', '/Photos')`)
  for (const at of [1, 2, 3]) {
    await query(
      db,
      sql`insert into blobs (sha256, size_bytes, pack, pack_offset, missing)
          values (${sha(at)}, ${at}, ${at === 3 ? null : 'p'}, ${at === 3 ? null : at * 100}, true)`,
    )
    await query(
      db,
      sql`insert into files (id, owner_id, folder, name, requested_name, original_name, media_type, declared_type, size_bytes,
            sha256, type_mismatch, modified_at_ms, uploaded_at_ms)
          values (${`f${at}`}, 'o', ${at === 3 ? '/Photos' : '/Inbox'}, ${`ä "${at}"\\.txt`}, 'a.txt', null, 'text/plain',
            'text/plain', ${at}, ${sha(at)}, false, ${Number.MAX_SAFE_INTEGER}, 5)`,
    )
  }
  await query(
    db,
    sql`insert into runs (id, owner_id, kind, status, created_at_ms, moved, skipped, failed)
        values ('r', 'o', 'organize', 'completed', 7, 1, 0, 0)`,
  )
  await query(db, sql`insert into run_records (run_id, seq, record) values ('r', 1, '{"a": [1.5, null, "é\\n"]}')`)
}

const filesOf = (db: Db) =>
  query(
    db,
    sql`select id, folder, name, size_bytes, sha256, modified_at_ms from files where owner_id = 'o' order by id`,
  )
const versionOf = async (db: Db) =>
  (await query<{ version: number }>(db, sql`select max(version) as version from octavo_schema`))[0]?.version

describe('O-5: upgrades', () => {
  it.each(VERSIONS)(
    'O-5: schema %i comes up to date with its rows, which are kept as they were before',
    async (version) => {
      const dir = await openDataDir(await emptyFolder())
      await inDatabase(dir.path, async (db) => {
        await migrate(db, until(version))
        await fillAsFirst(db)
        const before = await filesOf(db)
        const kept = (await upgrade(db, dir, 1000 + version)) ?? ''
        expect([await versionOf(db), await filesOf(db)]).toEqual([NEWEST, before])
        expect((await readManifest(kept)).schema).toBe(version)
        // A second start has nothing to keep.
        expect(await upgrade(db, dir, 2000)).toBe(undefined)
        expect(readdirSync(dir.in('upgrades'))).toEqual([path.basename(kept)])
        // The way back: an empty database takes what was kept, when it lies where a restored backup does.
        await empty(db)
        renameSync(kept, dir.in('restore'))
        await takeRestored(db, dir)
        expect([await versionOf(db), await filesOf(db)]).toEqual([version, before])
        expect(await query(db, sql`select record from run_records`)).toEqual([{ record: { a: [1.5, null, 'é\n'] } }])
        expect(existsSync(dir.in('restore'))).toBe(false)
      })
      dir.release()
    },
    60_000,
  )

  it('O-5: a step that fails leaves the old database as it was, and one that is killed in the midst begins anew', async () => {
    const root = await emptyFolder()
    await inDatabase(root, async (db) => {
      await migrate(db, until(1))
      await fillAsFirst(db)
      const before = await filesOf(db)
      const broken = [
        ...MIGRATIONS,
        { version: NEWEST + 1, statements: ['alter table files drop column no_such_column'] },
      ]
      await expect(migrate(db, broken)).rejects.toThrow()
      expect([await versionOf(db), await filesOf(db)]).toEqual([1, before])
    })
    mkdirSync(path.join(root, 'upgrades', 'schema-001-5'), { recursive: true })
    for (const afterMs of process.env.OCTAVO_NIGHTLY ? [500, 700, 900, 1100, 1300, 1500, 1800] : [1000]) {
      const child = spawnServer({ OCTAVO_DATA_DIR: root, OCTAVO_LOG_LEVEL: 'silent' })
      setTimeout(() => child.process.kill('SIGKILL'), afterMs)
      await child.exit
    }
    const child = spawnServer({ OCTAVO_DATA_DIR: root, OCTAVO_LOG_LEVEL: 'silent' })
    await child.ready
    await stopChild(child)
    await inDatabase(root, async (db) => {
      expect([await versionOf(db), (await filesOf(db)).length]).toEqual([NEWEST, 3])
    })
    // Whatever was cut short, what was kept is whole.
    const [kept = '', ...more] = readdirSync(path.join(root, 'upgrades'))
    expect([(await readManifest(path.join(root, 'upgrades', kept))).schema, more.length < 3]).toEqual([1, true])
  }, 60_000)
})
