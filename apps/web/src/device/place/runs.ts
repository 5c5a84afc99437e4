import {
  type Act,
  type ApprovedPlan,
  applyPlan,
  type Clock,
  lastTurns,
  type RootName,
  type RunEntry,
  type RunProgress,
  type RunResult,
  resumeRun,
  runHistory,
  type Turn,
  undoRun,
} from '@octavo/core'
import { uuidv7 } from '../../platform/uuid.ts'
import { DeviceJournal } from '../journal.ts'
import { keptRuns } from '../kept-runs.ts'
import { IN_PLACE } from '../local.ts'
import { tellQueue } from '../queue.ts'
import { rootsAtWork } from '../web-locks.ts'
import { noteBegun, noteEnded } from './begun.ts'
import { placeLocks, waitForPlace } from './locks.ts'
import { knownPlaces, type Place, placeRoots, targetOf } from './places.ts'

const clock: Clock = { nowMs: Date.now, sleep: () => Promise.reject(new Error('No run in a place waits')) }
/** Acts between two looks of the person at the progress, and at most so many to look after when the page is killed. */
const CHUNK_ACTS = 64
const ports = { clock, locks: placeLocks, chunkSize: CHUNK_ACTS }

const newRunId = () => `${IN_PLACE}${uuidv7()}`

/** What a run in a place tells while it goes, and how it is stopped. */
export interface RunHooks {
  readonly signal?: AbortSignal
  onProgress?(progress: RunProgress): void
  /** Another tab is at work in the folder: this one waits for it. */
  onWait?(): void
}

/** How a run in a place ended, and the id by which it is taken back. */
export interface RanInPlace extends RunResult {
  readonly runId: string
}

/** A run in a place among the others. */
export interface RunInPlace extends RunEntry {
  /** Undefined when the folder is not known to this browser any more. */
  readonly place: Place | undefined
  /** By which run each of its items was moved last, by id. */
  readonly turns: ReadonlyMap<string, Turn>
  /** Ids of its items that were taken back, by an undo of them alone or of all. */
  readonly back: ReadonlySet<string>
  /** True while a tab of this browser is at work on its folder; who was killed is at work no more. */
  readonly isAtWork: boolean
}

/** Begins a run when nobody is at work in the folder, and tells the page how it ended. */
const inTurn = async (
  runId: string,
  root: RootName,
  { signal, onWait }: RunHooks,
  go: () => Promise<RunResult>,
): Promise<RanInPlace> => {
  noteBegun(runId)
  for (;;) {
    const result = await go()
    if (result.status !== 'refused') {
      noteEnded(runId)
      tellQueue()
      return { ...result, runId }
    }
    onWait?.()
    await waitForPlace(root, signal)
  }
}

/**
 * Carries out an approved plan in the folder that it is about. Each act is on this device's disk before it is begun, so that
 * a page that is closed or killed is found by the next one. Throws what the browser throws when it keeps nothing, and the
 * signal's reason while it waits; stopped later, the run ends as `interrupted`.
 */
export const carryOutInPlace = async (place: Place, plan: ApprovedPlan, hooks: RunHooks = {}): Promise<RanInPlace> => {
  // Its own: a plan that is carried out twice by accident finds nothing to move, and spoils no record of the first time.
  const runId = newRunId()
  // What is written down here must outlive a browser that makes room for others.
  await navigator.storage?.persist?.().catch(() => false)
  const { root } = place
  return inTurn(runId, root, hooks, () =>
    applyPlan(plan, {
      ...{ ...ports, ...optionsOf(hooks), target: targetOf(place), journal: new DeviceJournal(runId) },
      ...{ runId, root, into: root },
    }),
  )
}

/**
 * Takes a run in a place back, all of it or the acts that `only` names: each item by undoing the run that moved it last,
 * for that one knows how it left it. What is taken back already stays so, and what has changed since is left alone and
 * told. Throws AppError `not_found`, `permission_denied`.
 */
export const undoInPlace = async (
  runId: string,
  { only = () => true, ...hooks }: RunHooks & { readonly only?: (act: Act) => boolean } = {},
): Promise<RanInPlace> => {
  const runs = await runsInPlace()
  const { state, turns } = runIn(runs, runId)
  const isMovedBy = (by: string, { itemId }: Act) => {
    const turn = turns.get(itemId)
    return turn === undefined ? by === runId : turn.runId === by && !turn.isBack
  }
  const movers = new Set(state.unknown.length > 0 ? [runId] : [])
  for (const act of state.acts) {
    const turn = turns.get(act.itemId)
    if (turn && !turn.isBack && only(act)) movers.add(turn.runId)
  }
  const lastFirst = runs.flatMap(({ state: { runId: id } }) => (movers.has(id) ? id : [])).reverse()
  const results: RanInPlace[] = []
  for (const mover of lastFirst.length > 0 ? lastFirst : [runId]) {
    const undoId = newRunId()
    const result = await inTurn(undoId, state.root, hooks, () =>
      undoRun({
        ...{ ...ports, ...optionsOf(hooks), roots: placeRoots, runId: undoId },
        ...{ journal: new DeviceJournal(mover), undoJournal: new DeviceJournal(undoId) },
        only: (act) => isMovedBy(mover, act) && only(act),
      }),
    )
    results.push(result)
    if (result.status !== 'completed' && result.status !== 'partial') break
  }
  return together(results)
}

/** Runs that one press led to, as one: its end is that of the last. */
const together = (results: readonly RanInPlace[]): RanInPlace => {
  const last = results.at(-1)
  if (!last) throw new Error('Nothing ran')
  const sum = (what: keyof RanInPlace['counts']) => results.reduce((total, { counts }) => total + counts[what], 0)
  const isPartial = last.status === 'completed' && results.some(({ status }) => status === 'partial')
  return {
    ...{ ...last, status: isPartial ? 'partial' : last.status },
    counts: { done: sum('done'), skipped: sum('skipped'), failed: sum('failed'), pending: sum('pending') },
    receipts: results.flatMap(({ receipts }) => receipts),
  }
}

/** Brings a run that was stopped or killed to its end. Throws AppError `not_found`, `permission_denied`. */
export const finishInPlace = async (runId: string, hooks: RunHooks = {}): Promise<RanInPlace> => {
  const { state } = runIn(await runsInPlace(), runId)
  return inTurn(runId, state.root, hooks, () =>
    resumeRun({ ...ports, ...optionsOf(hooks), roots: placeRoots, journal: new DeviceJournal(runId) }),
  )
}

const optionsOf = ({ signal, onProgress }: RunHooks) => ({
  ...(signal && { signal }),
  ...(onProgress && { onProgress: (progress: RunProgress) => onProgress(progress) }),
})

const runIn = (runs: readonly RunInPlace[], runId: string): RunInPlace => {
  const run = runs.find(({ state }) => state.runId === runId)
  if (!run) throw new Error(`No run in a place is called ${runId}`)
  return run
}

/** Everything that was done in places, in the order in which it began. */
export const runsInPlace = async (): Promise<readonly RunInPlace[]> => {
  const [states, places, atWork] = await Promise.all([keptRuns('place'), knownPlaces(), rootsAtWork()])
  const byRoot = new Map(places.map((place) => [place.root, place]))
  return runHistory(states).map((entry) => {
    const { runId, receipts, unknown, root } = entry.state
    const turns = lastTurns(runId, states)
    const back = new Set([...turns].flatMap(([itemId, { isBack }]) => (isBack ? itemId : [])))
    const holds = [...receipts.values()].some(({ itemId, status }) => status === 'done' && !back.has(itemId))
    const canUndo = holds || unknown.length > 0
    return {
      ...entry,
      ...{ canUndo, status: canUndo ? entry.state.status : entry.status, place: byRoot.get(root) },
      ...{ turns, back },
      isAtWork: atWork.has(root),
    }
  })
}

/**
 * Runs in places that were stopped or killed, and that nobody is at work on: to be finished, or taken back. Where there is
 * none, and none at work, notes of what was begun are out of date.
 */
export const unfinishedInPlace = async (): Promise<readonly RunInPlace[]> => {
  const open = (await runsInPlace()).filter(({ canResume }) => canResume)
  if (open.length === 0) noteEnded()
  return open.filter(({ isAtWork }) => !isAtWork)
}
