import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../infra/http/refusal.ts'
import { type Account, Caller, type FreshAccount, type FreshCaller, isAccount } from './caller.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'
import type { Guests } from './guests.ts'
import type { Sessions } from './sessions.ts'
import { isToken } from './tokens.ts'

/** For so long after it was given, the password need not be given again. */
export const FRESH_MS = 15 * 60_000

/**
 * Proves who calls: an account by its Bearer token, its session cookie or an API key, else a guest by the guest's cookie.
 * Every use case takes what one of these returned. A token that is over is refused (401), never taken for a guest. A key
 * is an owner without a session: what needs an account or a fresh password refuses it, whatever the key's scopes say.
 */
export interface Authorise {
  /** For calls that do work in a library: the caller's, made on the first such call. Counted for the wallet. */
  owner(request: FastifyRequest, reply: FastifyReply): Promise<Caller>
  /** For calls that only read: undefined when the caller has no library yet. */
  reader(request: FastifyRequest): Promise<Caller | undefined>
  /** For calls about an account; a guest is refused as `unauthorized`. */
  account(request: FastifyRequest): Promise<Account>
  /** The same for login and logout, which go on without: undefined when nobody is logged in, or no longer. */
  current(request: FastifyRequest): Promise<Account | undefined>
  /** For calls that could hurt: an account whose password is fresh (else `reauth_required`). */
  freshAccount(request: FastifyRequest): Promise<FreshAccount>
  /** The same, or a guest, who has no password; undefined for a guest without a library. */
  freshOwner(request: FastifyRequest): Promise<FreshCaller | undefined>
  /** The guest that this browser was before a login, and the guest's token. */
  guest(request: FastifyRequest): Promise<{ readonly owner: Caller; readonly token: string } | undefined>
  /**
   * Gives a browser its token before the first upload, so that two first uploads at once land in one library, and takes
   * away the cookie of a session that is over.
   */
  invite(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Says who a call turned out to be of: a login proves it by its body. */
  note(request: FastifyRequest, ownerId: string): void
  /** The library that a call was found to be of, while it was answered. */
  whoOf(request: FastifyRequest): string | undefined
}

export function createAuthorise(options: {
  readonly guests: Guests
  readonly sessions: Sessions
  readonly ttlMs: number
  readonly isSecure: (request: FastifyRequest) => boolean
  readonly nowMs: () => number
  readonly count: (owner: Caller) => void
  /** The account whose API key came with a call and was let through by the keys' guard. */
  readonly keyOwner: (request: FastifyRequest) => string | undefined
}): Authorise {
  const { guests, sessions, ttlMs, isSecure, nowMs, count, keyOwner } = options
  // The library's life is counted on the server and starts anew with use: the cookie only has to outlive it.
  const guestSeconds = Math.max(86_400, Math.ceil(ttlMs / 1000) * 30)

  const proven = new WeakMap<FastifyRequest, string>()
  const note = <C extends { readonly id: string }>(request: FastifyRequest, caller: C): C => {
    proven.set(request, caller.id)
    return caller
  }
  const guestToken = (request: FastifyRequest): string | undefined => {
    const token = readCookie(request, 'guest', isSecure(request))
    return token !== undefined && isToken(token) ? token : undefined
  }
  const sessionToken = (request: FastifyRequest): string | undefined => {
    const { authorization } = request.headers
    if (authorization === undefined) return readCookie(request, 'session', isSecure(request))
    return /^Bearer +(\S+)$/iu.exec(authorization)?.[1] ?? ''
  }
  const current = async (request: FastifyRequest): Promise<Account | undefined> => {
    const token = sessionToken(request)
    const found = token !== undefined && isToken(token) ? await sessions.find(token, request.ip) : undefined
    return found && note(request, found)
  }
  /** Undefined when no session is claimed. */
  const logged = async (request: FastifyRequest): Promise<Account | Caller | undefined> => {
    const byKey = keyOwner(request)
    if (byKey !== undefined) return note(request, new Caller({ id: byKey, kind: 'account' }))
    if (sessionToken(request) === undefined) return undefined
    const known = await current(request)
    if (!known) throw new Refusal('unauthorized', 'This token is not valid')
    return known
  }
  const account = async (request: FastifyRequest): Promise<Account> => {
    const known = await logged(request)
    if (!known) throw new Refusal('unauthorized', 'Log in first')
    if (!isAccount(known)) throw noKey()
    return known
  }
  const isFresh = (owner: Caller): owner is FreshCaller =>
    owner.kind === 'guest' || (isAccount(owner) && nowMs() - owner.session.authenticatedAtMs < FRESH_MS)
  const noKey = () => new Refusal('forbidden', 'An API key can not do this')
  const stale = () => new Refusal('reauth_required', 'Enter your password again')
  const reader = async (request: FastifyRequest): Promise<Caller | undefined> => {
    const known = await logged(request)
    if (known) return known
    const token = guestToken(request)
    const guest = token === undefined ? undefined : await guests.find(token)
    return guest && note(request, guest)
  }

  return {
    reader,
    account,
    current,
    note: (request, id) => void proven.set(request, id),
    whoOf: (request) => proven.get(request),
    owner: async (request, reply) => {
      const known = await logged(request)
      if (known) {
        count(known)
        return known
      }
      const old = guestToken(request)
      const { owner, token } = await guests.ensure(old, request.ip)
      if (token !== old) setCookie(reply, 'guest', token, isSecure(request), guestSeconds)
      count(owner)
      return note(request, owner)
    },
    freshAccount: async (request) => {
      const known = await account(request)
      if (!isFresh(known)) throw stale()
      return known as FreshAccount
    },
    freshOwner: async (request) => {
      const owner = await reader(request)
      if (owner && !isFresh(owner)) throw isAccount(owner) ? stale() : noKey()
      return owner
    },
    guest: async (request) => {
      const token = guestToken(request)
      const owner = token === undefined ? undefined : await guests.find(token)
      return token === undefined || owner === undefined ? undefined : { owner, token }
    },
    invite: async (request, reply) => {
      const secure = isSecure(request)
      const token = readCookie(request, 'session', secure)
      if (token !== undefined) {
        // A page is shown even while the database is away.
        if (isToken(token) && (await sessions.find(token, request.ip).catch(() => true))) return
        // Its session is over: from the next call on this browser is a guest again.
        clearCookie(reply, 'session', secure)
      }
      if (request.headers.authorization !== undefined) return
      const guest = guestToken(request)
      if (guest === undefined || !(await guests.counts(guest).catch(() => true)))
        setCookie(reply, 'guest', guests.newToken(), secure, guestSeconds)
    },
  }
}
