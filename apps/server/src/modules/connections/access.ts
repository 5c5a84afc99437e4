import type { Access, Grant, OauthClient, Seal } from '@octavo/connect'
import { AppError, type Clock } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { markStanding, type Row, rowOf } from './rows.ts'
import { grantOf, openSecret, sealSecret } from './secrets.ts'

/** A token that is over in less than this is not used any more: a clock may be wrong, and a call takes its time. */
const SPARE_MS = 60_000
/** So long one process may take to fetch a token; then another may. */
const LEASE_MS = 60_000
const LOOK_MS = 150

export interface AccessParts {
  readonly db: Db
  readonly seal: Seal
  readonly clock: Clock
  /** The client of a provider; undefined where the operator registered none any more. */
  readonly clientOf: (row: Row) => OauthClient | undefined
}

/**
 * Tokens of connections. A token is fetched once, however many ask at the same time: within this process by one flight for a
 * connection, across processes by a lease in its row. What was fetched is kept before anybody uses it, for a provider that
 * gives a new token to renew takes the old one as stolen.
 */
export class Accesses {
  readonly #parts: AccessParts
  readonly #flights = new Map<string, Promise<string>>()

  constructor(parts: AccessParts) {
    this.#parts = parts
  }

  /** The access of one connection. Throws AppError `auth_expired` when it is signed out or gone, and what a renewal throws. */
  of({ id, owner_id }: Pick<Row, 'id' | 'owner_id'>): Access {
    return {
      token: async (refused, signal) => {
        const grant = await this.#grant(id, owner_id)
        if (this.#isGood(grant, refused)) return grant.access
        signal?.throwIfAborted()
        return await this.#flight(id, owner_id, refused)
      },
    }
  }

  #isGood({ access, untilMs }: Grant, refused: string | undefined): boolean {
    return access !== refused && untilMs - this.#parts.clock.nowMs() > SPARE_MS
  }

  async #grant(id: string, ownerId: string): Promise<Grant> {
    const row = await rowOf(this.#parts.db, { id: ownerId }, id)
    if (row === undefined) throw gone()
    return grantOf(openSecret(this.#parts.seal, row))
  }

  /** Not bound to the signal of who asked first: others wait for the same. */
  #flight(id: string, ownerId: string, refused: string | undefined): Promise<string> {
    const flying = this.#flights.get(id)
    if (flying) return flying
    const flight = this.#renew(id, ownerId, refused).finally(() => this.#flights.delete(id))
    this.#flights.set(id, flight)
    return flight
  }

  async #renew(id: string, ownerId: string, refused: string | undefined): Promise<string> {
    const { db, seal, clock, clientOf } = this.#parts
    for (;;) {
      const now = clock.nowMs()
      const leased = await query(
        db,
        sql`update connections set refreshing_until_ms = ${now + LEASE_MS}
            where id = ${id} and refreshing_until_ms <= ${now} returning id`,
      )
      const row = await rowOf(db, { id: ownerId }, id)
      if (row === undefined) throw gone()
      const grant = grantOf(openSecret(seal, row))
      if (leased.length === 0) {
        if (this.#isGood(grant, refused)) return grant.access
        await clock.sleep(LOOK_MS)
        continue
      }
      try {
        // Somebody may have fetched one before the lease was ours.
        if (this.#isGood(grant, refused)) return grant.access
        const client = clientOf(row)
        if (client === undefined)
          throw new AppError('permission_denied', 'This server is no longer registered with the provider.')
        if (grant.refresh === undefined) throw withdrawn(row)
        const next = await client.renew(grant.refresh)
        return await this.#keep(row, { ...next, refresh: next.refresh ?? grant.refresh }, client)
      } catch (error) {
        if (error instanceof AppError && error.code === 'auth_expired') {
          await markStanding(db, id, { state: 'signed-out', problem: 'withdrawn' }, clock.nowMs())
          throw withdrawn(row)
        }
        throw error
      } finally {
        await query(db, sql`update connections set refreshing_until_ms = 0 where id = ${id}`)
      }
    }
  }

  /** Writes a new grant down in place of the one that it came from; where that is gone meanwhile, it is taken back. */
  async #keep(row: Row, grant: Grant, client: OauthClient): Promise<string> {
    const { db, seal } = this.#parts
    const kept = await query(
      db,
      sql`update connections set sealed = ${sealSecret(seal, row, grant)}
          where id = ${row.id} and sealed = ${row.sealed} returning id`,
    )
    if (kept.length > 0) return grant.access
    await client.revoke(grant).catch(() => false)
    throw gone()
  }
}

const gone = () => new AppError('auth_expired', 'This connection was ended.')
const withdrawn = ({ account, name }: Row) =>
  new AppError('auth_expired', `${account || name} does not give consent any more: connect it again.`)
