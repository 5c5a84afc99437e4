import { randomUUID } from 'node:crypto'
import { write, writeSync } from 'node:fs'
import { link, open, unlink } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { INLINE_LIMIT_BYTES, type ZipEntry, type ZipOptions, type ZipResult, zipStream } from '@octavo/core'
import { toAppError } from '../errors.ts'
import { rotatingBuffers } from './buffers.ts'
import { fileReader, type ReadFile } from './files.ts'

/** Entries of an archive; `read` reads those that are files on disk. */
export type ZipSources = (read: ReadFile) => Iterable<ZipEntry> | AsyncIterable<ZipEntry>
export type DiskZipOptions = Pick<ZipOptions, 'signal' | 'onEntry' | 'onDone' | 'utcOffsetMinutes'>

const BUFFER_BYTES = 1024 * 1024 + 1
/** One piece being written, one being summed up, one being read, one to spare. */
const BUFFERS = 4
/** Longest time that reading small files may keep the event loop. */
const TURN_MS = 4

/** What a run that was given up comes to. */
const NOTHING: ZipResult = { added: 0, missing: [], sizeBytes: 0, manifestName: undefined }

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
  const sources = entries(fileReader(rotatingBuffers(BUFFER_BYTES, BUFFERS), TURN_MS))
  const chunks = zipStream(sources, { nowMs: Date.now(), ...options, crc32, rewrite, reuse: true })
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
