import type { User } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { FreshAccount } from '../callers/index.ts'
import type { Link } from './links.ts'

/** A row of `accounts`. */
export interface AccountRow {
  readonly owner_id: string
  readonly email: string
  readonly email_key: string
  readonly password_hash: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly plan: 'trial' | 'monthly' | 'yearly'
  readonly created_at_ms: number
  readonly delete_after_ms: number | null
  /** When the address was confirmed by a link that was mailed to it. */
  readonly email_verified_at_ms: number | null
}

/** What an e-mail address is compared by. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()

export const toUser = (row: AccountRow): User => ({
  id: row.owner_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  createdAtMs: row.created_at_ms,
  emailVerified: row.email_verified_at_ms !== null,
})

export async function accountByEmail(db: Db, emailKey: string): Promise<AccountRow | undefined> {
  return (await query<AccountRow>(db, sql`select * from accounts where email_key = ${emailKey}`))[0]
}

/** The row of an account that is there for certain, for its session was just found. */
export async function accountRow(db: Db, ownerId: string): Promise<AccountRow> {
  const [row] = await query<AccountRow>(db, sql`select * from accounts where owner_id = ${ownerId}`)
  if (!row) throw new Error('An account without its row')
  return row
}

/**
 * The address by which an operator's settings name an account, as addresses are compared. It counts once it is confirmed, or
 * where no mails are sent. Undefined for who has no account.
 */
export async function addressOf(
  db: Db,
  ownerId: string,
  { smtp }: Pick<Config, 'smtp'>,
): Promise<{ readonly emailKey: string; readonly counts: boolean } | undefined> {
  const [row] = await query<Pick<AccountRow, 'email_key' | 'email_verified_at_ms'>>(
    db,
    sql`select email_key, email_verified_at_ms from accounts where owner_id = ${ownerId}`,
  )
  return row && { emailKey: row.email_key, counts: row.email_verified_at_ms !== null || smtp === undefined }
}

/** Writes a new account; undefined when its e-mail address is taken. The owner's row has to be there. */
export async function insertAccount(
  tx: Db,
  row: Omit<AccountRow, 'plan' | 'delete_after_ms' | 'email_verified_at_ms'>,
): Promise<AccountRow | undefined> {
  const [made] = await query<AccountRow>(
    tx,
    sql`insert into accounts (owner_id, email, email_key, password_hash, first_name, last_name, created_at_ms)
        values (${row.owner_id}, ${row.email}, ${row.email_key}, ${row.password_hash}, ${row.first_name}, ${row.last_name}, ${row.created_at_ms})
        on conflict (email_key) do nothing returning *`,
  )
  return made
}

/** Stores a new password. */
export async function storePassword(db: Db, ownerId: string, passwordHash: string): Promise<void> {
  await query(db, sql`update accounts set password_hash = ${passwordHash} where owner_id = ${ownerId}`)
}

/** Stores a new e-mail address, not confirmed yet, and does `also` in the same transaction; false when it is taken. */
export async function storeEmail(
  db: Db,
  account: FreshAccount,
  email: string,
  also: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const emailKey = emailKeyOf(email)
  try {
    await db.transaction(async (tx) => {
      await query(
        tx,
        sql`update accounts set email = ${email}, email_key = ${emailKey},
              email_verified_at_ms = case when email_key = ${emailKey} then email_verified_at_ms end
            where owner_id = ${account.id}`,
      )
      await also(tx)
    })
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** Notes that a link came back from an account's address, if it is still the account's. */
export async function markVerified(db: Db, { ownerId, emailKey }: Link, nowMs: number): Promise<void> {
  await query(
    db,
    sql`update accounts set email_verified_at_ms = coalesce(email_verified_at_ms, ${nowMs})
        where owner_id = ${ownerId} and email_key = ${emailKey}`,
  )
}

/** SQLSTATE of a unique constraint that was hit, wherever the driver put it. */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505') return true
  return false
}

/** Takes back a deletion that was asked for. True when there was one. */
export async function keepAccount(db: Db, ownerId: string): Promise<boolean> {
  const kept = await query(
    db,
    sql`update accounts set delete_after_ms = null where owner_id = ${ownerId} and delete_after_ms is not null returning owner_id`,
  )
  return kept.length > 0
}
