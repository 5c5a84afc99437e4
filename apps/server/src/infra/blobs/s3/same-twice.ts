import { AppError } from '@octavo/core'

/** A way that turns bytes is given up after so many reads that came differently each time. */
const MOST_READS = 4

/** What a read brought, and its SHA-256. */
export interface Hashed {
  readonly sha256: string
}

/**
 * Reads until what came is what was stored, or came twice in a row: a thing that is damaged is so each time, a way that turns bytes
 * turns others. Rejects with AppError `io_error` when it came differently each time: then nobody knows what is stored.
 */
export async function sameTwice<T extends Hashed>(stored: string, read: () => Promise<T>): Promise<T> {
  let before: string | undefined
  for (let count = 0; count < MOST_READS; count += 1) {
    const found = await read()
    if (found.sha256 === stored || found.sha256 === before) return found
    before = found.sha256
  }
  throw new AppError('io_error', 'The storage gave other bytes each time. Try again, and look at the way to it.')
}
