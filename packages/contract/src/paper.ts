import { DEADLINES } from '@octavo/core/paper'
import * as z from 'zod'
import { libraryFile } from './files.ts'
import { reason } from './reasons.ts'

/** A day that a paper sets: `YYYY-MM-DD`, how sure from 0 to 1, and the words of the paper that say so; those are hostile input. */
export const paperDay = z.object({
  kind: z.enum(DEADLINES),
  day: z.string(),
  confidence: z.number(),
  said: z.string(),
})
export type PaperDay = z.infer<typeof paperDay>

/** A day that is set by a paper of the library. */
export const libraryDay = paperDay.extend({ fileId: z.string(), name: z.string(), folder: z.string() })
export type LibraryDay = z.infer<typeof libraryDay>

/** GET /api/dates: the sure days that the papers of a library set, the first day first. */
export const listDatesResponse = z.object({ days: z.array(libraryDay) })
export type ListDatesResponse = z.infer<typeof listDatesResponse>

/**
 * GET /api/dates.ics: the same as a calendar. Programs that read calendars send no header of ours: for this one call an API key
 * of the scope `dates:read` may stand in the address. `language`: of its titles; what the caller asks for when left out.
 */
export const calendarQuery = z.strictObject({
  key: z
    .string()
    .regex(/^oct_[\w-]{43}$/u)
    .optional(),
  language: z.string().max(35).optional(),
})

/** A document can be split at so many places at most, as no stack has more pages. */
const MOST_PAGES = 500

/** POST /api/files/{id}/stack: where a PDF may hold the beginnings of other documents. Nothing changes. */
export const stackResponse = z.object({
  pageCount: z.number().int(),
  /** Pages on which no word was found. */
  silentPages: z.number().int(),
  /** In their order; the sure ones are proposed, about the others a person is asked. */
  cuts: z.array(
    z.object({
      /** The page that the other document begins with, from 2 on. */
      beforePage: z.number().int(),
      confidence: z.number(),
      isSure: z.boolean(),
      why: z.array(reason),
    }),
  ),
})
export type StackResponse = z.infer<typeof stackResponse>

/**
 * POST /api/files/{id}/parts: copies the documents of a stack into files of their own, in a folder beside it that has its name.
 * The stack stays as it is. The same parts, asked for again, are the files that are there. `beforePages`: what a document begins
 * with, but for the first.
 */
export const partsRequest = z.strictObject({
  beforePages: z.array(z.number().int().min(2).max(MOST_PAGES)).min(1).max(MOST_PAGES),
})
export const partsResponse = z.object({
  files: z.array(libraryFile),
  folder: z.string(),
  /** The run that brought them, to take it back; null when all of them were there already. */
  runId: z.string().nullable(),
})
export type PartsResponse = z.infer<typeof partsResponse>
