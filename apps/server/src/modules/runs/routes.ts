import { listRunsResponse, undoResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { listRuns, undo } from './runs.ts'

/** GET /api/runs and POST /api/runs/{id}/undo. */
export function runRoutes(app: App, services: Services): void {
  const { db, authorise, runLock, nowMs, config } = services
  const tags = ['runs']

  app.get(
    '/api/runs',
    {
      schema: {
        tags,
        summary: 'What was organised, newest first',
        response: { 200: listRunsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      return { runs: owner ? [...(await listRuns(db, owner))] : [] }
    },
  )

  app.post(
    '/api/runs/:id/undo',
    {
      schema: {
        tags,
        summary: 'Take a run back',
        params: idParams,
        response: { 200: undoResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const done = await undo({ db, lock: runLock, owner, runId: request.params.id, nowMs: nowMs(), config })
      return { ...done, results: [...done.results] }
    },
  )
}
