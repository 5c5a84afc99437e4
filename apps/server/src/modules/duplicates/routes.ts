import { duplicatesResponse, keepCopiesRequest } from '@octavo/contract'
import * as z from 'zod'
import type { App } from '../../infra/http/app.ts'
import { answerWithProgress } from '../../infra/http/progress.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { findDuplicates } from './find.ts'
import { changeKept } from './kept.ts'

/** POST /api/library/duplicates and /api/library/duplicates/keep; what is set aside is a plan of POST /api/plans. */
export function duplicateRoutes(app: App, services: Services): void {
  const { db, authorise, sorting } = services
  const tags = ['organize']

  app.post(
    '/api/library/duplicates',
    {
      schema: {
        tags,
        summary: 'Say what the library holds more than once, with the best of each; nothing changes',
        response: { 200: duplicatesResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      if (!owner) return { sets: [], total: 0, kept: [], keptTotal: 0, incomplete: false }
      return await answerWithProgress(request, reply, (watch) =>
        sorting.run(owner.id, () => findDuplicates(services, owner, watch), watch.signal),
      )
    },
  )

  app.post(
    '/api/library/duplicates/keep',
    {
      schema: {
        tags,
        summary: 'Keep all of some copies, remembered by their contents, or ask about them again',
        body: keepCopiesRequest,
        response: { 204: z.null(), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      await changeKept(db, owner, request.body.ids, request.body.keep)
      return reply.code(204).send(null)
    },
  )
}
