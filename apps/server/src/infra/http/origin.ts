import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Which pages may call. */
export interface OriginRules {
  readonly publicUrl: string | undefined
  readonly corsOrigins: readonly string[]
}

/**
 * Guards against forged calls: a page of another site is refused whatever it sends, and a cookie counts for a call that
 * changes something only when the browser says that the page is ours (Fetch Metadata, or an Origin that is our host).
 * A program that sends neither cookie nor these headers is no browser and gets a library of its own.
 */
export function installOriginGuard(app: FastifyInstance, rules: OriginRules): void {
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
    if (!SAFE.has(request.method)) checkUnsafe(request, rules)
  })
}

function checkUnsafe(request: FastifyRequest, rules: OriginRules): void {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
  if (origin !== undefined && !isOurs(origin, request, rules)) throw foreign()
  const proven = site === 'same-origin' || origin !== undefined
  // No page can send another site's token without being asked for it first (CORS), so one that came is meant.
  const { cookie, authorization } = request.headers
  if (cookie !== undefined && authorization === undefined && !proven) throw foreign()
}

function isOurs(origin: string, request: FastifyRequest, rules: OriginRules): boolean {
  if (rules.publicUrl !== undefined && origin === rules.publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase()
}

const foreign = () => new Refusal('forbidden', 'This call came from another site')
