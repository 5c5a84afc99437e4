import type { Journal } from '../ports/index.ts'
import { carryOut, type RunOptions, type RunResult, refused, withLock } from './executor.ts'
import type { JournalRecord, Receipt } from './journal.ts'
import { isOver, type RunState, readRun } from './state.ts'

/** What resuming needs: the target opened for the run's own `root` and `into`. */
export interface ResumeOptions extends RunOptions {
  /** The journal of the run; it is read and goes on. */
  readonly journal: Journal
}

/**
 * Brings a run that was paused, interrupted or killed to its end: first the target says what became of the moves that
 * were under way, then the rest is carried out. A run that is over already gives its result again and does nothing. A
 * run killed before its plan was written down completely has moved nothing, and ends as `partial`.
 */
export async function resumeRun(options: ResumeOptions): Promise<RunResult> {
  const { journal, locks } = options
  const before = await readRun(journal.read())
  const result = await withLock(locks, [before.root, before.into], async () => {
    const state = await readRun(journal.read())
    if (isOver(state)) return resultOf(state)
    const receipts = new Map(state.receipts)
    for (const receipt of await settleUnknown(options, state)) receipts.set(receipt.index, receipt)
    if (state.moves.length < state.moveCount) return endEarly(options, state)
    return carryOut({ ...options, moves: state.moves, receipts, cleanup: state.cleanup })
  })
  return result ?? refused(before.moveCount)
}

/**
 * Asks the target what became of moves that were started and have no receipt, and journals the answers. The target has
 * to be opened for the run's own roots. Answers the receipts of those that are decided; the others are untouched.
 */
export async function settleUnknown(options: ResumeOptions, state: RunState): Promise<readonly Receipt[]> {
  if (state.unknown.length === 0) return []
  const started = state.unknown.flatMap((index) => {
    const move = state.moves[index]
    return move === undefined ? [] : [{ index, move }]
  })
  const settlements = await options.target.settle(started.map(({ move }) => move))
  const receipts = started.flatMap(({ index, move }, place): Receipt[] => {
    const found = settlements[place]
    if (found === undefined || found.state === 'untouched') return []
    const who = { index, itemId: move.itemId, from: move.from }
    if (found.state === 'unclear') {
      return [{ ...who, to: move.to, status: 'failed', code: found.code, message: found.message }]
    }
    return [{ ...who, to: found.to, status: 'done', ...(found.after === undefined ? {} : { after: found.after }) }]
  })
  await options.journal.append(receipts.map((receipt): JournalRecord => ({ type: 'receipt', receipt })))
  await options.journal.flush()
  return receipts
}

async function endEarly(options: ResumeOptions, state: RunState): Promise<RunResult> {
  await options.journal.append([{ type: 'end', atMs: options.clock.nowMs(), status: 'partial' }])
  await options.journal.flush()
  return { ...resultOf(state), status: 'partial' }
}

function resultOf(state: RunState): RunResult {
  const receipts = [...state.receipts.values()].sort((one, other) => one.index - other.index)
  return { status: state.status, receipts, counts: state.counts }
}
