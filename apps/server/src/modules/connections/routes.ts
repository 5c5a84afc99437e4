import {
  addConnectionRequest,
  answerConsentRequest,
  askConsentRequest,
  askConsentResponse,
  connectionResponse,
  doneResponse,
  listConnectionsResponse,
  newPasswordRequest,
  renameConnectionRequest,
  revokeConnectionResponse,
} from '@octavo/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'

/**
 * GET and POST /api/connections; POST …/{id}/test, …/{id}/password and …/{id}/revoke, PATCH and DELETE …/{id}; POST …/consents
 * and …/consents/answers. For people and guests, never for a key.
 */
export function connectionRoutes(app: App, services: Services): void {
  const { authorise, connections, config } = services
  const tags = ['connections']
  const url = '/api/connections'
  const none = () => new Refusal('not_found', 'There is no such connection')
  const originOf = (request: FastifyRequest): string => config.publicUrl ?? `${request.protocol}://${request.host}`
  /** Whose it is comes before what is to be done with it: a stranger learns nothing from a wrong body. */
  const ownFirst = async (request: FastifyRequest): Promise<void> => {
    const owner = await authorise.reader(request)
    if (!owner || !(await connections.find(owner, idParams.parse(request.params).id))) throw none()
  }

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Places elsewhere that I connected, and what can be connected',
        response: { 200: listConnectionsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const offered = await connections.offers(owner)
      return { connections: owner ? [...(await connections.list(owner))] : [], ...offered }
    },
  )

  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Connect a place by its address and a password, or a folder of the server',
        body: addConnectionRequest,
        response: { 201: connectionResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return reply.code(201).send({ connection: await connections.add(owner, request.body) })
    },
  )

  app.post(
    `${url}/:id/test`,
    {
      schema: {
        tags,
        summary: 'Try a connection; the answer says how it stands',
        params: idParams,
        response: { 200: connectionResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const connection = owner && (await connections.test(owner, request.params.id))
      if (!connection) throw none()
      return { connection }
    },
  )

  app.post(
    `${url}/:id/password`,
    {
      preValidation: ownFirst,
      schema: {
        tags,
        summary: 'Give a new password of a connection; it is tried before it is kept',
        params: idParams,
        body: newPasswordRequest,
        response: { 200: connectionResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const { id } = request.params
      const connection = owner && (await connections.renewPassword(owner, id, request.body.password))
      if (!connection) throw none()
      return { connection }
    },
  )

  app.post(
    `${url}/:id/revoke`,
    {
      schema: {
        tags,
        summary: 'End what opens a connection, here and at the provider; it stays in the list',
        params: idParams,
        response: { 200: revokeConnectionResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const revoked = owner && (await connections.revoke(owner, request.params.id))
      if (!revoked) throw none()
      return revoked
    },
  )

  app.patch(
    `${url}/:id`,
    {
      preValidation: ownFirst,
      schema: {
        tags,
        summary: 'Give a connection another name; nothing changes there',
        params: idParams,
        body: renameConnectionRequest,
        response: { 200: connectionResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const connection = owner && (await connections.rename(owner, request.params.id, request.body.name))
      if (!connection) throw none()
      return { connection }
    },
  )

  app.delete(
    `${url}/:id`,
    {
      schema: {
        tags,
        summary: 'Forget a connection; what lies there stays as it is',
        params: idParams,
        response: { 200: doneResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner || !(await connections.forget(owner, request.params.id))) throw none()
      return { done: true as const }
    },
  )

  app.post(
    `${url}/consents`,
    {
      schema: {
        tags,
        summary: "Ask for consent on a provider's page; the answer says where",
        body: askConsentRequest,
        response: { 200: askConsentResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const page = await connections.consents.ask(owner, { ...request.body, origin: originOf(request) })
      if (page === undefined) throw none()
      return { url: page }
    },
  )

  app.post(
    `${url}/consents/answers`,
    {
      schema: {
        tags,
        summary: 'What the browser came back with from a provider',
        body: answerConsentRequest,
        response: { 200: connectionResponse, ...errorAnswers },
      },
    },
    async (request) => ({
      connection: await connections.consents.answer(await authorise.reader(request), request.body),
    }),
  )
}
