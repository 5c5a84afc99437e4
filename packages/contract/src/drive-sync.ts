import * as z from 'zod'
import { apiError } from './errors.ts'
import { fileFailure } from './files.ts'
import { task } from './tasks.ts'

/** What a sync does: brings copies into the library, says how the drive could be organised, or both. */
export const SYNC_MODES = ['download', 'organize', 'both'] as const
export type SyncMode = (typeof SYNC_MODES)[number]

/** POST /api/google-drive-sync. The answer is the result, or 202 with the state for a caller that sends `Prefer: respond-async`. */
export const syncRequest = z.strictObject({
  mode: z.enum(SYNC_MODES).default('both'),
  /** Groups of documents, and as many of pictures. */
  numClusters: z.coerce.number().int().min(1).max(100).default(5),
  /** Files that are looked into, the newest first; `all` is the whole drive. */
  maxFiles: z.union([z.literal('all'), z.coerce.number().int().min(1).max(100_000)]).default(100),
  /** Which connected place; the first Google Drive when left out. */
  connectionId: z.string().min(1).max(200).exactOptional(),
})
export type SyncRequest = z.input<typeof syncRequest>
export type SyncWishes = z.output<typeof syncRequest>

/** A file of a drive. */
export const driveFile = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  size: z.number().nonnegative(),
  modifiedTime: z.iso.datetime(),
  /** The folder of the library that files of its sort are downloaded to. */
  category: z.string(),
  /** Where it lies on the drive, without `/` in front. */
  path: z.string(),
  /** The file of the library that is its copy. */
  fileId: z.string().exactOptional(),
  links: z.object({ view: z.string() }).exactOptional(),
})
export type DriveFile = z.infer<typeof driveFile>

const groups = z.record(z.string(), z.array(driveFile))
const count = z.number().int().nonnegative()

/** What a sync came to. */
export const syncResult = z.object({
  success: z.boolean(),
  message: z.string(),
  error: z.string().exactOptional(),
  /** Documents by what they say, and pictures by how they look, under readable names. */
  text_groups: groups,
  image_groups: groups,
  other_files: z.array(driveFile),
  /** The folder of the library that copies lie in; null where none were made. */
  sync_directory: z.string().nullable(),
  /** Files on the drive, and those that were looked into. */
  found: count,
  taken: count,
  /** Copies that are in the library now, those that were there before too. */
  downloaded: count,
  /** Files that lie in no folder of the person's, and those of them that the plan has a place for. */
  loose: count,
  placed: count,
  failed: z.array(fileFailure),
  /** The plan for the drive, to be reviewed; null where there is none. */
  planId: z.string().nullable(),
  connectionId: z.string(),
})
export type SyncResult = z.infer<typeof syncResult>

/** Every refusal of POST /api/google-drive-sync: that of all calls, with the members of a result that has nothing in it. */
export const syncFailure = apiError.extend({
  success: z.literal(false),
  message: z.string(),
  text_groups: groups,
  image_groups: groups,
  other_files: z.array(driveFile),
  sync_directory: z.null(),
})

/** A file that is being downloaded, or waits for it. */
export const driveDownload = z.object({
  fileId: z.string(),
  fileName: z.string(),
  /** 0 to 100. */
  progress: z.number().int().min(0).max(100),
  status: z.enum(['pending', 'downloading', 'completed', 'error']),
  downloadedSize: z.number().nonnegative(),
  totalSize: z.number().nonnegative(),
  category: z.string(),
})
export type DriveDownload = z.infer<typeof driveDownload>

/** GET /api/google-drive-sync. */
export const syncState = z.object({
  /** False where the operator has set no credentials for Google Drive. */
  isReady: z.boolean(),
  /** What can be synced: the person's connected drives. */
  places: z.array(z.object({ id: z.string(), provider: z.string(), name: z.string() })),
  /** The newest sync: one that goes on is found again. Its `result` is a `SyncResult`. */
  task: task.nullable(),
  /** A plan that is being carried out on a drive, or taken back there; null when that is over. */
  run: task.nullable(),
  /** What the sync was asked. */
  asked: z
    .object({ mode: z.enum(SYNC_MODES), numClusters: count, maxFiles: z.union([z.literal('all'), count]) })
    .nullable(),
  /** What is being downloaded now, what is not done first; 100 at most. */
  downloads: z.array(driveDownload),
  /** How many are done, and of how many. */
  downloaded: count,
  toDownload: count,
})
export type SyncState = z.infer<typeof syncState>
