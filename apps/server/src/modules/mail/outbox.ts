import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Background } from '../../infra/jobs/background.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Message, Outcome, Transport } from './transport.ts'

const MINUTE_MS = 60_000
/** While a letter is being sent nobody else tries it. Longer than a try can take. */
const LEASE_MS = 3 * MINUTE_MS
const LONGEST_WAIT_MS = 60 * MINUTE_MS
/** A letter is given up after so long. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS

/** A letter in the outbox: what it is about and whom it is for. It holds no link and no token; these are made as it goes. */
export interface Letter<Kind extends string, Facts> {
  readonly kind: Kind
  readonly recipient: string
  readonly facts: Facts
}

/** Letters that wait in the database until the mail server has taken them. */
export interface Outbox<Kind extends string, Facts> {
  /** Puts a letter in, within the caller's transaction. Call `wake` when that is done. */
  put(tx: Db, letter: Letter<Kind, Facts>): Promise<void>
  /** Sends what is due, until the mail server can't be reached; whoever waits for it hears when that is done. */
  wake(): Promise<void>
}

interface Row<Kind, Facts> {
  readonly id: string
  readonly kind: Kind
  readonly recipient: string
  readonly facts: Facts
  readonly created_at_ms: number
  readonly tries: number
}

/**
 * `write` makes the mail of a letter just before it is sent, or says that it is not needed any more (undefined). A letter
 * is sent at least once: a process that dies between the server's receipt and the row's end sends it again, under the same
 * Message-ID.
 */
export function createOutbox<Kind extends string, Facts>(options: {
  readonly db: Db
  readonly transport: Transport
  readonly background: Background
  readonly write: (letter: Letter<Kind, Facts>) => Promise<Omit<Message, 'id'> | undefined>
  readonly log: Logger
  readonly nowMs: () => number
}): Outbox<Kind, Facts> {
  const { db, transport, background, write, log, nowMs } = options

  const claim = async () => {
    const now = nowMs()
    const [row] = await query<Row<Kind, Facts>>(
      db,
      sql`update letters set try_at_ms = ${now + LEASE_MS}, tries = tries + 1
          where id in (select id from letters where try_at_ms <= ${now} order by try_at_ms, id limit 1 for update skip locked)
          returning id, kind, recipient, facts, created_at_ms, tries`,
    )
    return row
  }
  const remove = (id: string) => query(db, sql`delete from letters where id = ${id}`)

  /** False when the mail server can't be reached: the others need not try. */
  const deliver = async (row: Row<Kind, Facts>): Promise<boolean> => {
    const about = { letter: row.id, kind: row.kind, tries: row.tries }
    const mail = await write(row)
    const outcome: Outcome = mail ? await transport.send({ ...mail, id: row.id }) : { status: 'sent' }
    if (outcome.status === 'sent') {
      await remove(row.id)
      return true
    }
    const isReached = outcome.status !== 'unreachable'
    if (outcome.status === 'refused' || nowMs() - row.created_at_ms >= GIVE_UP_MS) {
      log.error({ ...about, why: outcome.why }, 'A mail was given up')
      await remove(row.id)
      return isReached
    }
    const waitMs = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(row.tries - 1, 10))
    await query(db, sql`update letters set try_at_ms = ${nowMs() + waitMs} where id = ${row.id}`)
    log.warn({ ...about, why: outcome.why }, 'A mail could not be sent yet')
    return isReached
  }

  const line = background.line({
    name: 'mail',
    atOnce: 1,
    async *run() {
      for (let row = await claim(); row && (await deliver(row)); row = await claim()) yield
    },
  })

  return {
    put: async (tx, { kind, recipient, facts }) => {
      const now = nowMs()
      await query(
        tx,
        sql`insert into letters (id, kind, recipient, facts, created_at_ms, try_at_ms)
            values (${uuidv7(now)}, ${kind}, ${recipient}, ${JSON.stringify(facts)}::jsonb, ${now}, ${now})`,
      )
    },
    wake: () => line.soon({ id: '' }),
  }
}
