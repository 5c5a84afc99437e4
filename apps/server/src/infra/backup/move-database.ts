import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import { flushFolder, MANIFEST, RESTORE_FOLDER, readManifest, writeWhole } from '@octavo/disk'
import type { DataDir } from '../datadir/datadir.ts'
import { readMarker } from '../datadir/marker.ts'
import { answerOrder, type Order, readOrders } from '../datadir/orders.ts'
import { StartRefused } from '../datadir/refused.ts'
import { openDatabase } from '../db/open.ts'
import type { Logger } from '../log/log.ts'
import { keepAt } from './take-over.ts'

/** Says that a move has begun, and under which name its rows are kept. */
const UNDER_WAY = 'to-postgres.json'
const FOLDER = 'db'
/** An order that is older was meant for another start. */
const ORDER_MS = 3_600_000
const EXIT_CONFIG = 78

/** True when the embedded database lies in a data folder. */
export const holdsDatabase = (dir: string): boolean => existsSync(path.join(dir, FOLDER, 'PG_VERSION'))

/** A move of the embedded database to a PostgreSQL server, whose rows wait in the data folder to be taken. */
export interface DatabaseMove {
  /** Once the server's database has the rows and belongs to the folder: puts the old one aside, and answers the order. */
  finish(): Promise<void>
}

/**
 * Begins the move that `octavo data to-postgres` asked for, or goes on with one that was cut short: writes the rows of the
 * embedded database to where those of a backup wait, so that `takeRestored` takes them into the server's, all in one
 * transaction and held against their hashes. Until the folder says that its database is a server's, the embedded one is
 * what counts, and a start without `DATABASE_URL` gives the move up. Throws StartRefused in words.
 */
export async function beginMove(parts: {
  readonly dir: DataDir
  readonly url: string | undefined
  readonly log: Logger
  readonly nowMs: number
}): Promise<DatabaseMove | undefined> {
  const { dir, url, log, nowMs } = parts
  const orders = readOrders(dir).filter(({ order }) => order === 'to-postgres')
  const begun = readUnderWay(dir)
  const isAsked = orders.some(({ atMs }) => Math.abs(nowMs - atMs) < ORDER_MS)
  const isMoved = readMarker(dir.path)?.database?.kind === 'server'
  if (isMoved || url === undefined || !(isAsked || begun) || !holdsDatabase(dir.path)) {
    if (begun !== undefined) await (isMoved ? putAside(dir, begun) : giveUp(dir, begun))
    for (const order of orders) answerOrder(dir, order, { done: isMoved })
    return undefined
  }
  const id = begun ?? `to-postgres-${nowMs}`
  await refuseRestored(dir, id)
  await writeWhole(dir.in(UNDER_WAY), `${JSON.stringify({ id })}\n`)
  await keepEmbedded({ dir, id, log, nowMs })
  return { finish: () => finish(dir, id, orders, log) }
}

async function keepEmbedded(parts: {
  readonly dir: DataDir
  readonly id: string
  readonly log: Logger
  readonly nowMs: number
}): Promise<void> {
  const { dir, id, log, nowMs } = parts
  const folder = dir.in(RESTORE_FOLDER)
  // What a start that was cut short wrote may be half, and is as quickly written again.
  await rm(folder, { recursive: true, force: true })
  const database = await openDatabase({ url: undefined, root: dir.path, log })
  try {
    await keepAt({ db: database.db, folder, id, nowMs })
  } finally {
    await database.close()
  }
}

async function finish(dir: DataDir, id: string, orders: readonly Order[], log: Logger): Promise<void> {
  const kept = await putAside(dir, id)
  log.warn({ kept }, 'The database is a PostgreSQL server’s now; the old one can be removed when all is well')
  for (const order of orders) answerOrder(dir, order, { done: true, kept })
}

/** The embedded database is kept beside, until somebody removes it. */
async function putAside(dir: DataDir, id: string): Promise<string> {
  const kept = dir.in('moved-to-postgres', id)
  await mkdir(kept, { recursive: true, mode: 0o700 })
  if (existsSync(dir.in(FOLDER))) await rename(dir.in(FOLDER), path.join(kept, FOLDER))
  for (const folder of [kept, dir.path]) await flushFolder(folder)
  await unlink(dir.in(UNDER_WAY))
  return kept
}

async function giveUp(dir: DataDir, id: string): Promise<void> {
  if ((await idOfRestored(dir)) === id) await rm(dir.in(RESTORE_FOLDER), { recursive: true })
  await unlink(dir.in(UNDER_WAY))
}

/** A backup that was put back and not taken yet goes first. */
async function refuseRestored(dir: DataDir, id: string): Promise<void> {
  const other = await idOfRestored(dir)
  if (other === undefined || other === id) return
  throw new StartRefused(
    `A backup was restored into ${dir.path} and its rows were not taken yet. Nothing was moved. Start once without DATABASE_URL, then say "octavo data to-postgres" again.`,
    EXIT_CONFIG,
  )
}

async function idOfRestored(dir: DataDir): Promise<string | undefined> {
  const folder = dir.in(RESTORE_FOLDER)
  return existsSync(path.join(folder, MANIFEST)) ? (await readManifest(folder)).id : undefined
}

function readUnderWay(dir: DataDir): string | undefined {
  try {
    const { id } = JSON.parse(readFileSync(dir.in(UNDER_WAY), 'utf8')) as { id?: unknown }
    return typeof id === 'string' ? path.basename(id) : undefined
  } catch {
    return undefined
  }
}
