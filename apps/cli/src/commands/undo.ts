import { AppError, type RunResult, type RunState, resumeRun, undoRun } from '@octavo/core'
import { type RunInfo, RunStore } from '@octavo/disk'
import type { Args } from '../args.ts'
import { guardNamed, guardsOf, undoGuard } from '../guards.ts'
import type { Output } from '../output.ts'
import { commandRoots, containerOf } from '../road/containers.ts'
import { CHUNK_SIZE, clock, openState, refuseBusy, runProgress, showResult, stopSignal } from '../runs.ts'

/** `octavo undo [RUN]`: takes a run back, the last one when left out; an undo taken back is the run done again. */
export async function undo(args: Args, output: Output): Promise<number> {
  const { store } = openState()
  const [name] = args.operands
  const guarded = name === undefined ? guardsOf(Date.now()).find(({ state }) => state === 'over') : guardNamed(name)
  if (guarded && name !== undefined) return undoGuard(guarded, output)
  if (name === undefined) {
    const [newest] = await store.list()
    // A killed undo has to be finished first: taking it back would move things the wrong way.
    if (newest?.canResume && newest.state.undoes !== undefined) return goOn(newest, output)
  }
  const run = name === undefined ? (await store.list()).find(({ canUndo }) => canUndo) : await store.find(name)
  // Of both kinds the newest: a run that can't be taken back any more may have begun after it.
  if (guarded && guarded.beganAtMs > (run?.state.beganAtMs ?? 0)) return undoGuard(guarded, output)
  if (!run) throw new AppError('not_found', 'There is no run to take back.')
  if (run.undoneBy !== undefined)
    throw new AppError(
      'bad_input',
      `That run was taken back already, by ${run.undoneBy}. To do it again: octavo undo ${run.undoneBy}`,
    )
  const { state } = run
  const stop = stopSignal(output)
  const startedAtMs = performance.now()
  try {
    const { runId, result } = await takeBack(run, {
      signal: stop.signal,
      onProgress: runProgress(output, 'Moving back'),
    })
    return showResult(runId, result, output, { moved: wordFor(state), isStopped: stop.signal.aborted, startedAtMs })
  } finally {
    stop.done()
  }
}

/** A run taken back, as a run of its own. Throws AppError `busy`. */
export async function takeBack(
  { state }: RunInfo,
  hooks: Pick<Parameters<typeof undoRun>[0], 'signal' | 'onProgress'>,
): Promise<{ readonly runId: string; readonly result: RunResult }> {
  const { store, locks } = openState()
  const runId = RunStore.newId(Date.now())
  const journal = store.open(state.runId)
  const undoJournal = store.create(runId)
  try {
    const result = await undoRun({
      roots: commandRoots,
      journal,
      undoJournal,
      runId,
      clock,
      chunkSize: CHUNK_SIZE,
      locks,
      ...hooks,
    })
    refuseBusy(result, locks, [state.root, state.into])
    return { runId, result }
  } finally {
    journal.close()
    undoJournal.close()
  }
}

/** What becomes of the files of a run that is taken back. */
function wordFor({ root, into, undoes }: RunState): string {
  const container = containerOf(root)
  if (container) return `taken away again; the ${container} still has them`
  if (containerOf(into)) return 'written again'
  return undoes === undefined ? 'moved back to where they were' : 'moved again'
}

/** `octavo resume [RUN]`: brings a run that was stopped or killed to its end, the newest such one when left out. */
export async function resume(args: Args, output: Output): Promise<number> {
  const { store } = openState()
  const [name] = args.operands
  const run = name === undefined ? (await store.list()).find(({ canResume }) => canResume) : await store.find(name)
  if (!run) throw new AppError('not_found', 'There is no unfinished run.')
  if (run.undoneBy !== undefined) throw new AppError('bad_input', `That run was taken back, by ${run.undoneBy}.`)
  return goOn(run, output)
}

/** Brings a run to its end and says how it ended. Throws AppError `busy` when somebody else is at it. */
export async function goOn(run: RunInfo, output: Output): Promise<number> {
  const { store, locks } = openState()
  const { state } = run
  const journal = store.open(state.runId)
  const stop = stopSignal(output)
  const startedAtMs = performance.now()
  try {
    const result = await resumeRun({
      roots: commandRoots,
      journal,
      clock,
      chunkSize: CHUNK_SIZE,
      locks,
      signal: stop.signal,
      onProgress: runProgress(output, 'Moving'),
    })
    refuseBusy(result, locks, [state.root, state.into])
    return showResult(state.runId, result, output, {
      moved: 'moved in all',
      isStopped: stop.signal.aborted,
      startedAtMs,
    })
  } finally {
    stop.done()
    journal.close()
  }
}
