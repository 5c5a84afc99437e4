import type { RuleFile } from '@octavo/contract'
import type { StandingRules } from '@octavo/core'
import { readRules } from '@octavo/core/rules'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { readSettings } from '../settings/index.ts'

/**
 * The rules that a sorting follows: those that came with it (null: none), else those of the account; a guest's lie on their
 * device and come along.
 */
export async function standingRules(
  { db, nowMs }: { readonly db: Db; readonly nowMs: () => number },
  owner: Caller,
  sent: RuleFile | null | undefined,
): Promise<StandingRules | undefined> {
  const file = sent === undefined && owner.kind === 'account' ? (await readSettings(db, owner)).rules : sent
  return file ? { set: readRules(file), nowMs: nowMs() } : undefined
}
