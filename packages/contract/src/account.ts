import * as z from 'zod'
import { closedDoors, email, password, user } from './auth.ts'

/** One place where a person is logged in. */
export const accountSession = z.object({
  id: z.string(),
  /** `Firefox on Linux`, as far as the browser tells. */
  device: z.string(),
  /** Network address of the last call. */
  address: z.string(),
  createdAtMs: z.number().int(),
  lastUsedAtMs: z.number().int(),
  /** True for the session that asks. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

/** GET /api/account/sessions: last used first. */
export const listSessionsResponse = z.object({ sessions: z.array(accountSession) })
export type ListSessionsResponse = z.infer<typeof listSessionsResponse>

/** DELETE /api/account/sessions/{id}, and DELETE /api/account/sessions for all but the one that asks. */
export const endSessionsResponse = z.object({ ended: z.number().int() })
export type EndSessionsResponse = z.infer<typeof endSessionsResponse>

/**
 * POST /api/account/password. All other sessions end; the one that asks stays. With `closeDoors` the API keys, the model
 * of one's own and the connections are closed too; without, the answer says how many are `left`.
 */
export const changePasswordRequest = z.strictObject({
  currentPassword: password,
  newPassword: password,
  closeDoors: z.boolean().default(false),
})
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>
export const changePasswordResponse = z.object({
  done: z.literal(true),
  closed: closedDoors,
  left: closedDoors.omit({ sessions: true }),
})
export type ChangePasswordResponse = z.infer<typeof changePasswordResponse>

/** POST /api/account/email; needs a fresh password (401 `reauth_required`). */
export const changeEmailRequest = z.strictObject({ email })
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>
export const changeEmailResponse = z.object({ user })
export type ChangeEmailResponse = z.infer<typeof changeEmailResponse>

/** What is stored; the screen has a sentence for each. */
export const DATA_KINDS = [
  'account',
  'sessions',
  'keys',
  'files',
  'trash',
  'judgements',
  'plans',
  'runs',
  'settings',
  'totals',
  'meanings',
  'photos',
  'albums',
  'marks',
  'searches',
  'keptCopies',
  'tasks',
  'feedback',
] as const

/** One row of GET /api/account/data: what is stored on the server of the caller, where, and until when. */
export const dataRow = z.object({
  kind: z.enum(DATA_KINDS),
  /** `database` and `files` lie in the operator's data folder (or database server). */
  place: z.enum(['database', 'files', 'database and files']),
  count: z.number().int(),
  bytes: z.number().int().nullable(),
  /** When it goes. */
  until: z.enum(['deleted by you', 'guest time', 'trash time', 'session time', 'kept by the operator']),
  /** The moment of that for the one that goes first, where it is known. */
  endsAtMs: z.number().int().nullable(),
})
export type DataRow = z.infer<typeof dataRow>
export const accountDataResponse = z.object({ rows: z.array(dataRow) })
export type AccountDataResponse = z.infer<typeof accountDataResponse>

/**
 * GET /api/account/export. `zip`: all files in their folders with `metadata.json` and `files.csv`; `json` and `csv`: these
 * alone. An account needs a fresh password (401 `reauth_required`).
 */
export const exportQuery = z.strictObject({ format: z.enum(['json', 'zip', 'csv']).default('zip') })
export type ExportQuery = z.infer<typeof exportQuery>

/**
 * DELETE /api/account; an account needs a fresh password. All sessions end at once; a login until `deletedAtMs` (7 days)
 * takes it back. A guest's library goes at once: `deletedAtMs` is now.
 */
export const deleteAccountResponse = z.object({ deletedAtMs: z.number().int() })
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>
