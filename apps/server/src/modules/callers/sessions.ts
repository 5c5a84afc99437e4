import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { askedTogether } from '../../infra/db/together.ts'
import { uuidv7 } from '../../infra/ids.ts'
import { Account } from './caller.ts'
import { hashOf, newToken } from './tokens.ts'

/** A session ends so long after the login, whatever happens in between. */
export const SESSION_MS = 30 * 86_400_000
/** A session ends after so long without a call. */
const IDLE_MS = 7 * 86_400_000
/** How exactly the last use is written down. */
const TOUCH_MS = 600_000
const CACHE_MS = 30_000
const CACHE_COUNT = 10_000

/** Where a call comes from, for the person's list of sessions. */
export interface Client {
  readonly device: string
  readonly address: string
}

/** Makes, finds and ends the sessions of accounts. */
export interface Sessions {
  /** Starts a session and gives its token, which is not kept. */
  create(db: Db, ownerId: string, client: Client): Promise<{ readonly token: string; readonly expiresAtMs: number }>
  /** The account that a token stands for, unless the session is over. */
  find(token: string, address: string): Promise<Account | undefined>
  /** Notes that the password was just given. */
  authenticated(account: Account): Promise<void>
  /** Ends sessions of an owner, at once: one of them, all but one, or all. Returns how many. */
  end(db: Db, ownerId: string, which: { readonly only?: string; readonly except?: string }): Promise<number>
  /** Removes the rows of sessions that are over. */
  expire(): Promise<void>
}

interface Row {
  readonly owner_id: string
  readonly id: string
  readonly created_at_ms: number
  readonly expires_at_ms: number
  readonly last_used_at_ms: number
  readonly authenticated_at_ms: number
}

export function createSessions(options: {
  readonly db: Db
  readonly nowMs: () => number
  /** True when this process alone has the database: only then it may remember who called, and end that at once. */
  readonly alone: boolean
}): Sessions {
  const { db, nowMs, alone } = options
  const asked = askedTogether<Row | undefined>()
  const recent = new Map<string, { readonly account: Account; readonly untilMs: number }>()

  return {
    create: async (tx, ownerId, { device, address }) => {
      const token = newToken()
      const now = nowMs()
      const expiresAtMs = now + SESSION_MS
      await query(
        tx,
        sql`insert into sessions (token_hash, owner_id, created_at_ms, id, expires_at_ms, last_used_at_ms, authenticated_at_ms, device, address)
            values (${hashOf(token)}, ${ownerId}, ${now}, ${uuidv7(now)}, ${expiresAtMs}, ${now}, ${now}, ${device}, ${address})`,
      )
      return { token, expiresAtMs }
    },

    find: async (token, address) => {
      const hash = hashOf(token)
      const now = nowMs()
      const known = recent.get(hash)
      if (known && known.untilMs > now) return known.account
      recent.delete(hash)
      const row = await asked(hash, async () => {
        const [found] = await query<Row>(
          db,
          sql`select s.owner_id, s.id, s.created_at_ms, s.expires_at_ms, s.last_used_at_ms, s.authenticated_at_ms
            from sessions s join accounts a on a.owner_id = s.owner_id
            where s.token_hash = ${hash} and s.expires_at_ms is not null and a.delete_after_ms is null`,
        )
        return found
      })
      if (!row || row.expires_at_ms <= now || row.last_used_at_ms + IDLE_MS <= now) return undefined
      if (now - row.last_used_at_ms > TOUCH_MS) {
        await query(
          db,
          sql`update sessions set last_used_at_ms = ${now}, address = ${address} where token_hash = ${hash}`,
        )
      }
      const account = new Account(row.owner_id, {
        id: row.id,
        createdAtMs: row.created_at_ms,
        expiresAtMs: row.expires_at_ms,
        authenticatedAtMs: row.authenticated_at_ms,
      })
      if (alone) {
        if (recent.size >= CACHE_COUNT) recent.clear()
        recent.set(hash, { account, untilMs: Math.min(now + CACHE_MS, row.expires_at_ms) })
      }
      return account
    },

    authenticated: async (account) => {
      recent.clear()
      await query(db, sql`update sessions set authenticated_at_ms = ${nowMs()} where id = ${account.session.id}`)
    },

    end: async (tx, ownerId, { only, except }) => {
      const which = only === undefined ? sql`` : sql`and id = ${only}`
      const but = except === undefined ? sql`` : sql`and id <> ${except}`
      const gone = await query<{ id: string }>(
        tx,
        sql`delete from sessions where owner_id = ${ownerId} ${which} ${but} returning id`,
      )
      recent.clear()
      return gone.length
    },

    expire: async () => {
      const now = nowMs()
      await query(db, sql`delete from sessions where expires_at_ms <= ${now} or last_used_at_ms <= ${now - IDLE_MS}`)
    },
  }
}
