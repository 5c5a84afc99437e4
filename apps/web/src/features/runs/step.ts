import type { Run } from '@octavo/contract'
import { baseName, movesIn, parentPath, type RunEntry, setsAside } from '@octavo/core'
import type { RunInPlace } from '../../device/place/index.ts'

/** One step of the history: a run of the library, one of this device that the library has still to follow, or one in a folder. */
export interface Step extends Pick<Run, 'id' | 'kind' | 'of' | 'about' | 'skipped' | 'failed' | 'undone'> {
  readonly atMs: number
  /** Files that it was carried out for. */
  readonly done: number
  readonly state: 'done' | 'undone' | 'running'
  readonly isHere: boolean
  /** Name of the person's own folder that it was in. */
  readonly inFolder?: string
  /** What a press does: takes this run back, or does it again, by undoing the runs that are named, the last one first. */
  readonly press?: { readonly type: 'undo' | 'redo'; readonly runIds: readonly string[] }
}

const UNFINISHED: ReadonlySet<Run['status']> = new Set(['running', 'paused', 'interrupted'])

/** The press of a run: to undo an undo is to do again what it took back. */
const pressOf = (run: Pick<Run, 'id' | 'kind' | 'of' | 'undoneBy' | 'canUndo' | 'canRedo'>): Step['press'] => {
  if (run.canUndo) return { type: run.kind === 'undo' && run.of?.again !== true ? 'redo' : 'undo', runIds: [run.id] }
  return run.canRedo && run.undoneBy !== null ? { type: 'redo', runIds: [run.undoneBy] } : undefined
}

const withPress = (step: Omit<Step, 'press'>, press: Step['press']): Step => (press ? { ...step, press } : step)

/** A run of the library as a step. */
export const stepOf = (run: Run): Step => {
  const { id, kind, of, about, skipped, failed, undone, status, moved, createdAtMs } = run
  const state = run.undoneBy !== null || status === 'undone' ? 'undone' : UNFINISHED.has(status) ? 'running' : 'done'
  return withPress(
    { id, kind, of, about, skipped, failed, undone, state, atMs: createdAtMs, done: moved, isHere: false },
    pressOf(run),
  )
}

/** What a run of this device did. */
const kindOf = ({ state }: RunEntry): Run['kind'] =>
  state.undoes !== undefined ? 'undo' : setsAside(state.acts) ? 'aside' : 'organize'

/** The run at the beginning of a chain of undos, and whether the last of them did it again. */
const originOf = (entry: RunEntry, byId: ReadonlyMap<string, RunEntry>): Run['of'] => {
  let first = entry
  let steps = 0
  for (let next = byId.get(first.state.undoes ?? ''); next; next = byId.get(first.state.undoes ?? '')) {
    first = next
    steps += 1
  }
  return steps === 0 ? null : { id: first.state.runId, kind: kindOf(first), again: steps % 2 === 0 }
}

/** What a run of this device was about: where it has put its files. */
const aboutOf = ({ state: { acts, receipts } }: RunEntry): Run['about'] => {
  const done = movesIn(acts.filter((_, index) => receipts.get(index)?.status === 'done'))
  const folders = [...new Set(done.map(({ to }) => `/${parentPath(to)}`))]
  return {
    names: done.slice(0, 3).map(({ to }) => baseName(to)),
    folders: folders.slice(0, 3),
    folderCount: folders.length,
  }
}

/** The runs of this device as steps, newest first; `entries` in the order in which they began. */
export const stepsHere = (entries: readonly RunEntry[]): readonly Step[] => {
  const byId = new Map(entries.map((entry) => [entry.state.runId, entry]))
  return entries.toReversed().map((entry) => {
    const { state, undoneBy = null, canUndo, canResume, status } = entry
    const of = originOf(entry, byId)
    const kind = kindOf(entry)
    const canRedo = byId.get(undoneBy ?? '')?.canUndo === true
    return withPress(
      {
        ...{ id: state.runId, kind, of, about: aboutOf(entry), atMs: state.beganAtMs, undone: 0, isHere: true },
        ...{ done: state.counts.done, skipped: state.counts.skipped, failed: state.counts.failed },
        state: status === 'undone' ? 'undone' : canResume ? 'running' : 'done',
      },
      pressOf({ id: state.runId, kind, of, undoneBy, canUndo, canRedo }),
    )
  })
}

/** Runs in folders of the person's own as steps, newest first; `runs` in the order in which they began. */
export const stepsInPlace = (runs: readonly RunInPlace[]): readonly Step[] => {
  const byId = new Map(runs.map((run) => [run.state.runId, run]))
  return stepsHere(runs).map(({ press, ...step }) => {
    const run = byId.get(step.id)
    const told = { ...step, undone: run?.back.size ?? 0, inFolder: run?.place?.name ?? '' }
    return withPress(told, run?.canUndo === false ? againOf(step.id, runs) : press)
  })
}

/** What went back in parts, file by file, is done again as a whole: by undoing every undo that still stands. */
const againOf = (runId: string, runs: readonly RunInPlace[]): Step['press'] => {
  const runIds = runs.flatMap(({ state, canUndo }) => (state.undoes === runId && canUndo ? state.runId : []))
  return runIds.length > 0 ? { type: 'redo', runIds: runIds.reverse() } : undefined
}
