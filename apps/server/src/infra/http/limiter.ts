import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Database, type Db, query } from '../db/db.ts'
import { Refusal } from './refusal.ts'

/** Counts tries by key within a time. */
export interface Limiter {
  /** Takes one try, in the caller's transaction where one is given; throws `rate_limited` with the time to wait when there is none left. */
  take(key: string, tx?: Db): Promise<void>
  /** Gives one back. */
  giveBack(key: string): Promise<void>
}

/** What is limited: the same name means the same tries in every process. */
interface Limit {
  readonly name: string
  readonly tries: number
  readonly seconds: number
  /** What is said to whoever has none left. */
  readonly text: string
}

/** Makes limiters. */
export type Limits = (limit: Limit) => Limiter

/** Limiters of a server's database are shared by all that use it; those of the embedded one, or of none, are held in memory. */
export function createLimits(database?: Pick<Database, 'db' | 'kind'>): Limits {
  return database?.kind === 'server' ? (limit) => sharedLimiter(database.db, limit) : ownLimiter
}

function ownLimiter({ tries, seconds, text }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points: tries, duration: seconds })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw tooMany(text, error.msBeforeNext)
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  }
}

/** Milliseconds by the clock that all processes share. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

function sharedLimiter(db: Db, { name, tries, seconds, text }: Limit): Limiter {
  // Addresses and e-mail keys are not kept as such.
  const print = (key: string) => hash('sha256', `${name}\0${key}`)
  return {
    take: async (key, tx = db) => {
      const [row] = await query<{ taken: number; left_ms: number }>(
        tx,
        sql`insert into limits (key, taken, ends_at_ms) values (${print(key)}, 1, ${NOW} + ${seconds * 1000}::bigint)
            on conflict (key) do update set
              taken = case when limits.ends_at_ms <= ${NOW} then 1 else limits.taken + 1 end,
              ends_at_ms = case when limits.ends_at_ms <= ${NOW} then excluded.ends_at_ms else limits.ends_at_ms end
            returning taken, ends_at_ms - ${NOW} as left_ms`,
      )
      if (row && row.taken > tries) throw tooMany(text, row.left_ms)
    },
    giveBack: async (key) =>
      void (await query(db, sql`update limits set taken = taken - 1 where key = ${print(key)} and taken > 0`)),
  }
}

function tooMany(text: string, leftMs: number): Refusal {
  return new Refusal('rate_limited', text, { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) })
}

/** Removes counts whose time is over. */
export async function expireLimits(db: Db): Promise<void> {
  await query(db, sql`delete from limits where ends_at_ms <= ${NOW}`)
}

/** An IPv4 address, or the /64 network of an IPv6 one: who has one address there has all of them. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toByteArray().slice(0, 8).join('.')
}
