import { FairQueue } from '@octavo/core'
import { createReaderPool } from '@octavo/readers/node'

/** Processes that draw; one person has all of them but one at most. */
export const DRAWERS = 2
/** Characters of a text that are read: twice what is kept, for tidying takes some away. */
const TEXT_CHARS = 40_000

/**
 * What is dear, and who has it next (decision 0020). There is always one place that a single person can't hold, however
 * many files they sent. `readers` is what one person may have.
 */
export function createWork(readers: number) {
  const width = readers + 1
  return {
    pool: createReaderPool({ width, textChars: TEXT_CHARS }),
    turns: new FairQueue(width, { mostOfOne: readers }),
    sorting: new FairQueue(6, { mostOfOne: 4, mostWaiting: 200 }),
    grouping: new FairQueue(2, { mostOfOne: 1, mostWaiting: 20 }),
  }
}
