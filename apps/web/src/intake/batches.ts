import type { LibraryFile, UploadResponse } from '@octavo/contract'
import type { BatchResult, UploadEntry, UploadFailure } from './types.ts'

/** Files and bytes in one request: small enough to see progress and to repeat cheaply, large enough to be fast. */
export const BATCH = { files: 100, bytes: 24 * 1024 * 1024 } as const

/** Cuts a list into batches in its order; a file over the byte limit goes alone. */
export const makeBatches = (
  entries: readonly UploadEntry[],
  limit: { readonly files: number; readonly bytes: number } = BATCH,
): readonly (readonly UploadEntry[])[] => {
  const batches: UploadEntry[][] = []
  let open: UploadEntry[] = []
  let bytes = 0
  for (const entry of entries) {
    if (open.length > 0 && (open.length >= limit.files || bytes + entry.sizeBytes > limit.bytes)) {
      batches.push(open)
      open = []
      bytes = 0
    }
    open.push(entry)
    bytes += entry.sizeBytes
  }
  if (open.length > 0) batches.push(open)
  return batches
}

const sameFile = (entry: UploadEntry, file: LibraryFile) =>
  file.size === entry.sizeBytes && (file.originalName ?? file.name) === entry.name

/**
 * Matches a server's answer to what was sent, in order. Every entry ends as stored or failed: one that the answer
 * doesn't mention is failed with `unconfirmed`, so that nothing is skipped in silence.
 */
export const matchAnswer = (batch: readonly UploadEntry[], answer: UploadResponse): BatchResult => {
  if (answer.failed.length === 0 && answer.files.length === batch.length) {
    return { stored: pair(batch, answer.files), failed: [] }
  }
  const refused = [...answer.failed]
  const failed: UploadFailure[] = []
  const rest: UploadEntry[] = []
  for (const entry of batch) {
    const at = refused.findIndex((failure) => failure.name === entry.name || failure.name === entry.path)
    const failure = at < 0 ? undefined : refused[at]
    const isTwin = batch.filter((other) => other.name === entry.name).length > 1
    const isStored = isTwin && answer.files.some((file) => sameFile(entry, file))
    if (!failure || isStored) rest.push(entry)
    else {
      refused.splice(at, 1)
      failed.push({ entry, code: failure.code, text: failure.error })
    }
  }
  if (rest.length === answer.files.length) return { stored: pair(rest, answer.files), failed }
  const files = [...answer.files]
  const stored: BatchResult['stored'][number][] = []
  for (const entry of rest) {
    const at = files.findIndex((file) => sameFile(entry, file))
    const [file] = at < 0 ? [] : files.splice(at, 1)
    if (file) stored.push({ entry, file })
    else failed.push({ entry, code: 'unconfirmed' })
  }
  return { stored, failed }
}

const pair = (entries: readonly UploadEntry[], files: readonly LibraryFile[]): BatchResult['stored'] =>
  entries.flatMap((entry, index) => {
    const file = files[index]
    return file ? [{ entry, file }] : []
  })
