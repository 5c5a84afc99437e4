export { DbJournal } from './journal.ts'
export type { RunLock } from './lock.ts'
export { beginRun, endRun, fixedClock, rootOf, toOutcome, trashTimes } from './runs.ts'
export { LibraryTarget } from './target.ts'
