import { askAgain, type KeptSets, keepAll, NOTHING_KEPT, readKept, writeKept } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { resolveFiles } from '../library/index.ts'

/** Sets that are remembered of one person; the oldest make room, and are asked about again. */
const MOST_KEPT = 10_000

/** The copies of which somebody keeps all. */
export async function keptOf(db: Db, ownerId: string): Promise<KeptSets> {
  const [row] = await query<{ kept: string }>(db, sql`select kept from kept_copies where owner_id = ${ownerId}`)
  return row ? readKept(row.kept) : NOTHING_KEPT
}

/** Remembers by their contents that all of some files are kept, or forgets it. Throws Refusal `not_found`. */
export async function changeKept(db: Db, owner: Caller, ids: readonly string[], keep: boolean): Promise<void> {
  const files = await resolveFiles(db, owner, [...new Set(ids)], { names: false })
  const contents = [...new Set([...files.values()].map(({ file }) => file.sha256))].sort()
  await db.transaction((tx) =>
    change(tx, owner.id, (kept) => (keep ? keepAll(kept, contents) : askAgain(kept, contents))),
  )
}

/** Gives what a guest said of copies to the account that takes the guest's library. */
export async function adoptKept(tx: Db, guestId: string, accountId: string): Promise<void> {
  const sets = await keptOf(tx, guestId)
  if (sets.length > 0) await change(tx, accountId, (kept) => sets.reduce(keepAll, kept))
}

/** Within a transaction: one change at a time, also where there is no row yet that could be held. */
async function change(tx: Db, ownerId: string, edit: (kept: KeptSets) => KeptSets): Promise<void> {
  await query(tx, sql`select id from owners where id = ${ownerId} for update`)
  const kept = writeKept(edit(await keptOf(tx, ownerId)).slice(-MOST_KEPT))
  await query(
    tx,
    sql`insert into kept_copies (owner_id, kept) values (${ownerId}, ${kept})
        on conflict (owner_id) do update set kept = excluded.kept`,
  )
}
