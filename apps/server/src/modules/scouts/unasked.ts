import { type Act, type Plan, planOf } from '@octavo/core'
import { rulesBehind, unaskedLevel } from '@octavo/core/rules'
import type { LedgerRow } from '@octavo/core/scout'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { earnedBy, meetRules } from '../earned/index.ts'
import { standingRules } from '../judging/index.ts'
import { keepLedger, ledgerOf, namesOf } from './rows.ts'
import type { Scan, ScanParts } from './scan.ts'

/** A plan parted in two: what rules decide that go by themselves, and what is left of the plan, under its name. */
export interface Unasked {
  readonly plan: Plan
  readonly rest: Plan
}

/** Parts a plan, of whose acts some are a scout's; what belongs together goes together or is asked about. Undefined where all is asked about. */
export async function partUnasked(
  parts: Pick<ScanParts, 'db' | 'nowMs'>,
  owner: Caller,
  plan: Plan,
  acts: readonly Act[],
): Promise<Unasked | undefined> {
  const { db, nowMs } = parts
  const behind = new Set(acts.flatMap(({ judged }) => (judged ? rulesBehind(judged) : [])))
  const rules = (await standingRules(parts, owner, undefined))?.set.rules.filter(({ name }) => behind.has(name)) ?? []
  if (rules.length === 0) return undefined
  await meetRules(db, owner, rules)
  const earned = await earnedBy(db, owner, rules)
  const goes = ({ type, judged }: Act): boolean =>
    type === 'move' &&
    judged !== undefined &&
    unaskedLevel(judged, (rule) => earned.get(rule)?.level ?? 'suggest') !== undefined
  const together = Map.groupBy(plan.acts, ({ unit, from }) => unit ?? from)
  const isMine = new Set(acts)
  const going = new Set(
    [...together.values()].filter((unit) => unit.every((act) => isMine.has(act) && goes(act))).flat(),
  )
  if (going.size === 0) return undefined
  const only = (isGoing: boolean) => plan.acts.filter((act) => going.has(act) === isGoing)
  return {
    plan: planOf(uuidv7(nowMs()), plan.createdAtMs, only(true), []),
    rest: planOf(plan.id, plan.createdAtMs, only(false), plan.skips),
  }
}

/** The rows that such a plan will file, with its name: after a kill it leads to the run. */
export function filingBy({ plan }: Unasked, rows: readonly LedgerRow[]): readonly LedgerRow[] {
  const going = new Set(plan.acts.map(({ itemId }) => itemId))
  return rows.flatMap((row) => (going.has(row.key) ? [{ ...row, state: 'filing' as const, runId: plan.id }] : []))
}

/**
 * Carries out what a scout was to file at a place, or waits for its run, however often it is asked. What was done is `filed` as soon as it is seen at
 * its place; what was not says why; what has lost its plan is new again.
 */
export async function fileUnasked({ db, driveRuns }: ScanParts, scan: Scan): Promise<void> {
  const { owner, scout, place, signal, tell } = scan
  const filing = (await ledgerOf(db, scout.id, place.id)).filter(({ state }) => state === 'filing')
  for (const [planId = '', rows] of Map.groupBy(filing, ({ runId }) => runId)) {
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
      tell({ step: 'moving', done, total })
    const watch = { signal, onProgress, isFollowed: false }
    const { results } = await driveRuns.approve(owner, planId, watch).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not_found') return { results: undefined }
      throw error
    })
    const outcomes = new Map(results?.map((one) => [one.fileId, one]))
    const put = rows.map((row): LedgerRow => {
      const { runId: _, place: to, ...free } = row
      if (results === undefined) return { ...free, state: 'new' }
      const outcome = outcomes.get(row.key)
      if (outcome?.status === 'done') return { ...row, state: 'proposed' }
      return { ...free, ...(to !== undefined && { place: to }), state: 'failed', code: outcome?.code ?? 'interrupted' }
    })
    await db.transaction(async (tx) => {
      const names = await namesOf(tx, scout.id, place.id)
      await keepLedger(tx, scout.id, place, { put, gone: [] }, (key) => names.get(key) ?? '')
    })
  }
}
