import * as z from 'zod'
import { runOutcome } from './organize.ts'

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

/** POST /api/runs/{id}/undo. The undo is a run of its own (`runId`) and can be undone in turn. */
export const undoResponse = z.object({ runId: z.string(), undone: z.number().int(), results: z.array(runOutcome) })
export type UndoResponse = z.infer<typeof undoResponse>
