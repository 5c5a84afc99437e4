import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../src/index.ts'
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
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { temporaryDir } from './support/server.ts'

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
