import { SCAN_STATES } from '@octavo/core/paper'
import * as z from 'zod'
import { paperDay } from './paper.ts'

/** GET /api/files/{id}/facts: what is known of one file beyond its row, for its preview. Texts come from hostile files. */
export const fileDetails = z.object({
  /** What is inside; null when nobody could read it. */
  inside: z
    .object({
      title: z.string().optional(),
      author: z.string().optional(),
      artist: z.string().optional(),
      album: z.string().optional(),
      /** `YYYY-MM-DDTHH:MM:SS`, by its own clock. */
      takenAt: z.string().optional(),
      make: z.string().optional(),
      model: z.string().optional(),
      gps: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
      widthPx: z.number().optional(),
      heightPx: z.number().optional(),
      durationMs: z.number().optional(),
      pageCount: z.number().optional(),
      memberCount: z.number().optional(),
      code: z.string().optional(),
      flags: z.array(z.string()).optional(),
    })
    .nullable(),
  /** What became of the words of a scan; null for what is none. */
  scan: z.object({ state: z.enum(SCAN_STATES), pages: z.number().int(), confidence: z.number() }).nullable(),
  /** The days that it sets, in the order of its text. */
  days: z.array(paperDay),
  /** The beginning of its text, at most 2,000 characters; null when there is none. */
  excerpt: z.string().nullable(),
  /** The last run that moved it: when, from and to which folder; null when none did. */
  filed: z.object({ atMs: z.number().int(), from: z.string(), to: z.string(), isUndo: z.boolean() }).nullable(),
})
export type FileDetails = z.infer<typeof fileDetails>
