import type { Grant, Seal } from '@octavo/connect'
import type { AnswerConsentRequest, Connection, ConsentProvider } from '@octavo/contract'
import { AppError, type Clock } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Limits } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { type Caller, hashOf, isAccount, type Library } from '../callers/index.ts'
import type { Doors } from './doors.ts'
import { type Row, renewRow, roomOf, rowOf, rowsOf, toConnection } from './rows.ts'
import { sealSecret } from './secrets.ts'

/** A consent is answered within so long. */
const ASKED_MS = 600_000
const ASKED_MOST = 40

const NAMES: Readonly<Record<ConsentProvider, string>> = {
  google: 'Google Drive',
  dropbox: 'Dropbox',
  onedrive: 'OneDrive',
}

/** A consent to ask for. */
export interface ConsentWish {
  readonly provider: ConsentProvider
  /** The connection that it is asked for anew. */
  readonly connectionId?: string
  /** Where people reach this server: `https://files.example.org`. */
  readonly origin: string
}

/** Asks people for consent on the pages of providers, and takes their answers: the code flow of OAuth 2, with PKCE. */
export interface Consents {
  /**
   * Where to send the browser; undefined when there is no such connection of this person. Throws Refusal `unavailable` where
   * the operator has not registered this server with the provider.
   */
  ask(owner: Caller, wish: ConsentWish): Promise<string | undefined>
  /**
   * Takes what the browser came back with, once, in the session that asked. Throws Refusal `bad_request` for a state that is
   * not this session's, `conflict` for another account than that of the connection; AppError `consent_required` and what the
   * provider says.
   */
  answer(owner: Caller | undefined, answer: AnswerConsentRequest): Promise<Connection>
  /** Removes consents that nobody answered. */
  expire(): Promise<void>
}

interface Asked {
  readonly sealed_verifier: string
  readonly redirect: string
  readonly connection_id: string | null
  readonly expires_at_ms: number
}

/** The session that asks; a guest has one only. */
const sessionOf = (owner: Caller): string | null => (isAccount(owner) ? owner.session.id : null)

export function createConsents(parts: {
  readonly db: Db
  readonly seal: Seal
  readonly doors: Doors
  readonly limits: Limits
  readonly clock: Clock
  readonly keep: (owner: Library, row: Row) => Promise<Connection>
  readonly newRow: (owner: Library, given: Pick<Row, 'provider' | 'name' | 'address' | 'login'>) => Row
}): Consents {
  const { db, seal, doors, limits, clock, keep, newRow } = parts
  const text = 'Consent was asked for too often. Try again in a few minutes.'
  const asking = limits({ name: 'consents', tries: ASKED_MOST, seconds: 600, text })
  const clientOf = (provider: ConsentProvider) => {
    const client = doors.clients.get(provider)
    if (client) return client
    throw new Refusal(
      'unavailable',
      `The operator of this server has not configured credentials for ${NAMES[provider]}`,
    )
  }
  /** A grant that is of no use here is given back. */
  const returned = async <T>(provider: ConsentProvider, grant: Grant, act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      await clientOf(provider)
        .revoke(grant)
        .catch(() => false)
      throw error
    }
  }

  return {
    ask: async (owner, { provider, connectionId, origin }) => {
      const row = connectionId === undefined ? undefined : await rowOf(db, owner, connectionId)
      if (connectionId !== undefined && row?.provider !== provider) return undefined
      const client = clientOf(provider)
      await asking.take(owner.id)
      const redirect = `${origin}/connections/${provider}`
      const { url, state, verifier } = client.ask(redirect)
      await query(
        db,
        sql`insert into consents (state_hash, owner_id, session_id, provider, sealed_verifier, redirect, connection_id, expires_at_ms)
            values (${hashOf(state)}, ${owner.id}, ${sessionOf(owner)}, ${provider}, ${seal.close(verifier, owner.id)},
              ${redirect}, ${connectionId ?? null}, ${clock.nowMs() + ASKED_MS})`,
      )
      return url.href
    },

    answer: async (owner, { provider, state, code, error, iss }) => {
      const [asked] = owner
        ? await query<Asked>(
            db,
            sql`delete from consents where state_hash = ${hashOf(state)} and owner_id = ${owner.id}
                  and session_id is not distinct from ${sessionOf(owner)} and provider = ${provider}
                returning sealed_verifier, redirect, connection_id, expires_at_ms`,
          )
        : []
      const verifier = owner && asked && seal.open(asked.sealed_verifier, owner.id)
      const client = clientOf(provider)
      const isOver = asked === undefined || asked.expires_at_ms <= clock.nowMs()
      if (owner === undefined || isOver || verifier === undefined || !client.isOurs(iss))
        throw new Refusal('bad_request', 'This consent was not asked for here, or too long ago. Connect again.')
      if (code === undefined) {
        if (error === 'temporarily_unavailable' || error === 'server_error')
          throw new AppError('transient', `${NAMES[provider]} can not answer just now.`)
        throw new AppError('consent_required', 'Consent was not given.')
      }
      const grant = await client.redeem(code, { verifier, redirect: asked.redirect })
      return await returned(provider, grant, () => keepGrant(owner, provider, grant, asked.connection_id))
    },

    expire: async () => {
      await query(db, sql`delete from consents where expires_at_ms <= ${clock.nowMs()}`)
    },
  }

  async function keepGrant(
    owner: Library,
    provider: ConsentProvider,
    grant: Grant,
    connectionId: string | null,
  ): Promise<Connection> {
    const account = await doors.tryWay(provider, { access: { token: () => Promise.resolve(grant.access) } })
    const rows = (await rowsOf(db, owner)).filter((row) => row.provider === provider)
    const meant = rows.find(({ id }) => id === connectionId)
    if (meant && meant.account !== account.name)
      throw new Refusal(
        'conflict',
        `This is the account of ${account.name}; the connection is that of ${meant.account}.`,
      )
    const known = meant ?? rows.find((row) => row.account === account.name)
    if (grant.refresh === undefined)
      throw new AppError('consent_required', `${NAMES[provider]} gave no consent that lasts.`)
    if (known === undefined) {
      const row = newRow(owner, { provider, name: NAMES[provider], address: null, login: null })
      return await keep(owner, {
        ...row,
        account: account.name,
        sealed: sealSecret(seal, row, grant),
        ...roomOf(account),
      })
    }
    await renewRow(db, { id: known.id, sealed: sealSecret(seal, known, grant), ...roomOf(account) }, clock.nowMs())
    const row = await rowOf(db, owner, known.id)
    if (row === undefined) throw new AppError('not_found', 'The connection was forgotten meanwhile.')
    return toConnection(row)
  }
}
