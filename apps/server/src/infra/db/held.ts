import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Database, type Db, query } from './db.ts'

const CONNECT_MS = 5000

/** A lock that all processes of a database see, until `release` or until this process ends in any way. */
export interface HeldLock {
  /** False once the session that holds it has broken: others may have the lock by now. */
  readonly isHeld: boolean
  release(): Promise<void>
}

/** What is asked for: each of the locks in turn, waited for, or only tried. */
export interface WantedLock {
  readonly key: number
  readonly isShared?: boolean
  readonly isTried?: boolean
}

const ALONE: HeldLock = { isHeld: true, release: () => Promise.resolve() }

/**
 * Holds advisory locks in a session of its own, for work that is longer than a transaction; undefined where one that was only tried
 * is another's. The embedded database has one process, so there is nobody to keep out. Throws what the database does.
 */
export async function holdLocks(database: Database, ...wanted: readonly WantedLock[]): Promise<HeldLock | undefined> {
  if (database.url === undefined) return ALONE
  const client = new pg.Client({
    connectionString: database.url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  let isHeld = true
  const lose = () => {
    isHeld = false
  }
  client.on('error', lose)
  client.on('end', lose)
  const release = async () => await client.end().catch(() => undefined)
  try {
    await client.connect()
    const own: Db = drizzle(client)
    for (const lock of wanted)
      if (!(await take(own, lock))) {
        await release()
        return undefined
      }
  } catch (error) {
    await release()
    throw error
  }
  return {
    get isHeld() {
      return isHeld
    },
    release,
  }
}

async function take(db: Db, { key, isShared = false, isTried = false }: WantedLock): Promise<boolean> {
  const name = sql.raw(`pg_${isTried ? 'try_' : ''}advisory_lock${isShared ? '_shared' : ''}`)
  const [row] = await query<{ taken: unknown }>(db, sql`select ${name}(${key}::bigint) as taken`)
  return !isTried || row?.taken === true
}

/** Does something that one process of a database does at a time; the others wait for their turn. */
export async function inTurn<T>(database: Database, key: number, act: () => Promise<T>): Promise<T> {
  const held = await holdLocks(database, { key })
  try {
    return await act()
  } finally {
    await held?.release()
  }
}
