import type { Receipt, RunState } from '../apply/index.ts'
import type { LedgerRow } from './ledger.ts'

/**
 * The rows that a run was to file, as its journal tells them: the journal is what is true, also after a kill between the two.
 * `run` is undefined when the run never began: then its rows wait again. What is pending stays `filing` until the run is
 * resumed. `versionOf` says what is filed by its receipt, where its version there is another.
 */
export function told(
  rows: readonly LedgerRow[],
  runId: string,
  run: Pick<RunState, 'acts' | 'receipts'> | undefined,
  {
    keyOf = (from: string) => from,
    versionOf = () => undefined,
  }: { keyOf?(from: string): string; versionOf?(receipt: Receipt): string | undefined } = {},
): readonly LedgerRow[] {
  const receipts = new Map<string, Receipt>()
  run?.acts.forEach((act, index) => {
    const receipt = run.receipts.get(index)
    if (receipt) receipts.set(keyOf(act.from), receipt)
  })
  const names = new Set(run?.acts.map(({ from }) => keyOf(from)))
  return rows.flatMap((row): readonly LedgerRow[] => {
    if (row.state !== 'filing' || row.runId !== runId) return []
    const receipt = receipts.get(row.key)
    const { runId: _runId, code: _code, ...free } = row
    if (!names.has(row.key)) return [{ ...free, state: 'new' }]
    if (receipt === undefined || (receipt.status === 'skipped' && isLeft(receipt.code))) return []
    if (receipt.status !== 'done') return [{ ...free, state: 'failed', code: receipt.code ?? receipt.status }]
    const placed = versionOf(receipt)
    return [{ ...free, runId, state: 'filed', place: receipt.to ?? row.key, ...(placed !== undefined && { placed }) }]
  })
}

/** It was not tried, and is when the run goes on. */
const isLeft = (code: string | undefined): boolean => code === 'interrupted' || code === 'cancelled'
