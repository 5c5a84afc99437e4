import { createKeyRequest, createKeyResponse, doneResponse, listKeysResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { isAccount } from '../callers/index.ts'

/** GET and POST /api/account/keys, DELETE /api/account/keys/{id}: for a session only, never for a key. */
export function keyRoutes(app: App, services: Services): void {
  const { authorise, keys } = services
  const tags = ['account']
  const url = '/api/account/keys'

  app.get(
    url,
    { schema: { tags, summary: 'My API keys', response: { 200: listKeysResponse, ...errorAnswers } } },
    async (request) => ({ keys: await keys.list(await authorise.account(request)) }),
  )

  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Make an API key; the answer alone tells it',
        body: createKeyRequest,
        response: { 201: createKeyResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const account = await authorise.freshAccount(request)
      return reply.code(201).send(await keys.create(account, request.body))
    },
  )

  app.delete(
    `${url}/:id`,
    {
      schema: {
        tags,
        summary: 'Revoke an API key, at once',
        params: idParams,
        response: { 200: doneResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const done = owner && isAccount(owner) && (await keys.revoke(owner, request.params.id))
      if (!done) throw new Refusal('not_found', 'There is no such key')
      return { done: true as const }
    },
  )
}
