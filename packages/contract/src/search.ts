import { FILE_KINDS } from '@octavo/core'
import * as z from 'zod'
import { libraryFile } from './files.ts'

/** GET /api/search: by name, folder and content, forgiving typing errors; narrowed by kind, folder and date. */
export const searchQuery = z.strictObject({
  q: z.string().max(200).default(''),
  kind: z.enum(FILE_KINDS).optional(),
  folder: z.string().max(4096).optional(),
  /** Changed at or after, and before: milliseconds since 1970. */
  fromMs: z.coerce.number().int().optional(),
  toMs: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** A stretch of a text that fits, in UTF-16 units. */
const mark = z.object({ start: z.number().int(), end: z.number().int() })

/** Why a file is found: it holds the words, or it means the same by the judgement of an embedding model. */
export const SEARCH_REASONS = ['words', 'meaning'] as const

export const searchHit = z.object({
  file: libraryFile,
  why: z.array(z.enum(SEARCH_REASONS)).min(1),
  /** Marks in the file's name. */
  name: z.array(mark),
  /** A piece of the content, with its marks. */
  snippet: z.object({ text: z.string(), marks: z.array(mark) }).nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

/** Best first. `total` counts what fits, up to the limit; `semantic` says whether meaning was searched too. */
export const searchResponse = z.object({
  hits: z.array(searchHit),
  total: z.number().int(),
  semantic: z.boolean(),
})
export type SearchResponse = z.infer<typeof searchResponse>

/**
 * GET and PUT /api/settings/search. `model` is what searches by meaning for this person, null without one: its `place` says
 * whether texts leave this server, `readsText` whether more than names is read, `problem` why it does not work now.
 */
export const meaningState = z.object({
  mode: z.enum(['on', 'off']),
  model: z
    .object({
      name: z.string(),
      place: z.enum(['here', 'elsewhere']),
      own: z.boolean(),
      readsText: z.boolean(),
      problem: z.string().nullable(),
    })
    .nullable(),
  /** True while files are being indexed. */
  working: z.boolean(),
  indexed: z.number().int(),
  total: z.number().int(),
})
export type MeaningState = z.infer<typeof meaningState>

export const meaningRequest = z.strictObject({ mode: z.enum(['on', 'off']) })
