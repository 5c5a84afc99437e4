import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../log/log.ts'
import { canCopy, copyRows } from './copy.ts'
import { type Db, query } from './db.ts'
import { EmbeddedClient } from './embedded-client.ts'

const root = mkdtempSync(path.join(tmpdir(), 'octavo-copy-'))
let client: EmbeddedClient
let db: Db

beforeAll(async () => {
  client = await EmbeddedClient.open(root, createLogger({ level: 'silent', file: undefined }))
  db = drizzle(client.asPglite())
  await client.exec('create table rows_of_test (place integer, words text, size bigint, yes boolean unique)')
}, 60_000)

afterAll(async () => {
  await client.close()
  rmSync(root, { recursive: true, force: true })
})

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\\', 'N', '.', '\t', '\n', '\r', '\0', '\b', '\v', 'x', '0', '\ud800', '"', ','),
  }),
  fc.constantFrom('\\N', '\\.', '', null),
)

describe('copyRows', () => {
  it('brings back every text, number and null as it was; what PostgreSQL can not hold becomes U+FFFD', async () => {
    expect(canCopy(db)).toBe(true)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(words, fc.option(fc.maxSafeInteger())), { maxLength: 20 }), async (rows) => {
        const found = await db.transaction(async (tx) => {
          await query(tx, sql`delete from rows_of_test`)
          await copyRows(
            tx,
            sql`rows_of_test (place, words, size, yes)`,
            rows.map(([text, size], place) => [place, text, size, null]),
          )
          return await query<{ words: string | null; size: number | null }>(
            tx,
            sql`select * from rows_of_test order by place`,
          )
        })
        const wanted = rows.map(([text]) => text?.toWellFormed().replaceAll('\0', '\ufffd') ?? null)
        expect(found.map((row) => row.words)).toEqual(wanted)
        expect(found.map((row) => row.size)).toEqual(rows.map(([, size]) => size))
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('puts in nothing when one row is in conflict, and leaves the database working', async () => {
    const twice = db.transaction((tx) =>
      copyRows(tx, sql`rows_of_test (place, yes)`, [
        [1, true],
        [2, true],
      ]),
    )
    await expect(twice).rejects.toThrow()
    await db.transaction((tx) => copyRows(tx, sql`rows_of_test (place, yes)`, [[3, true]]))
    expect(await query(db, sql`select place from rows_of_test where yes`)).toEqual([{ place: 3 }])
  })
})
