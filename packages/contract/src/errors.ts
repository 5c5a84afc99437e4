import * as z from 'zod'

/** Codes that the server answers with; each has one HTTP status in the server's infra and one text in the web app. */
export const API_ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'reauth_required',
  'forbidden',
  'plan_limit',
  'not_found',
  'ambiguous',
  'conflict',
  'busy',
  'range',
  'too_large',
  'too_many_files',
  'unsupported_media_type',
  'rate_limited',
  'no_space',
  'damaged',
  'unavailable',
  'internal',
] as const
export type ApiErrorCode = (typeof API_ERROR_CODES)[number]

/** Body of every answer that is not OK: one plain sentence, its code, the request's id, and what it is about. */
export const apiError = z.object({
  error: z.string(),
  code: z.enum(API_ERROR_CODES),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ApiError = z.infer<typeof apiError>
