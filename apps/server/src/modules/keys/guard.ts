import type { FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isKey, type Keys, type LivingKey } from './keys.ts'
import { ASKS_NOBODY, KEY_IN_ADDRESS, SCOPE_OF } from './scopes.ts'

/** Looks at API keys before any route does. */
export interface KeyGuard {
  /** The account whose key this call came with, once the key and its scope were found good; undefined for other calls. */
  ownerOf(request: FastifyRequest): string | undefined
  /** That key. */
  keyOf(request: FastifyRequest): LivingKey | undefined
  /** Refuses calls by keys that are over, or that go where the key may not. Install it before the routes. */
  install(app: App): void
}

export function createKeyGuard(keys: Pick<Keys, 'find'>): KeyGuard {
  const proven = new WeakMap<FastifyRequest, LivingKey>()
  return {
    ownerOf: (request) => proven.get(request)?.ownerId,
    keyOf: (request) => proven.get(request),
    install: (app) => {
      app.addHook('onRequest', async (request) => {
        const method = request.method === 'HEAD' ? 'GET' : request.method
        const route = `${method} ${request.routeOptions.url}`
        const sent = keySent(request, route)
        if (sent === undefined || request.is404 || ASKS_NOBODY.has(route)) return
        const key = await keys.find(sent)
        const scope = SCOPE_OF[route]
        if (scope === undefined) throw new Refusal('forbidden', 'An API key can not do this')
        if (!key.scopes.includes(scope))
          throw new Refusal('forbidden', `This API key can not do this: it lacks the scope ${scope}`)
        proven.set(request, key)
      })
    },
  }
}

/** The key that came with a call; text that can be none is for others to judge. */
function keySent(request: FastifyRequest, route: string): string | undefined {
  const { key } = KEY_IN_ADDRESS.has(route) ? (request.query as { readonly key?: unknown }) : {}
  const sent = key ?? /^Bearer +(\S+)$/iu.exec(request.headers.authorization ?? '')?.[1]
  return typeof sent === 'string' && isKey(sent) ? sent : undefined
}
