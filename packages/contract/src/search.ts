import { FILE_KINDS } from '@octavo/core'
import * as z from 'zod'
import { libraryFile } from './files.ts'

const bytes = z.coerce.number().int().nonnegative().optional()
const chip = z.string().min(1).max(500).optional()

/** What a search is narrowed by; each may stand alone, without words. */
const narrowing = {
  kind: z.enum(FILE_KINDS).optional(),
  folder: z.string().max(4096).optional(),
  /** Changed at or after, and before: milliseconds since 1970. */
  fromMs: z.coerce.number().int().optional(),
  toMs: z.coerce.number().int().optional(),
  minBytes: bytes,
  maxBytes: bytes,
  /** As the facets name them; `tag` may come several times, and a file has them all. */
  camera: chip,
  place: chip,
  sender: chip,
  tag: z.union([z.string().min(1).max(500), z.array(z.string().min(1).max(500)).max(20)]).optional(),
  starred: z.literal('true').optional(),
}
const words = z.string().max(200).default('')

/**
 * GET /api/search: by name, folder, content, camera and place, forgiving typing errors; narrowed by its chips. In `q`, `"words"`
 * have to be there word for word and `-word` or `-"words"` must not; such a query is not searched by meaning.
 */
export const searchQuery = z.strictObject({
  q: words,
  ...narrowing,
  offset: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** A stretch of a text that fits, in UTF-16 units. */
const mark = z.object({ start: z.number().int(), end: z.number().int() })

/** Why a file is found: it holds the words, it means the same by the judgement of an embedding model, or no words were asked for. */
export const SEARCH_REASONS = ['words', 'meaning', 'chips'] as const

export const searchHit = z.object({
  file: libraryFile,
  why: z.array(z.enum(SEARCH_REASONS)).min(1),
  /** Marks in the file's name. */
  name: z.array(mark),
  /** A piece of the content, with its marks. */
  snippet: z.object({ text: z.string(), marks: z.array(mark) }).nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

/** Best first, without words last uploaded first. `total` counts all that fit, with words up to 5,000; `semantic` says whether meaning was searched too. */
export const searchResponse = z.object({
  hits: z.array(searchHit),
  total: z.number().int(),
  semantic: z.boolean(),
})
export type SearchResponse = z.infer<typeof searchResponse>

const facet = z.array(z.object({ value: z.string(), count: z.number().int() }))

/** GET /api/search/facets: what the library can be narrowed by, each with its files, the most frequent first, 100 at most of each. */
export const facetsResponse = z.object({
  kind: z.array(z.object({ value: z.enum(FILE_KINDS), count: z.number().int() })),
  camera: facet,
  place: facet,
  sender: facet,
  tag: facet,
  starred: z.number().int(),
})
export type FacetsResponse = z.infer<typeof facetsResponse>

/** Most searches that one person keeps. */
export const SEARCHES_MOST = 100

/** A search as it is kept: its words and chips. */
export const keptQuery = z.strictObject({
  q: words,
  ...narrowing,
  fromMs: z.number().int().optional(),
  toMs: z.number().int().optional(),
  minBytes: z.number().int().nonnegative().optional(),
  maxBytes: z.number().int().nonnegative().optional(),
})
export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  query: keptQuery,
  createdAtMs: z.number().int(),
})
export type SavedSearch = z.infer<typeof savedSearch>

/** POST /api/searches (201) and PUT /api/searches/{id}; 409 beyond `SEARCHES_MOST`. DELETE /api/searches/{id} answers 204. */
export const saveSearchRequest = z.strictObject({ name: z.string().trim().min(1).max(100), query: keptQuery })
export type SaveSearchRequest = z.output<typeof saveSearchRequest>

/** GET /api/searches: by name. */
export const listSearchesResponse = z.object({ searches: z.array(savedSearch) })
export type ListSearchesResponse = z.infer<typeof listSearchesResponse>

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
