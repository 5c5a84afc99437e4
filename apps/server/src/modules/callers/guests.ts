import { and, eq, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { owners, sessions } from '../../infra/db/schema.ts'
import { askedTogether } from '../../infra/db/together.ts'
import { type Limits, networkOf } from '../../infra/http/limiter.ts'
import { uuidv7 } from '../../infra/ids.ts'
import { watchClock } from '../../infra/jobs/clock-jumps.ts'
import { Caller, removeOwners } from './caller.ts'
import { type GuestTokens, hashOf } from './tokens.ts'

const RECENT_MS = 30_000
const RECENT_COUNT = 10_000

type GuestRow = Pick<typeof owners.$inferSelect, 'id' | 'kind' | 'expiresAtMs'>

/** Finds, makes and removes guests. A guest is a library that lives `ttlMs` after its last change. */
export interface Guests {
  /** The owner that a token stands for, if it lives. Looking does not prolong its time. */
  find(token: string): Promise<Caller | undefined>
  /**
   * The owner of the token, its time started anew; a new guest when there is none. Two first calls at once share one. A token
   * that neither has a library nor was given by this server is put aside for a new one, so the one that counts comes back.
   * Throws `rate_limited` when this address's network made too many libraries lately; the ones that it has go on.
   */
  ensure(token: string | undefined, address: string): Promise<{ readonly owner: Caller; readonly token: string }>
  /** A token for a browser that has none which counts. */
  newToken(): string
  /** True when the token may found a library, or has one. */
  counts(token: string): Promise<boolean>
  /** When a guest's library goes if nothing changes in it. */
  endsAtMs(owner: Caller): Promise<number | null>
  /** Makes this process look again at whom a token stands for, after that has changed. */
  forget(token: string): void
  /**
   * Removes libraries whose time is over; returns how many. Their bytes go with the next sweep. A clock that has jumped is
   * not believed at once: until it is, a library stays with its guest.
   */
  expire(): Promise<number>
}

/** Seconds between two passes of `expire`. */
export const expireEverySeconds = (ttlMs: number): number => Math.max(1, Math.min(300, Math.round(ttlMs / 4000)))

export function createGuests(options: {
  readonly db: Db
  readonly ttlMs: number
  readonly tokens: GuestTokens
  /** Most new guests of one network in an hour. */
  readonly most: number
  readonly limits: Limits
  readonly nowMs: () => number
  /** True when this process alone has the database: only then it may remember who called. */
  readonly alone: boolean
}): Guests {
  const { db, ttlMs, tokens, most, limits, nowMs, alone } = options
  const text = 'Too many new guests from your network. Log in, sign up, or try again later.'
  const made = limits({ name: 'guests', tries: most, seconds: 3600, text })
  const clock = watchClock(db, 'expire-guests', {
    // Passes may come late: each waits for the queue.
    jumpMs: 4000 * expireEverySeconds(ttlMs) + 60_000,
    confirmMs: Math.min(30 * 60_000, ttlMs / 4),
  })

  // Who just called is known without the database: the embedded one answers one question at a time, and a second run
  // must be refused while the first has it.
  const recent = new Map<string, { readonly owner: Caller; readonly untilMs: number; readonly prolonged: boolean }>()
  // Shorter than the time after which a change is written down, so that no library ends while it is worked on.
  const recentMs = Math.min(RECENT_MS, ttlMs * 0.05)
  const remember = (token: string, owner: Caller, prolonged: boolean, leftMs = recentMs): Caller => {
    if (!alone) return owner
    if (recent.size >= RECENT_COUNT) recent.clear()
    recent.set(hashOf(token), { owner, untilMs: nowMs() + Math.min(recentMs, leftMs), prolonged })
    return owner
  }

  const asked = askedTogether<GuestRow | undefined>()
  const rowOf = (hash: string) =>
    asked(hash, async () => {
      const [row] = await db
        .select({ id: owners.id, kind: owners.kind, expiresAtMs: owners.expiresAtMs })
        .from(sessions)
        .innerJoin(owners, eq(owners.id, sessions.ownerId))
        // An account's sessions have an end of their own and are never a guest's.
        .where(and(eq(sessions.tokenHash, hash), eq(owners.kind, 'guest')))
      return row
    })

  const lookUp = async (token: string, prolong: boolean): Promise<Caller | undefined> => {
    const known = recent.get(hashOf(token))
    if (known && known.untilMs > nowMs() && (known.prolonged || !prolong)) return known.owner
    recent.delete(hashOf(token))
    const row = await rowOf(hashOf(token))
    if (!row) return undefined
    if (row.expiresAtMs === null) return remember(token, new Caller(row), true)
    const left = row.expiresAtMs - nowMs()
    if (left <= 0 && (await clock.isSteady(nowMs()))) {
      await removeExpired(db, nowMs(), row.id)
      return undefined
    }
    // Written about ten times in a library's time at most, not at every change.
    if (prolong && left < ttlMs * 0.9)
      await db
        .update(owners)
        .set({ expiresAtMs: nowMs() + ttlMs })
        .where(eq(owners.id, row.id))
    return remember(token, new Caller(row), prolong, Math.max(0, left))
  }

  const create = async (token: string): Promise<Caller> => {
    const id = uuidv7(nowMs())
    const tokenHash = hashOf(token)
    return await db.transaction(async (tx) => {
      await tx.insert(owners).values({ id, kind: 'guest', createdAtMs: nowMs(), expiresAtMs: nowMs() + ttlMs })
      const made = await tx
        .insert(sessions)
        .values({ tokenHash, ownerId: id, createdAtMs: nowMs() })
        .onConflictDoNothing()
        .returning({ ownerId: sessions.ownerId })
      if (made.length > 0) return new Caller({ id, kind: 'guest' })
      await tx.delete(owners).where(eq(owners.id, id))
      const [other] = await query<{ id: string }>(
        tx,
        sql`select owner_id as id from sessions where token_hash = ${tokenHash}`,
      )
      return new Caller({ id: other?.id ?? id, kind: 'guest' })
    })
  }

  return {
    find: (token) => lookUp(token, false),
    endsAtMs: async (owner) => {
      const [row] = await db.select({ endsAtMs: owners.expiresAtMs }).from(owners).where(eq(owners.id, owner.id))
      return row?.endsAtMs ?? null
    },
    forget: (token) => void recent.delete(hashOf(token)),
    newToken: () => tokens.make(),
    counts: async (token) => tokens.isOurs(token) || (await lookUp(token, false)) !== undefined,
    ensure: async (given, address) => {
      const known = given === undefined ? undefined : await lookUp(given, true)
      if (given !== undefined && known) return { owner: known, token: given }
      await made.take(networkOf(address))
      const token = given !== undefined && tokens.isOurs(given) ? given : tokens.make()
      return { owner: remember(token, await create(token), true), token }
    },
    expire: async () => {
      if (!(await clock.pass(nowMs()))) return 0
      const gone = await removeExpired(db, nowMs())
      if (gone > 0) recent.clear()
      return gone
    },
  }
}

/** Removes libraries whose time is over (or one of them) with all their rows; returns how many. */
async function removeExpired(db: Db, nowMs: number, only?: string): Promise<number> {
  return await db.transaction(async (tx) => {
    // Locked first: an upload that is just being committed is waited for, and its rows are seen by what follows.
    const which = only === undefined ? sql`` : sql`and id = ${only}`
    const gone = await query<{ id: string }>(
      tx,
      sql`select id from owners where expires_at_ms <= ${nowMs} ${which} for update`,
    )
    if (gone.length === 0) return 0
    await removeOwners(
      tx,
      gone.map((row) => row.id),
    )
    return gone.length
  })
}
