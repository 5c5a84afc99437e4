import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'

declare const fresh: unique symbol

const TRASH = 'trash:'

/**
 * What rows belong to. Only this room makes one, of a person whose right to it was proven: a use case that takes it can't be
 * reached without. A copy with another id is none: neither the compiler nor `trash` takes it.
 */
export class Library {
  readonly #id: string

  constructor(id: string) {
    this.#id = id
  }

  /** The `owner_id` of its rows. */
  get id(): string {
    return this.#id
  }

  get isTrash(): boolean {
    return this.#id.startsWith(TRASH)
  }
}

/** Who calls, or for whom a job works; first of all the library of theirs. */
export class Caller extends Library {
  readonly kind: 'guest' | 'account'

  constructor({ id, kind }: Pick<Caller, 'id' | 'kind'>) {
    super(id)
    this.kind = kind
  }

  /** The trash: another library of the same person, which no call but those of the trash looks into. */
  get trash(): Library {
    return new Library(`${TRASH}${this.id}`)
  }
}

/** Somebody who is logged in, and the session that proved it. */
export class Account extends Caller {
  readonly session: {
    readonly id: string
    readonly createdAtMs: number
    readonly expiresAtMs: number
    /** When the password was last given in this session. */
    readonly authenticatedAtMs: number
  }

  constructor(id: string, session: Account['session']) {
    super({ id, kind: 'account' })
    this.session = session
  }
}

/** Somebody who has just proven to be more than a browser left open: an account whose password is fresh, or a guest. */
export type FreshCaller = (Caller | Account) & { readonly [fresh]: true }
/** An account whose password is fresh. */
export type FreshAccount = Account & { readonly [fresh]: true }

export const isAccount = (caller: Caller): caller is Account => caller instanceof Account

/** Those for whom a regular job has work to do, which no request asks for. `condition` is one on `owners o`. */
export async function callersForJob(db: Db, condition: SQL): Promise<readonly Caller[]> {
  const rows = await query<Pick<Caller, 'id' | 'kind'>>(db, sql`select o.id, o.kind from owners o where ${condition}`)
  return rows.map((row) => new Caller(row))
}

/**
 * Holds a guest and the account that its browser has just logged in to, in the order of their ids, as every other lock of
 * two would be taken: uploads under way are waited for. Returns the account; undefined when it is gone.
 */
export async function holdBoth(tx: Db, guest: Caller, accountId: string): Promise<Caller | undefined> {
  const held = await query<Pick<Caller, 'id' | 'kind'>>(
    tx,
    sql`select id, kind from owners where id in (${guest.id}, ${accountId}) order by id for update`,
  )
  const account = held.find(({ id, kind }) => id === accountId && kind === 'account')
  return account && new Caller(account)
}

/** Removes owners with all their rows, the trash too. Their bytes go with the next sweep. */
export async function removeOwners(tx: Db, ids: readonly string[]): Promise<void> {
  const list = sql`(select json_array_elements_text(${JSON.stringify(ids)}::json))`
  const both = sql`(select json_array_elements_text(${JSON.stringify([...ids, ...ids.map((id) => `${TRASH}${id}`)])}::json))`
  // Files and folders name their owner without a foreign key: checking it cost a quarter of a large upload's insert.
  await query(tx, sql`delete from files where owner_id in ${both}`)
  await query(tx, sql`delete from folders where owner_id in ${both}`)
  await query(tx, sql`delete from tasks where owner_id in ${list}`)
  await query(tx, sql`delete from owners where id in ${list}`)
}
