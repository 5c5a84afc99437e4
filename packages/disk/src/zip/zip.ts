import { randomUUID } from 'node:crypto'
import { write, writeSync } from 'node:fs'
import { link, open, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { AppError, INLINE_LIMIT_BYTES, type ZipEntry, type ZipOptions, type ZipResult, zipStream } from '@octavo/core'
import { toAppError } from '../errors.ts'
import { type Buffers, freshBuffers, rotatingBuffers } from './buffers.ts'
import { createTurns, type DiskZipEntry, diskEntry } from './files.ts'

/** Entries of an archive: files on disk, or anything else that can be opened. */
export type ZipSources = Iterable<DiskZipEntry | ZipEntry> | AsyncIterable<DiskZipEntry | ZipEntry>
export type DiskZipOptions = Pick<ZipOptions, 'signal' | 'onEntry' | 'onDone' | 'utcOffsetMinutes'>

const STREAM_BUFFER_BYTES = 64 * 1024
const FILE_BUFFER_BYTES = 1024 * 1024 + 1
/** One piece being written, one being summed up, one being read, one to spare. */
const FILE_BUFFERS = 4
/** Longest time that reading small files may keep the event loop. */
const TURN_MS = 4

/** What a run that was given up comes to. */
const NOTHING: ZipResult = { added: 0, missing: [], sizeBytes: 0, manifestName: undefined }

/**
 * A ZIP archive as a stream of bytes, made while it is read. Destroying the stream, or aborting, stops all reading; a
 * stream that ended with an error carries no end record. Missing files are told by `onDone` and inside the archive.
 */
export function zipReadable(entries: ZipSources, options: DiskZipOptions = {}): Readable {
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const chunks = run(entries, { ...options, signal }, freshBuffers(STREAM_BUFFER_BYTES))
  const stream = new Readable({
    highWaterMark: STREAM_BUFFER_BYTES,
    read() {
      chunks.next().then(
        (step) => stream.push(step.done ? null : step.value),
        (error) => stream.destroy(error),
      )
    },
    destroy(error, done) {
      stop.abort(error ?? new AppError('cancelled', 'The archive was cancelled.'))
      chunks.return(NOTHING).then(
        () => done(error),
        () => done(error),
      )
    },
  })
  return stream
}

/**
 * Writes a ZIP archive to an open file (from its start) or to a path, where it appears only when it is complete and
 * on the disk, and never in the place of another file (AppError `already_exists`).
 */
export async function writeZip(
  entries: ZipSources,
  target: number | string,
  options: DiskZipOptions = {},
): Promise<ZipResult> {
  if (typeof target === 'number') return writeTo(entries, target, options)
  const partial = `${target}.${randomUUID().slice(0, 8)}.part`
  const handle = await open(partial, 'wx')
  try {
    const result = await writeTo(entries, handle.fd, options)
    await handle.sync()
    await link(partial, target)
    return result
  } catch (error) {
    throw toAppError(error)
  } finally {
    await handle.close()
    await unlink(partial)
  }
}

async function writeTo(entries: ZipSources, fd: number, options: DiskZipOptions): Promise<ZipResult> {
  let position = 0
  let pending: Promise<void> = Promise.resolve()
  const rewrite = async (offset: number, bytes: Uint8Array) => {
    await pending
    await writeAll(fd, bytes, offset)
  }
  const chunks = run(entries, { ...options, rewrite, reuse: true }, rotatingBuffers(FILE_BUFFER_BYTES, FILE_BUFFERS))
  try {
    for (;;) {
      const step = await chunks.next()
      await pending
      if (step.done) return step.value
      if (step.value.length <= INLINE_LIMIT_BYTES) {
        writeNow(fd, step.value, position)
      } else {
        // Written while the next chunk is made; an error shows before that one is written.
        pending = writeAll(fd, step.value, position)
        pending.catch(() => undefined)
      }
      position += step.value.length
    }
  } finally {
    await chunks.return(NOTHING)
  }
}

function run(entries: ZipSources, options: Omit<ZipOptions, 'crc32'>, buffers: Buffers) {
  return zipStream(toEntries(entries, buffers), { nowMs: Date.now(), ...options, crc32 })
}

/** Files as entries; a plain list stays one, for waiting between entries has its price. */
function toEntries(entries: ZipSources, buffers: Buffers): Iterable<ZipEntry> | AsyncIterable<ZipEntry> {
  const turns = createTurns(TURN_MS)
  const toEntry = (entry: DiskZipEntry | ZipEntry) => ('path' in entry ? diskEntry(entry, buffers, turns) : entry)
  if (Symbol.asyncIterator in entries) return mapAsync(entries, toEntry)
  return mapSync(entries, toEntry)
}

function* mapSync<A, B>(source: Iterable<A>, map: (value: A) => B): Generator<B> {
  for (const value of source) yield map(value)
}

async function* mapAsync<A, B>(source: AsyncIterable<A>, map: (value: A) => B): AsyncGenerator<B> {
  for await (const value of source) yield map(value)
}

/** A small chunk is written without a trip through the thread pool, which would cost more than the write. */
function writeNow(fd: number, chunk: Uint8Array, position: number): void {
  try {
    for (let done = 0; done < chunk.length; ) {
      done += writeSync(fd, chunk, done, chunk.length - done, position + done)
    }
  } catch (error) {
    throw toAppError(error)
  }
}

function writeAll(fd: number, chunk: Uint8Array, position: number): Promise<void> {
  return new Promise((resolve, reject) => {
    write(fd, chunk, 0, chunk.length, position, (error, written) => {
      if (error) reject(toAppError(error))
      else if (written === chunk.length) resolve()
      else resolve(writeAll(fd, chunk.subarray(written), position + written))
    })
  })
}
