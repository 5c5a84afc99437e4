import * as z from 'zod'

/** GET /api/health. */
export const healthResponse = z.object({ status: z.literal('ok'), version: z.string() })
export type HealthResponse = z.infer<typeof healthResponse>

/** GET /api/about: what the screens say of this server. An address that the operator did not give is null. */
export const aboutResponse = z.object({
  version: z.string(),
  /** Where the source of this installation lies: OCTAVO_SOURCE_URL. */
  sourceUrl: z.string().nullable(),
  /** Where bugs are told: OCTAVO_BUG_URL. Without one they go where feedback goes (POST /api/feedback). */
  bugUrl: z.string().nullable(),
  /** By which ways this server can send notices at all, whatever a person chose. */
  notices: z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
  /** A run that moved so many files or more is worth a notice. */
  longRunFiles: z.number().int(),
})
export type AboutResponse = z.infer<typeof aboutResponse>

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
