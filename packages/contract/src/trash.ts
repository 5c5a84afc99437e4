import * as z from 'zod'
import { runOutcome } from './organize.ts'

const ids = z.array(z.string().min(1).max(1024)).min(1).max(100_000)

/** Some files by their ids, or all of them: the body of DELETE /api/files and of POST /api/trash/restore. */
export const someOrAll = z.union([z.strictObject({ ids }), z.strictObject({ all: z.literal(true) })])
export type SomeOrAll = z.infer<typeof someOrAll>

/** DELETE /api/files: moves files to the trash, as one run that can be undone. */
export const trashResponse = z.object({
  runId: z.string(),
  trashed: z.number().int(),
  /** Nothing of them is removed before. */
  purgeAfterMs: z.number().int(),
  results: z.array(runOutcome),
})
export type TrashResponse = z.infer<typeof trashResponse>

/** A file in the trash and where it was. */
export const trashedFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  /** Folder and path that it goes back to. */
  folder: z.string(),
  path: z.string(),
  trashedAtMs: z.number().int(),
  purgeAfterMs: z.number().int(),
})
export type TrashedFile = z.infer<typeof trashedFile>

/** GET /api/trash: last trashed first, paged by key. */
export const listTrashQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
})
export const listTrashResponse = z.object({
  files: z.array(trashedFile),
  total: z.number().int(),
  bytes: z.number().int(),
  /** Days that a file stays in the trash. */
  days: z.number().int(),
  nextCursor: z.string().nullable(),
})
export type ListTrashResponse = z.infer<typeof listTrashResponse>

/** POST /api/trash/restore: back to the old folders and names; where a name is taken by now it gets ` (2)`. A run of its own. */
export const restoreResponse = z.object({
  runId: z.string(),
  restored: z.number().int(),
  results: z.array(runOutcome),
})
export type RestoreResponse = z.infer<typeof restoreResponse>

/**
 * DELETE /api/trash: removes files of the trash for good, before their time is over. Always by their ids: what somebody has
 * seen goes, and nothing that came in meanwhile.
 */
export const purgeRequest = z.strictObject({ ids })
export type PurgeRequest = z.infer<typeof purgeRequest>
export const purgeResponse = z.object({ purged: z.number().int(), bytes: z.number().int() })
export type PurgeResponse = z.infer<typeof purgeResponse>
