import { LIMITS } from '@octavo/core'
import * as z from 'zod'
import { sentence } from './sentences.ts'

export const FEEDBACK_TYPES = ['general', 'feature', 'improvement', 'bug'] as const

/**
 * POST /api/feedback, 201. An `Idempotency-Key` header makes a queued retry safe: the same key is stored once. It is kept
 * without a name: nothing tells who wrote it.
 */
export const feedbackRequest = z.strictObject({
  type: z.enum(FEEDBACK_TYPES),
  /** Left out for the bug type. */
  rating: z.number().int().min(LIMITS.ratingMin).max(LIMITS.ratingMax).optional(),
  message: z
    .string()
    .max(LIMITS.feedbackMaxLength)
    .refine((text) => text.trim() !== '', sentence('Please share your feedback before submitting')),
})
export type FeedbackRequest = z.infer<typeof feedbackRequest>

export const feedbackResponse = z.object({ id: z.string() })
export type FeedbackResponse = z.infer<typeof feedbackResponse>
