import * as z from 'zod'
import { sentence } from './sentences.ts'

export const MODEL_KINDS = ['openai', 'ollama'] as const

const MODEL_BASE = /^https?:\/\/[^\s/?#@\\]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/iu
export const NO_MODEL_BASE = sentence(
  'A model needs an address such as https://models.example.org/v1, without a password, ? or #.',
)

/** True for an address that calls of a model's protocol may be put behind: a host and plain folders, nothing else. */
export const isModelBase = (text: string): boolean => MODEL_BASE.test(text)

/** A model that a person connected. The key never comes back: only whether there is one. */
export const ownModel = z.object({
  kind: z.enum(MODEL_KINDS),
  url: z.string(),
  name: z.string(),
  /** The embedding model at the same address, for search by meaning; null for none. */
  embedName: z.string().nullable(),
  hasKey: z.boolean(),
})
export type OwnModel = z.infer<typeof ownModel>

/** GET /api/settings/model. `server` names the operator's model, which serves everybody who has none of their own. */
export const modelResponse = z.object({
  own: ownModel.nullable(),
  server: z.string().nullable(),
  sendsText: z.boolean(),
})
export type ModelResponse = z.infer<typeof modelResponse>

/** PUT /api/settings/model, accounts only. `key` left out keeps the one that is there; null removes it. */
export const modelRequest = z.strictObject({
  kind: z.enum(MODEL_KINDS),
  url: z.string().max(500).refine(isModelBase, NO_MODEL_BASE),
  name: z.string().trim().min(1).max(200),
  embedName: z.string().trim().min(1).max(200).nullable().optional(),
  key: z.string().min(1).max(1000).nullable().optional(),
})
export type ModelRequestBody = z.infer<typeof modelRequest>

/** POST /api/settings/model/test: whether the connected model answers, and if not, why. */
export const modelTestResponse = z.object({ answers: z.boolean(), reason: z.string().nullable() })
export type ModelTestResponse = z.infer<typeof modelTestResponse>
