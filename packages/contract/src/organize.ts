import { ALL_PICTURE_KINDS, BEST_REASONS, DECIDERS, FILE_KINDS } from '@octavo/core'
import * as z from 'zod'
import { apiError } from './errors.ts'
import { fileFailure, fileRef, libraryFile } from './files.ts'
import { reason } from './reasons.ts'
import { ruleFile } from './rules.ts'
import { sentence } from './sentences.ts'

/** POST /api/agentkit/organize. `id` alone identifies; the other members come back as they were sent and are ignored. */
export const sortRequest = z.strictObject({
  files: z
    .array(
      z.looseObject({
        id: z.string(),
        name: z.string().optional(),
        type: z.string().optional(),
        size: z.number().optional(),
        path: z.string().optional(),
      }),
    )
    .max(100_000),
  /** What the person wishes in their own words, a sentence each; what is not understood is ignored. */
  instructions: z.array(z.string().max(500)).max(100).optional(),
  /** The person's standing rules; left out, those of their account. */
  rules: ruleFile.nullable().optional(),
})
export type SortRequest = z.infer<typeof sortRequest>

/** How sure a verdict is. */
const certainty = {
  /** 0 to 1. With `byType` it says how sure the type of the file is, and nothing of the folder. */
  confidence: z.number().min(0).max(1),
  /** True when the folder is that of the file's type, and nothing inside it had a say. */
  byType: z.boolean(),
  /** True when a person should look at it. */
  needsDecision: z.boolean(),
}

const told = z.string().max(1000).exactOptional()

/** What a file tells of itself beside where it belongs. `date` is `YYYY-MM-DD`, `event` a folder below its year. */
export const facets = z.object({
  date: told,
  takenAt: told,
  event: told,
  place: told,
  country: told,
  sender: told,
  list: told,
  topic: told,
  title: told,
})

/** A file with the verdict on it. */
export const sortedFile = fileRef.extend({
  category: z.string(),
  kind: z.enum(FILE_KINDS),
  ...certainty,
  /** Who decided; one that this version does not know is nobody. */
  by: z.enum(DECIDERS).catch('none'),
  /** The folder that it is a part of and goes with, where that stays whole: a repository, a project, a program. */
  bundle: z.string().optional(),
  /** True when a rule or an instruction says to leave it where it is. */
  stays: z.literal(true).optional(),
  /** The name that a rule gives it. */
  newName: z.string().max(1024).exactOptional(),
  /** Rules decide it that the person lets go by themselves: told with a way back, or found among the runs only. */
  unasked: z.enum(['apply', 'silent']).exactOptional(),
  /** What its words clearly say that it is (`invoice`), whatever folder it goes to. */
  documentKind: z.string().optional(),
  /** What sort of picture it surely is (`screenshot`), whatever folder it goes to. */
  pictureKind: z.enum(ALL_PICTURE_KINDS).optional().catch(undefined),
  /** What else it tells of itself, as it was read: by this folders are divided and names are proposed. */
  facets: facets.exactOptional(),
  /** Evidence, strongest first. */
  why: z.array(reason),
  /** Best places, the chosen one first, three at most; empty when there was nothing to choose from. */
  options: z.array(z.object({ category: z.string(), confidence: z.number().min(0).max(1) })).default([]),
})
export type SortedFile = z.infer<typeof sortedFile>

export const sortResponse = z.object({
  folders: z.array(z.object({ name: z.string(), count: z.number().int() })),
  results: z.record(z.string(), z.array(sortedFile)),
  /** One sentence where a connected model did not help with all of it; the local verdicts stand. */
  note: z.string().optional(),
})
export type SortResponse = z.infer<typeof sortResponse>

/** POST /api/agentkit/stacks: which of these files are copies of each other, or pictures of one burst. */
export const stacksRequest = z.strictObject({ files: z.array(z.looseObject({ id: z.string() })).max(100_000) })
export type StacksRequest = z.infer<typeof stacksRequest>

/** The best of each stack first; a file is in one at most. `incomplete`: not all pictures could be looked at in time. */
export const stacksResponse = z.object({
  stacks: z.array(
    z.object({
      is: z.enum(['exact', 'near', 'burst', 'version']),
      itemIds: z.array(z.string()),
      why: z.array(z.enum(BEST_REASONS)),
    }),
  ),
  incomplete: z.boolean(),
})
export type StacksResponse = z.infer<typeof stacksResponse>

/** POST /api/files/classify: files by their metadata alone, as part 2 section 7 names it. Nothing is stored. */
export const classifyRequest = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: z.string().max(1024),
        type: z.string().max(255).default('application/octet-stream'),
        size: z.number().int().nonnegative(),
      }),
    )
    .max(100_000),
})
export type ClassifyRequest = z.infer<typeof classifyRequest>

/** One answer a file, in the order of the request. */
export const classifyResponse = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      kind: z.enum(FILE_KINDS),
      ...certainty,
      why: z.array(reason),
    }),
  ),
})
export type ClassifyResponse = z.infer<typeof classifyResponse>

const reference = z.string().min(1).max(1024).optional()

/**
 * POST /api/files/organize. The file is named by `fileId`, else `id`, else `name`: its id, or a name that only one file of
 * the caller has.
 */
export const organizeRequest = z.strictObject({
  fileOrganizations: z
    .array(
      z
        .strictObject({ fileId: reference, id: reference, name: reference, targetCategory: z.string().max(5000) })
        .refine(
          ({ fileId, id, name }) => (fileId ?? id ?? name) !== undefined,
          sentence('A file is named by its fileId, id or name'),
        ),
    )
    .max(100_000),
})
export type OrganizeRequest = z.infer<typeof organizeRequest>

export const runOutcome = z.object({
  fileId: z.string(),
  status: z.enum(['done', 'skipped', 'failed']),
  /** Logical path after the run. */
  path: z.string(),
  code: z.string().optional(),
  message: reason.optional(),
})
export type RunOutcome = z.infer<typeof runOutcome>

/** 200. `renamed`: categories whose folder could not have their name on every system, and what the folder is called. */
export const organizeResponse = z.object({
  /** Null where nothing was asked for, and so nothing can be undone. */
  runId: z.string().nullable(),
  organized: z.number().int(),
  results: z.array(runOutcome),
  renamed: z.array(z.object({ category: z.string(), folder: z.string() })).optional(),
})
export type OrganizeResponse = z.infer<typeof organizeResponse>

/** A file of an upload: its path or name as it was sent, or an object that has one. */
const batchFile = z.union([z.string(), z.looseObject({ path: z.string() }), z.looseObject({ name: z.string() })])

/**
 * `organization` field of POST /api/upload-batch: path or name to category, category to files, a list of wishes, or the
 * folders of a review with their files.
 */
export const batchOrganization = z.union([
  z.record(z.string(), z.string()),
  z.record(z.string(), z.array(batchFile)),
  z.array(z.object({ fileId: z.string(), targetCategory: z.string() })),
  z.array(z.looseObject({ name: z.string(), files: z.array(batchFile) })),
])
export type BatchFile = z.infer<typeof batchFile>
export type BatchOrganization = z.infer<typeof batchOrganization>

/** 201 of POST /api/upload-batch. */
export const uploadBatchResponse = z.object({
  files: z.array(libraryFile),
  failed: z.array(fileFailure),
  runId: z.string().nullable(),
  organized: z.number().int(),
  renamed: organizeResponse.shape.renamed,
})
export type UploadBatchResponse = z.infer<typeof uploadBatchResponse>

/** Media type that asks for the answer as lines of JSON: progress first, the answer last. */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** A line of such an answer. `done` counts files that are looked at, or moved, or pages that are read; it never falls. */
export const progressLine = z.object({
  type: z.literal('progress'),
  step: z.enum(['sorting', 'moving', 'reading']),
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
})
export type ProgressLine = z.infer<typeof progressLine>

/** All lines that long work answers with when it is asked for them; exactly one of the last two ends it. */
export const linesOf = <T extends z.ZodType>(answer: T) =>
  z.discriminatedUnion('type', [
    progressLine,
    z.object({ type: z.literal('result'), result: answer }),
    apiError.extend({ type: z.literal('error') }),
  ])
