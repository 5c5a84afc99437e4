import { sql } from 'drizzle-orm'
import { query } from '../../src/infra/db/db.ts'
import { openDatabase } from '../../src/infra/db/open.ts'
import { createLogger } from '../../src/infra/log/log.ts'

/** Carries out statements on the database of a PostgreSQL server, beside whoever else uses it. */
export async function withStatements(url: string, act: (say: (statement: string) => Promise<void>) => Promise<void>) {
  const { db, close } = await openDatabase({ url, root: '', log: createLogger({ level: 'error' }) })
  try {
    await act(async (statement) => void (await query(db, sql.raw(statement))))
  } finally {
    await close()
  }
}
