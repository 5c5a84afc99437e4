import { MARK_COLORS } from '@octavo/core'
import * as z from 'zod'
import { libraryFile } from './files.ts'
import { runOutcome } from './organize.ts'
import { sentence } from './sentences.ts'

/** Most things that one call names. */
const MOST_IDS = 100_000
const MOST_FOLDERS = 1000
/** A folder as the library names it: `/` is the top, `/a/b` one below it; no slash at the end. */
const folderPath = z.string().startsWith('/').max(8192)

/** In which order a folder lists its files; `kind` is the order of core's kinds, `added` when it was uploaded. */
export const FOLDER_SORTS = ['name', 'modified', 'size', 'kind', 'added'] as const
export type FolderSort = (typeof FOLDER_SORTS)[number]

const ordered = {
  path: folderPath.default('/'),
  /** Names as people read them: `2` before `10`, small and capital letters alike. */
  sort: z.enum(FOLDER_SORTS).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
}

/** GET /api/library/folder: what lies in one folder, its files by offset, so that a list can jump to its end. */
export const folderQuery = z.strictObject({
  ...ordered,
  offset: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
})
export type FolderQuery = z.input<typeof folderQuery>

/** A folder with what is in it and in all below it. */
export const libraryFolder = z.object({
  path: z.string(),
  name: z.string(),
  files: z.number().int(),
  sizeBytes: z.number().int(),
  /** The newest in it; null in an empty one. */
  modifiedAtMs: z.number().int().nullable(),
})
export type LibraryFolder = z.infer<typeof libraryFolder>

/** 200. `folders` come with the first files (`offset` 0) and are empty after that; `total` counts the files right in it. */
export const folderResponse = z.object({
  path: z.string(),
  folders: z.array(libraryFolder),
  files: z.array(libraryFile),
  total: z.number().int(),
  offset: z.number().int(),
})
export type FolderResponse = z.infer<typeof folderResponse>

/** GET /api/library/ids: all files right in a folder, in the order of its list, for ranges over rows that were not fetched. */
export const idsQuery = z.strictObject(ordered)
export type IdsQuery = z.input<typeof idsQuery>
export const idsResponse = z.object({ ids: z.array(z.string()) })
export type IdsResponse = z.infer<typeof idsResponse>

/** GET /api/library/tree: the folders right in one. */
export const treeQuery = z.strictObject({ of: folderPath.default('/') })
export const treeFolder = libraryFolder.extend({ hasFolders: z.boolean() })
export type TreeFolder = z.infer<typeof treeFolder>
export const treeResponse = z.object({ of: z.string(), folders: z.array(treeFolder) })
export type TreeResponse = z.infer<typeof treeResponse>

/** GET /api/library/folders: folders at any depth whose path holds all words of `q`, those whose own name begins so first. */
export const foldersQuery = z.strictObject({
  q: z.string().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
})
export const foldersResponse = z.object({ folders: z.array(libraryFolder), total: z.number().int() })
export type FoldersResponse = z.infer<typeof foldersResponse>

/** Most letters of a tag, and most tags of one file. */
export const TAG_LETTERS = 60
export const TAGS_MOST = 50

const ids = z.array(z.string().min(1).max(200)).max(MOST_IDS)
const folders = z.array(folderPath).max(MOST_FOLDERS)
const name = z.string().min(1).max(1024)
const tag = z
  .string()
  .trim()
  .min(1)
  .max(TAG_LETTERS)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'must be one line of plain characters')
const tags = z.array(tag).max(TAGS_MOST)
const things = { ids: ids.default([]), folders: folders.default([]) }

/**
 * POST /api/library/acts: one thing that a person does to their library. Each is a run that can be undone. Files are named by
 * their ids, folders by their paths and go whole. Where a name is taken a move finds the next free one; `rename` and `folder`
 * are refused (409 `conflict`).
 */
export const libraryAct = z.union([
  z.strictObject({ type: z.literal('move'), ...things, to: folderPath }),
  z
    .strictObject({
      type: z.literal('rename'),
      id: z.string().max(200).optional(),
      folder: folderPath.optional(),
      name,
    })
    .refine(
      (act) => (act.id === undefined) !== (act.folder === undefined),
      sentence('A rename names a file by its id or a folder by its path'),
    ),
  z.strictObject({ type: z.literal('folder'), path: folderPath }),
  z.strictObject({ type: z.literal('trash'), ...things }),
  z.strictObject({ type: z.literal('star'), ids, on: z.boolean() }),
  z.strictObject({ type: z.literal('tag'), ids, add: tags.default([]), remove: tags.default([]) }),
  /** A file has one colour at most; `null` takes it away. */
  z.strictObject({ type: z.literal('color'), ids, color: z.enum(MARK_COLORS).nullable() }),
  z.strictObject({
    type: z.literal('album'),
    album: z.string().max(200),
    add: ids.default([]),
    remove: ids.default([]),
  }),
])
export type LibraryAct = z.input<typeof libraryAct>
export type ReadLibraryAct = z.output<typeof libraryAct>

/** 200. What came of it: how much was done, and of each thing that was not done as it was asked, or has a new path, where it is. */
export const actResponse = z.object({
  /** Null where nothing had to change, and so nothing can be undone. */
  runId: z.string().nullable(),
  /** Things that were done: files, and folders that went whole. */
  done: z.number().int(),
  /** A folder has its old path for an id. */
  results: z.array(runOutcome),
})
export type ActResponse = z.infer<typeof actResponse>

/**
 * `details` of a 409: what stands against acts, or against taking them back, each with core's code, or `later_run` and that run.
 * Nothing was done.
 */
export const actObstacles = z.object({
  obstacles: z.array(
    z.object({ itemId: z.string(), from: z.string(), to: z.string(), code: z.string(), by: z.string().optional() }),
  ),
  count: z.number().int(),
})
export type ActObstacles = z.infer<typeof actObstacles>
