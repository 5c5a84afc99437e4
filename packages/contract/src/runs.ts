import * as z from 'zod'
import { runOutcome } from './organize.ts'
import { judgement } from './plans.ts'
import { reason } from './reasons.ts'

/** What was done: files organised, brought in, moved and so on by hand, copies set aside (`aside`), files of a connected drive moved where they lie (`drive`), or an earlier run taken back. */
export const RUN_KINDS = [
  'organize',
  'upload',
  'move',
  'rename',
  'folder',
  'trash',
  'restore',
  'star',
  'tag',
  'color',
  'album',
  'aside',
  'drive',
  'undo',
] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** What a run was about, for its title; runs of earlier versions have none. An undo has what it took back. */
export const runAbout = z.object({
  /** Names of the first files or folders, three at most. */
  names: z.array(z.string()),
  /** Folders where things went (or lie), those with most first, three at most, and how many there are. */
  folders: z.array(z.string()),
  folderCount: z.number().int(),
  /** With `upload`: the file that these were made out of. With `rename`: the new name. With `album`: what it is called. With `color`: the colour, none where it was taken away. */
  name: z.string().optional(),
  /** With `tag` and `star`; with `album` one of them has its name, by whether photos came in or went out. */
  added: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
})
export type RunAbout = z.infer<typeof runAbout>

/**
 * One run of the library. An undo is a run, too, and can be undone, which does the first again. A run that was done again in
 * that way is not undone any more: to undo it is to undo what did it again.
 */
export const run = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  undoes: z.string().nullable(),
  /** With `undo`: the run at the beginning, what it was, and whether this one did it again (true) or took it back. */
  of: z.object({ id: z.string(), kind: z.enum(RUN_KINDS), again: z.boolean() }).nullable(),
  /** The run that took it back, while that holds: undo that one to do this one again. */
  undoneBy: z.string().nullable(),
  status: z.enum(['running', 'completed', 'partial', 'paused', 'interrupted', 'undone']),
  createdAtMs: z.number().int(),
  moved: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  /** How many of `moved` are taken back one by one; 0 in a run that was taken back as a whole. */
  undone: z.number().int(),
  canUndo: z.boolean(),
  /** True when `undoneBy` can be undone. */
  canRedo: z.boolean(),
  about: runAbout.nullable(),
})
export type Run = z.infer<typeof run>

/** GET /api/runs: newest first, paged by key. */
export const listRunsQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
  /** One kind, or several divided by commas. */
  kind: z.string().max(200).optional(),
})
export type ListRunsQuery = z.input<typeof listRunsQuery>
export const listRunsResponse = z.object({ runs: z.array(run), nextCursor: z.string().nullable() })
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
  /** Logical path before the run; null for one that was not in the library: in the trash, or not brought in yet. */
  from: z.string().nullable(),
  /** Where it went, or was to go; null for one that the plan left where it was, or that went to the trash. */
  to: z.string().nullable(),
  status: runOutcome.shape.status,
  /** True when this was taken back since, alone or with its run. */
  undone: z.boolean(),
  code: z.string().optional(),
  message: reason.optional(),
  /** What was judged of it before the person had a say; null where nothing was, or before this was kept. */
  judged: judgement.nullable(),
  /** The category that the person wanted, where it was not the judged one. */
  wanted: z.string().nullable(),
})
export type RunFile = z.infer<typeof runFile>
export const runDetails = z.object({ run, files: z.array(runFile), nextCursor: z.number().int().nullable() })
export type RunDetails = z.infer<typeof runDetails>

/**
 * POST /api/runs/{id}/undo: all of it, or some of its files (`fileId` of its details), in any order. Where nothing of that can
 * be taken back the answer is 409 `conflict` with `ActObstacles` as its details: what was done since stands against it.
 */
export const undoRequest = z.strictObject({
  fileIds: z.array(z.string().min(1).max(8192)).min(1).max(100_000).optional(),
})
export type UndoRequest = z.infer<typeof undoRequest>

/** 200. The undo is a run of its own (`runId`) and can be undone in turn. */
export const undoResponse = z.object({ runId: z.string(), undone: z.number().int(), results: z.array(runOutcome) })
export type UndoResponse = z.infer<typeof undoResponse>
