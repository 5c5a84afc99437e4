import { giveLevelRequest, levelsRequest, levelsResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { giveLevel, levelsOf } from './levels.ts'

/** POST and PUT /api/rules/levels. */
export function earnedRoutes(app: App, { db, authorise }: Services): void {
  const tags = ['rules']

  app.post(
    '/api/rules/levels',
    {
      schema: {
        tags,
        summary: 'Say how far rules go by themselves, and what they have earned',
        body: levelsRequest,
        response: { 200: levelsResponse, ...errorAnswers },
      },
    },
    async (request) => await levelsOf(db, await authorise.reader(request), request.body.rules),
  )

  app.put(
    '/api/rules/levels',
    {
      schema: {
        tags,
        summary: 'Let a rule go by itself, or have it ask again',
        body: giveLevelRequest,
        response: { 200: levelsResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      await giveLevel(db, owner, request.body)
      return await levelsOf(db, owner, request.body.rules)
    },
  )
}
