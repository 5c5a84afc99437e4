import { type JournalRecord, type RunState, readRun } from '@octavo/core'
import { openDevice, writeDevice } from './db.ts'
import { isMine } from './library.ts'
import { IN_PLACE } from './local.ts'

/** A piece of a run's journal, in the order in which pieces were written. */
export interface JournalPart {
  readonly runId: string
  readonly records: readonly JournalRecord[]
  /** Id of the account that was logged in when it was written; none for a guest's. */
  readonly person?: string
}

/** The first text that comes after all that begin with `IN_PLACE`. */
const AFTER = 'place;'

/** All ids of a kind: those that begin with `IN_PLACE`, or what stands before and behind them. */
const rangesOf = (where: 'place' | 'library'): readonly IDBKeyRange[] =>
  where === 'place'
    ? [IDBKeyRange.bound(IN_PLACE, AFTER, false, true)]
    : [IDBKeyRange.upperBound(IN_PLACE, true), IDBKeyRange.lowerBound(AFTER)]

/**
 * The runs that pieces of journals tell of, in the order in which they began. A run belongs to who began it, also where
 * its person logged out in another tab before its end; a journal that can not be read takes no other run along.
 */
export const runsOf = async (
  parts: readonly JournalPart[],
  isOwn: (part: JournalPart) => boolean,
): Promise<readonly RunState[]> => {
  const byRun = new Map<string, JournalPart[] | undefined>()
  for (const part of parts) {
    if (byRun.has(part.runId)) byRun.get(part.runId)?.push(part)
    else byRun.set(part.runId, isOwn(part) ? [part] : undefined)
  }
  const runs: RunState[] = []
  for (const [runId, mine] of byRun) {
    if (!mine) continue
    try {
      runs.push(await readRun(mine.flatMap(({ records }) => records)))
    } catch (error) {
      console.warn(`The journal of the run ${runId} could not be read`, error)
    }
  }
  return runs
}

/** What the journals of this browser say of the person's runs, in the order in which they began. */
export const keptRuns = async (where: 'place' | 'library'): Promise<readonly RunState[]> => {
  const db = await openDevice()
  const index = db.transaction('journals').store.index('runId')
  const found: { readonly key: number; readonly part: JournalPart }[] = []
  for (const range of rangesOf(where)) {
    const [parts, keys] = await Promise.all([index.getAll(range), index.getAllKeys(range)])
    for (const [at, part] of parts.entries()) found.push({ key: keys[at] ?? 0, part })
  }
  found.sort((one, other) => one.key - other.key)
  return runsOf(
    found.map(({ part }) => part),
    isMine,
  )
}

/** Removes the journals of runs, all or none; what they did stays as it is, and can't be taken back any more. */
export const eraseRuns = async (runIds: readonly string[]): Promise<void> => {
  const transaction = await writeDevice(['journals'])
  const journals = transaction.objectStore('journals')
  for (const runId of runIds)
    for (const key of await journals.index('runId').getAllKeys(runId)) await journals.delete(key)
  await transaction.done
}
