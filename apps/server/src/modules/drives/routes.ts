import { syncFailure, syncRequest, syncResult, syncState } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { sendError } from '../../infra/http/errors.ts'
import { languageOf } from '../../infra/http/language.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'

/** Every refusal has the members of a result with nothing in it. */
const NOTHING = {
  success: false,
  message: 'Google Drive sync failed',
  text_groups: {},
  image_groups: {},
  other_files: [],
  sync_directory: null,
}

/** GET and POST /api/google-drive-sync. */
export function driveRoutes(app: App, services: Services): void {
  const { authorise, syncs } = services
  const tags = ['drives']

  app.get(
    '/api/google-drive-sync',
    {
      schema: {
        tags,
        summary: 'What can be synced, and how far the newest sync is',
        response: { 200: syncState, ...errorAnswers },
      },
    },
    async (request) => await syncs.state(await authorise.reader(request)),
  )

  app.post(
    '/api/google-drive-sync',
    {
      schema: {
        tags,
        summary: 'Download the files of a drive, plan how it could be organised, or both',
        description:
          'Answers when all is done. With `Prefer: respond-async` the answer is 202 at once, and the task goes on: GET tells how far it is.',
        body: syncRequest,
        response: { 200: syncResult, 202: syncState, '4xx': syncFailure, '5xx': syncFailure },
      },
      errorHandler: (error, request, reply) => sendError(error, request, reply, NOTHING),
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const task = await syncs.begin(owner, request.body, languageOf(request))
      const isPatient = !/\brespond-async\b/u.test(String(request.headers.prefer ?? ''))
      if (isPatient) return await syncs.wait(owner, task, reply)
      return reply.code(202).send(await syncs.state(owner))
    },
  )
}
