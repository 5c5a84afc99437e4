import { type JournalRecord, type RunState, readRun } from '@octavo/core'
import { openDevice } from './db.ts'
import { isMine } from './library.ts'
import { IN_PLACE } from './local.ts'

/** The first text that comes after all that begin with `IN_PLACE`. */
const AFTER = 'place;'

/** All ids of a kind: those that begin with `IN_PLACE`, or what stands before and behind them. */
const rangesOf = (where: 'place' | 'library'): readonly IDBKeyRange[] =>
  where === 'place'
    ? [IDBKeyRange.bound(IN_PLACE, AFTER, false, true)]
    : [IDBKeyRange.upperBound(IN_PLACE, true), IDBKeyRange.lowerBound(AFTER)]

/** What the journals of this browser say of the person's runs, in the order in which they began. */
export const keptRuns = async (where: 'place' | 'library'): Promise<readonly RunState[]> => {
  const db = await openDevice()
  const index = db.transaction('journals').store.index('runId')
  const byRun = new Map<string, { readonly key: number; readonly records: JournalRecord[] }>()
  for (const range of rangesOf(where)) {
    const [parts, keys] = await Promise.all([index.getAll(range), index.getAllKeys(range)])
    parts.forEach(({ runId, records, ...whose }, at) => {
      if (!isMine(whose)) return
      const known = byRun.get(runId)
      if (known) known.records.push(...records)
      else byRun.set(runId, { key: keys[at] ?? 0, records: [...records] })
    })
  }
  const inOrder = [...byRun.values()].sort((one, other) => one.key - other.key)
  return Promise.all(inOrder.map(({ records }) => readRun(records)))
}
