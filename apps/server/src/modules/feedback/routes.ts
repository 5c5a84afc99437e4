import { feedbackRequest, feedbackResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { createLimiter, networkOf } from '../../infra/http/limiter.ts'
import { errorAnswers, idempotencyKey } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { FeedbackStore } from './store.ts'

const PER_HOUR = 30

/** POST /api/feedback. */
export function feedbackRoutes(app: App, services: Services): void {
  const { dataDir, nowMs } = services
  const store = new FeedbackStore(dataDir)
  const senders = createLimiter(PER_HOUR, 3600, 'Too much feedback at once. Try again later.')

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
