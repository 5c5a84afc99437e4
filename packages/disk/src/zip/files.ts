import { closeSync, fstatSync, read, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { AppError, INLINE_LIMIT_BYTES, type ZipContent } from '@octavo/core'
import { toAppError } from '../errors.ts'
import type { Buffers } from './buffers.ts'

const readInto = promisify(read)

/**
 * Reads a file for the archive that is being written: small ones whole, big ones piece by piece. `open` gives its
 * descriptor, to read from its start, and is called when its turn comes; the reader closes it.
 */
export type ReadFile = (
  open: () => number,
  sizeBytes: number | undefined,
  signal?: AbortSignal,
) => ZipContent | Promise<ZipContent>

/** How reading shares the thread with everything else that runs on it. */
interface Turns {
  /** Undefined while this turn has time left; else a promise for the next turn. */
  next(): Promise<void> | undefined
}

/**
 * Small files are read without going through the thread pool, which is several times faster; so that the event loop
 * stays lively, at most `budgetMs` are spent so before everything else that waits gets its turn.
 */
function createTurns(budgetMs: number): Turns {
  let endsAtMs = 0
  return {
    next() {
      if (performance.now() < endsAtMs) return undefined
      return new Promise((resolve) =>
        setImmediate(() => {
          endsAtMs = performance.now() + budgetMs
          resolve()
        }),
      )
    },
  }
}

/** A reader that reads through `buffers` and keeps the event loop for small files at most `turnMs` at a time. */
export function fileReader(buffers: Buffers, turnMs: number): ReadFile {
  const turns = createTurns(turnMs)
  return (open, sizeBytes, signal) => {
    if (sizeBytes === undefined || sizeBytes > INLINE_LIMIT_BYTES) return readPieces(open, buffers, signal)
    const readIt = () => readSmall(open, sizeBytes, buffers.take(sizeBytes + 1))
    return turns.next()?.then(readIt) ?? readIt()
  }
}

/** Reads a small file into a buffer that is longer than announced, so that a file that has grown is found out. */
function readSmall(open: () => number, sizeBytes: number, buffer: Uint8Array): Uint8Array {
  let file: number | undefined
  try {
    file = open()
    let used = 0
    // A read that ends exactly where the file should, with room left in the buffer, needs no second one to see the end.
    do {
      const got = readSync(file, buffer, used, buffer.length - used, null)
      if (got === 0) break
      used += got
    } while (used !== sizeBytes && used < buffer.length)
    return buffer.subarray(0, used)
  } catch (error) {
    throw toAppError(error)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

async function* readPieces(
  open: () => number,
  buffers: Buffers,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  let file: number | undefined
  let ahead: Promise<Uint8Array> | undefined
  try {
    file = open()
    if (!fstatSync(file).isFile()) throw new AppError('unsupported', 'This is not a file.')
    let position = 0
    ahead = readPiece(file, buffers.piece(), position)
    for (;;) {
      const piece: Uint8Array = await ahead
      ahead = undefined
      if (piece.length === 0 || signal?.aborted) return
      position += piece.length
      // The next piece is read while this one is summed up and written.
      ahead = readPiece(file, buffers.piece(), position)
      yield piece
    }
  } catch (error) {
    throw toAppError(error)
  } finally {
    await ahead?.catch(() => undefined)
    if (file !== undefined) closeSync(file)
  }
}

async function readPiece(file: number, buffer: Uint8Array, position: number): Promise<Uint8Array> {
  const { bytesRead } = await readInto(file, buffer, 0, buffer.length, position)
  return buffer.subarray(0, bytesRead)
}
