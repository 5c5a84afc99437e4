import {
  listRunsQuery,
  listRunsResponse,
  runDetails,
  runDetailsQuery,
  undoRequest,
  undoResponse,
} from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { runDetailsOf } from './history.ts'
import { listRuns } from './rows.ts'
import { takeBack } from './take-back.ts'

/** GET /api/runs, GET /api/runs/{id} and POST /api/runs/{id}/undo. */
export function runRoutes(app: App, services: Services): void {
  const { db, authorise } = services
  const tags = ['runs']

  app.get(
    '/api/runs',
    {
      schema: {
        tags,
        summary: 'Everything that was done, newest first',
        querystring: listRunsQuery,
        response: { 200: listRunsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) return { runs: [], nextCursor: null }
      const { cursor, limit, kind } = request.query
      return await listRuns(db, owner, { cursor, limit, kinds: kind?.split(',') })
    },
  )

  app.get(
    '/api/runs/:id',
    {
      schema: {
        tags,
        summary: 'What a run did to each file: what was judged, by whom, what the person wanted, where it went',
        params: idParams,
        querystring: runDetailsQuery,
        response: { 200: runDetails, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) throw new Refusal('not_found', 'There is no such run')
      return await runDetailsOf(db, owner, request.params.id, request.query)
    },
  )

  app.post(
    '/api/runs/:id/undo',
    {
      schema: {
        tags,
        summary: 'Take a run back, or some of its files',
        params: idParams,
        body: undoRequest.nullish(),
        response: { 200: undoResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const wanted = { runId: request.params.id, itemIds: request.body?.fileIds }
      return await takeBack(services, owner, wanted, signalOf(reply))
    },
  )
}
