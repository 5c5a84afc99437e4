import { AppError, INLINE_LIMIT_BYTES, type ZipContent, type ZipEntry } from '@octavo/core'
import { send } from '../../http/send.ts'
import { blobOf } from '../../platform/file-bytes.ts'
import { unreadable } from './batches.ts'
import { fetchTogether, isTogether, type LibraryMember } from './library.ts'
import type { UrlSource, ZipJob, ZipJobFile } from './protocol.ts'

/** Pieces that a big blob is read in: two are in memory at a time. */
const PIECE_BYTES = 2 * 1024 * 1024

/**
 * Small neighbours are got together: blobs because one trip to the browser's process costs more than the bytes, files of
 * the library because a request does.
 */
const GROUPED_BYTES = 256 * 1024
const GROUP_BYTES = 1024 * 1024
const BLOB_GROUP_FILES = 64
const LIBRARY_GROUP_FILES = 128
/** Fewer files of the library than this are fetched at the same time anyway. */
const LIBRARY_GROUP_MIN = 16

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
    const group = groupFrom(files, at, headers)
    const end = at + Math.max(1, group?.count ?? 0)
    for (let index = 0; at < end; at += 1, index += 1) {
      const file = files[at]
      if (!file) return
      const entry = toEntry(file, headers)
      yield group ? { ...entry, open: (signal) => group.open(index, entry, signal) } : entry
    }
  }
}

/** Files that are got together when the first of them is opened. */
interface Group {
  readonly count: number
  open(index: number, alone: ZipEntry, signal: AbortSignal | undefined): Promise<ZipContent>
}

/** The group that begins at `start`, if one does. */
function groupFrom(files: readonly ZipJobFile[], start: number, headers: ZipJob['headers']): Group | undefined {
  const kind = files[start]?.source.kind
  if (kind === 'blob') {
    const blobs = neighbours(files, start, BLOB_GROUP_FILES, ({ source }) =>
      source.kind === 'blob' ? { value: source.blob, sizeBytes: source.blob.size } : undefined,
    )
    return blobs.length > 1 ? blobGroup(blobs) : undefined
  }
  if (kind === 'url') {
    const sources = neighbours(files, start, LIBRARY_GROUP_FILES, ({ source }) =>
      source.kind === 'url' && isTogether(source, GROUPED_BYTES)
        ? { value: source, sizeBytes: source.estimatedBytes }
        : undefined,
    )
    return sources.length >= LIBRARY_GROUP_MIN ? libraryGroup(sources, headers) : undefined
  }
  return undefined
}

/** The small ones that stand next to each other from `start` on, as many as make a group. */
function neighbours<T>(
  files: readonly ZipJobFile[],
  start: number,
  mostFiles: number,
  take: (file: ZipJobFile) => { readonly value: T; readonly sizeBytes: number } | undefined,
): readonly T[] {
  const group: T[] = []
  let groupBytes = 0
  for (let file = files[start]; file && group.length < mostFiles; file = files[start + group.length]) {
    const taken = take(file)
    if (!taken || taken.sizeBytes > GROUPED_BYTES) break
    groupBytes += taken.sizeBytes
    if (groupBytes > GROUP_BYTES) break
    group.push(taken.value)
  }
  return group
}

/** One request for all; what did not come with it is asked for by itself. */
function libraryGroup(sources: readonly (UrlSource & { libraryId: string })[], headers: ZipJob['headers']): Group {
  const members = sources.map(({ libraryId, estimatedBytes }): LibraryMember => {
    return { id: libraryId, sizeBytes: estimatedBytes }
  })
  let fetching: ReturnType<typeof fetchTogether> | undefined
  return {
    count: sources.length,
    async open(index, alone, signal) {
      const source = sources[index]
      fetching ??= fetchTogether(members, { origin: source?.url ?? '', headers, signal })
      const bytes = (await fetching).get(source?.libraryId ?? '')
      return bytes ?? (await alone.open(signal))
    },
  }
}

/** All in one composite blob; when one of them is gone, each is read by itself. */
function blobGroup(blobs: readonly Blob[]): Group {
  let reading: Promise<Uint8Array | undefined> | undefined
  let groupBytes = 0
  const starts = blobs.map((blob) => {
    groupBytes += blob.size
    return groupBytes - blob.size
  })
  return {
    count: blobs.length,
    async open(index, alone, signal) {
      reading ??= readAll(new Blob([...blobs])).catch(() => undefined)
      const whole = await reading
      const start = starts[index] ?? 0
      return whole ? whole.subarray(start, start + (blobs[index]?.size ?? 0)) : await alone.open(signal)
    },
  }
}

function toEntry({ path, modifiedAtMs, source }: ZipJobFile, headers: ZipJob['headers']): ZipEntry {
  const known = source.kind === 'blob' && source.blob instanceof File ? source.blob.lastModified : Date.now()
  const facts = { name: path, modifiedAtMs: modifiedAtMs ?? known }
  switch (source.kind) {
    case 'text': {
      return { ...facts, open: () => new TextEncoder().encode(source.text) }
    }
    case 'bytes': {
      return { ...facts, open: () => new Uint8Array(source.bytes) }
    }
    case 'blob': {
      const { blob } = source
      const isSmall = blob.size <= INLINE_LIMIT_BYTES
      return { ...facts, sizeBytes: blob.size, open: () => (isSmall ? readAll(blob) : readPieces(blob)) }
    }
    case 'encoded': {
      const { estimatedBytes } = source
      const open = async () => {
        const blob = await blobOf(source).catch(refuse)
        return blob.size <= INLINE_LIMIT_BYTES ? readAll(blob) : readPieces(blob)
      }
      return { ...facts, estimatedBytes, open }
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
        throw new AppError(source.code, source.reason)
      }
      return { ...facts, open }
    }
  }
}

const readAll = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer().catch(refuse))

function refuse(cause: unknown): never {
  const { code, reason } = unreadable(cause)
  throw new AppError(code, reason, { cause })
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
    response = await send(url, { credentials: 'include', headers, ...(signal ? { signal } : {}) })
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
