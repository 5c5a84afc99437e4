import { FILE_KINDS, MARK_COLORS } from '@octavo/core'
import * as z from 'zod'

/** A file as the calls of the specification name it. `path` is the logical path in the library, e.g. `/Inbox/a.pdf`. */
export const fileRef = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
  path: z.string(),
})
export type FileRef = z.infer<typeof fileRef>

/** A file of the library with all that the screens show of it. */
export const libraryFile = fileRef.extend({
  /** Folder in the library, `/` at the front, none at the end; `/` is the top. */
  folder: z.string(),
  category: z.string().nullable(),
  /** The name as it was sent, when it had to be changed to be safe. */
  originalName: z.string().nullable(),
  sha256: z.string(),
  /** True when the bytes say something else than name or declared type. */
  typeMismatch: z.boolean(),
  /** `missing`: its bytes are not there; `damaged`: they are not what was stored. An upload of the same bytes heals both. */
  state: z.enum(['ok', 'missing', 'damaged']),
  modifiedAtMs: z.number().int(),
  uploadedAtMs: z.number().int(),
  kind: z.enum(FILE_KINDS),
  starred: z.boolean(),
  /** In the order of the alphabet. */
  tags: z.array(z.string()),
  /** Left out where it has none. */
  color: z.enum(MARK_COLORS).exactOptional(),
  /** When a picture or video was taken, by its own clock read as UTC; null where nothing says so. */
  takenAtMs: z.number().int().nullable(),
  /** True when a small picture of it can be asked for; it may still turn out that there is none. */
  hasPicture: z.boolean(),
})
export type LibraryFile = z.infer<typeof libraryFile>

/** A file that could not be taken, sorted, moved or added, and why. */
export const fileFailure = z.object({
  id: z.string().optional(),
  name: z.string(),
  code: z.string(),
  error: z.string(),
})
export type FileFailure = z.infer<typeof fileFailure>

/**
 * Per-file metadata: an optional form field `metadata` before the files, a JSON array in their order. `path` is the
 * path inside the picked folder; the upload keeps its folders below `folder` of the library, `/Inbox` where none is named.
 */
export const uploadMetadata = z.array(
  z.object({
    name: z.string(),
    size: z.number().int().nonnegative().optional(),
    type: z.string().optional(),
    lastModified: z.number().optional(),
    path: z.string().optional(),
    folder: z.string().max(4096).optional(),
  }),
)
export type UploadMetadata = z.infer<typeof uploadMetadata>

/** 201 of POST /api/files/upload (multipart, repeated field `files`). */
export const uploadResponse = z.object({ files: z.array(libraryFile), failed: z.array(fileFailure) })
export type UploadResponse = z.infer<typeof uploadResponse>

/** 200 of GET /api/uploads/{id}: bytes that are stored and that there will be; the file once it is in the library. */
export const uploadState = z.strictObject({
  offset: z.number().int().nonnegative(),
  length: z.number().int().nonnegative(),
  file: libraryFile.nullable(),
})
export type UploadState = z.infer<typeof uploadState>

/** GET /api/files: newest first, paged by key. */
export const listFilesQuery = z.strictObject({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  folder: z.string().optional(),
})
export const listFilesResponse = z.object({
  files: z.array(libraryFile),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
})
export type ListFilesResponse = z.infer<typeof listFilesResponse>

/**
 * POST /api/files/archive: some files, and all that is in some folders; the whole library when neither is named, or the body
 * is left out. Answers with `application/zip`.
 */
export const archiveRequest = z.strictObject({
  ids: z.array(z.string()).max(100_000).optional(),
  folders: z.array(z.string().min(2).max(4096)).max(1000).optional(),
  /** A plan that was proposed, in place of `ids`: its files under the paths that it would give them; nothing moves. */
  plan: z.string().max(200).optional(),
  name: z.string().max(200).optional(),
  /** `id`: every file stands under its id, without folders, for a program that knows the files by their ids. */
  names: z.enum(['path', 'id']).default('path'),
})
export type ArchiveRequest = z.infer<typeof archiveRequest>
