import type { FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isKey, type Keys } from './keys.ts'
import { ASKS_NOBODY, SCOPE_OF } from './scopes.ts'

/** Looks at API keys before any route does. */
export interface KeyGuard {
  /** The account whose key this call came with, once the key and its scope were found good; undefined for other calls. */
  ownerOf(request: FastifyRequest): string | undefined
  /** Refuses calls by keys that are over, or that go where the key may not. Install it before the routes. */
  install(app: App): void
}

export function createKeyGuard(keys: Pick<Keys, 'find'>): KeyGuard {
  const proven = new WeakMap<FastifyRequest, string>()
  return {
    ownerOf: (request) => proven.get(request),
    install: (app) => {
      app.addHook('onRequest', async (request) => {
        const bearer = /^Bearer +(\S+)$/iu.exec(request.headers.authorization ?? '')?.[1]
        if (bearer === undefined || !isKey(bearer) || request.is404) return
        const method = request.method === 'HEAD' ? 'GET' : request.method
        const route = `${method} ${request.routeOptions.url}`
        if (ASKS_NOBODY.has(route)) return
        const key = await keys.find(bearer)
        const scope = SCOPE_OF[route]
        if (scope === undefined) throw new Refusal('forbidden', 'An API key can not do this')
        if (!key.scopes.includes(scope))
          throw new Refusal('forbidden', `This API key can not do this: it lacks the scope ${scope}`)
        proven.set(request, key.ownerId)
      })
    },
  }
}
