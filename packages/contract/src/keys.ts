import * as z from 'zod'

/** What a key may be allowed to do; a call that names none of these is closed to keys. */
export const KEY_SCOPES = [
  'library:read',
  'library:write',
  'organize',
  'account:read',
  'dates:read',
  // Over `/mcp`: to propose plans, and to carry out those that the person approved. No scope approves.
  'propose',
  'apply-approved',
] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** After how many days a key ends; there is none without an end. */
export const KEY_DAYS = [30, 90, 365] as const
export type KeyDays = (typeof KEY_DAYS)[number]

/** Most keys of one account. */
export const KEY_MOST = 20

/** A key as its owner sees it. The key itself is told once, when it is made. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, `oct_` and six characters, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  createdAtMs: z.number().int(),
  expiresAtMs: z.number().int(),
  /** Last call with it, to the minute; null before the first. */
  lastUsedAtMs: z.number().int().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** GET /api/account/keys: newest first; keys that are over stay in the list for 30 days. */
export const listKeysResponse = z.object({ keys: z.array(apiKey) })
export type ListKeysResponse = z.infer<typeof listKeysResponse>

/** POST /api/account/keys; needs a fresh password (401 `reauth_required`). 409 beyond `KEY_MOST`. */
export const createKeyRequest = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'must be one line of plain characters'),
  scopes: z
    .array(z.enum(KEY_SCOPES))
    .min(1)
    .max(KEY_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'must not name a scope twice'),
  days: z.literal(KEY_DAYS),
})
export type CreateKeyRequest = z.infer<typeof createKeyRequest>

/** 201 of POST /api/account/keys: `secret` goes into `Authorization: Bearer` and is never told again. */
export const createKeyResponse = z.object({ key: apiKey, secret: z.string() })
export type CreateKeyResponse = z.infer<typeof createKeyResponse>
