import {
  classifyRequest,
  classifyResponse,
  sortRequest,
  sortResponse,
  stacksRequest,
  stacksResponse,
} from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { languageOf } from '../../infra/http/language.ts'
import { answerWithProgress } from '../../infra/http/progress.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { resolveFiles } from '../library/index.ts'
import { createAdviceCache } from './advice-cache.ts'
import { classifyByName } from './classify.ts'
import { sortFiles } from './sort.ts'
import { stacksOf } from './stacks.ts'

/** POST /api/agentkit/organize, /api/agentkit/stacks and /api/files/classify. */
export function judgingRoutes(app: App, services: Services): void {
  const { db, authorise, learning } = services
  const parts = { ...services, adviceCache: createAdviceCache(services) }
  const tags = ['organize']

  app.post(
    '/api/agentkit/organize',
    {
      schema: {
        tags,
        summary: 'Say where files belong; nothing moves',
        body: sortRequest,
        response: { 200: sortResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const ids = [...new Set(request.body.files.map((file) => file.id))]
      const found = await resolveFiles(db, owner, ids, { names: false })
      return await answerWithProgress(request, reply, (watch) =>
        sortFiles(parts, owner, [...found.values()], watch, {
          instructions: request.body.instructions ?? [],
          language: languageOf(request),
        }),
      )
    },
  )

  app.post(
    '/api/agentkit/stacks',
    {
      schema: {
        tags,
        summary: 'Say which files are copies of each other, or pictures of one burst; nothing changes',
        body: stacksRequest,
        response: { 200: stacksResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const ids = [...new Set(request.body.files.map((file) => file.id))]
      const found = await resolveFiles(db, owner, ids, { names: false })
      return await answerWithProgress(request, reply, (watch) =>
        parts.sorting.run(owner.id, () => stacksOf(parts, owner, [...found.values()], watch), watch.signal),
      )
    },
  )

  app.post(
    '/api/files/classify',
    {
      schema: {
        tags,
        summary: 'Say what files are by their names, types and sizes; nothing is stored',
        body: classifyRequest,
        response: { 200: classifyResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      // Whoever has no library yet shares the turns of all who have none.
      const who = owner?.id ?? 'nobody'
      return await answerWithProgress(request, reply, async (watch) => ({
        files: await classifyByName(learning, who, { ...request.body, language: languageOf(request) }, watch),
      }))
    },
  )
}
