import { type DraftEntry, isPlaced } from '@octavo/core'
import { type Rule, Rules } from '@octavo/core/rules'
import { inTurns } from '../platform/in-turns.ts'

/** What a rule would do with what is under review. */
export interface BackTest {
  /** Files that it fits. */
  readonly fits: number
  /** Of these, those that go there, or stay, already. */
  readonly asBefore: number
  /** Of these, those that the person's own hand put elsewhere. */
  readonly against: number
}

/**
 * Tries a rule on what is under review: by names, types and what was judged; texts are not at hand here. Rejects with the
 * signal's reason.
 */
export const backTest = (entries: Iterable<DraftEntry>, rule: Rule, signal: AbortSignal): Promise<BackTest> =>
  inTurns(tried(entries, rule), signal)

function* tried(entries: Iterable<DraftEntry>, rule: Rule): Generator<void, BackTest> {
  const rules = new Rules({ rules: [rule] }, { nowMs: Date.now() })
  let [fits, asBefore, against] = [0, 0, 0]
  for (const entry of entries) {
    const { item, verdict, facts = {}, category, excluded } = entry
    const order = rules.orderFor({ item }, { verdict, facts })
    yield
    if (!order) continue
    fits += 1
    const isSame = order.stays ? excluded : !excluded && (order.folder === undefined || order.folder.text === category)
    if (isSame) asBefore += 1
    else if (isPlaced(entry) || excluded !== (verdict.stays ?? false)) against += 1
  }
  return { fits, asBefore, against }
}
