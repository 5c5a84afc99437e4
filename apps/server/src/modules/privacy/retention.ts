import { sql } from 'drizzle-orm'
import type { Blobs } from '../../infra/blobs/port.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { type FreshCaller, removeOwners, type Sessions } from '../callers/index.ts'
import { sweepBlobs } from '../library/index.ts'
import { purgeTrash, trashClock } from '../trash/index.ts'

const DAY_MS = 86_400_000
/** Days in which a login takes the deletion of an account back. */
const GRACE_MS = 7 * DAY_MS

/** Ends all sessions of an account and marks it for deletion, with `tell` in the same transaction; says when it goes. */
export async function scheduleDeletion(
  db: Db,
  sessions: Sessions,
  owner: FreshCaller,
  nowMs: number,
  tell: (tx: Db, deletedAtMs: number) => Promise<void>,
): Promise<number> {
  const deletedAtMs = nowMs + GRACE_MS
  await db.transaction(async (tx) => {
    await query(tx, sql`update accounts set delete_after_ms = ${deletedAtMs} where owner_id = ${owner.id}`)
    await sessions.end(tx, owner.id, {})
    await tell(tx, deletedAtMs)
  })
  return deletedAtMs
}

/** Removes a guest's library now, bytes and all. */
export async function removeNow(db: Db, store: Blobs, owner: FreshCaller): Promise<void> {
  await db.transaction(async (tx) => {
    // An upload or a run that is just being committed is waited for.
    await query(tx, sql`select id from owners where id = ${owner.id} for update`)
    await removeOwners(tx, [owner.id])
  })
  await sweepBlobs(db, store)
}

/**
 * Does what was promised about time, unless the clock has just jumped: files whose days in the trash are over go, accounts
 * whose days of grace are over, with their bytes, and what `expire` removes. Whatever is over by a wrong clock is refused
 * while the clock is wrong, and there again when it is right.
 */
export async function keepPromises(
  db: Db,
  store: Blobs,
  expire: readonly (() => Promise<void>)[],
  nowMs: number,
): Promise<{ readonly files: number; readonly accounts: number }> {
  if (!(await trashClock(db).pass(nowMs))) return { files: 0, accounts: 0 }
  for (const act of expire) await act()
  await query(db, sql`delete from used_resets where used_at_ms < ${nowMs - DAY_MS}`)
  const files = await purgeTrash(db, nowMs)
  const accounts = await removeDueAccounts(db, nowMs)
  if (files + accounts > 0) await sweepBlobs(db, store)
  return { files, accounts }
}

async function removeDueAccounts(db: Db, nowMs: number): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await query<{ id: string }>(
      tx,
      sql`select o.id from owners o join accounts a on a.owner_id = o.id where a.delete_after_ms <= ${nowMs} for update`,
    )
    if (due.length > 0)
      await removeOwners(
        tx,
        due.map((row) => row.id),
      )
    return due.length
  })
}
