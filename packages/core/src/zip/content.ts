import { AppError } from '../errors/index.ts'
import type { AbortGate } from './abort.ts'
import { INLINE_LIMIT_BYTES, type ZipContent, type ZipEntry } from './entry.ts'
import { type OpenedEntry, pieceIterator } from './read-ahead.ts'

/** The rest of a content that is read piece by piece. */
export interface Pieces {
  /** The next piece, undefined at the end. */
  next(): Promise<Uint8Array | undefined>
  /** Lets go of what has not been read. */
  close(): Promise<void>
}

/** The beginning of an entry: all of it when `rest` is undefined. */
export interface Head {
  readonly bytes: Uint8Array
  readonly rest: Pieces | undefined
}

/**
 * Reads an entry's first piece, or all of it when it is small (up to `INLINE_LIMIT_BYTES`), so that whatever goes wrong
 * at the beginning shows before a header is written. Content that is there already needs no waiting.
 */
export function readHead({ entry, content }: OpenedEntry, gate: AbortGate): Head | Promise<Head> {
  if (content instanceof Uint8Array) {
    checkSize(entry, content.length)
    return { bytes: content, rest: undefined }
  }
  if ('failure' in content) throw content.failure
  return waitForHead(entry, content, gate)
}

async function waitForHead(
  entry: ZipEntry,
  content: Exclude<ZipContent, Uint8Array> | Promise<ZipContent>,
  gate: AbortGate,
): Promise<Head> {
  const got = content instanceof Promise ? await gate.wait(content) : content
  if (got instanceof Uint8Array) {
    checkSize(entry, got.length)
    return { bytes: got, rest: undefined }
  }
  const pieces = readPieces(got, gate)
  try {
    const first = await pieces.next()
    if (entry.sizeBytes !== undefined && entry.sizeBytes > INLINE_LIMIT_BYTES) {
      if (!first) throw changed()
      return { bytes: first, rest: pieces }
    }
    const gathered: Uint8Array[] = []
    let sizeBytes = 0
    for (let piece = first; piece; piece = await pieces.next()) {
      gathered.push(piece.slice())
      sizeBytes += piece.length
      if (sizeBytes > (entry.sizeBytes ?? Number.POSITIVE_INFINITY)) throw changed()
      if (sizeBytes > INLINE_LIMIT_BYTES) return { bytes: join(gathered, sizeBytes), rest: pieces }
    }
    checkSize(entry, sizeBytes)
    return { bytes: join(gathered, sizeBytes), rest: undefined }
  } catch (error) {
    await pieces.close()
    throw error
  }
}

/** Throws AppError `changed_since_review` unless the entry has the size that was announced. */
function checkSize(entry: ZipEntry, sizeBytes: number): void {
  if (entry.sizeBytes !== undefined && entry.sizeBytes !== sizeBytes) throw changed()
}

/** Throws AppError `corrupt` unless the content has the CRC-32 that was announced. */
export function checkCrc32(entry: ZipEntry, crc32: number): void {
  if (entry.crc32 !== undefined && entry.crc32 !== crc32) {
    throw new AppError('corrupt', 'The file no longer has the content that was stored.')
  }
}

/** Throws unless size and CRC-32 of a whole entry are the announced ones. */
export function checkWhole(entry: ZipEntry, sizeBytes: number, crc32: number): void {
  checkSize(entry, sizeBytes)
  checkCrc32(entry, crc32)
}

/** The error of an entry whose size is not the announced one. */
export function changed(): AppError {
  return new AppError('changed_since_review', 'The file has changed since it was listed.')
}

function readPieces(content: Exclude<ZipContent, Uint8Array>, gate: AbortGate): Pieces {
  const iterator = pieceIterator(content)
  let ended = false
  return {
    async next() {
      try {
        const step = await gate.wait(iterator.next())
        if (step.done) ended = true
        return step.done ? undefined : step.value
      } catch (error) {
        // A source that threw is over; one that is merely being waited for has still to be closed.
        if (!gate.aborted) ended = true
        throw error
      }
    },
    async close() {
      if (ended) return
      ended = true
      const closing = Promise.resolve(iterator.return?.()).catch(() => undefined)
      // A source that hangs would never answer: after an abort it is told, not waited for.
      if (!gate.aborted) await closing
    },
  }
}

function join(pieces: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const [only] = pieces
  if (only && pieces.length === 1) return only
  const whole = new Uint8Array(sizeBytes)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
