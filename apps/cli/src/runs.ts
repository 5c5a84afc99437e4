import path from 'node:path'
import {
  AppError,
  type Clock,
  type ErrorCode,
  exportLearned,
  folderRoot,
  formatCount,
  importLearned,
  type KeptSets,
  type Learned,
  NOTHING_KEPT,
  NOTHING_LEARNED,
  outcomeReason,
  type Receipt,
  type RootName,
  type RunProgress,
  type RunResult,
  readKept,
  writeKept,
} from '@octavo/core'
import { busyError, FileLocks, GuardStore, type RunInfo, RunStore, StateFile, stateDir } from '@octavo/disk'
import { EXIT } from './exit.ts'
import { type Output, shownName } from './output.ts'
import type { Connections } from './road/connections.ts'

const LISTED = 20
/** Moves between two flushes of the journal; a power cut leaves so many to be settled at most. */
export const CHUNK_SIZE = 500

/** What the person taught. */
export type LessonFile = StateFile<Learned>

/** What was guarded on this machine. */
export const openGuards = (): GuardStore => new GuardStore(path.join(stateDir(), 'guards'))

/** Journals, locks, lessons, and which copies are all kept, in the state folder. */
export function openState(): { store: RunStore; locks: FileLocks; lessons: LessonFile; kept: StateFile<KeptSets> } {
  const dir = stateDir()
  return {
    store: new RunStore(path.join(dir, 'runs')),
    locks: new FileLocks(path.join(dir, 'locks')),
    lessons: new StateFile(path.join(dir, 'lessons.json'), {
      nothing: NOTHING_LEARNED,
      read: importLearned,
      write: exportLearned,
    }),
    kept: new StateFile(path.join(dir, 'kept.json'), { nothing: NOTHING_KEPT, read: readKept, write: writeKept }),
  }
}

/** What this machine's user has connected, in the state folder too. */
export async function openConnections(): Promise<Connections> {
  const { Connections, KEPT_WAYS, SECRET } = await import('./road/connections.ts')
  const file = <T>(name: string, form: ConstructorParameters<typeof StateFile<T>>[1]) =>
    new StateFile(path.join(stateDir(), name), form)
  return new Connections(file('connections.json', KEPT_WAYS), file('connections.key', SECRET))
}

/** Does something while no other process does it with this file. Throws AppError `busy` when one is at it. */
export async function alone<T>(locks: FileLocks, file: string, work: () => Promise<T> | T): Promise<T> {
  const held = [folderRoot(file)]
  const release = await locks.tryLock(held)
  if (!release) throw busyError(locks.ownerOf(held))
  try {
    return await work()
  } finally {
    await release()
  }
}

/** Time for core. */
export const clock: Clock = {
  nowMs: () => Date.now(),
  sleep: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
}

/** A signal that the first Ctrl+C or SIGTERM aborts; a second one ends the process at once, which the journal survives. */
export function stopSignal(output: Output): { signal: AbortSignal; done(): void } {
  const stop = new AbortController()
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(EXIT.stopped)
    stop.abort(new AppError('cancelled', 'Stopped.'))
    output.note('Stopping after the move at hand ...')
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return {
    signal: stop.signal,
    done: () => {
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
    },
  }
}

/** What core tells of a run, as progress on the terminal. */
export function runProgress(output: Output, step: string): (progress: RunProgress) => void {
  const show = output.progress(step)
  return ({ total, pending }) => show(total - pending, total)
}

/** Throws `busy` with the owner when a run was kept out. */
export function refuseBusy(result: RunResult, locks: FileLocks, roots: readonly RootName[]): void {
  if (result.status === 'refused') throw busyError(locks.ownerOf(roots))
}

/** What a paused run waits for. */
const WAITS: Readonly<Partial<Record<ErrorCode, string>>> = {
  no_space: 'The disk is full',
  rate_limited: 'The other side asks to wait',
  transient: 'The other side can not be reached',
  auth_expired: 'Somebody has to sign in again',
}

/** Prints how a run ended (`startedAtMs` by `performance.now()`), with what was not done and why, and says the exit code. */
export function showResult(
  runId: string,
  result: RunResult,
  output: Output,
  words: { readonly moved: string; readonly isStopped: boolean; readonly startedAtMs: number },
): number {
  const { counts, receipts, status } = result
  const totals = { status, moved: counts.done, skipped: counts.skipped, failed: counts.failed, pending: counts.pending }
  if (output.json) {
    for (const receipt of receipts) output.record(receiptRecord(receipt))
    const movingMs = Math.round(performance.now() - words.startedAtMs)
    output.record({ type: 'run', runId, ...totals, movingMs })
  }
  output.say(`${formatCount(counts.done, 'file')} ${words.moved}.`)
  const rest = receipts.filter((receipt) => receipt.status !== 'done')
  if (rest.length > 0) {
    output.say('', `${formatCount(rest.length, 'file')} stayed where ${rest.length === 1 ? 'it was' : 'they were'}:`)
    for (const receipt of rest.slice(0, LISTED))
      output.say(`  ${shownName(receipt.from)}  ${output.dim(output.why(outcomeReason(receipt)))}`)
    if (rest.length > LISTED) output.say(output.dim(`  and ${rest.length - LISTED} more (--json lists them)`))
  }
  if (counts.done > 0) output.say('', `Run ${runId}. To take it back: octavo undo ${runId}`)
  if (status === 'completed') return EXIT.ok
  if (status === 'partial') return EXIT.someFailed
  const why = status === 'paused' ? (WAITS[result.waits?.code ?? 'no_space'] ?? 'It has to wait') : 'Stopped'
  output.note(
    `${why}: ${formatCount(counts.pending, 'file')} left. Go on with: octavo resume ${runId}   Take back with: octavo undo ${runId}`,
  )
  return words.isStopped ? EXIT.stopped : EXIT.unfinished
}

/** Says what to do about a run that never ended. */
export function unfinishedText(run: RunInfo): string {
  const { runId, counts, actCount } = run.state
  return `An earlier run here (${runId}) did not end: ${counts.done} of ${formatCount(actCount, 'file')} were moved for certain. Finish it with "octavo resume ${runId}" or take it back with "octavo undo ${runId}".`
}

function receiptRecord(receipt: Receipt): Readonly<Record<string, unknown>> {
  const { from, to, status, code, message } = receipt
  return { type: 'receipt', from, to, status, ...(code ? { code } : {}), ...(message ? { message } : {}) }
}
