import { AppError } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { type Database, query } from '../src/infra/db/db.ts'
import { migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { Refusal } from '../src/infra/http/refusal.ts'
import { type Attempt, Jobs, type Line } from '../src/infra/jobs/index.ts'
import { findTask, newestTasks } from '../src/infra/jobs/task-rows.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { onEachDatabase } from './support/databases.ts'
import { temporaryDir } from './support/server.ts'

const log = createLogger({ level: 'silent', file: undefined })
const becomes = { timeout: 20_000, interval: 20 }
type Counts = Line<{ to: number }, { reached: number }>
type Counting = Attempt<{ readonly to: number }, number>

const untilAborted = ({ signal }: Counting) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

onEachDatabase((env) => {
  let database: Database
  let aheadMs = 0
  const running: Jobs[] = []
  beforeAll(async () => {
    database = await openDatabase({ url: env().DATABASE_URL, root: temporaryDir(), log })
    await migrate(database.db)
  })
  afterAll(() => database.close())
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop()
    await query(database.db, sql`delete from tasks`)
    aheadMs = 0
  })

  /** A process with one kind of work, which goes up to a number, step by step. */
  async function processWith(
    step: (attempt: Counting, at: number) => Promise<void> | void,
    isShown = true,
  ): Promise<[Jobs, Counts]> {
    const jobs = new Jobs({ database, log, nowMs: () => Date.now() + aheadMs })
    running.push(jobs)
    const line = jobs.kind<{ to: number }, number, { reached: number }>({
      name: 'count',
      ...{ payload: z.strictObject({ to: z.number() }), state: z.number() },
      ...{ atOnce: 2, tries: 3, isShown },
      async *run(attempt) {
        for (let at = attempt.state ?? 0; at < attempt.payload.to; at += 1) {
          await step(attempt, at)
          attempt.tell({ step: 'counting', done: at + 1, total: attempt.payload.to })
          yield at + 1
        }
        return { reached: attempt.payload.to }
      },
    })
    await jobs.start()
    return [jobs, line]
  }
  const ask = (line: Counts, ownerId: string, to: number, key?: string) =>
    database.db.transaction((tx) => line.ask(tx, { ownerId, payload: { to }, ...(key !== undefined && { key }) }))
  const statusOf = async (id: string, ownerId = 'alice') => (await findTask(database.db, ownerId, id))?.status

  it('a task is done when the transaction that asks for it is committed, and never when it is not', async () => {
    const counted: string[] = []
    const [, line] = await processWith(({ ownerId }, at) => void counted.push(`${ownerId} ${at}`))
    const given = database.db.transaction(async (tx) => {
      await line.ask(tx, { ownerId: 'bob', payload: { to: 1 } })
      throw new Error('not now')
    })
    await expect(given).rejects.toThrow('not now')
    const id = await ask(line, 'alice', 2)
    await expect.poll(() => statusOf(id), becomes).toBe('completed')
    expect(await findTask(database.db, 'alice', id)).toMatchObject({ done: 2, total: 2, result: { reached: 2 } })
    expect(counted).toEqual(['alice 0', 'alice 1'])
    expect(await newestTasks(database.db, 'bob', 9)).toEqual([])
    expect(await findTask(database.db, 'bob', id)).toBeUndefined()
  })

  it('R-20: a task that a stop ends in the middle goes on with the next start, after its last step, and that costs no try', async () => {
    const first: number[] = []
    const [jobs, line] = await processWith((attempt, at) => {
      first.push(at)
      return at < 2 ? undefined : untilAborted(attempt)
    })
    const id = await ask(line, 'alice', 4)
    await expect.poll(() => first, becomes).toEqual([0, 1, 2])
    await jobs.stop()
    expect(await findTask(database.db, 'alice', id)).toMatchObject({ status: 'waiting', tries: 0, state: 2, done: 2 })
    const second: number[] = []
    await processWith((_, at) => void second.push(at))
    await expect.poll(() => statusOf(id), becomes).toBe('completed')
    expect(second).toEqual([2, 3])
  })

  it('a failure is tried again later, ends as one that its person sees, and can be tried again from its step', async () => {
    let isAway = true
    let tries = 0
    const [jobs, line] = await processWith((_, at) => {
      if (at !== 1 || !isAway) return
      tries += 1
      throw new Refusal('unavailable', 'It is away')
    }, false)
    const id = await ask(line, 'alice', 2)
    for (let turn = 1; turn <= 3; turn += 1) {
      await expect.poll(() => tries, becomes).toBe(turn)
      // Nobody sees it before it is given up, and time alone brings the next try.
      if (turn < 3) expect(await statusOf(id)).toBeUndefined()
      aheadMs += 3_600_000
      const isTold = async () => {
        await jobs.remember()
        return turn < 3 || (await statusOf(id)) === 'failed'
      }
      await expect.poll(isTold, becomes).toBe(true)
    }
    const failed = await findTask(database.db, 'alice', id)
    expect(failed).toMatchObject({ status: 'failed', error_code: 'unavailable', error_text: 'It is away', done: 1 })
    isAway = false
    if (failed) await jobs.retry(failed)
    await expect.poll(() => statusOf(id), becomes).toBeUndefined()
    expect(tries).toBe(3)
  })

  it('what no other time can change fails at once; what says how long it takes is waited for and costs no try', async () => {
    const [, line] = await processWith(({ payload: { to } }) => {
      if (to === 7) throw new Refusal('not_found', 'It is gone')
      throw new AppError('rate_limited', 'Come again', { retryAfterMs: 600_000 })
    })
    const gone = await ask(line, 'alice', 7)
    await expect.poll(() => statusOf(gone), becomes).toBe('failed')
    const later = await ask(line, 'bob', 8)
    await expect.poll(async () => (await findTask(database.db, 'bob', later))?.error_code, becomes).toBe('rate_limited')
    const waiting = await findTask(database.db, 'bob', later)
    expect(waiting).toMatchObject({ status: 'waiting', tries: 0 })
    expect((waiting?.not_before_ms ?? 0) - Date.now()).toBeGreaterThan(500_000)
  })

  it('one of a person is at work at a time, others meanwhile; what waits under one key is one, and once more when asked for after', async () => {
    const open: (() => void)[] = []
    const begun: string[] = []
    const [, line] = await processWith(({ ownerId, payload }) => {
      begun.push(`${ownerId} ${payload.to}`)
      return new Promise<void>((resolve) => open.push(resolve))
    })
    const first = await ask(line, 'alice', 1, 'all')
    await expect.poll(() => begun, becomes).toEqual(['alice 1'])
    const [again, same] = [await ask(line, 'alice', 1, 'all'), await ask(line, 'alice', 1, 'all')]
    expect([again === first, same === again]).toEqual([false, true])
    const bob = await ask(line, 'bob', 1)
    await expect.poll(() => begun, becomes).toEqual(['alice 1', 'bob 1'])
    for (const go of open.splice(0)) go()
    await expect.poll(() => begun, becomes).toEqual(['alice 1', 'bob 1', 'alice 1'])
    for (const go of open.splice(0)) go()
    await expect.poll(() => statusOf(again), becomes).toBe('completed')
    expect(await statusOf(bob, 'bob')).toBe('completed')
  })

  it('a task that its person cancels ends where it is, at work or waiting', async () => {
    const begun: number[] = []
    const [jobs, line] = await processWith((attempt) => {
      begun.push(attempt.payload.to)
      return untilAborted(attempt)
    })
    const first = await ask(line, 'alice', 1)
    await expect.poll(() => begun, becomes).toEqual([1])
    const watch = { signal: AbortSignal.timeout(60_000), onProgress: () => undefined }
    const told = line.follow({ ownerId: 'alice', payload: { to: 2 } }, watch).catch((error: unknown) => error)
    const both = () => newestTasks(database.db, 'alice', 9)
    await expect.poll(async () => (await both()).length, becomes).toBe(2)
    for (const task of await both()) await jobs.cancel(task)
    expect((await both()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    // Whoever waited for the one in the line hears it, too.
    expect(await told).toMatchObject({ code: 'conflict' })
    const third = await ask(line, 'alice', 3)
    await expect.poll(() => begun, becomes).toEqual([1, 3])
    expect([await statusOf(first), await statusOf(third)]).toEqual(['cancelled', 'running'])
  })
})
