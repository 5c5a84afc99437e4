import * as z from 'zod'

/** Characters of what was learned of one person, as it is brought in: more than all that is ever kept. */
export const MOST_LEARNED_CHARACTERS = 2_000_000

const label = z.string().trim().min(1).max(255)

/** GET /api/learned: what was learned of the caller, by folder. */
export const learnedResponse = z.object({
  folders: z.array(
    z.object({
      label: z.string(),
      /** Decisions of the person, and files that lie there. */
      decided: z.number().int(),
      filed: z.number().int(),
    }),
  ),
})
export type LearnedResponse = z.infer<typeof learnedResponse>

/** GET /api/learned/text: all of it to take along: names of folders and numbers, no words, names or paths of files. */
export const learnedText = z.object({ text: z.string() })

/** POST /api/learned: changes it, and tells what is known then. */
export const learnedRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename'), label, to: label }),
  z.strictObject({ type: z.literal('forget'), label }),
  z.strictObject({ type: z.literal('forget-all') }),
  z.strictObject({ type: z.literal('import'), text: z.string().max(MOST_LEARNED_CHARACTERS) }),
])
export type LearnedRequest = z.infer<typeof learnedRequest>
