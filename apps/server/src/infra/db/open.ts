import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Logger } from '../log/log.ts'
import { type Database, type Db, query } from './db.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { openServer } from './server.ts'

/** Opens the database: the server at `url`, or the embedded one in `root`. Both answer 64-bit integers as numbers. */
export async function openDatabase(options: {
  readonly url: string | undefined
  readonly root: string
  readonly log: Logger
}): Promise<Database> {
  return options.url === undefined
    ? await openEmbeddedDatabase(options.root, options.log)
    : await openServer(options.url, options.log)
}

async function openEmbeddedDatabase(root: string, log: Logger): Promise<Database> {
  const client = await EmbeddedClient.open(root, log)
  const db: Db = drizzle(client.asPglite())
  return {
    db,
    kind: 'embedded',
    embedded: client,
    ping: async () => void (await query(db, sql`select 1`)),
    // A single-user PostgreSQL has no checkpointer and no autovacuum: without these its log would grow for ever.
    checkpoint: async () => void (await client.exec('checkpoint')),
    vacuum: () => vacuumEach(client),
    close: () => client.close(),
  }
}

/** Cleans up one table after the other, and lets requests through between them: all at once hold everybody for seconds. */
async function vacuumEach(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query<{ readonly name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not like 'pg\\_temp%'`,
  )
  for (const { name } of rows) {
    await client.exec(`vacuum (analyze) ${name}`)
    await setImmediate()
  }
}
