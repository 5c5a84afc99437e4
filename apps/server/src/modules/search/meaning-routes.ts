import { doneResponse, meaningRequest, meaningState } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'

/** GET and PUT /api/settings/search, and POST /api/settings/search/rebuild. */
export function meaningRoutes(app: App, services: Services): void {
  const { authorise, semanticSearch } = services
  const tags = ['settings']
  const url = '/api/settings/search'

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Search by meaning: which model, how far',
        response: { 200: meaningState, ...errorAnswers },
      },
    },
    async (request) => await semanticSearch.state(await authorise.reader(request)),
  )
  app.put(
    url,
    {
      schema: {
        tags,
        summary: 'Turn search by meaning on or off; off removes its index',
        body: meaningRequest,
        response: { 200: meaningState, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      await semanticSearch.turn(owner, request.body.mode)
      return await semanticSearch.state(owner)
    },
  )
  app.post(
    `${url}/rebuild`,
    { schema: { tags, summary: 'Make the index of meanings anew', response: { 200: doneResponse, ...errorAnswers } } },
    async (request, reply) => {
      await semanticSearch.rebuild(await authorise.owner(request, reply))
      return { done: true as const }
    },
  )
}
