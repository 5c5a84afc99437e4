import { sql } from 'drizzle-orm'
import type { Blobs } from '../../infra/blobs/port.ts'
import type { Config } from '../../infra/config/config.ts'
import { showBytes } from '../../infra/config/units.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { usageOf } from '../library/index.ts'
import { planLimit } from './price.ts'

/** What a library has room for just now, and what is said to what is beyond. Negative when it is over its limit. */
export interface Room {
  readonly files: number
  readonly bytes: number
  readonly tooMany: () => Refusal
  readonly overQuota: () => Refusal
}

/** Of the disk's free space so much is the most that one guest's library may have, where no quota of guests is set. */
const GUEST_SHARE = 0.1

/** The room of a library. True for as long as `db` is a transaction that holds the library's row (`holdLibrary`). */
export async function roomOf(db: Db, owner: Caller, config: Config, store: Blobs): Promise<Room> {
  const usage = await usageOf(db, owner)
  const quotaBytes = await quotaOf(owner, config, store)
  const isLess = owner.kind === 'guest' && quotaBytes < config.quotaBytes
  const most = showBytes(quotaBytes)
  const text = isLess
    ? `A guest's library holds ${most} at most. Sign up to keep more.`
    : `A library holds ${most} at most`
  return {
    ...(await fileRoom(db, owner, config)),
    bytes: quotaBytes - usage.bytes - usage.trashBytes,
    overQuota: () => new Refusal('forbidden', text, { limitBytes: quotaBytes }),
  }
}

async function quotaOf(owner: Caller, config: Config, store: Blobs): Promise<number> {
  if (owner.kind !== 'guest') return config.quotaBytes
  const guestBytes = config.guestQuotaBytes ?? Math.floor((await store.disk.freeBytes()) * GUEST_SHARE)
  return Math.min(config.quotaBytes, guestBytes)
}

/** Files that a library has room for, by the server's limit and by the plan of its person. */
export async function fileRoom(db: Db, owner: Caller, config: Config): Promise<Pick<Room, 'files' | 'tooMany'>> {
  const { files } = await usageOf(db, owner)
  const plan = await planLimit(db, owner, config)
  if (plan !== undefined && plan.files < config.maxFiles) return { files: plan.files - files, tooMany: plan.refusal }
  const text = `A library holds ${config.maxFiles.toLocaleString('en')} files at most`
  return {
    files: config.maxFiles - files,
    tooMany: () => new Refusal('too_many_files', text, { limit: config.maxFiles }),
  }
}

/** Lets nobody else change how much a library holds until the transaction ends; false when the library has gone. */
export async function holdLibrary(tx: Db, owner: Caller): Promise<boolean> {
  return (await query(tx, sql`select id from owners where id = ${owner.id} for update`)).length > 0
}

/**
 * Does `act`, which may bring files back into a library, in the transaction `tx`; throws the refusal of the limit, so that
 * nothing of it is done, when the library is over its limit then and was not so far before.
 */
export async function withinLimit<T>(tx: Db, owner: Caller, config: Config, act: () => Promise<T>): Promise<T> {
  await holdLibrary(tx, owner)
  const before = await fileRoom(tx, owner, config)
  const done = await act()
  const after = await fileRoom(tx, owner, config)
  if (after.files < 0 && after.files < before.files) throw after.tooMany()
  return done
}
