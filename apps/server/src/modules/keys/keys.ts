import { type ApiKey, type CreateKeyRequest, type CreateKeyResponse, KEY_MOST, type KeyScope } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Limits } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId, uuidv7 } from '../../infra/ids.ts'
import { type Account, type FreshAccount, hashOf, newToken } from '../callers/index.ts'

const DAY_MS = 86_400_000
/** A key that is over is listed for so long, so that a person sees why a program stopped. */
const REMEMBERED_MS = 30 * DAY_MS
/** How exactly the last use is written down. */
const TOUCH_MS = 60_000
const SHOWN = 10
const MADE_AN_HOUR = 40
const CALLS_A_MINUTE = 600

const KEY = /^oct_[\w-]{43}$/u

/** A key that lives, and whose account does. */
export interface LivingKey {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  readonly scopes: readonly KeyScope[]
}

/** Makes, lists, finds and revokes the keys of accounts. Only the SHA-256 of a key is kept. */
export interface Keys {
  /** What a key may do. Throws `unauthorized` for one that is over or unknown, `rate_limited` for one that calls too often. */
  find(secret: string): Promise<LivingKey>
  /** Makes a key and tells it, once. Throws `conflict` when the account has `KEY_MOST`. */
  create(account: FreshAccount, wish: CreateKeyRequest): Promise<CreateKeyResponse>
  list(account: Account): Promise<ApiKey[]>
  /** Ends a key at once; false when the account has no such key. */
  revoke(account: Account, id: string): Promise<boolean>
  /** Ends all keys of an account at once; returns how many still worked. */
  revokeAll(tx: Db, ownerId: string): Promise<number>
  /** How many keys of an account work. */
  count(tx: Db, ownerId: string): Promise<number>
  /** Removes the rows of keys that were over long ago. */
  expire(): Promise<void>
}

/** True for text that can be a key of ours. */
export const isKey = (text: string): boolean => KEY.test(text)

interface Row {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly KeyScope[]
  readonly created_at_ms: number
  readonly expires_at_ms: number
  readonly last_used_at_ms: number | null
}

const toKey = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: [...row.scopes],
  createdAtMs: row.created_at_ms,
  expiresAtMs: row.expires_at_ms,
  lastUsedAtMs: row.last_used_at_ms,
})

/** The keys of an owner, newest first. */
export async function keysOf(db: Db, ownerId: string): Promise<ApiKey[]> {
  const rows = await query<Row>(
    db,
    sql`select id, name, prefix, scopes, created_at_ms, expires_at_ms, last_used_at_ms
        from api_keys where owner_id = ${ownerId} order by id desc`,
  )
  return rows.map(toKey)
}

export function createKeys(parts: { readonly db: Db; readonly limits: Limits; readonly nowMs: () => number }): Keys {
  const { db, limits, nowMs } = parts
  const often = 'This API key calls too often. Try again in a minute.'
  const calls = limits({ name: 'key-calls', tries: CALLS_A_MINUTE, seconds: 60, text: often })
  const many = 'Too many keys were made. Try again in an hour.'
  const making = limits({ name: 'keys-made', tries: MADE_AN_HOUR, seconds: 3600, text: many })

  return {
    find: async (secret) => {
      const hash = hashOf(secret)
      const [row] = await query<Row & { owner_id: string }>(
        db,
        sql`select k.id, k.name, k.owner_id, k.scopes, k.expires_at_ms, k.last_used_at_ms
            from api_keys k join accounts a on a.owner_id = k.owner_id
            where k.key_hash = ${hash} and a.delete_after_ms is null`,
      )
      if (!row) throw new Refusal('unauthorized', 'This API key is not valid. It may have been revoked.')
      const now = nowMs()
      if (row.expires_at_ms <= now) throw new Refusal('unauthorized', 'This API key has expired')
      await calls.take(row.id)
      if (now - (row.last_used_at_ms ?? 0) >= TOUCH_MS)
        await query(db, sql`update api_keys set last_used_at_ms = ${now} where id = ${row.id}`)
      return { id: row.id, name: row.name, ownerId: row.owner_id, scopes: row.scopes }
    },

    create: async (account, { name, scopes, days }) => {
      await making.take(account.id)
      const secret = `oct_${newToken()}`
      const now = nowMs()
      const row: Row = {
        id: uuidv7(now),
        name: name.toWellFormed(),
        prefix: secret.slice(0, SHOWN),
        scopes,
        created_at_ms: now,
        expires_at_ms: now + days * DAY_MS,
        last_used_at_ms: null,
      }
      await db.transaction(async (tx) => {
        // Two windows at once must not make one key too many.
        await query(tx, sql`select id from owners where id = ${account.id} for update`)
        const [count] = await query<{ n: number }>(
          tx,
          sql`select count(*)::int as n from api_keys where owner_id = ${account.id}`,
        )
        if ((count?.n ?? 0) >= KEY_MOST)
          throw new Refusal('conflict', `There are ${KEY_MOST} keys already. Revoke one that is not needed.`)
        await query(
          tx,
          sql`insert into api_keys (id, owner_id, name, prefix, key_hash, scopes, created_at_ms, expires_at_ms)
              values (${row.id}, ${account.id}, ${row.name}, ${row.prefix}, ${hashOf(secret)},
                ${JSON.stringify(scopes)}::jsonb, ${now}, ${row.expires_at_ms})`,
        )
      })
      return { key: toKey(row), secret }
    },

    list: (account) => keysOf(db, account.id),

    revoke: async (account, id) => {
      if (!isId(id)) return false
      const gone = await query(db, sql`delete from api_keys where owner_id = ${account.id} and id = ${id} returning id`)
      return gone.length > 0
    },

    revokeAll: async (tx, ownerId) => {
      const gone = await query<{ expires_at_ms: number }>(
        tx,
        sql`delete from api_keys where owner_id = ${ownerId} returning expires_at_ms`,
      )
      return gone.filter((row) => row.expires_at_ms > nowMs()).length
    },

    count: async (tx, ownerId) => {
      const [row] = await query<{ n: number }>(
        tx,
        sql`select count(*)::int as n from api_keys where owner_id = ${ownerId} and expires_at_ms > ${nowMs()}`,
      )
      return row?.n ?? 0
    },

    expire: async () => {
      await query(db, sql`delete from api_keys where expires_at_ms < ${nowMs() - REMEMBERED_MS}`)
    },
  }
}
