import type { Advice, Judged } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Database, query } from '../src/infra/db/db.ts'
import { migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { Jobs } from '../src/infra/jobs/index.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Caller } from '../src/modules/callers/caller.ts'
import { createAdviceCache } from '../src/modules/judging/index.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { configOf, startHere } from './support/server.ts'

const log = createLogger({ level: 'silent' })
const found = findPostgres()
const soon = { timeout: 30_000, interval: 50 }

describe.skipIf('missing' in found)('what processes of one installation do for each other', () => {
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

  const jobsAt = async (url: string, takesAll: boolean, run: () => Promise<object>) => {
    const database = await databaseAt(url)
    await migrate(database.db)
    const jobs = new Jobs({ database, log, nowMs: Date.now, takesAll })
    const line = jobs.kind<object, never, object>({
      ...{ name: 'work', payload: z.strictObject({}), atOnce: 4, tries: 3, isShown: true },
      run: async ({ tell }) => {
        tell({ step: 'work', done: 1, total: 2 })
        return await run()
      },
    })
    const queue = await jobs.start()
    open.push({ close: () => jobs.stop() })
    return { database, jobs, line, queue }
  }

  it('R-29: a web process does what somebody waits for in it, and leaves all else to workers', async () => {
    const url = postgres.fresh()
    const web = await jobsAt(url, false, async () => ({ by: 'web' }))
    const id = await web.database.db.transaction((tx) => web.line.ask(tx, { ownerId: 'alice', payload: {} }))
    const watch = { signal: AbortSignal.timeout(20_000), onProgress: () => undefined }
    expect(await web.line.follow({ ownerId: 'bob', payload: {} }, watch)).toEqual({ by: 'web' })
    // Two looks later nobody has taken what nobody waits for.
    await new Promise((resolve) => setTimeout(resolve, 3500))
    const statusOf = async () =>
      (
        await query<{ status: string; result: unknown }>(
          web.database.db,
          sql`select status, result from tasks where id = ${id}`,
        )
      )[0]
    expect((await statusOf())?.status).toBe('waiting')
    await jobsAt(url, true, async () => ({ by: 'worker' }))
    await expect.poll(statusOf, soon).toMatchObject({ status: 'completed', result: { by: 'worker' } })
  }, 60_000)

  it('R-29: a regular job is done once a time over all processes', async () => {
    const url = postgres.fresh()
    const done: number[] = []
    for (const who of [1, 2, 3]) {
      const { queue } = await jobsAt(url, true, async () => ({}))
      await queue.repeat({ name: 'rare', everySeconds: 3600, act: async () => void done.push(who) })
    }
    await expect.poll(() => done.length, soon).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(done.length).toBeLessThanOrEqual(1)
  }, 60_000)

  it('R-29: what one process does of a task the others hear, with how far it is, and hear again after their line broke', async () => {
    const url = postgres.fresh()
    let go = () => {}
    const one = await jobsAt(url, true, async () => {
      await new Promise<void>((resolve) => {
        go = resolve
      })
      return {}
    })
    const other = await jobsAt(url, false, async () => ({}))
    let heard = 0
    other.jobs.onNews('alice', () => {
      heard += 1
    })
    const listening = async () =>
      (
        await query(
          one.database.db,
          sql`select 1 from pg_stat_activity where datname = current_database() and query = 'listen octavo_news'`,
        )
      ).length
    await expect.poll(listening, soon).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await one.database.db.transaction((tx) => one.line.ask(tx, { ownerId: 'alice', payload: {} }))
    await expect.poll(() => heard, soon).toBeGreaterThan(0)
    const [row] = await query<Parameters<Jobs['progressOf']>[0]>(one.database.db, sql`select * from tasks`)
    if (!row) throw new Error('There is no task')
    await expect.poll(() => other.jobs.progressOf(row), soon).toEqual({ step: 'work', done: 1, total: 2 })
    await query(
      one.database.db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%octavo_news%' and pid <> pg_backend_pid()`,
    )
    const before = heard
    // Whoever listens is told once it hears again, for what was said meanwhile was lost.
    await expect.poll(() => heard, soon).toBeGreaterThan(before)
    const then = heard
    go()
    await expect.poll(() => heard, soon).toBeGreaterThan(then)
  }, 60_000)

  it('I-9: what a model said is the same in each process, also when two ask at once, and of a person only so much is kept', async () => {
    const url = postgres.fresh()
    const databases = [await databaseAt(url), await databaseAt(url)]
    const [{ db }] = databases as [Database]
    await migrate(db)
    await query(db, sql`insert into owners (id, kind, created_at_ms) values ('alice', 'account', 0)`)
    let asked = 0
    const { promise: both, resolve } = Promise.withResolvers<void>()
    const models = {
      name: 'double',
      advise: async (_: Caller, open: readonly { itemId: string }[]) => {
        if (open.length === 0) return { advice: new Map() }
        asked += 1
        const turn = asked
        if (asked === 2) resolve()
        await both
        return {
          advice: new Map(
            open.map(({ itemId }) => [itemId, { itemId, category: `Guess ${turn}` } as unknown as Advice]),
          ),
        }
      },
    }
    const ownModels = { read: () => Promise.resolve(undefined) }
    const caches = databases.map((database) =>
      createAdviceCache({ db: database.db, models, ownModels, nowMs: Date.now } as unknown as Parameters<
        typeof createAdviceCache
      >[0]),
    )
    const verdict = { category: 'Other Files', confidence: 0, by: 'none', why: [] } as unknown as Judged['verdict']
    const files = [
      { entry: { file: { id: 'f', sha256: 's', path: '/a' } }, input: { itemId: 'f' }, local: { verdict } },
    ]
    const advise = (cache: ReturnType<typeof createAdviceCache> | undefined) =>
      cache?.advise(
        new Caller({ id: 'alice', kind: 'account' }),
        files as never,
        { folders: [], language: 'en' },
        new AbortController().signal,
      )
    const said = (await Promise.all(caches.map(advise))).map((answer) => answer?.advice.get('f'))
    expect(asked).toBe(2)
    expect(said[0]).toEqual(said[1])
    // A process that has just begun.
    const [later] = databases.map((database) =>
      createAdviceCache({ db: database.db, models, ownModels, nowMs: Date.now } as unknown as Parameters<
        typeof createAdviceCache
      >[0]),
    )
    expect((await advise(later))?.advice.get('f')).toEqual(said[0])
    expect(asked).toBe(2)
    await query(db, sql`insert into advice select 'alice', n::text, '{}'::jsonb, n from generate_series(1, 5100) as n`)
    await query(db, sql`delete from advice where said_at_ms > 5100`)
    await advise(later)
    const [row] = await query<{ n: number; oldest: number }>(
      db,
      sql`select count(*)::int as n, min(said_at_ms)::int as oldest from advice`,
    )
    expect(row).toEqual({ n: 5000, oldest: 102 })
  }, 60_000)

  it('R-29: a worker answers who watches over it, and nobody else', async () => {
    const worker = await startHere({ OCTAVO_ROLE: 'worker', DATABASE_URL: postgres.fresh() })
    open.push(worker)
    const statusOf = async (path: string) => (await fetch(worker.address + path)).status
    expect(await Promise.all(['/livez', '/readyz'].map(statusOf))).toEqual([200, 200])
    expect(await Promise.all(['/', '/api/files', '/api/uploads'].map(statusOf))).toEqual([404, 404, 404])
  }, 60_000)
})

it('R-29: a role that there is not, or one that needs a PostgreSQL server and has none, is refused in words', () => {
  expect(() => configOf({ OCTAVO_ROLE: 'boss' })).toThrow('OCTAVO_ROLE: "boss" must be web, worker or all')
  for (const role of ['web', 'worker'])
    expect(() => configOf({ OCTAVO_ROLE: role })).toThrow(`OCTAVO_ROLE: ${role} needs DATABASE_URL`)
  expect(configOf({}).role).toBe('all')
})
