import { type JournalRecord, type RunState, readRun } from '@octavo/core'
import { openDevice, writeDevice } from './db.ts'
import { isMine } from './library.ts'
import { IN_PLACE, isInPlace } from './local.ts'

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

/** Pieces that the database hands over in one go: a run of ten thousand files has hundreds, and the page is shown meanwhile. */
const AT_ONCE = 16

/** What the journals of this browser say of the person's runs, in the order in which they began. */
export const keptRuns = async (where: 'place' | 'library'): Promise<readonly RunState[]> => {
  const store = (await openDevice()).transaction('journals').store
  const found = await Promise.all(rangesOf(where).map((range) => store.index('runId').getAllKeys(range)))
  const keys = found.flat().sort((one, other) => one - other)
  const parts: JournalPart[] = []
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const piece = keys.slice(at, at + AT_ONCE)
    // Runs of the other kind may have been written in between.
    const between = await store.getAll(IDBKeyRange.bound(piece[0], piece.at(-1)))
    parts.push(...between.filter(({ runId }) => isInPlace(runId) === (where === 'place')))
  }
  return runsOf(parts, isMine)
}

/** Removes the journals of runs, all or none; what they did stays as it is, and can't be taken back any more. */
export const eraseRuns = async (runIds: readonly string[]): Promise<void> => {
  const transaction = await writeDevice(['journals'])
  const journals = transaction.objectStore('journals')
  for (const runId of runIds)
    for (const key of await journals.index('runId').getAllKeys(runId)) await journals.delete(key)
  await transaction.done
}
