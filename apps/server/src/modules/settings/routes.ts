import { DEFAULT_SETTINGS, settingsPatch, settingsResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { isAccount } from '../callers/index.ts'
import { changeSettings, readSettings } from './settings.ts'

/** GET and PATCH /api/settings. */
export function settingsRoutes(app: App, services: Services): void {
  const { db, authorise } = services
  const tags = ['settings']

  app.get(
    '/api/settings',
    { schema: { tags, summary: 'What I chose', response: { 200: settingsResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      const kept = owner !== undefined && isAccount(owner)
      return { settings: kept ? await readSettings(db, owner) : DEFAULT_SETTINGS, kept }
    },
  )

  app.patch(
    '/api/settings',
    {
      schema: {
        tags,
        summary: 'Change some settings of an account',
        body: settingsPatch,
        response: { 200: settingsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.account(request)
      return { settings: await changeSettings(db, account, request.body), kept: true }
    },
  )
}
