import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../src/index.ts'
import { S3Client } from '../src/infra/blobs/s3/client.ts'
import { readSecret } from '../src/infra/datadir/secret.ts'
import type { Database } from '../src/infra/db/db.ts'
import { query } from '../src/infra/db/db.ts'
import { migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLimits, expireLimits } from '../src/infra/http/limiter.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { createAttempts } from '../src/modules/accounts/index.ts'
import { Caller } from '../src/modules/callers/caller.ts'
import { createGuests } from '../src/modules/callers/guests.ts'
import { createGuestTokens } from '../src/modules/callers/index.ts'
import { createLearning, type JudgeThread } from '../src/modules/learning/index.ts'
import { drawnFrom, Person, percentile, type Seen } from './support/crowd.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { type Child, freshDataDir, spawnServer, temporaryDir } from './support/server.ts'
import { hasSwift, startSwift } from './support/swift.ts'

const log = createLogger({ level: 'silent' })
const found = findPostgres()

describe.skipIf('missing' in found)('several processes on one PostgreSQL server', () => {
  let postgres: TestPostgres
  let one: Database
  let other: Database
  beforeAll(async () => {
    postgres = await startPostgres('bin' in found ? found.bin : '')
    const url = postgres.fresh()
    one = await openDatabase({ url, root: '', log })
    await migrate(one.db)
    other = await openDatabase({ url, root: '', log })
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await postgres.stop()
  })

  it('A-1: wrong passwords are counted over all processes, also when they are tried at once', async () => {
    const secret = Buffer.alloc(32, 1)
    const doors = [one, other].map((database) => createAttempts(secret, createLimits(database)))
    let checked = 0
    const guess = (attempts: (typeof doors)[number]) =>
      attempts.guard({ emailKey: 'alice@example.org', address: '192.0.2.1', device: undefined }, async () => {
        checked += 1
        return undefined
      })
    const tries = await Promise.allSettled(
      doors.flatMap((attempts) => Array.from({ length: 20 }, () => guess(attempts))),
    )
    const refused = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(checked).toBe(10)
    expect([...new Set(refused.map(({ code }) => code))]).toEqual(['rate_limited'])
    const [{ addresses } = { addresses: -1 }] = await query<{ addresses: number }>(
      one.db,
      sql`select count(*)::int as addresses from limits where key like '%192.0.2.1%' or key like '%alice%'`,
    )
    expect(addresses).toBe(0)
  })

  it('a try that is given back, or whose time is over, is there again in each process', async () => {
    const limit = { name: 'test', tries: 1, seconds: 900, text: 'Too many' }
    const [here, there] = [createLimits(one)(limit), createLimits(other)(limit)]
    await here.take('a')
    await expect(there.take('a')).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 900 } })
    await here.giveBack('a')
    await here.giveBack('a')
    await there.take('a')
    await query(one.db, sql`update limits set ends_at_ms = 0`)
    await here.take('a')
    await expect(there.take('a')).rejects.toMatchObject({ code: 'rate_limited' })
    await query(one.db, sql`update limits set ends_at_ms = 0`)
    await expireLimits(other.db)
    expect(await query(one.db, sql`select * from limits`)).toEqual([])
  })

  it('whom a token stands for is not remembered by one process when another has changed it', async () => {
    const made = [one, other].map((database) =>
      createGuests({
        ...{ db: database.db, ttlMs: 1e9, tokens: createGuestTokens(Buffer.alloc(32)), most: 100, nowMs: Date.now },
        ...{ limits: createLimits(database), alone: false },
      }),
    )
    const { owner, token } = (await made[0]?.ensure(undefined, '192.0.2.2')) ?? {}
    expect((await made[1]?.find(token ?? ''))?.id).toBe(owner?.id)
    await query(one.db, sql`delete from owners where id = ${owner?.id}`)
    for (const guests of made) expect(await guests.find(token ?? '')).toBe(undefined)
  })

  it('lessons that two processes learn at once are both kept, and what comes with them is done once', async () => {
    await query(one.db, sql`insert into owners (id, kind, created_at_ms) values ('alice', 'account', 0)`)
    const owner = new Caller({ id: 'alice', kind: 'account' })
    let thinking = 0
    const { promise: bothThink, resolve } = Promise.withResolvers<void>()
    // Thinks until the other one thinks, too, so that both begin with the same; what it knows is a list of ids.
    const judgeThread = {
      ask: async (
        _: string,
        task: { readonly learned: readonly string[]; readonly examples: { itemId: string }[] },
      ) => {
        thinking += 1
        if (thinking === 2) resolve()
        await bothThink
        const known = JSON.parse(task.learned[0] ?? '{"ids":[]}') as { ids: string[] }
        return { learned: JSON.stringify({ ids: [...known.ids, ...task.examples.map(({ itemId }) => itemId)] }) }
      },
    } as unknown as JudgeThread
    await query(one.db, sql`create table ended (id text)`)
    const learn = ({ db }: Database, itemId: string) =>
      createLearning({ db, judgeThread, log, nowMs: Date.now }).learn(
        owner,
        [{ itemId } as Parameters<ReturnType<typeof createLearning>['learn']>[1][number]],
        async () => new Set(),
        {
          signal: new AbortController().signal,
          end: async (tx) => void (await query(tx, sql`insert into ended values (${itemId})`)),
        },
      )
    await Promise.all([learn(one, 'a'), learn(other, 'b')])
    const [row] = await query<{ state: { ids: string[] } }>(
      one.db,
      sql`select state from learned where owner_id = 'alice'`,
    )
    expect(row?.state.ids.toSorted()).toEqual(['a', 'b'])
    expect(await query(one.db, sql`select id from ended order by id`)).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(thinking).toBe(3)
  })
})

describe('a secret that the operator gives', () => {
  it('is used and written down nowhere; beside another one in the data folder the start is refused', () => {
    const root = temporaryDir()
    const dir = { path: root, in: (name: string) => path.join(root, name) } as Parameters<typeof readSecret>[0]
    const given = Buffer.alloc(32, 1)
    expect(readSecret(dir, given)).toEqual(given)
    expect(existsSync(dir.in('secret.key'))).toBe(false)
    writeFileSync(dir.in('secret.key'), given)
    expect(readSecret(dir, given)).toEqual(given)
    expect(() => readSecret(dir, Buffer.alloc(32, 2))).toThrow(
      expect.objectContaining({ exitCode: 78, message: expect.stringContaining('secret.key') }),
    )
    expect(readSecret(dir)).toEqual(given)
  })

  it('is 64 hexadecimal digits, and is not repeated when it is wrong', () => {
    expect(parseConfig({ OCTAVO_SECRET: 'aB'.repeat(32) })).toMatchObject({ secret: Buffer.alloc(32, 0xab) })
    expect(parseConfig({ OCTAVO_SECRET: 'canary' })).toEqual({
      problems: ['OCTAVO_SECRET: a hidden value must be 64 hexadecimal digits, such as openssl rand -hex 32 gives'],
    })
  })
})

/** All of it: OCTAVO_NIGHTLY=1 npx vitest run --project server several. By day a small one, over a folder that all share. */
const isNight = process.env.OCTAVO_NIGHTLY === '1'
const SIZE = isNight ? { people: 50, seconds: 600, kills: 40, stops: 3 } : { people: 4, seconds: 5, kills: 3, stops: 1 }
const SEED = Number(process.env.OCTAVO_SEED ?? Date.now() % 1e9)
const ROLES = isNight ? (['web', 'worker', 'web', 'worker'] as const) : (['web', 'worker', 'web'] as const)

describe.skipIf('missing' in found || (isNight && !hasSwift()))(
  'R-30: several processes that are killed again and again',
  () => {
    const children = new Set<Child>()
    afterAll(async () => {
      for (const child of children) {
        child.process.kill('SIGKILL')
        await child.exit
      }
    })
    const launch = (env: Readonly<Record<string, string>>) => {
      const child = spawnServer({
        ...{
          OCTAVO_RATE_LIMIT: '10000000',
          OCTAVO_NEW_GUESTS: '10000',
          OCTAVO_OCR: 'false',
          OCTAVO_LOG_LEVEL: 'fatal',
        },
        ...env,
      })
      children.add(child)
      return child
    }
    const end = async (child: Child) => {
      child.process.kill('SIGKILL')
      await child.exit
      children.delete(child)
    }
    const crowd = (addresses: () => readonly string[]) => {
      const seen: Seen = { listsMs: [], bad: [], again: 0, done: 0 }
      return {
        seen,
        people: Array.from({ length: SIZE.people }, (_, n) => new Person(addresses, seen, drawnFrom(SEED + n + 1))),
      }
    }

    it(
      `R-30: no file is lost, nothing is done twice, and what was acknowledged is there, while each process is killed and the database is stopped`,
      async () => {
        console.info(`R-30: OCTAVO_SEED=${SEED}`)
        const draw = drawnFrom(SEED)
        const postgres = await startPostgres('bin' in found ? found.bin : '')
        const swift = isNight ? await startSwift((place) => new S3Client(place).text('PUT', '')) : undefined
        try {
          const url = postgres.fresh()
          const bucket = await swift?.fresh()
          const common = { DATABASE_URL: url, OCTAVO_SECRET: 'ab'.repeat(32) }
          const shared = path.join(temporaryDir(), 'data')
          // In a bucket each has a folder of its own; else they share one.
          const folderOf = () => (bucket ? path.join(temporaryDir(), 'data') : shared)
          const contents = bucket && {
            ...{ OCTAVO_S3_URL: bucket.endpoint, OCTAVO_S3_BUCKET: bucket.bucket },
            ...{ OCTAVO_S3_ACCESS_KEY: bucket.accessKeyId, OCTAVO_S3_SECRET_KEY: bucket.secretAccessKey },
          }
          const seats = ROLES.map((role) => ({
            env: { ...common, ...contents, OCTAVO_ROLE: role, OCTAVO_DATA_DIR: folderOf() },
            role,
            child: undefined as Child | undefined,
            address: undefined as string | undefined,
          }))
          const sit = async (seat: (typeof seats)[number]) => {
            seat.child = launch(seat.env)
            seat.address = await seat.child.ready
          }
          await Promise.all(seats.map(sit))
          const { seen, people } = crowd(() =>
            seats.flatMap(({ role, address }) => (role === 'web' && address !== undefined ? [address] : [])),
          )
          await Promise.all(people.map((person) => person.enter()))
          let isOver = false
          const lives = people.map((person) => person.live(() => isOver))
          const beganMs = performance.now()
          let stops = 0
          for (let kill = 0; kill < SIZE.kills; kill += 1) {
            const dueMs = ((kill + 0.5) / SIZE.kills) * SIZE.seconds * 1000
            await sleep(Math.max(0, dueMs - (performance.now() - beganMs)) + draw() * 300)
            if (stops < SIZE.stops && kill >= ((stops + 0.5) * SIZE.kills) / SIZE.stops) {
              await postgres.halt(stops % 2 === 0 ? 'immediate' : 'fast')
              await sleep(isNight ? 8000 : 1500)
              await postgres.begin()
              stops += 1
            }
            const seat = seats[kill % seats.length]
            if (!seat?.child) throw new Error('Nobody is left')
            await end(seat.child)
            seat.address = undefined
            await sit(seat)
          }
          isOver = true
          await Promise.all(lives)
          const database = await openDatabase({ url, root: '', log })
          try {
            const left = async () =>
              (
                await query<{ n: number }>(
                  database.db,
                  sql`select count(*)::int as n from tasks where status in ('waiting', 'running')`,
                )
              )[0]?.n
            await expect.poll(left, { timeout: 120_000, interval: 250 }).toBe(0)
            expect(await query(database.db, sql`select kind, error_text from tasks where status = 'failed'`)).toEqual(
              [],
            )
          } finally {
            await database.close()
          }
          const wrong = (await Promise.all(people.map((person) => person.audit()))).flat()
          const kept = people.reduce((sum, person) => sum + person.kept.size, 0)
          const runs = people.reduce((sum, person) => sum + person.runs.length, 0)
          expect([wrong, [...new Set(seen.bad)]]).toEqual([[], []])
          expect([stops, kept > SIZE.people, runs > 0]).toEqual([SIZE.stops, true, true])
          console.info(
            `R-30: ${SIZE.people} people, ${SIZE.kills} kills, ${stops} stops: ${seen.done} acts, ${kept} files, ${runs} runs, ${seen.again} tries again, lists median ${percentile(seen.listsMs, 0.5).toFixed(0)} ms, p95 ${percentile(seen.listsMs, 0.95).toFixed(0)} ms`,
          )
        } finally {
          for (const child of children) await end(child)
          await swift?.stop()
          await postgres.stop()
        }
      },
      isNight ? 1_500_000 : 600_000,
    )

    it.skipIf(!isNight)(
      'beside it: the same people at one process on the embedded database',
      async () => {
        const child = launch({ OCTAVO_DATA_DIR: await freshDataDir() })
        const address = await child.ready
        const { seen, people } = crowd(() => [address])
        await Promise.all(people.map((person) => person.enter()))
        const endsAtMs = performance.now() + 60_000
        await Promise.all(people.map((person) => person.live(() => performance.now() > endsAtMs)))
        expect((await Promise.all(people.map((person) => person.audit()))).flat()).toEqual([])
        expect(seen.bad).toEqual([])
        console.info(
          `R-30, one process, embedded: ${seen.done} acts, lists median ${percentile(seen.listsMs, 0.5).toFixed(0)} ms, p95 ${percentile(seen.listsMs, 0.95).toFixed(0)} ms`,
        )
      },
      300_000,
    )
  },
)
