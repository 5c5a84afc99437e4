import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'

declare const authorised: unique symbol
declare const fresh: unique symbol

/** Somebody whose right to a library was proven. Only this module makes one: a use case that takes it can't be reached without. */
export interface Owner {
  readonly id: string
  readonly kind: 'guest' | 'account'
  readonly [authorised]: true
}

/** Somebody who is logged in, and the session that proved it. */
export interface Account extends Owner {
  readonly kind: 'account'
  readonly session: {
    readonly id: string
    readonly createdAtMs: number
    readonly expiresAtMs: number
    /** When the password was last given in this session. */
    readonly authenticatedAtMs: number
  }
}

/** Somebody who has just proven to be more than a browser left open: an account whose password is fresh, or a guest. */
export type FreshOwner = (Owner | Account) & { readonly [fresh]: true }
/** An account whose password is fresh. */
export type FreshAccount = Account & { readonly [fresh]: true }

export const asOwner = (row: Pick<Owner, 'id' | 'kind'>): Owner => row as Owner
export const asAccount = (row: Omit<Account, typeof authorised>): Account => row as Account
export const isAccount = (owner: Owner): owner is Account => owner.kind === 'account' && 'session' in owner

/** Those for whom a regular job has work to do, which no request asks for. `condition` is one on `owners o`. */
export async function ownersForJob(db: Db, condition: SQL): Promise<readonly Owner[]> {
  const rows = await query<Pick<Owner, 'id' | 'kind'>>(db, sql`select o.id, o.kind from owners o where ${condition}`)
  return rows.map(asOwner)
}

const TRASH = 'trash:'

/** The trash of a library: another library of the same person, which no call but those of the trash looks into. */
export const trashOf = (owner: Owner): Owner => ({ ...owner, id: `${TRASH}${owner.id}` })
export const isTrash = (owner: Owner): boolean => owner.id.startsWith(TRASH)

/** Removes owners with all their rows, the trash too. Their bytes go with the next sweep. */
export async function removeOwners(tx: Db, ids: readonly string[]): Promise<void> {
  const list = sql`(select json_array_elements_text(${JSON.stringify(ids)}::json))`
  const both = sql`(select json_array_elements_text(${JSON.stringify([...ids, ...ids.map((id) => `${TRASH}${id}`)])}::json))`
  // Files and folders name their owner without a foreign key: checking it cost a quarter of a large upload's insert.
  await query(tx, sql`delete from files where owner_id in ${both}`)
  await query(tx, sql`delete from folders where owner_id in ${both}`)
  await query(tx, sql`delete from owners where id in ${list}`)
}
