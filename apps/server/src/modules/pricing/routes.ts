import { PLAN_IDS, plansResponse, storageResponse, walletResponse } from '@octavo/contract'
import { BEANS, LIMITS, PLANS } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { usageOf } from '../library/index.ts'
import { walletOf } from './meter.ts'
import { priceOf } from './price.ts'

/** GET /api/plans, /api/wallet and /api/storage. */
export function pricingRoutes(app: App, services: Services): void {
  const { db, authorise, config, meter, nowMs } = services
  const tags = ['plans']

  app.get(
    '/api/plans',
    { schema: { tags, summary: 'Prices, and what I have used', response: { 200: plansResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      const plan = await priceOf(db, owner)
      return {
        plans: PLAN_IDS.map((id) => {
          const offer = PLANS[id]
          const savingPercent = 'savingPercent' in offer ? offer.savingPercent : null
          return { id, priceUsd: offer.priceUsd, files: offer.files, savingPercent }
        }),
        tiers: BEANS.map((bean) => ({ ...bean, url: config.storeUrl ?? null })),
        storeUrl: config.storeUrl ?? null,
        enforced: config.enforcePlans,
        plan,
        usedFiles: owner ? (await usageOf(db, owner)).files : 0,
        limitFiles: PLANS[plan].files,
      }
    },
  )

  app.get(
    '/api/wallet',
    { schema: { tags, summary: 'What my runs came to', response: { 200: walletResponse, ...errorAnswers } } },
    async (request) => await walletOf(db, meter, await authorise.reader(request), nowMs()),
  )

  app.get(
    '/api/storage',
    { schema: { tags, summary: 'How full my library is', response: { 200: storageResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      const usage = owner ? await usageOf(db, owner) : { files: 0, bytes: 0, trashFiles: 0, trashBytes: 0 }
      return { ...usage, limitFiles: LIMITS.planFiles }
    },
  )
}
