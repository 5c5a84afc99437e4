import { PLANS } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'

export type PlanId = keyof typeof PLANS

/** The plan of a person: guests, and accounts that have none, are in the trial. */
export async function priceOf(db: Db, owner: Caller | undefined): Promise<PlanId> {
  if (owner?.kind !== 'account') return 'trial'
  const [row] = await query<{ plan: PlanId }>(db, sql`select plan from accounts where owner_id = ${owner.id}`)
  return row?.plan ?? 'trial'
}

/** Most files that the caller's plan allows, and what is said beyond; undefined where plans are not enforced. */
export async function planLimit(
  db: Db,
  owner: Caller,
  config: Config,
): Promise<{ readonly files: number; readonly refusal: () => Refusal } | undefined> {
  if (!config.enforcePlans) return undefined
  const plan = await priceOf(db, owner)
  const { files } = PLANS[plan]
  const text =
    plan === 'trial'
      ? `The first ${files} files are free. Choose a plan to add more.`
      : `Your plan holds up to ${files} files. Your files stay as they are; delete some to add more.`
  return { files, refusal: () => new Refusal('plan_limit', text, { limit: files, plan }) }
}
