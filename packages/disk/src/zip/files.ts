import { closeSync, constants, openSync, readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { AppError, INLINE_LIMIT_BYTES, type ZipEntry } from '@octavo/core'
import { toAppError } from '../errors.ts'
import type { Buffers } from './buffers.ts'

/** A file on disk that shall go into an archive. */
export interface DiskZipEntry extends Omit<ZipEntry, 'open'> {
  /** Where the file lies; a link in the last place is not followed. */
  readonly path: string
}

/** How reading shares the thread with everything else that runs on it. */
export interface Turns {
  /** Undefined while this turn has time left; else a promise for the next turn. */
  next(): Promise<void> | undefined
}

/**
 * Small files are read without going through the thread pool, which is several times faster; so that the event loop
 * stays lively, at most `budgetMs` are spent so before everything else that waits gets its turn.
 */
export function createTurns(budgetMs: number): Turns {
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

/** Turns a file on disk into an entry that reads small files whole and big ones piece by piece through `buffers`. */
export function diskEntry(file: DiskZipEntry, buffers: Buffers, turns: Turns): ZipEntry {
  const { path, name, modifiedAtMs, sizeBytes, crc32 } = file
  const isSmall = sizeBytes !== undefined && sizeBytes <= INLINE_LIMIT_BYTES
  return {
    name,
    modifiedAtMs,
    sizeBytes,
    crc32,
    open(signal) {
      if (!isSmall) return readPieces(path, buffers, signal)
      const read = () => readSmall(path, sizeBytes, buffers.take(sizeBytes + 1))
      return turns.next()?.then(read) ?? read()
    },
  }
}

// A pipe in the place of a file must not block the open; it is refused right after.
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Reads a small file into a buffer that is longer than announced, so that a file that has grown is found out. */
function readSmall(path: string, sizeBytes: number, buffer: Uint8Array): Uint8Array {
  let file: number | undefined
  try {
    file = openSync(path, READ_FLAGS)
    let used = 0
    // A read that ends exactly where the file should, with room left in the buffer, needs no second one to see the end.
    do {
      const read = readSync(file, buffer, used, buffer.length - used, null)
      if (read === 0) break
      used += read
    } while (used !== sizeBytes && used < buffer.length)
    return buffer.subarray(0, used)
  } catch (error) {
    throw toAppError(error)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

async function* readPieces(
  path: string,
  buffers: Buffers,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const handle = await open(path, READ_FLAGS).catch((error) => Promise.reject(toAppError(error)))
  let ahead: Promise<Uint8Array> | undefined
  try {
    if (!(await handle.stat()).isFile()) throw new AppError('unsupported', 'This is not a file.')
    let position = 0
    ahead = readPiece(handle, buffers.piece(), position)
    for (;;) {
      const piece: Uint8Array = await ahead
      ahead = undefined
      if (piece.length === 0 || signal?.aborted) return
      position += piece.length
      // The next piece is read while this one is summed up and written.
      ahead = readPiece(handle, buffers.piece(), position)
      yield piece
    }
  } finally {
    await ahead?.catch(() => undefined)
    await handle.close()
  }
}

async function readPiece(handle: FileHandle, buffer: Uint8Array, position: number): Promise<Uint8Array> {
  try {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw toAppError(error)
  }
}
