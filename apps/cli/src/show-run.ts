import { type Act, outcomeReason, type Receipt, type RunEntry, type RunState } from '@octavo/core'
import { rootPath } from '@octavo/disk'
import { type Output, shownName } from './output.ts'
import { capital, howSure, reasonOf } from './show.ts'

/** Prints what a run did with each file: where it went, what was judged, how sure, by whom, and what was wanted instead. */
export function showRun({ acts, receipts }: RunState, output: Output): void {
  acts.forEach((act, index) => {
    const receipt = receipts.get(index)
    output.record(actRecord(act, receipt))
    const { judged, wanted } = act
    const isDone = receipt?.status === 'done'
    const words = [
      judged && `${capital(howSure(judged))}.`,
      reasonOf(act, output),
      wanted === undefined ? undefined : `You chose "${shownName(wanted)}".`,
      isDone ? undefined : receipt ? output.why(outcomeReason(receipt)) : 'It was not its turn yet.',
    ]
    output.say(
      `  ${shownName(act.from)}  ${isDone ? '->' : 'not to'}  ${shownName(placeOf(act, receipt))}`,
      output.dim(`      ${words.filter(Boolean).join(' ')}`),
    )
  })
}

const placeOf = (act: Act, receipt: Receipt | undefined): string =>
  receipt?.to ?? (act.type === 'move' ? act.to : act.from)

function actRecord(act: Act, receipt: Receipt | undefined): Readonly<Record<string, unknown>> {
  const { from, judged, wanted } = act
  const { status = 'pending', code, message } = receipt ?? {}
  return {
    type: 'receipt',
    from,
    to: placeOf(act, receipt),
    status,
    ...(code && { code }),
    ...(message && { message }),
    ...(judged && { judged }),
    ...(wanted !== undefined && { wanted }),
  }
}

/** A run as a JSON line of `history`. */
export function runRecord(entry: RunEntry, isAtWork: boolean): Readonly<Record<string, unknown>> {
  const { state } = entry
  const { done, skipped, failed, pending } = state.counts
  return {
    type: 'run',
    runId: state.runId,
    atMs: state.beganAtMs,
    root: rootPath(state.root),
    into: rootPath(state.into),
    status: statusOf(entry, isAtWork),
    moveCount: state.actCount,
    moved: done,
    skipped,
    failed,
    pending,
    ...(state.undoes === undefined ? {} : { undoes: state.undoes }),
    ...(entry.undoneBy === undefined ? {} : { undoneBy: entry.undoneBy }),
    canUndo: entry.canUndo,
    canResume: entry.canResume && !isAtWork,
  }
}

/** A run without an end is at work while its lock is held, else it was killed. */
export function statusOf(entry: RunEntry, isAtWork: boolean): string {
  if (entry.status !== 'running') return entry.status
  return isAtWork ? 'running' : 'interrupted'
}
