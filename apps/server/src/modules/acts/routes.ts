import { actResponse, libraryAct } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { act } from './act.ts'

/** POST /api/library/acts: moving, naming, making folders, trash, stars, tags, colours and albums, through one door. */
export function actRoutes(app: App, services: Services): void {
  const { db, authorise, runLock, nowMs, config } = services

  app.post(
    '/api/library/acts',
    {
      schema: {
        tags: ['library'],
        summary:
          'Move, rename, make a folder, put into the trash, star, tag, colour, or change an album; a run that can be undone',
        body: libraryAct,
        response: { 200: actResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return await act({ db, lock: runLock, owner, nowMs: nowMs(), config }, request.body)
    },
  )
}
