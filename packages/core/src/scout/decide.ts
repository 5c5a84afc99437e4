import type { Act, Plan } from '../plan/index.ts'
import type { LedgerRow } from './ledger.ts'

/** Codes of what can't be read now and can be another time. */
const FAULTS: ReadonlySet<string> = new Set(['permission_denied', 'io_error', 'transient', 'rate_limited'])

/**
 * What a plan says about open rows: a place is proposed, a person is asked, it stays, or it could not be read. `acts` are those
 * of the plan that lead these rows to their places; what belongs together and is not open as a whole waits for the rest. `keyOf`
 * says by which key the ledger knows what an act is about (its `from` when left out).
 */
export function decide(
  open: readonly LedgerRow[],
  plan: Pick<Plan, 'acts' | 'skips'>,
  keyOf: (from: string) => string = (from) => from,
): { readonly put: readonly LedgerRow[]; readonly acts: readonly Act[] } {
  const rows = new Map(open.map((row) => [row.key, row]))
  const halves = new Set<string>()
  for (const { unit, from } of plan.acts) if (unit !== undefined && !rows.has(keyOf(from))) halves.add(unit)
  const [put, acts]: [LedgerRow[], Act[]] = [[], []]
  for (const act of plan.acts) {
    const row = rows.get(keyOf(act.from))
    if (row === undefined || (act.unit !== undefined && halves.has(act.unit))) continue
    acts.push(act)
    put.push({ ...row, state: 'proposed', ...(act.type === 'move' && { place: act.to }) })
  }
  for (const { path, code } of plan.skips) {
    const row = rows.get(keyOf(path))
    if (row) put.push({ ...row, state: stateFor(code), code })
  }
  return { put, acts }
}

function stateFor(code: string): LedgerRow['state'] {
  if (code === 'already_there') return 'kept'
  return FAULTS.has(code) ? 'failed' : 'asked'
}
