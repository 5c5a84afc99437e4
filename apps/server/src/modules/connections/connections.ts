import { createGuard, type Seal } from '@octavo/connect'
import {
  type AddConnectionRequest,
  CONNECTION_MOST,
  CONSENT_PROVIDERS,
  type Connection,
  type ConnectionOffer,
  isPlaceAddress,
  NO_PLACE_ADDRESS,
  PROVIDERS,
} from '@octavo/contract'
import { AppError, type Clock } from '@octavo/core'
import type { Connector } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { Limits } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Library } from '../callers/index.ts'
import { type Consents, createConsents } from './consents.ts'
import { Doors } from './doors.ts'
import { foldersFor } from './folders.ts'
import { hostsOf } from './openers.ts'
import { standingOf } from './problems.ts'
import {
  freeName,
  insertRow,
  markStanding,
  type Row,
  renewRow,
  roomOf,
  rowOf,
  rowsOf,
  toConnection,
  WORKS,
} from './rows.ts'
import { grantOf, openSecret, sealSecret } from './secrets.ts'

/** Tries of places in ten minutes: this server is not to be used to look around for others. */
const TRIES = 40

/** Places elsewhere that people connected. What opens them lies sealed in the database and never leaves the server again. */
export interface Connections {
  readonly consents: Consents
  /** Oldest first. */
  list(owner: Library): Promise<readonly Connection[]>
  /** Undefined when this person has no such connection; so it is with all that take an id. */
  find(owner: Library, id: string): Promise<Connection | undefined>
  /**
   * Opens a place; who opens it closes it. Throws AppError `not_found` when this person has no such connection, `auth_expired` when
   * it is signed out, `permission_denied`; so do its calls, and `auth_expired` also once its person has ended it. Neither this
   * nor its calls belong into a transaction: the embedded database would wait for itself.
   */
  open(owner: Library, id: string): Promise<Connector>
  /** What somebody can connect here, and which folders of this machine are open to them. */
  offers(owner: Library | undefined): Promise<{ readonly offers: ConnectionOffer[]; readonly folders: string[] }>
  /** Tries a place and keeps it. Throws Refusal `conflict` beyond the most and for one that is there, AppError where it does not work. */
  add(owner: Library, wish: AddConnectionRequest): Promise<Connection>
  /** Tries a connection and notes how it stands. */
  test(owner: Library, id: string): Promise<Connection | undefined>
  /** Tries a new password and keeps it; throws AppError where it does not work. */
  renewPassword(owner: Library, id: string, password: string): Promise<Connection | undefined>
  /** Gives a connection another name; nothing is asked of its place, and what opens it stays sealed as it is. */
  rename(owner: Library, id: string, name: string): Promise<Connection | undefined>
  /** Ends what opens a connection, at the provider too; `isTold` is false where that was not told. The connection stays in the list. */
  revoke(owner: Library, id: string): Promise<{ readonly connection: Connection; readonly isTold: boolean } | undefined>
  /** The same, and the connection is gone; false when there was none. */
  forget(owner: Library, id: string): Promise<boolean>
  /** Forgets all connections of an owner, without telling providers; returns how many. */
  removeAll(tx: Db, ownerId: string): Promise<number>
  /** How many connections an owner has. */
  count(tx: Db, ownerId: string): Promise<number>
  close(): Promise<void>
}

export function createConnections(parts: {
  readonly db: Db
  readonly seal: Seal
  readonly config: Pick<Config, 'places' | 'smtp'>
  readonly limits: Limits
  readonly clock: Clock
}): Connections {
  const { db, seal, config, limits, clock } = parts
  const { places } = config
  const guard = createGuard({ allowPrivateHosts: places.hosts })
  const providers = createGuard({ allowPrivateHosts: hostsOf(places.endpoints) })
  const doors = new Doors({
    ...{ db, seal, places, guard, providers, clock },
    folders: (owner) => foldersFor(db, owner, config),
  })
  const text = 'Too many places were tried. Try again in a few minutes.'
  const trying = limits({ name: 'places', tries: TRIES, seconds: 600, text })

  const keep = async (owner: Library, row: Row): Promise<Connection> => {
    let named = row
    await db.transaction(async (tx) => {
      // Two windows at once must not make one too many.
      await query(tx, sql`select id from owners where id = ${owner.id} for update`)
      if ((await count(tx, owner.id)) >= CONNECTION_MOST)
        throw new Refusal(
          'conflict',
          `There are ${CONNECTION_MOST} connections already. Forget one that is not needed.`,
        )
      named = { ...row, name: await freeName(tx, owner, row) }
      await insertRow(tx, named)
    })
    return toConnection(named)
  }
  const count = async (tx: Db, ownerId: string): Promise<number> =>
    (await query<{ n: number }>(tx, sql`select count(*)::int as n from connections where owner_id = ${ownerId}`))[0]
      ?.n ?? 0
  const newRow = (owner: Library, given: Pick<Row, 'provider' | 'name' | 'address' | 'login'>): Row => ({
    ...given,
    id: uuidv7(clock.nowMs()),
    owner_id: owner.id,
    account: '',
    sealed: null,
    ...WORKS,
    used_bytes: null,
    free_bytes: null,
    created_at_ms: clock.nowMs(),
    checked_at_ms: clock.nowMs(),
  })
  /** Takes what opens a row away, here first; true when its provider was told, too, or has nothing to be told. */
  const end = async (row: Row, act: () => Promise<unknown>): Promise<boolean> => {
    const client = doors.clients.get(row.provider)
    const grant = grantIn(row)
    await act()
    if (grant === undefined) return !isConsent(row)
    return (await client?.revoke(grant).catch(() => false)) ?? false
  }
  const grantIn = (row: Row) => {
    try {
      return isConsent(row) ? grantOf(openSecret(seal, row)) : undefined
    } catch {
      // It can not be read: nobody can take it back from here.
      return undefined
    }
  }
  const isConsent = ({ provider }: Row): boolean => CONSENT_PROVIDERS.some((one) => one === provider)
  const reload = async (owner: Library, id: string): Promise<Connection | undefined> => {
    const row = await rowOf(db, owner, id)
    return row && toConnection(row)
  }
  const checkNew = async (owner: Library, provider: Row['provider'], address: string, login: string | null) => {
    const same = (await rowsOf(db, owner)).find(
      (row) => row.provider === provider && row.address === address && row.login === login,
    )
    if (same) throw new Refusal('conflict', `It is connected already, as "${same.name}".`)
  }

  return {
    consents: createConsents({ db, seal, doors, limits, clock, keep, newRow }),
    list: async (owner) => (await rowsOf(db, owner)).map(toConnection),
    find: reload,
    open: async (owner, id) => {
      const row = await rowOf(db, owner, id)
      if (row === undefined) throw new AppError('not_found', 'There is no such connection.')
      return await doors.open(row)
    },
    offers: async (owner) => {
      const folders = doors.knows('folder') ? [...(await foldersFor(db, owner, config))] : []
      const offers = PROVIDERS.filter((provider) => doors.knows(provider)).flatMap((provider) => {
        if (provider === 'folder' && folders.length === 0) return []
        const isReady = !CONSENT_PROVIDERS.some((one) => one === provider) || doors.clients.has(provider)
        return [{ provider, isReady }]
      })
      return { offers, folders }
    },
    add: async (owner, wish) => {
      const { provider, name } = wish
      await trying.take(owner.id)
      if (provider === 'folder') {
        if (!(await foldersFor(db, owner, config)).includes(wish.folder))
          throw new Refusal('forbidden', 'The operator of this server has not opened this folder to you')
        await checkNew(owner, provider, wish.folder, null)
        const account = await doors.tryWay(provider, { address: wish.folder })
        const row = newRow(owner, { provider, name, address: wish.folder, login: null })
        return await keep(owner, { ...row, account: account.name, ...roomOf(account) })
      }
      if (!isPlaceAddress(provider, wish.url) || !URL.canParse(wish.url))
        throw new Refusal('bad_request', NO_PLACE_ADDRESS)
      const { user: login, password } = wish
      const url = new URL(wish.url)
      if (url.protocol === 'http:' && !guard.mayBePrivate(url))
        throw new Refusal('bad_request', 'The password would go there unencrypted: use https.')
      const address = url.href
      await checkNew(owner, provider, address, login)
      const account = await doors.tryWay(provider, { address, user: login, password })
      const row = newRow(owner, { provider, name, address, login })
      const sealed = sealSecret(seal, row, { password })
      return await keep(owner, { ...row, sealed, account: account.name, ...roomOf(account) })
    },
    test: async (owner, id) => {
      const row = await rowOf(db, owner, id)
      if (row === undefined) return undefined
      await trying.take(owner.id)
      try {
        const account = await doors.try(row)
        await query(
          db,
          sql`update connections set used_bytes = ${roomOf(account).used_bytes}, free_bytes = ${roomOf(account).free_bytes}
              where id = ${id}`,
        )
        await markStanding(db, id, WORKS, clock.nowMs())
      } catch (error) {
        const standing = standingOf(error)
        if (standing === undefined) throw error
        const now = await rowOf(db, owner, id)
        const isKnown = standing.state === 'signed-out' && now?.state === 'signed-out'
        await markStanding(db, id, isKnown ? { state: now.state, problem: now.problem } : standing, clock.nowMs())
      }
      return await reload(owner, id)
    },
    renewPassword: async (owner, id, password) => {
      const row = await rowOf(db, owner, id)
      if (row === undefined) return undefined
      if (isConsent(row) || row.address === null || row.login === null)
        throw new Refusal('bad_request', 'This connection has no password')
      await trying.take(owner.id)
      const account = await doors.tryWay(row.provider, { address: row.address, user: row.login, password })
      const sealed = sealSecret(seal, row, { password })
      await renewRow(db, { id, sealed, ...roomOf(account) }, clock.nowMs())
      return await reload(owner, id)
    },
    rename: async (owner, id, name) => {
      if ((await rowOf(db, owner, id)) === undefined) return undefined
      await db.transaction(async (tx) => {
        await query(tx, sql`select id from owners where id = ${owner.id} for update`)
        const free = await freeName(tx, owner, { id, name })
        await query(tx, sql`update connections set name = ${free} where id = ${id} and owner_id = ${owner.id}`)
      })
      return await reload(owner, id)
    },
    revoke: async (owner, id) => {
      const row = await rowOf(db, owner, id)
      if (row === undefined) return undefined
      const isTold = await end(row, () =>
        query(
          db,
          sql`update connections set sealed = null, state = 'signed-out', problem = 'ended', checked_at_ms = ${clock.nowMs()}
              where id = ${id}`,
        ),
      )
      const connection = await reload(owner, id)
      return connection && { connection, isTold }
    },
    forget: async (owner, id) => {
      const row = await rowOf(db, owner, id)
      if (row === undefined) return false
      await end(row, () => query(db, sql`delete from connections where id = ${id}`))
      return true
    },
    removeAll: async (tx, ownerId) =>
      (await query(tx, sql`delete from connections where owner_id = ${ownerId} returning id`)).length,
    count,
    close: async () => {
      await Promise.all([guard.close(), providers.close()])
    },
  }
}
