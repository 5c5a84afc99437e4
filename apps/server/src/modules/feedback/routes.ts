import { feedbackRequest, feedbackResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { networkOf } from '../../infra/http/limiter.ts'
import { errorAnswers, idempotencyKey } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { FeedbackStore } from './store.ts'

const PER_HOUR = 30

/** POST /api/feedback. */
export function feedbackRoutes(app: App, services: Services): void {
  const { dataDir, limits, nowMs } = services
  const store = new FeedbackStore(dataDir)
  const text = 'Too much feedback at once. Try again later.'
  const senders = limits({ name: 'feedback', tries: PER_HOUR, seconds: 3600, text })

  app.post(
    '/api/feedback',
    {
      schema: {
        tags: ['feedback'],
        summary: 'Tell the operator something; nobody learns who wrote it',
        body: feedbackRequest,
        response: { 201: feedbackResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const key = idempotencyKey(request)
      await senders.take(networkOf(request.ip))
      return reply.code(201).send({ id: await store.add(request.body, key, nowMs()) })
    },
  )
}
