export { DbJournal } from './journal.ts'
export type { RunLock } from './lock.ts'
export { beginRun, endRun, fixedClock, toOutcome } from './runs.ts'
export { LibraryTarget } from './target.ts'
