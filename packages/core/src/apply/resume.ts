import { type Act, placeAfter } from '../plan/index.ts'
import type { Clock, Journal, Roots, Target } from '../ports/index.ts'
import { CurrentItems } from './current.ts'
import { carryOut, orLater, type RunOptions, type RunResult, refused, sorted, withLock } from './executor.ts'
import type { JournalRecord, Receipt } from './journal.ts'
import { isOver, type RunState, readRun } from './state.ts'

/** What resuming needs beside what every run needs. */
export interface ResumeOptions extends RunOptions {
  /** Opens the run's own roots. */
  readonly roots: Roots
  /** The journal of the run; it is read and goes on. */
  readonly journal: Journal
}

/**
 * Brings a run that was paused, interrupted or killed to its end: first the target says what became of the acts that
 * were under way, then the rest is carried out. A run that is over already gives its result again and does nothing. A
 * run killed before its plan was written down completely has done nothing, and ends as `partial`.
 */
export async function resumeRun(options: ResumeOptions): Promise<RunResult> {
  const { journal, locks, roots, clock } = options
  const before = await readRun(journal.read())
  const result = await withLock(locks, [before.root, before.into], async () => {
    const state = await readRun(journal.read())
    if (isOver(state)) return resultOf(state)
    const target = await roots.open(state.root, state.into)
    const receipts = new Map(state.receipts)
    const stop = await orLater(clock, async () => {
      const settled = await settleUnknown({ journal, target }, state)
      for (const receipt of settled) receipts.set(receipt.index, receipt)
      return undefined
    })
    if (stop !== undefined) return endAs(options, state, stop)
    if (state.acts.length < state.actCount) return endAs(options, state, { status: 'partial' })
    return carryOut({ ...options, target, acts: state.acts, receipts, cleanup: state.cleanup })
  })
  return result ?? refused(before.actCount)
}

/**
 * Asks the target what became of acts that were started and have no receipt, and journals the answers. The target has
 * to be opened for the run's own roots. Answers the receipts of those that are decided; the others are untouched.
 */
export async function settleUnknown(
  { journal, target }: { readonly journal: Journal; readonly target: Target },
  state: RunState,
): Promise<readonly Receipt[]> {
  if (state.unknown.length === 0) return []
  const now = new CurrentItems(state.acts, state.receipts.values())
  const started = state.unknown.flatMap((index) => {
    const act = state.acts[index]
    return act === undefined ? [] : [{ index, itemId: act.itemId, act: now.in(act) }]
  })
  const had = new Map<Act, readonly string[]>(
    started.flatMap(({ index, act }) => {
      const marks = state.had.get(index)
      return marks === undefined ? [] : [[act, marks]]
    }),
  )
  const settlements = await target.settle(
    started.map(({ act }) => act),
    had,
  )
  const receipts = started.flatMap(({ index, itemId, act }, place): Receipt[] => {
    const found = settlements[place]
    if (found === undefined || found.state === 'untouched') return []
    const who = { index, itemId, from: act.from }
    if (found.state === 'unclear') {
      return [{ ...who, to: placeAfter(act), status: 'failed', code: found.code, message: found.message }]
    }
    const { state: _, ...result } = found
    return [{ ...who, ...result, status: 'done' }]
  })
  await journal.append(receipts.map((receipt): JournalRecord => ({ type: 'receipt', receipt })))
  await journal.flush()
  return receipts
}

async function endAs(
  { journal, clock }: { readonly journal: Journal; readonly clock: Clock },
  state: RunState,
  end: Pick<RunResult, 'waits'> & { readonly status: 'paused' | 'interrupted' | 'partial' },
): Promise<RunResult> {
  await journal.append([{ type: 'end', atMs: clock.nowMs(), ...end }])
  await journal.flush()
  return { ...resultOf(state), ...end }
}

function resultOf(state: RunState): RunResult {
  const { status, waits, counts } = state
  return { status, ...(waits && { waits }), receipts: sorted(state.receipts), counts }
}
