import type { LibraryFile } from '@octavo/contract'
import {
  applyPlan,
  approve,
  type Clock,
  type Draft,
  type Plan,
  type RunEntry,
  type RunResult,
  resumeRun,
  runHistory,
  undoRun,
} from '@octavo/core'
import type { Obstacle } from '../http/plans.ts'
import { openDevice, writeDevice } from './db.ts'
import { DeviceJournal } from './journal.ts'
import { keptRuns } from './kept-runs.ts'
import { DEVICE_LIBRARY, DeviceTarget, mine, placesHere } from './library.ts'
import { newRunId } from './local.ts'
import { listWaiting, tellQueue, toLocalFile } from './queue.ts'
import { webLocks } from './web-locks.ts'

/** What a person reviewed and approved on this device; it stays until the library has followed. */
export interface ApprovedHere {
  readonly runId: string
  /** What was reviewed, and the files that it was about: another review begins with them, should the library say no. */
  readonly draft: Draft
  readonly files: readonly LibraryFile[]
  /** Why the library has said no; the person has to look again. */
  readonly obstacles?: readonly Obstacle[]
  /** Account of the person who approved; a guest has none. */
  readonly person?: string
}

const clock: Clock = { nowMs: Date.now, sleep: () => Promise.reject(new Error('No run of a device waits')) }
const ports = { clock, locks: webLocks, chunkSize: 1000 }

/** Carries out an approved plan on this device, where it then waits for the library to follow. */
export const applyHere = async (
  plan: Plan,
  { draft, files }: Pick<ApprovedHere, 'draft' | 'files'>,
): Promise<RunResult> => {
  const transaction = await writeDevice(['runs'])
  await transaction.objectStore('runs').put({ runId: plan.id, draft, files, ...mine() })
  await transaction.done
  const result = await applyPlan(approve(plan), {
    ...ports,
    target: new DeviceTarget(files),
    journal: new DeviceJournal(plan.id),
    runId: plan.id,
    root: DEVICE_LIBRARY,
    into: DEVICE_LIBRARY,
  })
  tellQueue()
  return result
}

/** Takes a run of this device back, also one that was killed. */
export const undoHere = async (runId: string): Promise<RunResult> => {
  const undoId = newRunId()
  const journals = { journal: new DeviceJournal(runId), undoJournal: new DeviceJournal(undoId) }
  const result = await undoRun({ ...ports, ...journals, roots: rootsOf(runId), runId: undoId })
  tellQueue()
  return result
}

/** What was approved under a run's id; undefined for an undo, and once the library has followed. */
export const runHere = async (runId: string): Promise<ApprovedHere | undefined> =>
  (await openDevice()).get('runs', runId)

/** The runs of this device in the order in which they began; those that were killed are brought to their end first. */
export const runsHere = async (): Promise<readonly RunEntry[]> => {
  const runs = await readRuns()
  const killed = runs.filter(({ canResume }) => canResume)
  for (const { state } of killed) {
    const runId = state.undoes ?? state.runId
    await resumeRun({ ...ports, roots: rootsOf(runId), journal: new DeviceJournal(state.runId) })
  }
  return killed.length === 0 ? runs : readRuns()
}

const rootsOf = (runId: string) => ({
  open: async () => new DeviceTarget((await runHere(runId))?.files ?? []),
})

const readRuns = async (): Promise<readonly RunEntry[]> => runHistory(await keptRuns('library'))

/** Files that wait on this device and that no run of it has put anywhere, or that were put back. */
export const unplacedHere = async (): Promise<readonly LibraryFile[]> => {
  // A run that was killed is brought to its end first: what it was about to move is not free to be planned anew.
  await runsHere()
  const placed = new Set((await placesHere()).flatMap(({ id, path, home }) => (path === home ? [] : [id])))
  return (await listWaiting()).filter(({ id, category }) => !placed.has(id) && category === undefined).map(toLocalFile)
}
