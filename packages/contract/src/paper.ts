import { DEADLINES } from '@octavo/core/paper'
import * as z from 'zod'

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
