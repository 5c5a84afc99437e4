import { sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Logger } from '../log/log.ts'
import { type Database, type Db, query } from './db.ts'
import { EmbeddedClient } from './embedded-client.ts'

const INT8 = 20

/** Opens the database: the server at `url`, or the embedded one in `root`. Both answer 64-bit integers as numbers. */
export async function openDatabase(options: {
  readonly url: string | undefined
  readonly root: string
  readonly log: Logger
}): Promise<Database> {
  return options.url === undefined
    ? await openEmbeddedDatabase(options.root, options.log)
    : openServer(options.url, options.log)
}

async function openEmbeddedDatabase(root: string, log: Logger): Promise<Database> {
  const client = await EmbeddedClient.open(root, log)
  const db: Db = drizzleEmbedded(client.asPglite())
  return {
    db,
    kind: 'embedded',
    embedded: client,
    ping: async () => void (await query(db, sql`select 1`)),
    // A single-user PostgreSQL has no checkpointer and no autovacuum: without these its log would grow for ever.
    checkpoint: async () => void (await client.exec('checkpoint')),
    vacuum: async () => void (await client.exec('vacuum (analyze)')),
    close: () => client.close(),
  }
}

function openServer(url: string, log: Logger): Database {
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, keepAlive: true })
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', (err) => log.warn({ err }, 'A database connection broke'))
  const db: Db = drizzleServer(pool)
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
