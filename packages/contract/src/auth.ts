import { LIMITS } from '@octavo/core'
import * as z from 'zod'
import { sentence } from './sentences.ts'

/** Longest password taken; every character of it counts. */
export const PASSWORD_MAX_LENGTH = 256

const noEmail = sentence('Invalid email address')
/** An e-mail address as it is typed; compared without regard to case. */
export const email = z.email(noEmail).max(254, noEmail)

/** A password by its shape. A server may ask for more (`passwordMinLength` of `sessionResponse`). */
export const password = z
  .string()
  .min(LIMITS.passwordMinLength, sentence(`Password must be at least ${LIMITS.passwordMinLength} characters`))
  .max(PASSWORD_MAX_LENGTH, sentence(`Password must be at most ${PASSWORD_MAX_LENGTH} characters`))

const personName = z.string().trim().max(100)

/** POST /api/auth/login. */
export const loginRequest = z.strictObject({ email, password })
export type LoginRequest = z.infer<typeof loginRequest>

/** POST /api/auth/signup. */
export const signupRequest = z.strictObject({
  email,
  password,
  firstName: personName.optional(),
  lastName: personName.optional(),
})
export type SignupRequest = z.infer<typeof signupRequest>

/** A person with an account, as the app keeps it under `user`. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAtMs: z.number().int(),
  /** True once a link that was mailed to this address came back. Always false where the server sends no mail. */
  emailVerified: z.boolean(),
})
export type User = z.infer<typeof user>

/**
 * 200 of login, 201 of signup. `token` goes into `Authorization: Bearer`; the same session is also set as an httpOnly
 * cookie. `adopted` says which files of the guest that this browser was have come into the account, and where they lie; for
 * `trashed` more there was no room, so they lie in the account's trash;
 * after a signup they stay where they are. `deletionCancelled` is true when the login took back a deletion.
 */
export const authResponse = z.object({
  token: z.string(),
  user,
  adopted: z.object({ files: z.number().int(), folder: z.string(), trashed: z.number().int() }).nullable(),
  deletionCancelled: z.boolean(),
})
export type AuthResponse = z.infer<typeof authResponse>

/** GET /api/auth/session: who calls. A token that is over answers 401; without one the caller is a guest. */
export const sessionResponse = z.object({
  kind: z.enum(['guest', 'account']),
  user: user.nullable(),
  /** When the session ends at the latest; null for a guest. */
  expiresAtMs: z.number().int().nullable(),
  /** Until then export, deletion and a new e-mail need no password; null for a guest, who has none. */
  freshUntilMs: z.number().int().nullable(),
  /** When a guest's library goes if nothing changes; null without a library and for accounts. */
  libraryEndsAtMs: z.number().int().nullable(),
  passwordMinLength: z.number().int(),
  /** True when this server sends mail: links to verify an address and to set a new password. */
  sendsMail: z.boolean(),
})
export type SessionResponse = z.infer<typeof sessionResponse>

/** POST /api/auth/reauthenticate: the password again, for the calls that answer 401 `reauth_required`. */
export const reauthenticateRequest = z.strictObject({ password })
export type ReauthenticateRequest = z.infer<typeof reauthenticateRequest>
export const reauthenticateResponse = z.object({ freshUntilMs: z.number().int() })
export type ReauthenticateResponse = z.infer<typeof reauthenticateResponse>

/**
 * POST /api/auth/forgot-password: mails a link to the address if it is an account's. The answer is the same for every
 * address; 404 where the server sends no mail.
 */
export const forgotPasswordRequest = z.strictObject({ email })
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>

/** POST /api/auth/verify-email: `token` comes from a mailed link that works once, for a day. */
export const verifyEmailRequest = z.strictObject({ token: z.string().min(1).max(200) })
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>

/** POST /api/auth/reset-password: `token` comes from a link that works once, for 15 minutes. All sessions end, and all other doors close. */
export const resetPasswordRequest = z.strictObject({ token: z.string().min(1).max(200), password })
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

/** What was shut when a password changed: logged-in devices, API keys, connected models, connected places. */
export const closedDoors = z.object({
  sessions: z.number().int(),
  keys: z.number().int(),
  models: z.number().int(),
  connections: z.number().int(),
})
export type ClosedDoors = z.infer<typeof closedDoors>

/** 200 of reset-password: every key, model, connection and session that the account had is closed, whoever made it. */
export const resetPasswordResponse = z.object({ done: z.literal(true), closed: closedDoors })
export type ResetPasswordResponse = z.infer<typeof resetPasswordResponse>

/** 200 of calls that have nothing to tell. */
export const doneResponse = z.object({ done: z.literal(true) })
export type DoneResponse = z.infer<typeof doneResponse>
