import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartRefused } from '../datadir/refused.ts'
import type { Logger } from '../log/log.ts'
import { isAway } from './away.ts'
import { type Database, type Db, query } from './db.ts'
import { traceConnection } from './traced.ts'

const INT8 = 20
/** How long a call waits for a connection to a database that is away: one that restarts is back by then. */
const CALL_MS = 5000
/** How long a start waits. */
const START_MS = 60_000
const AGAIN_MS = 250

/** Where a database is, in words without user and password: `db.example.org:5432/octavo`. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

/** Connections that are asked for again while the database is away, which nothing has been sent over, so that it is safe. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(done: (err: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void): void
  override connect(
    done?: (err: Error | undefined, client: pg.PoolClient | undefined, release: (err?: Error) => void) => void,
  ): Promise<pg.PoolClient> | undefined {
    const taken = this.#patiently()
    if (!done) return taken
    void taken.then(
      (client) => done(undefined, client, (err) => client.release(err)),
      (error: Error) => done(error, undefined, () => undefined),
    )
    return undefined
  }

  async #patiently(): Promise<pg.PoolClient> {
    const endsAtMs = performance.now() + CALL_MS
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        if (this.ending || !isAway(error) || performance.now() + AGAIN_MS > endsAtMs) throw error
        await wait(AGAIN_MS)
      }
    }
  }
}

/**
 * Opens the PostgreSQL server at `url`, waiting a minute for one that isn't up yet. One that goes away later is waited for
 * by each call for some seconds; what was under way then fails, and the caller is told to come again.
 */
export async function openServer(url: string, log: Logger): Promise<Database> {
  pg.types.setTypeParser(INT8, Number)
  const pool = new PatientPool({ connectionString: url, max: 10, connectionTimeoutMillis: CALL_MS, keepAlive: true })
  const broke = (err: Error) => log.warn({ err }, 'A database connection broke')
  // A connection that breaks is replaced at its next use. The pool hears of idle ones only; one that is in a transaction
  // would end the process.
  pool.on('error', broke)
  pool.on('connect', (client) => {
    client.on('error', broke)
    traceConnection(client)
  })
  const db: Db = drizzle(pool)
  // Drizzle's own keeps the connection for ever when `begin` fails on it, until the pool has none left.
  db.transaction = async (act, config) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      const own: Db = drizzle(client)
      return await own.transaction(act, config)
    } catch (error) {
      if (isAway(error)) failure = error as Error
      throw error
    } finally {
      client.release(failure)
    }
  }
  await waitFor(db, url, log).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    db,
    kind: 'server',
    url,
    ping: async () => void (await query(db, sql`select 1`)),
    checkpoint: () => Promise.resolve(),
    vacuum: () => Promise.resolve(),
    close: () => pool.end(),
  }
}

async function waitFor(db: Db, url: string, log: Logger): Promise<void> {
  const endsAtMs = performance.now() + START_MS
  for (let isTold = false; ; ) {
    try {
      await query(db, sql`select 1`)
      return
    } catch (error) {
      if (!isAway(error)) throw error
      if (performance.now() > endsAtMs) {
        const words = `The database at ${placeOf(url)} did not answer for ${START_MS / 1000} seconds. Start it, or correct DATABASE_URL.`
        throw new StartRefused(words, 69, error)
      }
      if (!isTold) log.warn(`The database at ${placeOf(url)} does not answer yet. Waiting for a minute.`)
      isTold = true
    }
  }
}
