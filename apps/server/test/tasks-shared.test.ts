import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Database, query } from '../src/infra/db/db.ts'
import { migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { Refusal } from '../src/infra/http/refusal.ts'
import { Jobs } from '../src/infra/jobs/index.ts'
import { findTask } from '../src/infra/jobs/task-rows.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'

const log = createLogger({ level: 'silent' })
const found = findPostgres()
const isNight = process.env.OCTAVO_NIGHTLY === '1'
const KILLS = isNight ? 20 : 6
const CHILD = fileURLToPath(new URL('support/tasks.child.ts', import.meta.url))
const soon = { timeout: 30_000, interval: 50 }

describe.skipIf('missing' in found)('tasks of several processes on one PostgreSQL server', () => {
  let postgres: TestPostgres
  const open: Database[] = []
  const running: Jobs[] = []
  const children = new Set<ChildProcess>()
  beforeAll(async () => {
    postgres = await startPostgres('bin' in found ? found.bin : '')
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    for (const jobs of running) await jobs.stop()
    for (const database of open) await database.close()
    await postgres.stop()
  })
  const databaseAt = async (url: string) => {
    const database = await openDatabase({ url, root: '', log })
    open.push(database)
    return database
  }
  /** A process, as far as tasks know: a database of its own, and one kind of work. */
  const processAt = async (url: string, run: (owner: string, signal: AbortSignal) => Promise<void>) => {
    const database = await databaseAt(url)
    await migrate(database.db)
    const jobs = new Jobs({ database, log, nowMs: Date.now })
    running.push(jobs)
    const line = jobs.kind<object, never, object>({
      ...{ name: 'work', payload: z.strictObject({}), atOnce: 4, tries: 3, isShown: true },
      run: async ({ ownerId, signal }) => {
        await run(ownerId, signal)
        return { ok: true }
      },
    })
    await jobs.start()
    const ask = (ownerId: string) => database.db.transaction((tx) => line.ask(tx, { ownerId, payload: {} }))
    const statusOf = async (id: string, owner: string) => (await findTask(database.db, owner, id))?.status
    return { database, jobs, line, ask, statusOf }
  }

  it('R-27: each task is done once, none is lost, one of a person at a time, while its processes are killed again and again', async () => {
    const url = postgres.fresh()
    const database = await databaseAt(url)
    const { db } = database
    await migrate(db)
    await query(db, sql`create table effects (task_id text not null)`)
    await query(db, sql`create table begun (n bigserial, task_id text, owner_id text, what text, pid int)`)
    const tasks = isNight ? 600 : 160
    const begin = async (asked = 0) => {
      const child = spawn(process.execPath, [CHILD, url, String(asked)], { stdio: ['ignore', 'pipe', 'inherit'] })
      children.add(child)
      await once(child.stdout, 'data')
      return child
    }
    const both = [await begin(tasks), await begin()]
    const left = async () => {
      const [row] = await query<{ n: number }>(
        db,
        sql`select count(*)::int as n from tasks where status <> 'completed'`,
      )
      return row?.n
    }
    let inWork = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = async () =>
        (await query<{ n: number }>(db, sql`select count(*)::int as n from tasks where status = 'running'`))[0]?.n
      // On a busy machine the tasks may be done before the last kill.
      await expect.poll(async () => ((await left()) === 0 ? 1 : await running()), soon).toBeGreaterThan(0)
      if ((await left()) === 0) break
      await sleep((kill % 5) * 90)
      const [victim] = both.splice(kill % 2, 1)
      if (!victim) throw new Error('Nobody is left')
      inWork += (await running()) ?? 0
      const gone = once(victim, 'exit')
      victim.kill('SIGKILL')
      await gone
      children.delete(victim)
      both.push(await begin())
    }
    await expect.poll(left, { timeout: 120_000, interval: 200 }).toBe(0)
    expect(inWork).toBeGreaterThan(0)
    const effects = await query<{ n: number; tasks: number }>(
      db,
      sql`select count(*)::int as n, count(distinct task_id)::int as tasks from effects`,
    )
    expect(effects).toEqual([{ n: tasks, tasks }])
    const together = await query(
      db,
      sql`select b.task_id, o.task_id from begun b
          join begun e on e.task_id = b.task_id and e.pid = b.pid and e.what = 'end' and e.n > b.n
          join begun o on o.owner_id = b.owner_id and o.task_id <> b.task_id and o.n > b.n and o.n < e.n
          where b.what = 'begin' and o.what = 'begin'`,
    )
    expect(together).toEqual([])
  }, 240_000)

  it('one task of a person is at work at a time, in whichever process, and each is done once', async () => {
    const url = postgres.fresh()
    let atWork = 0
    let most = 0
    const done: string[] = []
    const run = async (owner: string) => {
      atWork += 1
      most = Math.max(most, atWork)
      await sleep(20)
      atWork -= 1
      done.push(owner)
    }
    const [one, other] = [await processAt(url, run), await processAt(url, run)]
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? one : other).ask('alice')))
    for (const id of ids) await expect.poll(() => one.statusOf(id, 'alice'), soon).toBe('completed')
    expect([done.length, most]).toEqual([12, 1])
  })

  it('a task that comes back in the midst of a later one of its person waits for it, also in another process', async () => {
    const url = postgres.fresh()
    let [calls, atWork, most] = [0, 0, 0]
    const run = async () => {
      calls += 1
      if (calls === 1) throw new Refusal('unavailable', 'It is away')
      atWork += 1
      most = Math.max(most, atWork)
      await sleep(calls === 2 ? 5000 : 10)
      atWork -= 1
    }
    const [one, other] = [await processAt(url, run), await processAt(url, run)]
    const first = await one.ask('alice')
    await expect.poll(() => calls, soon).toBe(1)
    const second = await one.ask('alice')
    await expect.poll(() => calls, soon).toBe(2)
    const isDue = async () => ((await findTask(one.database.db, 'alice', first))?.not_before_ms ?? 0) < Date.now()
    await expect.poll(isDue, soon).toBe(true)
    await Promise.all([one.jobs.remember(0), other.jobs.remember(0)])
    for (const id of [second, first]) await expect.poll(() => one.statusOf(id, 'alice'), soon).toBe('completed')
    expect([calls, most]).toEqual([3, 1])
  })

  it('what was taken over from a process that only seemed to be gone is not written by it any more', async () => {
    const url = postgres.fresh()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const done: string[] = []
    const slow = await processAt(url, async () => {
      await gate
      done.push('slow')
    })
    const id = await slow.ask('alice')
    await expect.poll(() => slow.statusOf(id, 'alice'), soon).toBe('running')
    const quick = await processAt(url, () => Promise.resolve(void done.push('quick')))
    // PostgreSQL ends the session by which the slow one is seen; it is at its work all the same.
    await query(
      slow.database.db,
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7246006
          and objid::text = (select split_part(claim, ':', 1) from tasks where id = ${id})`,
    )
    await expect.poll(() => slow.statusOf(id, 'alice'), soon).toBe('completed')
    const row = await findTask(quick.database.db, 'alice', id)
    expect(done[0]).toBe('quick')
    open()
    await expect.poll(() => done.length, soon).toBe(2)
    await sleep(300)
    expect(await findTask(quick.database.db, 'alice', id)).toEqual(row)
  })

  it('is ended in the process that does it when its person cancels it by way of another', async () => {
    const url = postgres.fresh()
    let heard = ''
    const one = await processAt(
      url,
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            heard = String(signal.reason)
            reject(signal.reason)
          }),
        ),
    )
    const id = await one.ask('alice')
    await expect.poll(() => one.statusOf(id, 'alice'), soon).toBe('running')
    const other = await processAt(url, () => Promise.resolve())
    const task = await findTask(other.database.db, 'alice', id)
    expect(task && (await other.jobs.cancel(task))?.status).toBe('cancelled')
    await expect.poll(() => heard, soon).toContain('cancelled')
    expect(await one.statusOf(id, 'alice')).toBe('cancelled')
  })

  it('what somebody waits for is done in the process where they wait, also behind what another one does', async () => {
    const url = postgres.fresh()
    const done: string[] = []
    const one = await processAt(url, async () => {
      await sleep(1500)
      done.push('one')
    })
    await one.ask('alice')
    await expect
      .poll(async () => (await query(one.database.db, sql`select 1 from tasks where status = 'running'`)).length, soon)
      .toBe(1)
    const other = await processAt(url, () => Promise.resolve(void done.push('other')))
    const watch = { signal: AbortSignal.timeout(20_000), onProgress: () => {} }
    expect(await other.line.follow({ ownerId: 'alice', payload: {} }, watch)).toEqual({ ok: true })
    expect(done).toEqual(['one', 'other'])
  })
})
