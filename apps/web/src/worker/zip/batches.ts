import type { ZipJobFile } from './protocol.ts'

/**
 * Picked files up to this size are read on the page, unless their size is known. Handing one to a worker makes the
 * browser look it up on the disk while the page waits, which costs more than reading it; once it was asked for its size
 * it is not looked up again, and the worker, which reads many at once, is quicker.
 */
const SMALL_BYTES = 64 * 1024
/** Files read at the same time: enough to keep the browser's processes busy. */
const READS = 64
/** Begun in one turn of the page at most: even beginning takes a while. */
const STARTS = 8

/** A batch is closed at this many bytes or at this weight, so that handing it over is short. */
const BATCH_BYTES = 1024 * 1024
const BATCH_WEIGHT = 256
const BLOB_WEIGHT = 2

/** Files for the worker, and the memory that goes over to it with them. */
interface ZipBatch {
  readonly files: readonly ZipJobFile[]
  readonly memory: readonly ArrayBuffer[]
}

/** Reads a small blob; undefined for one that is bigger than `limitBytes`. Rejects with the browser's DOMException. */
export type ReadSmall = (blob: Blob, limitBytes: number) => Promise<ArrayBuffer | undefined>

interface BatchOptions {
  /** True while the worker can't read yet: the page then reads small files of known size too. */
  readonly isStarting?: () => boolean
  readonly read?: ReadSmall
}

/** The files of a job in their order, small blobs read; no more is read ahead than a batch and `READS` files. */
export async function* toBatches(
  files: readonly ZipJobFile[],
  { isStarting = () => false, read = readSmall }: BatchOptions = {},
): AsyncGenerator<ZipBatch, void, void> {
  const ahead: (ZipJobFile | Promise<ZipJobFile>)[] = []
  let next = 0
  const fill = () => {
    const most = Math.min(READS, ahead.length + STARTS)
    for (let file = files[next]; file && ahead.length < most; file = files[next]) {
      ahead.push(isForPage(file, isStarting()) ? readInto(file, read) : file)
      next += 1
    }
  }
  let batch: ZipJobFile[] = []
  let memory: ArrayBuffer[] = []
  let weight = 0
  let bytes = 0
  for (;;) {
    fill()
    const first = ahead.shift()
    if (!first) break
    const file = first instanceof Promise ? await first : first
    batch.push(file)
    if (file.source.kind === 'bytes') {
      memory.push(file.source.bytes)
      bytes += file.source.bytes.byteLength
    }
    weight += file.source.kind === 'blob' || file.source.kind === 'encoded' ? BLOB_WEIGHT : 1
    if (weight < BATCH_WEIGHT && bytes < BATCH_BYTES) continue
    yield { files: batch, memory }
    batch = []
    memory = []
    weight = 0
    bytes = 0
  }
  if (batch.length > 0) yield { files: batch, memory }
}

/** True for a picked file that the page shall read. */
function isForPage({ source, sizeBytes }: ZipJobFile, isStarting: boolean): boolean {
  if (source.kind !== 'blob' || !(source.blob instanceof File)) return false
  return sizeBytes === undefined || (isStarting && sizeBytes <= SMALL_BYTES)
}

async function readInto(file: ZipJobFile, read: ReadSmall): Promise<ZipJobFile> {
  if (file.source.kind !== 'blob') return file
  const { blob } = file.source
  // Looked up together with the size; where that is unknown, asking for the date would make the page wait.
  const known = blob instanceof File && file.sizeBytes !== undefined ? blob.lastModified : undefined
  try {
    const bytes = await read(blob, SMALL_BYTES)
    return bytes ? { ...file, modifiedAtMs: file.modifiedAtMs ?? known, source: { kind: 'bytes', bytes } } : file
  } catch (cause) {
    return { ...file, source: { kind: 'none', ...unreadable(cause) } }
  }
}

/** Why a blob can't be read: the browser refuses a file that changed after it was picked. */
export function unreadable(cause: unknown) {
  const name = cause instanceof DOMException ? cause.name : ''
  const isGone = name === 'NotFoundError' || name === 'NotReadableError'
  return { code: isGone ? 'changed_since_review' : 'io_error', reason: 'The file has changed or is gone.' } as const
}

/** A FileReader says the size before it reads, without a look at the disk that the page would wait for. */
const readSmall: ReadSmall = (blob, limitBytes) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    const stopIfBig = ({ total, loaded }: ProgressEvent) => {
      if (Math.max(total, loaded) <= limitBytes) return
      resolve(undefined)
      reader.abort()
    }
    reader.onloadstart = stopIfBig
    reader.onprogress = stopIfBig
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : undefined)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })
