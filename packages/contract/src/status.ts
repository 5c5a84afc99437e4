import * as z from 'zod'

/** GET /api/health. */
export const healthResponse = z.object({ status: z.literal('ok'), version: z.string() })
export type HealthResponse = z.infer<typeof healthResponse>

/** GET /api/scalable/metrics: counts and states only, safe to show without login. */
export const metricsResponse = z.object({
  aiTiering: z.object({
    clients: z.object({ total: z.number().int().nonnegative() }),
    /** The operator's model for search by meaning: none, at work, or not to be had at the moment. */
    search: z.enum(['off', 'ready', 'unavailable']),
  }),
  systemHealth: z.object({ status: z.enum(['healthy', 'degraded']) }),
})
export type MetricsResponse = z.infer<typeof metricsResponse>
