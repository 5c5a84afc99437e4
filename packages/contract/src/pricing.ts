import * as z from 'zod'

export const PLAN_IDS = ['trial', 'monthly', 'yearly'] as const

/** GET /api/plans: prices, what the caller has used, and whether limits are held (`enforced`). */
export const plansResponse = z.object({
  plans: z.array(
    z.object({
      id: z.enum(PLAN_IDS),
      priceUsd: z.number(),
      files: z.number().int(),
      savingPercent: z.number().int().nullable(),
    }),
  ),
  tiers: z.array(z.object({ name: z.string(), priceUsd: z.number(), purpose: z.string(), url: z.string().nullable() })),
  /** The operator's store, where purchases are made; null when there is none. Open it in a new tab. */
  storeUrl: z.string().nullable(),
  enforced: z.boolean(),
  plan: z.enum(PLAN_IDS),
  usedFiles: z.number().int(),
  limitFiles: z.number().int(),
})
export type PlansResponse = z.infer<typeof plansResponse>

/** GET /api/wallet: counted from what was really done. */
export const walletResponse = z.object({
  /** Yellow Beans with four decimals. */
  balance: z.string(),
  usd: z.number(),
  totalSpentUsd: z.number(),
  /** Files that runs of the caller have put into folders. */
  filesOrganized: z.number().int(),
  /** Calls of the caller that did work: uploads, sorting, runs, archives. */
  apiCalls: z.number().int(),
  updatedAtMs: z.number().int(),
})
export type WalletResponse = z.infer<typeof walletResponse>

/** GET /api/storage. */
export const storageResponse = z.object({
  files: z.number().int(),
  limitFiles: z.number().int(),
  bytes: z.number().int(),
  trashFiles: z.number().int(),
  trashBytes: z.number().int(),
})
export type StorageResponse = z.infer<typeof storageResponse>
