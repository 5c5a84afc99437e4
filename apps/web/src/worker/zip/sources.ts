import { AppError, INLINE_LIMIT_BYTES, type ZipContent, type ZipEntry } from '@octavo/core'
import type { ZipJob, ZipJobFile } from './protocol.ts'

/** Pieces that a big blob is read in: two are in memory at a time. */
const PIECE_BYTES = 2 * 1024 * 1024

/** Neighbouring blobs up to this size are read together: one trip to the browser's process costs more than the bytes. */
const GROUPED_BYTES = 256 * 1024
const GROUP_BYTES = 1024 * 1024
const GROUP_FILES = 32

/** A job whose files arrive in batches. */
export interface BatchedJob {
  readonly batches: AsyncIterable<readonly ZipJobFile[]> | Iterable<readonly ZipJobFile[]>
  readonly headers: ZipJob['headers']
}

/** Turns the files of a job into entries of an archive. */
export async function* toEntries({ batches, headers }: BatchedJob): AsyncGenerator<ZipEntry> {
  for await (const files of batches) yield* batchEntries(files, headers)
}

function* batchEntries(files: readonly ZipJobFile[], headers: ZipJob['headers']): Generator<ZipEntry> {
  for (let at = 0; at < files.length; ) {
    const group = blobsFrom(files, at)
    const read = group.length > 1 ? readTogether(group) : undefined
    const end = at + Math.max(1, group.length)
    for (let index = 0; at < end; at += 1, index += 1) {
      const file = files[at]
      if (!file) return
      const entry = toEntry(file, headers)
      yield read ? { ...entry, open: () => read(index) } : entry
    }
  }
}

/** The small blobs that stand next to each other from `start` on, as many as make a group. */
function blobsFrom(files: readonly ZipJobFile[], start: number): readonly Blob[] {
  const blobs: Blob[] = []
  let sizeBytes = 0
  for (let at = start; at < files.length && blobs.length < GROUP_FILES; at += 1) {
    const source = files[at]?.source
    if (source?.kind !== 'blob' || source.blob.size > GROUPED_BYTES) break
    sizeBytes += source.blob.size
    if (sizeBytes > GROUP_BYTES) break
    blobs.push(source.blob)
  }
  return blobs
}

/** Reads a group at once when its first blob is asked for; when one of them is gone, each is read by itself. */
function readTogether(blobs: readonly Blob[]): (index: number) => Promise<Uint8Array> {
  let reading: Promise<Uint8Array | undefined> | undefined
  let sizeBytes = 0
  const starts = blobs.map((blob) => {
    sizeBytes += blob.size
    return sizeBytes - blob.size
  })
  return async (index) => {
    const blob = blobs[index] ?? new Blob()
    reading ??= readAll(new Blob([...blobs])).catch(() => undefined)
    const whole = await reading
    const start = starts[index] ?? 0
    return whole ? whole.subarray(start, start + blob.size) : readAll(blob)
  }
}

function toEntry({ path, modifiedAtMs, source }: ZipJobFile, headers: ZipJob['headers']): ZipEntry {
  const known = source.kind === 'blob' && source.blob instanceof File ? source.blob.lastModified : Date.now()
  const facts = { name: path, modifiedAtMs: modifiedAtMs ?? known }
  switch (source.kind) {
    case 'text': {
      return { ...facts, open: () => new TextEncoder().encode(source.text) }
    }
    case 'blob': {
      const { blob } = source
      const isSmall = blob.size <= INLINE_LIMIT_BYTES
      return { ...facts, sizeBytes: blob.size, open: () => (isSmall ? readAll(blob) : readPieces(blob)) }
    }
    case 'url': {
      const { url, estimatedBytes, isOurs } = source
      return {
        ...facts,
        estimatedBytes,
        open: (signal) => download(url, estimatedBytes, isOurs ? headers : {}, signal),
      }
    }
    case 'none': {
      const open = () => {
        throw new AppError('bad_input', source.reason)
      }
      return { ...facts, open }
    }
  }
}

async function readAll(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch (cause) {
    throw unreadable(cause)
  }
}

async function* readPieces(blob: Blob): AsyncGenerator<Uint8Array> {
  const piece = (at: number) => {
    const reading = readAll(blob.slice(at, at + PIECE_BYTES))
    // Met when the piece's turn comes; a reader that stops before isn't interested.
    reading.catch(() => undefined)
    return reading
  }
  let next = piece(0)
  for (let at = 0; at < blob.size; at += PIECE_BYTES) {
    const bytes = await next
    if (at + PIECE_BYTES < blob.size) next = piece(at + PIECE_BYTES)
    yield bytes
  }
}

async function download(
  url: string,
  estimatedBytes: number,
  headers: ZipJob['headers'],
  signal: AbortSignal | undefined,
): Promise<ZipContent> {
  let response: Response
  try {
    response = await fetch(url, { credentials: 'include', headers, ...(signal ? { signal } : {}) })
  } catch (cause) {
    throw new AppError('io_error', cause instanceof Error ? cause.message : 'Download failed', { cause })
  }
  if (!response.ok) {
    const code = response.status === 404 ? 'not_found' : 'io_error'
    throw new AppError(code, `Download failed: ${response.statusText || response.status}`)
  }
  if (estimatedBytes > INLINE_LIMIT_BYTES && response.body) return readBody(response.body)
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    throw broken(cause)
  }
}

async function* readBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const step = await reader.read()
      if (step.done) return
      yield step.value
    }
  } catch (cause) {
    throw broken(cause)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function broken(cause: unknown): AppError {
  return new AppError('interrupted', 'The connection broke before the whole file had arrived.', { cause })
}

function unreadable(cause: unknown): AppError {
  const name = cause instanceof DOMException ? cause.name : ''
  const gone = name === 'NotFoundError' || name === 'NotReadableError'
  return new AppError(gone ? 'changed_since_review' : 'io_error', 'The file has changed or is gone.', { cause })
}
