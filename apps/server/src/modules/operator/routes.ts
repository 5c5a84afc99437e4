import { createHash, timingSafeEqual } from 'node:crypto'
import { operatorResponse } from '@octavo/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { addressOf } from '../accounts/index.ts'
import type { Account } from '../callers/index.ts'
import { createMetrics } from './metrics.ts'
import { stateOf } from './state.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** GET /api/operator for accounts that the operator named. */
export function operatorRoutes(app: App, services: Services): void {
  const { db, authorise, config, database, version, nowMs } = services
  const tags = ['status']
  const upSinceMs = nowMs()

  /** True for the account of one of the operator's addresses, which has to be confirmed where mails are sent. */
  const isOperator = async (account: Account): Promise<boolean> => {
    const address = await addressOf(db, account.id, config)
    return address?.counts === true && config.operators.includes(address.emailKey)
  }

  app.get(
    '/api/operator',
    {
      schema: {
        tags,
        summary: 'People, space, jobs and failures of this installation, for its operators',
        response: { 200: operatorResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.account(request)
      if (!(await isOperator(account)))
        throw new Refusal('forbidden', 'This page is for the accounts that OCTAVO_OPERATORS names')
      return { ...(await stateOf(services)), version, database: database.kind, upSinceMs }
    },
  )
}

/** GET /metrics for a monitor that has the operator's token. */
export function metricsRoute(app: App, services: Services): void {
  const { metricsToken } = services.config
  const metrics = metricsToken === undefined ? undefined : createMetrics(app, services)
  const isToken = (request: FastifyRequest) => {
    const sent = /^Bearer +(\S+)$/iu.exec(request.headers.authorization ?? '')?.[1]
    return sent !== undefined && timingSafeEqual(digest(sent), digest(metricsToken ?? ''))
  }
  app.get(
    '/metrics',
    {
      schema: {
        tags: ['status'],
        summary: 'Numbers for a monitor, as OpenMetrics',
        response: { 200: z.string(), ...errorAnswers },
      },
      serializerCompiler: () => (text) => String(text),
    },
    async (request, reply) => {
      if (metrics === undefined) throw new Refusal('not_found', 'There are no metrics: OCTAVO_METRICS_TOKEN is not set')
      if (!isToken(request)) throw new Refusal('unauthorized', 'The metrics ask for the token of OCTAVO_METRICS_TOKEN')
      return reply.header('content-type', metrics.contentType).send(await metrics.text())
    },
  )
}
