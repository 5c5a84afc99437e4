import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Which pages may call. */
export interface OriginRules {
  readonly publicUrl: string | undefined
  readonly corsOrigins: readonly string[]
  /** Answers only to the name of `publicUrl`, to addresses and to `localhost`. */
  readonly strictHost: boolean
}

type IsSecure = (request: FastifyRequest) => boolean

/**
 * Guards against a page whose name was made to lead here (DNS rebinding): a name of somebody else's is refused. An address
 * is no name, so nobody can have turned it around.
 */
export function installHostGuard(app: FastifyInstance, { publicUrl, strictHost }: OriginRules): void {
  if (!strictHost || publicUrl === undefined) return
  const ours = new URL(publicUrl).hostname
  app.addHook('onRequest', async (request) => {
    const host = request.hostname.toLowerCase().replace(/^\[|\]$/gu, '')
    if (host !== ours.replace(/^\[|\]$/gu, '') && host !== 'localhost' && isIP(host) === 0)
      throw new Refusal('forbidden', 'This server does not answer to this name')
  })
}

/**
 * Guards against forged calls: a page of another site is refused whatever it sends, and a cookie counts for a call that
 * changes something only when the browser says that the page is ours (Fetch Metadata, or an Origin that is our host).
 * A program that sends neither cookie nor these headers is no browser and gets a library of its own.
 */
export function installOriginGuard(app: FastifyInstance, rules: OriginRules, isSecure: IsSecure): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const allowed = origin !== undefined && rules.corsOrigins.includes(origin)
    if (allowed) {
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-allow-credentials', 'true')
        .header('vary', 'Origin')
      const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
      if (isPreflight) {
        reply
          .header('access-control-allow-methods', 'GET, HEAD, POST, PATCH, DELETE')
          .header('access-control-allow-headers', 'content-type, authorization, idempotency-key, range')
          .header('access-control-max-age', '600')
        return reply.code(204).send()
      }
      return
    }
    if (!SAFE.has(request.method)) checkUnsafe(request, rules, isSecure)
  })
}

function checkUnsafe(request: FastifyRequest, rules: OriginRules, isSecure: IsSecure): void {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
  if (origin !== undefined && !isOurs(origin, request, rules, isSecure)) throw foreign()
  const proven = site === 'same-origin' || origin !== undefined
  // No page can send another site's token without being asked for it first (CORS), so one that came is meant.
  const { cookie, authorization } = request.headers
  if (cookie !== undefined && authorization === undefined && !proven) throw foreign()
}

function isOurs(origin: string, request: FastifyRequest, rules: OriginRules, isSecure: IsSecure): boolean {
  if (rules.publicUrl !== undefined && origin === rules.publicUrl) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  // Anybody in between can write a page of `http:`, so it is not one of ours where ours come by TLS.
  return host === request.host.toLowerCase() && (protocol === 'https:' || !isSecure(request))
}

const foreign = () => new Refusal('forbidden', 'This call came from another site')

/**
 * Guards a route that is for programs: a call that a page made is refused, but for pages of our own, known by a name that nobody
 * can have turned around (that of `publicUrl`, an address, `localhost`). Nothing is opened to other sites here.
 */
export function refusePages(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: OriginRules,
  isSecure: IsSecure,
): void {
  const { origin } = request.headers
  for (const name of ['origin', 'credentials', 'methods', 'headers', 'max-age'])
    reply.removeHeader(`access-control-allow-${name}`)
  if (origin === undefined) return
  const host = request.hostname.toLowerCase().replace(/^\[|\]$/gu, '')
  const isNamed = rules.publicUrl === origin || host === 'localhost' || isIP(host) !== 0
  if (!isNamed || !isOurs(origin, request, rules, isSecure)) throw foreign()
}
