import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLimits } from '../src/infra/http/limiter.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { createGuests } from '../src/modules/callers/guests.ts'
import { type Caller, createGuestTokens } from '../src/modules/callers/index.ts'
import { makeFolders } from '../src/modules/library/folders.ts'
import { RunLock } from '../src/modules/runs/lock.ts'
import { undo } from '../src/modules/runs/undo.ts'
import { configOf, temporaryDir } from './support/server.ts'

/** Rows that the server wrote before journals had a format; `OWNER` stands for the id of the library. */
const ORGANISED = [
  '{"atMs":1700000000000,"into":"library:OWNER","root":"library:OWNER","type":"begin","runId":"018bcfe5-6800-7a91-87ec-36287ab45c21","moveCount":3}',
  '{"move":{"to":"Documents/notes.txt","from":"notes.txt","note":"You chose this category.","what":"file","expect":{"sizeBytes":5,"modifiedAtMs":1600000000000},"itemId":"018bcfe5-6800-7000-8000-000000000001"},"type":"intent","index":0}',
  '{"move":{"to":"Photos/IMG.CR2","from":"Inbox/IMG.CR2","note":"You chose this category.","unit":"018bcfe5-6800-7000-8000-000000000003","what":"file","expect":{"sizeBytes":5,"modifiedAtMs":1600000000000},"itemId":"018bcfe5-6800-7000-8000-000000000002"},"type":"intent","index":1}',
  '{"move":{"to":"Photos/IMG.JPG","from":"Inbox/IMG.JPG","note":"You chose this category.","unit":"018bcfe5-6800-7000-8000-000000000003","what":"file","expect":{"sizeBytes":5,"modifiedAtMs":1600000000000},"itemId":"018bcfe5-6800-7000-8000-000000000003"},"type":"intent","index":2}',
  '{"type":"start","indexes":[0,1,2]}',
  '{"path":"Documents","type":"folder"}',
  '{"path":"Photos","type":"folder"}',
  '{"type":"receipt","receipt":{"to":"Documents/notes.txt","from":"notes.txt","after":{"sizeBytes":5,"modifiedAtMs":1600000000000},"index":0,"itemId":"018bcfe5-6800-7000-8000-000000000001","status":"done"}}',
  '{"type":"receipt","receipt":{"to":"Photos/IMG.CR2","from":"Inbox/IMG.CR2","after":{"sizeBytes":5,"modifiedAtMs":1600000000000},"index":1,"itemId":"018bcfe5-6800-7000-8000-000000000002","status":"done"}}',
  '{"type":"receipt","receipt":{"to":"Photos/IMG.JPG","from":"Inbox/IMG.JPG","after":{"sizeBytes":5,"modifiedAtMs":1600000000000},"index":2,"itemId":"018bcfe5-6800-7000-8000-000000000003","status":"done"}}',
  '{"atMs":1700000000000,"type":"end","status":"completed"}',
]
const TRASHED = [
  '{"atMs":1700000000000,"into":"trash","root":"library:OWNER","type":"begin","runId":"018bcfe5-6800-7223-af80-482e9d248bb9","moveCount":1}',
  '{"move":{"to":"018bcfe5-6800-7000-8000-000000000004","from":"old.txt","note":"","what":"file","expect":{"sizeBytes":5,"modifiedAtMs":1600000000000},"itemId":"018bcfe5-6800-7000-8000-000000000004"},"type":"intent","index":0}',
  '{"type":"start","indexes":[0]}',
  '{"type":"receipt","receipt":{"to":"018bcfe5-6800-7000-8000-000000000004","from":"old.txt","after":{"sizeBytes":5,"modifiedAtMs":1600000000000},"index":0,"itemId":"018bcfe5-6800-7000-8000-000000000004","status":"done"}}',
  '{"atMs":1700000000000,"type":"end","status":"completed"}',
]

const RUNS = {
  organize: '018bcfe5-6800-7a91-87ec-36287ab45c21',
  trash: '018bcfe5-6800-7223-af80-482e9d248bb9',
} as const
const FILES = {
  notes: '018bcfe5-6800-7000-8000-000000000001',
  raw: '018bcfe5-6800-7000-8000-000000000002',
  jpg: '018bcfe5-6800-7000-8000-000000000003',
  old: '018bcfe5-6800-7000-8000-000000000004',
} as const

let db: Db
let close: () => Promise<void>
let me: Caller
beforeAll(async () => {
  const database = await openDatabase({
    url: undefined,
    root: temporaryDir(),
    log: createLogger({ level: 'silent' }),
  })
  db = database.db
  close = () => database.close()
  await migrate(db, MIGRATIONS.slice(0, 10))
  me = await newCaller()
  const record = async (kind: keyof typeof RUNS, lines: readonly string[]) => {
    const moved = lines.filter((line) => line.includes('"receipt":')).length
    await query(
      db,
      sql`insert into runs (id, owner_id, kind, status, created_at_ms, moved, skipped, failed)
          values (${RUNS[kind]}, ${me.id}, ${kind}, 'completed', 1700000000000, ${moved}, 0, 0)`,
    )
    for (const [seq, line] of lines.entries()) {
      const text = line.replaceAll('OWNER', me.id)
      await query(db, sql`insert into run_records (run_id, seq, record) values (${RUNS[kind]}, ${seq}, ${text}::jsonb)`)
    }
  }
  const file = async (owner: string, id: string, folder: string, name: string) => {
    await query(db, sql`insert into blobs (sha256, size_bytes) values (${id}, 5)`)
    await query(
      db,
      sql`insert into files values (${id}, ${owner}, ${folder}, ${name}, ${name}, null, 'text/plain', '', 5, ${id}, false, 1600000000000, 0)`,
    )
  }
  await makeFolders(db, me, ['/Inbox', '/Documents', '/Photos'])
  await file(me.id, FILES.notes, '/Documents', 'notes.txt')
  await file(me.id, FILES.raw, '/Photos', 'IMG.CR2')
  await file(me.id, FILES.jpg, '/Photos', 'IMG.JPG')
  await file(me.trash.id, FILES.old, '/', FILES.old)
  await record('organize', ORGANISED)
  await record('trash', TRASHED)
  await migrate(db)
})
afterAll(() => close())

const newCaller = () =>
  createGuests({
    ...{ db, ttlMs: 1e9, tokens: createGuestTokens(Buffer.alloc(32)), most: 100, nowMs: Date.now },
    ...{ limits: createLimits(), alone: true },
  })
    .ensure(undefined, '127.0.0.1')
    .then(({ owner }) => owner)
const config = configOf({ OCTAVO_DATA_DIR: temporaryDir() })
const takeBack = (owner: Caller, runId: string) =>
  undo({
    db,
    lock: new RunLock(),
    owner,
    runId,
    nowMs: 1_700_000_100_000,
    config,
    lessons: { follow: async () => undefined },
  })
const places = async () => {
  const rows = await query<{ id: string; folder: string; name: string; owner_id: string }>(
    db,
    sql`select id, folder, name, owner_id from files order by id`,
  )
  return rows.map(({ folder, name, owner_id }) => [owner_id === me.id, folder, name])
}

it('R-6: runs that an older server wrote down are taken back, into the library and out of the trash, and by nobody else', async () => {
  const stranger = await newCaller()
  for (const id of Object.values(RUNS))
    await expect(takeBack(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
  const back = await takeBack(me, RUNS.organize)
  expect([back.undone, (await takeBack(me, RUNS.trash)).undone]).toEqual([3, 1])
  expect(await places()).toEqual([
    [true, '/', 'notes.txt'],
    [true, '/Inbox', 'IMG.CR2'],
    [true, '/Inbox', 'IMG.JPG'],
    [true, '/', 'old.txt'],
  ])
  // What is written now has a format, and an undo of it does the old run again.
  const [begin] = await query<{ record: unknown }>(
    db,
    sql`select record from run_records where run_id = ${back.runId} and seq = 0`,
  )
  expect(begin?.record).toMatchObject({ format: 1, root: `library:${me.id}`, into: `library:${me.id}`, actCount: 3 })
  expect((await takeBack(me, back.runId)).undone).toBe(3)
  expect((await places())[0]).toEqual([true, '/Documents', 'notes.txt'])
})
