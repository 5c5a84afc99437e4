import type { Guard, Seal } from '@octavo/connect'
import type { Provider } from '@octavo/contract'
import { AppError, type Clock } from '@octavo/core'
import type { Account, Connector } from '@octavo/core/connect'
import type { Places } from '../../infra/config/places.ts'
import type { Db } from '../../infra/db/db.ts'
import { toRefusal } from '../../infra/http/errors.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { Accesses } from './access.ts'
import { clientsOf, type OauthClients } from './clients.ts'
import { createOpeners, NO_ACCESS, type Openers, type Way } from './openers.ts'
import { standingOf } from './problems.ts'
import { markStanding, type Row, rowOf } from './rows.ts'
import { openSecret, passwordOf } from './secrets.ts'
import { watched } from './watched.ts'

/** Trying a place may take so long. */
const TRY_MS = 30_000

export interface DoorParts {
  readonly db: Db
  readonly seal: Seal
  readonly places: Places
  /** The way out to hosts that people name, and that to providers. */
  readonly guard: Guard
  readonly providers: Guard
  readonly clock: Clock
  /** Folders of this machine that are open to a person now. */
  readonly folders: (owner: { readonly id: string }) => Promise<readonly string[]>
}

/** Opens the places of connections, and tries them. */
export class Doors {
  readonly clients: OauthClients
  readonly #parts: DoorParts
  readonly #openers: Openers
  readonly #accesses: Accesses

  constructor(parts: DoorParts) {
    const { places, guard, providers, clock } = parts
    this.#parts = parts
    this.clients = clientsOf(places, { guard: providers, clock })
    this.#openers = createOpeners({ guard, providers, clock, endpoints: places.endpoints })
    this.#accesses = new Accesses({ ...parts, clientOf: ({ provider }) => this.clients.get(provider) })
  }

  /** True for a provider whose places can be opened here. */
  knows(provider: Provider): boolean {
    return this.#openers[provider] !== undefined
  }

  /** Opens the place of a row. Throws AppError `auth_expired` when it is signed out; noted there. */
  async open(row: Row): Promise<Connector> {
    const { db, clock } = this.#parts
    const isStanding = async (): Promise<boolean> => {
      const found = await rowOf(db, { id: row.owner_id }, row.id)
      return found !== undefined && found.problem !== 'ended'
    }
    const onError = async (error: unknown): Promise<void> => {
      const standing = standingOf(error)
      if (standing?.state !== 'signed-out') return
      const now = await rowOf(db, { id: row.owner_id }, row.id)
      // Who asked for a new token knows better why there is none.
      if (now?.state !== 'signed-out') await markStanding(db, row.id, standing, clock.nowMs())
    }
    return watched(await this.#opened(row), { clock, isStanding, onError })
  }

  /** Tries the place of a row; answers whose it is, or throws AppError. */
  async try(row: Row): Promise<Account> {
    return await tried(await this.#opened(row))
  }

  /** Tries a place that is not kept yet. Throws Refusal whose details say, where that is known, which `problem` of a connection it is. */
  async tryWay(provider: Provider, way: Partial<Way>): Promise<Account> {
    try {
      return await tried(this.#inner(provider, { address: '', user: '', password: '', access: NO_ACCESS, ...way }))
    } catch (error) {
      const refusal = toRefusal(error)
      const problem = standingOf(error)?.problem
      if (refusal === undefined || !problem) throw error
      throw new Refusal(refusal.code, refusal.message, { ...refusal.details, problem }, error)
    }
  }

  async #opened(row: Row): Promise<Connector> {
    const { db, seal, clock, folders } = this.#parts
    // The operator may have closed it since.
    if (row.provider === 'folder' && !(await folders({ id: row.owner_id })).includes(row.address ?? ''))
      throw new AppError('permission_denied', 'The operator of this server does not open this folder to you any more.')
    try {
      const secret = openSecret(seal, row)
      const password = secret !== null && 'password' in secret ? passwordOf(secret) : ''
      const way = { address: row.address ?? '', user: row.login ?? '', password, access: this.#accesses.of(row) }
      return this.#inner(row.provider, way)
    } catch (error) {
      if (row.state !== 'signed-out' && standingOf(error)?.state === 'signed-out')
        await markStanding(db, row.id, { state: 'signed-out', problem: 'unreadable' }, clock.nowMs())
      throw error
    }
  }

  #inner(provider: Provider, way: Way): Connector {
    const opener = this.#openers[provider]
    if (opener === undefined) throw new AppError('unsupported', 'This can not be connected here.')
    return opener(way)
  }
}

async function tried(connector: Connector): Promise<Account> {
  const signal = AbortSignal.timeout(TRY_MS)
  try {
    return await connector.account(signal)
  } catch (error) {
    if (error instanceof AppError || !signal.aborted) throw error
    throw new AppError('transient', 'It does not answer in time.', { cause: error })
  } finally {
    await connector.close()
  }
}
