import type { LeftMailingsResponse } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'

/** A mailing that somebody asked to leave. */
export interface LeftRow {
  readonly id: string
  readonly owner_id: string
  readonly connection_id: string
  readonly key: string
  readonly name: string
  readonly letter_id: string
  /** The address that its person has agreed to. */
  readonly url: string
  readonly outcome: LeftMailingsResponse['left'][string]['outcome']
  readonly is_failing: boolean
  readonly asked_at_ms: number
}

const COLUMNS = sql`id, owner_id, connection_id, key, name, letter_id, url, outcome, is_failing, asked_at_ms`

/** What was asked of the mailings of a connection. */
export const leftIn = (db: Db, connectionId: string): Promise<readonly LeftRow[]> =>
  query<LeftRow>(db, sql`select ${COLUMNS} from left_mailings where connection_id = ${connectionId}`)

/** All that a person asked, oldest first. */
export async function leftOf(db: Db, ownerId: string) {
  const rows = await query<LeftRow>(
    db,
    sql`select ${COLUMNS} from left_mailings where owner_id = ${ownerId} order by id`,
  )
  return rows.map(({ connection_id, key, name, outcome, asked_at_ms }) => ({
    ...{ connectionId: connection_id, key, name, outcome, askedAtMs: asked_at_ms },
  }))
}

export const leftRow = async (db: Db, id: string): Promise<LeftRow | undefined> =>
  (await query<LeftRow>(db, sql`select ${COLUMNS} from left_mailings where id = ${id}`))[0]

/** Writes down that one is asked for, in place of what became of it before; gives its id. */
export async function askRow(tx: Db, row: Omit<LeftRow, 'outcome' | 'is_failing'>): Promise<string> {
  const [kept] = await query<{ id: string }>(
    tx,
    sql`insert into left_mailings (id, owner_id, connection_id, key, name, letter_id, url, outcome, asked_at_ms)
        values (${row.id}, ${row.owner_id}, ${row.connection_id}, ${row.key}, ${row.name}, ${row.letter_id}, ${row.url}, 'asked',
          ${row.asked_at_ms})
        on conflict (connection_id, key) do update set name = excluded.name, letter_id = excluded.letter_id, url = excluded.url,
          outcome = 'asked', is_failing = false, asked_at_ms = excluded.asked_at_ms
        returning id`,
  )
  return kept?.id ?? row.id
}

export const noteFailing = (db: Db, id: string) =>
  query(db, sql`update left_mailings set is_failing = true where id = ${id} and outcome = 'asked'`)

export const noteOutcome = (tx: Db, id: string, outcome: LeftRow['outcome']) =>
  query(tx, sql`update left_mailings set outcome = ${outcome}, is_failing = false where id = ${id}`)
