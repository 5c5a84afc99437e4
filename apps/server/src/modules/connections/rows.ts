import type { Connection, ConnectionProblem, Provider } from '@octavo/contract'
import type { Account } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { isId } from '../../infra/ids.ts'
import type { Library } from '../callers/index.ts'

/** A connection as it is kept. */
export interface Row {
  readonly id: string
  readonly owner_id: string
  readonly provider: Provider
  readonly name: string
  readonly account: string
  readonly address: string | null
  readonly login: string | null
  readonly sealed: string | null
  readonly state: Connection['state']
  readonly problem: ConnectionProblem | null
  readonly used_bytes: number | null
  readonly free_bytes: number | null
  readonly created_at_ms: number
  readonly checked_at_ms: number
}

/** How a connection stands. */
export interface Standing {
  readonly state: Connection['state']
  readonly problem: ConnectionProblem | null
}

const COLUMNS = sql`id, owner_id, provider, name, account, address, login, sealed, state, problem, used_bytes, free_bytes,
  created_at_ms, checked_at_ms`

export const WORKS: Standing = { state: 'works', problem: null }

/** A connection as its person sees it: nothing of what is sealed. */
export const toConnection = (row: Row): Connection => ({
  id: row.id,
  provider: row.provider,
  name: row.name,
  account: row.account,
  address: row.address,
  state: row.state,
  problem: row.problem,
  usedBytes: row.used_bytes,
  freeBytes: row.free_bytes,
  createdAtMs: row.created_at_ms,
  checkedAtMs: row.checked_at_ms,
})

/** A person's connections, oldest first. */
export const rowsOf = (db: Db, owner: Library): Promise<readonly Row[]> =>
  query<Row>(db, sql`select ${COLUMNS} from connections where owner_id = ${owner.id} order by id`)

/** A person's connections as they see them, oldest first: nothing of what opens them. */
export const connectionsOf = async (db: Db, owner: Library): Promise<readonly Connection[]> =>
  (await rowsOf(db, owner)).map(toConnection)

/** The connection of that id if it is this person's. */
export async function rowOf(db: Db, owner: Pick<Library, 'id'>, id: string): Promise<Row | undefined> {
  if (!isId(id)) return undefined
  return (await query<Row>(db, sql`select ${COLUMNS} from connections where owner_id = ${owner.id} and id = ${id}`))[0]
}

export async function insertRow(tx: Db, row: Row): Promise<void> {
  await query(
    tx,
    sql`insert into connections (id, owner_id, provider, name, account, address, login, sealed, state, problem, used_bytes,
          free_bytes, created_at_ms, checked_at_ms)
        values (${row.id}, ${row.owner_id}, ${row.provider}, ${row.name}, ${row.account}, ${row.address}, ${row.login},
          ${row.sealed}, ${row.state}, ${row.problem}, ${row.used_bytes}, ${row.free_bytes}, ${row.created_at_ms},
          ${row.checked_at_ms})`,
  )
}

/** Notes how a connection stands. One that its person ended stays ended, whatever a call that was under way says. */
export async function markStanding(db: Db, id: string, { state, problem }: Standing, nowMs: number): Promise<void> {
  await query(
    db,
    sql`update connections set state = ${state}, problem = ${problem}, checked_at_ms = ${nowMs}
        where id = ${id} and problem is distinct from 'ended'`,
  )
}

/** What a call that went well says of a place. */
export const roomOf = ({ usedBytes, freeBytes }: Account) => ({
  used_bytes: usedBytes === undefined ? null : Math.round(usedBytes),
  free_bytes: freeBytes === undefined ? null : Math.round(freeBytes),
})

/** Keeps a new password or grant, which was just seen to work. False when the connection is gone. */
export async function renewRow(
  db: Db,
  row: Pick<Row, 'id' | 'sealed' | 'used_bytes' | 'free_bytes'>,
  nowMs: number,
): Promise<boolean> {
  const kept = await query(
    db,
    sql`update connections set sealed = ${row.sealed}, state = 'works', problem = null, used_bytes = ${row.used_bytes},
          free_bytes = ${row.free_bytes}, checked_at_ms = ${nowMs} where id = ${row.id} returning id`,
  )
  return kept.length > 0
}

const LONGEST_NAME = 60

/** A name that no other connection of this person has: it is how they tell them apart. */
export async function freeName(tx: Db, owner: Library, { id, name }: Pick<Row, 'id' | 'name'>): Promise<string> {
  const taken = new Set((await rowsOf(tx, owner)).filter((row) => row.id !== id).map((row) => row.name.toLowerCase()))
  let free = name
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) {
    const end = ` (${n})`
    // Half a letter that is two units long could not be kept.
    const cut = name.slice(0, LONGEST_NAME - end.length).replace(/[\uD800-\uDBFF]$/u, '')
    free = `${cut.trim()}${end}`
  }
  return free
}
