import { aboutResponse, healthResponse, metricsResponse } from '@octavo/contract'
import * as z from 'zod'
import { needsAttention } from '../../infra/datadir/attention.ts'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { LONG_RUN_FILES } from '../accounts/index.ts'
import { answeringClassifiers, searchState } from './classifiers.ts'

const PROBE_MS = 1000
const probe = z.object({ status: z.literal('ok') })

/** Rejects when `act` takes longer than a probe may. */
async function inTime(act: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The probe took too long')), PROBE_MS)
  })
  try {
    await Promise.race([act, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What the server is, and the two numbers that the app's banner reads. */
export function statusRoutes(app: App, services: Services): void {
  const { database, dataDir, version, config, accountMail } = services
  const tags = ['status']

  app.get(
    '/api/health',
    { schema: { tags, summary: 'Is the server up?', response: { 200: healthResponse, ...errorAnswers } } },
    async () => ({ status: 'ok' as const, version }),
  )

  app.get(
    '/api/about',
    {
      schema: {
        tags,
        summary: 'What this server is, and what it can do',
        response: { 200: aboutResponse, ...errorAnswers },
      },
    },
    async () => ({
      version,
      sourceUrl: config.sourceUrl ?? null,
      bugUrl: config.bugUrl ?? null,
      notices: { email: accountMail.sends, push: false, sms: false },
      longRunFiles: LONG_RUN_FILES,
    }),
  )

  app.get(
    '/api/scalable/metrics',
    {
      schema: {
        tags,
        summary: 'Can it sort, and is its database well?',
        response: { 200: metricsResponse, ...errorAnswers },
      },
    },
    async () => {
      const healthy = await inTime(database.ping()).then(
        () => true,
        () => false,
      )
      const { models, embeddings } = services
      return {
        aiTiering: {
          clients: { total: answeringClassifiers(models) },
          search: await searchState(embeddings),
        },
        systemHealth: { status: healthy && !needsAttention(dataDir) ? ('healthy' as const) : ('degraded' as const) },
      }
    },
  )
}

/** Whether the process lives, and whether it can work. */
export function probeRoutes(app: App, services: Services): void {
  const { database, store } = services
  const tags = ['status']

  app.get('/livez', { schema: { tags, summary: 'The process lives', response: { 200: probe } } }, async () => ({
    status: 'ok' as const,
  }))

  app.get(
    '/readyz',
    { schema: { tags, summary: 'Database and storage work', response: { 200: probe, ...errorAnswers } } },
    async (request) => {
      try {
        await inTime(Promise.all([database.ping(), store.probe()]).then(() => undefined))
      } catch (error) {
        request.log.warn({ err: error }, 'Not ready')
        throw new Refusal('unavailable', 'The database or the storage does not work', undefined, error)
      }
      return { status: 'ok' as const }
    },
  )
}
