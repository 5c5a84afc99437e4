import { doneResponse, modelRequest, modelResponse, modelTestResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'

/** GET, PUT and DELETE /api/settings/model, and POST /api/settings/model/test. */
export function modelRoutes(app: App, services: Services): void {
  const { authorise, ownModels, models, config } = services
  const tags = ['settings']
  const url = '/api/settings/model'

  app.get(
    url,
    { schema: { tags, summary: 'Which model helps me', response: { 200: modelResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      const own = owner && (await ownModels.read(owner))
      return { own: own ?? null, server: models.name ?? null, sendsText: config.modelText }
    },
  )
  app.put(
    url,
    {
      schema: {
        tags,
        summary: 'Connect a model of my own',
        body: modelRequest,
        response: { 200: modelResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.account(request)
      const own = await ownModels.write(account, request.body)
      return { own, server: models.name ?? null, sendsText: config.modelText }
    },
  )
  app.delete(
    url,
    { schema: { tags, summary: 'Disconnect my model', response: { 200: doneResponse, ...errorAnswers } } },
    async (request) => {
      await ownModels.remove(await authorise.account(request))
      return { done: true as const }
    },
  )
  app.post(
    `${url}/test`,
    { schema: { tags, summary: 'Ask my model once', response: { 200: modelTestResponse, ...errorAnswers } } },
    async (request) => await models.test(await authorise.account(request)),
  )
}
