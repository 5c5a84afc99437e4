import * as z from 'zod'
import { runOutcome } from './organize.ts'
import { judgement } from './plans.ts'

/** One run of the library: an organize, files put into the trash or taken out of it, or the undo of one of these. */
export const run = z.object({
  id: z.string(),
  kind: z.enum(['organize', 'undo', 'trash', 'restore']),
  undoes: z.string().nullable(),
  status: z.enum(['running', 'completed', 'partial', 'paused', 'interrupted', 'undone']),
  createdAtMs: z.number().int(),
  moved: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  canUndo: z.boolean(),
})
export type Run = z.infer<typeof run>

/** GET /api/runs: newest first. */
export const listRunsResponse = z.object({ runs: z.array(run) })
export type ListRunsResponse = z.infer<typeof listRunsResponse>

/** GET /api/runs/{id}: what the run did, or left alone, some files at a time. */
export const runDetailsQuery = z.strictObject({
  cursor: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
})
export const runFile = z.object({
  /** Of a folder that went whole (`bundle`) its path. */
  fileId: z.string(),
  what: z.enum(['file', 'bundle']),
  /** Logical path before the run. */
  from: z.string(),
  /** Where it went, or was to go; null for one that the plan left where it was. */
  to: z.string().nullable(),
  status: runOutcome.shape.status,
  code: z.string().optional(),
  message: z.string().optional(),
  /** What was judged of it before the person had a say; null where nothing was, or before this was kept. */
  judged: judgement.nullable(),
  /** The category that the person wanted, where it was not the judged one. */
  wanted: z.string().nullable(),
})
export type RunFile = z.infer<typeof runFile>
export const runDetails = z.object({ run, files: z.array(runFile), nextCursor: z.number().int().nullable() })
export type RunDetails = z.infer<typeof runDetails>

/** POST /api/runs/{id}/undo. The undo is a run of its own (`runId`) and can be undone in turn. */
export const undoResponse = z.object({ runId: z.string(), undone: z.number().int(), results: z.array(runOutcome) })
export type UndoResponse = z.infer<typeof undoResponse>
