import * as z from 'zod'
import { TASK_STATUSES } from './tasks.ts'

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

const count = z.number().int().nonnegative()

/** GET /api/operator: what an operator needs to see of an installation, without a look into anybody's files. */
export const operatorResponse = z.object({
  version: z.string(),
  database: z.enum(['embedded', 'server']),
  upSinceMs: count,
  people: z.object({ accounts: count, guests: count, activeDay: count }),
  /** The libraries with the most bytes, twenty at most. `email` is null for a guest. */
  largest: z.array(z.object({ email: z.string().nullable(), files: count, sizeBytes: count, trashBytes: count })),
  space: z.object({
    files: count,
    /** Bytes of all libraries and of their trash, copies counted each time. */
    sizeBytes: count,
    trashBytes: count,
    /** Bytes that are stored: each content once. */
    storedBytes: count,
    missing: count,
    damaged: count,
    freeBytes: count,
  }),
  jobs: z.array(z.object({ kind: z.string(), status: z.enum(TASK_STATUSES), count })),
  /** What failed last, fifty at most, newest first; whose it was and what it was about stays theirs. */
  failed: z.array(z.object({ kind: z.string(), code: z.string(), endedAtMs: count })),
  /** Letters that wait to be sent, and those that were tried before. */
  letters: z.object({ waiting: count, again: count }),
  models: z.object({ classifiers: count, search: z.enum(['off', 'ready', 'unavailable']) }),
  /** False where rows and bytes did not fit each other and somebody has to look. */
  isHealthy: z.boolean(),
})
export type OperatorResponse = z.infer<typeof operatorResponse>
