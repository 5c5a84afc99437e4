import * as z from 'zod'

const text = z.string().max(5000)

/**
 * Why something was judged so, or stays: a code with what its sentence is filled with, to be said in anybody's language,
 * or a sentence (a model's, or an older Octavo's). A code that this version does not know is not said.
 */
export const reason = z.union([
  text,
  z.object({
    code: z.string().min(1).max(64),
    values: z
      .record(z.string().max(32), z.union([text, z.number(), z.array(text).max(20).readonly()]))
      .readonly()
      .optional(),
  }),
])
