import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { AppError, INLINE_LIMIT_BYTES, type ZipContent, type ZipEntry } from '@octavo/core'
import type { Buffers } from './buffers.ts'

/** A file on disk that shall go into an archive. */
export interface DiskZipEntry extends Omit<ZipEntry, 'open'> {
  /** Where the file lies; a link in the last place is not followed. */
  readonly path: string
}

/** Turns a file on disk into an entry that reads small files whole and big ones piece by piece through `buffers`. */
export function diskEntry(file: DiskZipEntry, buffers: Buffers): ZipEntry {
  const { path, ...entry } = file
  return { ...entry, open: (signal) => openFile(path, entry.sizeBytes, buffers, signal) }
}

// A pipe in the place of a file must not block the open; it is refused right after.
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

async function openFile(
  path: string,
  sizeBytes: number | undefined,
  buffers: Buffers,
  signal: AbortSignal | undefined,
): Promise<ZipContent> {
  if (sizeBytes === undefined || sizeBytes > INLINE_LIMIT_BYTES) return readPieces(path, buffers, signal)
  const handle = await translate(open(path, READ_FLAGS))
  try {
    // One byte more than announced, so that a file that has grown is found out.
    const bytes = Buffer.allocUnsafeSlow(sizeBytes + 1)
    let used = 0
    while (used < bytes.length) {
      const { bytesRead } = await translate(handle.read(bytes, used, bytes.length - used, used))
      if (bytesRead === 0) break
      used += bytesRead
    }
    return bytes.subarray(0, used)
  } finally {
    await handle.close()
  }
}

async function* readPieces(
  path: string,
  buffers: Buffers,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const handle = await translate(open(path, READ_FLAGS))
  let ahead: Promise<Uint8Array> | undefined
  try {
    if (!(await translate(handle.stat())).isFile()) throw new AppError('unsupported', 'This is not a file')
    let position = 0
    ahead = readPiece(handle, buffers.next(), position)
    for (;;) {
      const piece: Uint8Array = await ahead
      ahead = undefined
      if (piece.length === 0 || signal?.aborted) return
      position += piece.length
      // The next piece is read while this one is summed up and written.
      ahead = readPiece(handle, buffers.next(), position)
      yield piece
    }
  } finally {
    await ahead?.catch(() => undefined)
    await handle.close()
  }
}

function readPiece(handle: FileHandle, buffer: Uint8Array, position: number): Promise<Uint8Array> {
  const piece = translate(handle.read(buffer, 0, buffer.length, position)).then(({ bytesRead }) =>
    buffer.subarray(0, bytesRead),
  )
  // Met when the piece is asked for; a reader that stops earlier is not interested.
  piece.catch(() => undefined)
  return piece
}

/** Gives errors of the file system words that name no path. */
async function translate<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new AppError('source_missing', 'The file is no longer there', { cause })
    if (code === 'EACCES' || code === 'EPERM')
      throw new AppError('permission_denied', 'The file may not be read', { cause })
    if (code === 'EISDIR') throw new AppError('is_folder', 'There is a folder in the place of the file', { cause })
    if (code === 'ELOOP') throw new AppError('unsupported', 'There is a link in the place of the file', { cause })
    throw new AppError('io_error', 'The file could not be read', { cause })
  }
}
