import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction in it, the same for the embedded PostgreSQL and for a server. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Runs one statement and returns its rows, typed by the caller that wrote the statement. */
export async function query<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result: unknown = await db.execute(statement)
  return (result as { readonly rows: readonly Row[] }).rows
}

/** An open database. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  /** The embedded database's own door, for the job queue. */
  readonly embedded?: {
    query<T>(text: string, params?: unknown[]): Promise<{ rows: T[] }>
    exec(text: string): Promise<{ rows: unknown[] }[]>
    listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>
  }
  /** Address of the server. */
  readonly url?: string
  /** Rejects when the database doesn't answer. */
  ping(): Promise<void>
  /** Housekeeping that a server does on its own and the embedded one must be asked for: shortens its log. */
  checkpoint(): Promise<void>
  /** The same for space that old versions of rows take. */
  vacuum(): Promise<void>
  close(): Promise<void>
}
