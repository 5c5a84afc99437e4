import { leaveMailingsRequest, leftMailingsResponse, mailingsResponse } from '@octavo/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'

/** GET /api/connections/{id}/mailings and …/mailings/left, POST …/mailings/leave. For people and guests, never for a key. */
export function mailingRoutes(app: App, { authorise, connections, mailings }: Services): void {
  const tags = ['connections']
  const url = '/api/connections/:id/mailings'
  /** Whose it is comes before what is to be done with it. */
  const ownerOf = async (request: FastifyRequest): Promise<Caller> => {
    const owner = await authorise.reader(request)
    if (!owner || !(await connections.find(owner, idParams.parse(request.params).id)))
      throw new Refusal('not_found', 'There is no such connection')
    return owner
  }

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Mailing lists that write to a mailbox, and how each can be left',
        params: idParams,
        response: { 200: mailingsResponse, ...errorAnswers },
      },
    },
    async (request, reply) => await mailings.list(await ownerOf(request), request.params.id, signalOf(reply)),
  )

  app.get(
    `${url}/left`,
    {
      schema: {
        tags,
        summary: 'What became of mailing lists that were left',
        params: idParams,
        response: { 200: leftMailingsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      await ownerOf(request)
      return await mailings.left(request.params.id)
    },
  )

  app.post(
    `${url}/leave`,
    {
      preValidation: async (request) => {
        await ownerOf(request)
      },
      schema: {
        tags,
        summary: 'Leave mailing lists by one click (RFC 8058); it can not be taken back from here',
        params: idParams,
        body: leaveMailingsRequest,
        response: { 202: mailingsResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await ownerOf(request)
      return reply.code(202).send(await mailings.leave(owner, request.params.id, request.body, signalOf(reply)))
    },
  )
}
