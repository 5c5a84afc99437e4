import { type AccountSettings, DEFAULT_SETTINGS, type SettingsPatch, settings } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Account, Caller } from '../callers/index.ts'

/** What an account chose, defaults where it chose nothing. What an older version wrote and this one can't read is a default too. */
export async function readSettings(db: Db, account: Caller): Promise<AccountSettings> {
  const [row] = await query<{ chosen: unknown }>(db, sql`select chosen from settings where owner_id = ${account.id}`)
  return parseChosen(row?.chosen)
}

/** Changes some settings and gives back all; members that the patch leaves out stay. */
export async function changeSettings(db: Db, account: Account, patch: SettingsPatch): Promise<AccountSettings> {
  return await db.transaction(async (tx) => {
    await query(tx, sql`insert into settings (owner_id, chosen) values (${account.id}, '{}') on conflict do nothing`)
    // Two tabs that change different settings at once both win.
    const [row] = await query<{ chosen: unknown }>(
      tx,
      sql`select chosen from settings where owner_id = ${account.id} for update`,
    )
    const before = parseChosen(row?.chosen)
    const after = settings.parse({
      ...before,
      ...patch,
      notifications: { ...before.notifications, ...patch.notifications },
    })
    await query(tx, sql`update settings set chosen = ${jsonForDb(after)}::jsonb where owner_id = ${account.id}`)
    return after
  })
}

/** Puts the notices of an account back to what a new person finds: somebody else may have silenced them. */
export async function resetNotices(tx: Db, ownerId: string): Promise<void> {
  await query(tx, sql`update settings set chosen = chosen - 'notifications' where owner_id = ${ownerId}`)
}

function parseChosen(stored: unknown): AccountSettings {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const known = Object.entries(settings.shape).flatMap(([name, shape]) => {
    const parsed = shape.safeParse(found[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(known) as Partial<AccountSettings>) }
}
