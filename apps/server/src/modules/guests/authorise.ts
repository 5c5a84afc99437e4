import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../infra/http/refusal.ts'
import { type Guests, isToken, newToken, type Owner } from './guests.ts'

/** Proves who calls. Every use case takes what one of these returned. */
export interface Authorise {
  /** For calls that change something: the caller's library, made on the first such call. */
  owner(request: FastifyRequest, reply: FastifyReply): Promise<Owner>
  /** For calls that only read: undefined when the caller has no library yet. */
  reader(request: FastifyRequest): Promise<Owner | undefined>
  /** Gives a browser its token before the first upload, so that two first uploads at once land in one library. */
  invite(request: FastifyRequest, reply: FastifyReply): void
}

const PLAIN_COOKIE = 'octavo_guest'
const HOST_COOKIE = '__Host-octavo'

/** Cookies are `__Host-` and Secure when the browser's side is TLS, plain on a loopback or an open home network. */
export function createAuthorise(options: {
  readonly guests: Guests
  readonly ttlMs: number
  readonly isSecure: (request: FastifyRequest) => boolean
}): Authorise {
  const { guests, ttlMs, isSecure } = options
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? HOST_COOKIE : PLAIN_COOKIE)

  const tokenOf = (request: FastifyRequest): string | undefined => {
    // Accounts bring tokens of their own later; until then no Bearer token is known.
    if (request.headers.authorization !== undefined) throw new Refusal('unauthorized', 'This token is not valid')
    const token = request.cookies[cookieName(request)]
    return token !== undefined && isToken(token) ? token : undefined
  }
  const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const secure = isSecure(request)
    // The library's life is counted on the server and starts anew with use: the cookie only has to outlive it.
    const maxAge = Math.max(86_400, Math.ceil(ttlMs / 1000) * 30)
    reply.setCookie(cookieName(request), token, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge })
  }

  return {
    owner: async (request, reply) => {
      const known = tokenOf(request)
      const token = known ?? newToken()
      const owner = await guests.ensure(token)
      if (known === undefined) setCookie(request, reply, token)
      return owner
    },
    reader: async (request) => {
      const token = tokenOf(request)
      return token === undefined ? undefined : await guests.find(token)
    },
    invite: (request, reply) => {
      if (request.headers.authorization === undefined && tokenOf(request) === undefined)
        setCookie(request, reply, newToken())
    },
  }
}
