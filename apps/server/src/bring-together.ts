import type { DatabaseMove } from './infra/backup/move-database.ts'
import { takeRestored, upgrade, waitsForRows } from './infra/backup/take-over.ts'
import type { Contents } from './infra/blobs/open.ts'
import type { RemovalLocks } from './infra/blobs/removals.ts'
import type { Config } from './infra/config/config.ts'
import type { DataDir } from './infra/datadir/datadir.ts'
import { answerOrder, forgetAnswers, readOrders } from './infra/datadir/orders.ts'
import { StartRefused } from './infra/datadir/refused.ts'
import { findSecret, readSecret } from './infra/datadir/secret.ts'
import type { Database } from './infra/db/db.ts'
import { type HeldLock, holdLocks, inTurn } from './infra/db/held.ts'
import { KEEP_LOCK, REMOVE_LOCK, START_LOCK } from './infra/db/locks.ts'
import { openDatabase } from './infra/db/open.ts'
import { noteShared, pair, refuseWrongKind } from './infra/db/pair.ts'
import type { Logger } from './infra/log/log.ts'

interface Parts {
  readonly config: Config
  readonly dataDir: DataDir
  readonly database: Database
  readonly contents: Contents
  /** The embedded database's rows are on their way into this one. */
  readonly move: DatabaseMove | undefined
  readonly log: Logger
  readonly nowMs: () => number
}

/** An order that is older was meant for another start. */
const BIND_MS = 3_600_000

/** The operator's words to bind a folder and a database anew, and whether they are fresh. */
function bindOrders(dir: DataDir) {
  const orders = readOrders(dir).filter(({ order }) => order === 'bind')
  return { orders, anew: orders.some(({ atMs }) => Math.abs(Date.now() - atMs) < BIND_MS) }
}

/** Opens the database of the data folder; refuses one of another kind, unless the operator has just said so. */
export async function openOrRefuse(config: Config, dir: DataDir, log: Logger): Promise<Database> {
  forgetAnswers(dir, Date.now())
  if (!bindOrders(dir).anew && !waitsForRows(dir)) refuseWrongKind(dir, config.databaseUrl)
  return await openDatabase({ url: config.databaseUrl, root: dir.path, log }).catch((error: unknown) => {
    if (error instanceof StartRefused) throw error
    log.fatal({ err: error }, 'The database can not be opened')
    throw new StartRefused('The database can not be opened. The log says why.', 69, error)
  })
}

/**
 * Brings data folder, database, bucket and schema together; refuses what belongs to another, unless the operator has just said so.
 * One process of a database does so at a time. Returns the secret.
 */
export const bringTogether = (parts: Parts): Promise<Buffer> =>
  inTurn(parts.database, START_LOCK, () => bringAll(parts))

async function bringAll(parts: Parts): Promise<Buffer> {
  const { config, dataDir: dir, database, contents, move, log, nowMs } = parts
  const { orders, anew: isSaid } = bindOrders(dir)
  const anew = isSaid || move !== undefined
  const bucket = config.s3?.bucket
  await takeRestored(database.db, dir, { asAnother: move !== undefined })
  const comer = { dir, store: contents.store, secret: findSecret(dir, config.secret), bucket }
  const paired = await pair({ ...comer, database, anew })
  await contents.join({ ...paired, anew })
  const secret = readSecret(dir, config.secret)
  await noteShared(database, { secret, bucket })
  await move?.finish()
  for (const order of orders) answerOrder(dir, order, { done: isSaid })
  const kept = await upgrade(database.db, dir, nowMs())
  if (kept !== undefined) log.info({ kept }, 'The rows were kept before the upgrade')
  await contents.store.disk.clearTemporary()
  return secret
}

/** How processes of one database keep removals and backups out of each other's way. */
export const removalLocks = (database: Database): RemovalLocks => ({
  // What is waited for is always taken.
  keep: async () => (await holdLocks(database, { key: KEEP_LOCK, isShared: true })) as HeldLock,
  remove: () => holdLocks(database, { key: REMOVE_LOCK }, { key: KEEP_LOCK, isTried: true }),
})
