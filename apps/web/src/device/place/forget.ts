import { outdatedRuns, parentPath, type RunState } from '@octavo/core'
import { writeDevice } from '../db.ts'
import { eraseRuns, keptRuns } from '../kept-runs.ts'
import { tellQueue } from '../queue.ts'
import { noteEnded } from './begun.ts'
import { placeLocks } from './locks.ts'
import { keptPlaces, type Place } from './places.ts'

/** A run in a folder can be taken back for so long, and longer while anything of it is younger. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

type PlaceId = Pick<Place, 'id' | 'root'>

const runsAt = async ({ root }: PlaceId) => (await keptRuns('place')).filter((state) => state.root === root)

/** Does something to what is kept of a folder while nobody is at work in it; false, and nothing done, where somebody is. */
const alone = async ({ root }: PlaceId, act: () => Promise<void>): Promise<boolean> => {
  const release = await placeLocks.tryLock([root])
  if (!release) return false
  try {
    await act()
    return true
  } finally {
    await release()
  }
}

/**
 * Forgets a folder that was opened, and what was done in it: no file changes, and nothing can be taken back there any more.
 * False, and nothing done, while a run is at work in it.
 */
export const forgetPlace = async (place: PlaceId): Promise<boolean> => {
  const isForgotten = await alone(place, async () => {
    const runIds = (await runsAt(place)).map(({ runId }) => runId)
    await eraseRuns(runIds)
    const transaction = await writeDevice(['handles'])
    await transaction.objectStore('handles').delete(place.id)
    await transaction.done
    for (const runId of runIds) noteEnded(runId)
  })
  if (isForgotten) tellQueue()
  return isForgotten
}

/** Folders that runs have sorted into. */
const targetsOf = (states: readonly RunState[]): readonly string[] =>
  states.flatMap(({ receipts }) =>
    [...receipts.values()].flatMap(({ status, to }) => (status === 'done' ? parentPath(to) : [])),
  )

/**
 * Folders that were sorted into here: they are heaps, and what lies in them by chance makes no project of them. Journals that
 * are out of date go on the way, and leave that much behind.
 */
export const sortedInto = async (place: PlaceId, nowMs = Date.now()): Promise<ReadonlySet<string>> => {
  const states = await runsAt(place)
  const isOld = (all: readonly RunState[]) => outdatedRuns(all, nowMs - KEPT_MS)
  if (isOld(states).length > 0)
    await alone(place, async () => {
      const now = await runsAt(place)
      const old = new Set(isOld(now))
      const sorted = targetsOf(now.filter(({ runId }) => old.has(runId)))
      const transaction = await writeDevice(['handles'])
      const handles = transaction.objectStore('handles')
      const kept = await handles.get(place.id)
      if (kept) await handles.put({ ...kept, sorted: [...new Set([...(kept.sorted ?? []), ...sorted])] })
      await transaction.done
      await eraseRuns([...old])
    })
  const kept = (await keptPlaces()).find(({ id }) => id === place.id)
  return new Set([...(kept?.sorted ?? []), ...targetsOf(states)])
}
