import { baseName, type Expectation, parentPath } from '@octavo/core'
import {
  eachCase,
  type JournalWorld,
  journalCases,
  type Suite,
  type TargetWorld,
  targetCases,
} from '@octavo/core/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/infra/db/db.ts'
import { query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLimits } from '../src/infra/http/limiter.ts'
import { uuidv7 } from '../src/infra/ids.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { createGuests } from '../src/modules/callers/guests.ts'
import { type Caller, createGuestTokens } from '../src/modules/callers/index.ts'
import { makeFolders } from '../src/modules/library/folders.ts'
import { DbJournal } from '../src/modules/runs/journal.ts'
import { toFolder } from '../src/modules/runs/move-view.ts'
import { LibraryTarget } from '../src/modules/runs/target.ts'
import { Client } from './support/client.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { freshDataDir, startHere } from './support/server.ts'

const log = createLogger({ level: 'silent' })
const found = findPostgres()
if ('missing' in found) console.warn(`The tests on a PostgreSQL server are skipped: ${found.missing}.`)

const newOwner = (database: Database) =>
  createGuests({
    ...{ db: database.db, ttlMs: 1e9, tokens: createGuestTokens(Buffer.alloc(32)), most: 100, nowMs: Date.now },
    ...{ limits: createLimits(), alone: true },
  })
    .ensure(undefined, '127.0.0.1')
    .then(({ owner }) => owner)

/** A library, or two of one person: what lies in it goes to the trash, or comes back from there. */
async function targetWorld(database: Database, way: 'in place' | 'to the trash' | 'back'): Promise<TargetWorld> {
  const { db } = database
  const person: Caller = await newOwner(database)
  const [from, into] = {
    'in place': [person, person],
    'to the trash': [person, person.trash],
    back: [person.trash, person],
  }[way] as [Caller, Caller]
  const ownerOf = { from, into }
  const texts = new Map<string, string>()
  const target = new LibraryTarget(db, from, into, { trashedAtMs: 1, purgeAfterMs: 2 })
  const find = async (owner: Caller, path: string) =>
    (
      await query<{ id: string; size_bytes: number; modified_at_ms: number }>(
        db,
        sql`select id, size_bytes, modified_at_ms from files where owner_id = ${owner.id} and folder = ${toFolder(parentPath(path))} and name = ${baseName(path)}`,
      )
    )[0]
  const isFolder = async (owner: Caller, path: string) =>
    (await query(db, sql`select 1 from folders where owner_id = ${owner.id} and path = ${toFolder(path)}`)).length > 0
  return {
    target,
    write: async (side, path, text, modifiedAtMs = 1_600_000_000_000) => {
      const owner = ownerOf[side]
      const folder = toFolder(parentPath(path))
      await makeFolders(db, owner, [folder])
      const known = await find(owner, path)
      const id = known?.id ?? uuidv7(Date.now())
      texts.set(id, text)
      const size = Buffer.byteLength(text)
      await query(
        db,
        known
          ? sql`update files set size_bytes = ${size}, modified_at_ms = ${modifiedAtMs} where owner_id = ${owner.id} and id = ${id}`
          : sql`insert into files values (${id}, ${owner.id}, ${folder}, ${baseName(path)}, ${baseName(path)}, null, 'text/plain', '', ${size}, ${id}, false, ${modifiedAtMs}, 0)`,
      )
    },
    makeFolder: async (side, path) => void (await makeFolders(db, ownerOf[side], [toFolder(path)])),
    read: async (side, path) => {
      const file = await find(ownerOf[side], path)
      return file && { text: texts.get(file.id) ?? '', modifiedAtMs: file.modified_at_ms }
    },
    isFolder: (side, path) => isFolder(ownerOf[side], path),
    expectation: async (path): Promise<Expectation> => {
      const folder = toFolder(path)
      const [sum] = await query<Expectation>(
        db,
        sql`select coalesce(sum(size_bytes), 0)::float8 as "sizeBytes", coalesce(max(modified_at_ms), 0)::float8 as "modifiedAtMs"
            from files where owner_id = ${from.id} and ((folder = ${toFolder(parentPath(path))} and name = ${baseName(path)})
              or folder = ${folder} or starts_with(folder, ${`${folder}/`}))`,
      )
      return sum ?? { sizeBytes: 0, modifiedAtMs: 0 }
    },
    // A move is one statement here and has no half: what a kill leaves behind is all of it or nothing.
    halfMove: async (source, to) => {
      const file = await find(from, source)
      const expect = { sizeBytes: file?.size_bytes ?? 0, modifiedAtMs: file?.modified_at_ms ?? 0 }
      await target.carryOut([{ type: 'move', itemId: source, from: source, to, what: 'file', expect }], {})
    },
  }
}

async function journalWorld(database: Database): Promise<JournalWorld> {
  const owner = await newOwner(database)
  const id = uuidv7(Date.now())
  await query(
    database.db,
    sql`insert into runs (id, owner_id, kind, status, created_at_ms, moved, skipped, failed) values (${id}, ${owner.id}, 'organize', 'running', 0, 0, 0, 0)`,
  )
  return { journal: new DbJournal(database.db, id), reopen: async () => new DbJournal(database.db, id) }
}

const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))

function suites(name: string, open: () => Promise<Database>): void {
  describe(name, () => {
    let database: Database
    beforeAll(async () => {
      database = await open()
      await migrate(database.db)
    })
    afterAll(async () => {
      await database.close()
    })
    suite(`target: the library, ${name}`, targetCases, () => targetWorld(database, 'in place'))
    suite(`target: to the trash, ${name}`, targetCases, () => targetWorld(database, 'to the trash'))
    suite(`target: back from the trash, ${name}`, targetCases, () => targetWorld(database, 'back'))
    suite(`journal: the database, ${name}`, journalCases, () => journalWorld(database))

    it('a schema from the future is refused, and a step that fails leaves nothing of itself', async () => {
      const next = (MIGRATIONS.at(-1)?.version ?? 0) + 1
      const broken = { version: next, statements: ['create table half (id int)', 'create table owners (id int)'] }
      await expect(migrate(database.db, [...MIGRATIONS, broken])).rejects.toThrow()
      expect(await query(database.db, sql`select to_regclass('half') as half`)).toEqual([{ half: null }])
      await migrate(database.db, [...MIGRATIONS, { version: next, statements: [] }])
      await expect(migrate(database.db)).rejects.toThrow(/newer Octavo/u)
      await query(database.db, sql`delete from octavo_schema where version = ${next}`)
    })
  })
}

let embeddedDir: string
beforeAll(async () => {
  embeddedDir = await freshDataDir()
})
suites('embedded', () => openDatabase({ url: undefined, root: embeddedDir, log }))

describe.skipIf('missing' in found)('a PostgreSQL server', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres('bin' in found ? found.bin : '')
  })
  afterAll(async () => {
    await server.stop()
  })
  suites('on a server', () => openDatabase({ url: server.url, root: '', log }))

  it('O-5: a database of version 1 with files in it becomes one of this version, and keeps them', async () => {
    const first = await openDatabase({ url: server.url, root: '', log })
    await query(first.db, sql`create database upgrade`)
    await first.close()
    const database = await openDatabase({ url: server.url.replace(/\/postgres$/u, '/upgrade'), root: '', log })
    try {
      const { db } = database
      await migrate(db, MIGRATIONS.slice(0, 1))
      await query(db, sql`insert into owners values ('o', 'guest', 1, 2)`)
      await query(db, sql`insert into sessions values ('hash', 'o', 1)`)
      await query(db, sql`insert into folders values ('o', '/Inbox')`)
      await query(
        db,
        sql`insert into files values ('f', 'o', '/Inbox', 'a', 'a', null, 'text/plain', '', 1, 'sha', false, 1, 1)`,
      )
      await migrate(db)
      expect(await query(db, sql`select name, home_folder, purge_after_ms from files`)).toEqual([
        { name: 'a', home_folder: null, purge_after_ms: null },
      ])
      expect(await query(db, sql`select token_hash, expires_at_ms from sessions`)).toEqual([
        { token_hash: 'hash', expires_at_ms: null },
      ])
      await migrate(db)
    } finally {
      await database.close()
    }
  })

  it('a search finds what a slow transaction changed, though later ones were told before', async () => {
    const url = server.fresh()
    const octavo = await startHere({ DATABASE_URL: url })
    const beside = await openDatabase({ url, root: '', log })
    try {
      const me = new Client(octavo.address)
      await me.give(['early.txt', 'a'], ['late.txt', 'b'])
      const found = async (q: string) => {
        const { hits } = (await me.get(`/api/search?q=${q}`)).json() as { hits: { file: { name: string } }[] }
        return hits.map(({ file }) => file.name)
      }
      await beside.db.transaction(async (tx) => {
        await query(tx, sql`update files set name = 'zebra.txt' where name = 'late.txt'`)
        await query(beside.db, sql`update files set name = 'giraffe.txt' where name = 'early.txt'`)
        expect([await found('giraffe'), await found('zebra')]).toEqual([['giraffe.txt'], []])
      })
      expect([await found('giraffe'), await found('zebra')]).toEqual([['giraffe.txt'], ['zebra.txt']])
      expect([await found('early'), await found('late')]).toEqual([[], []])
    } finally {
      await beside.close()
      await octavo.close()
    }
  })

  it('carries the whole product: upload, sort, organise, archive, undo; O-3: without it the server is alive but not ready', async () => {
    const octavo = await startHere({ DATABASE_URL: server.fresh() })
    const me = new Client(octavo.address)
    const files = await me.give(
      ...Array.from({ length: 12 }, (_, index): [string, string] => [`f${index % 3}.txt`, `text ${index}`]),
    )
    const sorted = await me.post('/api/agentkit/organize', { files })
    expect(sorted.status).toBe(200)
    const wishes = files.map((file) => ({ fileId: file.id, targetCategory: 'Texts' }))
    const run = (await me.post('/api/files/organize', { fileOrganizations: wishes })).json()
    expect(run.organized).toBe(12)
    expect((await me.post('/api/files/archive', {})).bytes.subarray(0, 2).toString()).toBe('PK')
    expect((await me.send('POST', `/api/runs/${run.runId}/undo`)).json().undone).toBe(12)
    const twice = { name: 'files', filename: 'same.txt', content: 'same' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.upload([twice])))
    expect(new Set(answers.map((answer) => answer.json().files[0].id)).size).toBe(1)
    expect((await me.get('/readyz')).status).toBe(200)

    await server.stop()
    const ready = await me.get('/readyz')
    expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5'])
    expect((await me.get('/livez')).status).toBe(200)
    expect((await me.get('/api/scalable/metrics')).json().systemHealth.status).toBe('degraded')
    const list = await me.get('/api/files')
    expect([list.status, list.json().code]).toEqual([503, 'unavailable'])
    await octavo.close()
  })
})
