import { requestJson } from '../../http/http.ts'
import type { SendFeedback } from './queue.ts'

/** Sends one piece of feedback. Throws HttpError, and the browser's TypeError without a network. */
export const sendFeedback: SendFeedback = async ({ key, body }) => {
  await requestJson('/api/feedback', { method: 'POST', body, headers: { 'Idempotency-Key': key } })
}
