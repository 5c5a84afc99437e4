import { BEST_REASONS } from '@octavo/core'
import * as z from 'zod'
import { libraryFile } from './files.ts'

/** Most copies that one set names. */
const MOST_OF_SET = 10_000
const id = z.string().min(1).max(200)
const ids = z.array(id).min(1).max(MOST_OF_SET)

/**
 * Files of the library of which one may be enough, the proposed best first: of equal bytes (`exact`), copies of one picture
 * (`near`), pictures of one scene, taken one after the other (`burst`), or documents that say nearly the same (`version`). `why` says what makes the first the best.
 */
export const duplicateSet = z.object({
  is: z.enum(['exact', 'near', 'burst', 'version']),
  why: z.array(z.enum(BEST_REASONS)),
  files: z.array(libraryFile),
})
export type LibraryDuplicateSet = z.infer<typeof duplicateSet>

/**
 * 200 of POST /api/library/duplicates: those first that would free most. `kept`: sets of which the person said to keep all.
 * `total` and `keptTotal` count all sets that there are. `incomplete`: not all pictures and documents could be looked at.
 */
export const duplicatesResponse = z.object({
  sets: z.array(duplicateSet),
  total: z.number().int(),
  kept: z.array(duplicateSet),
  keptTotal: z.number().int(),
  incomplete: z.boolean(),
})
export type DuplicatesResponse = z.infer<typeof duplicatesResponse>

/** POST /api/library/duplicates/keep: keep all of these files, whatever they are called by then, or ask again. Answers 204. */
export const keepCopiesRequest = z.strictObject({ ids, keep: z.boolean() })
export type KeepCopiesRequest = z.infer<typeof keepCopiesRequest>

/** A set of copies for POST /api/plans: `keep` stays, the others are set aside. */
export const setAsideOf = z.strictObject({ keep: id, ids })
export type SetAsideOf = z.infer<typeof setAsideOf>
