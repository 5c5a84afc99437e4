import { crc32, zipStream } from '@octavo/core'
import type { ZipDone, ZipProgress } from './protocol.ts'
import { type BatchedJob, toEntries } from './sources.ts'
import type { ArchiveStore } from './store.ts'

/** Small files that are read or fetched ahead: a few groups; of requests the browser runs six at a time. */
const READ_AHEAD = 512

export interface MakeOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ZipProgress) => void
}

/**
 * Makes the archive of a job in `store`. Throws AppError `cancelled` on abort and whatever the store throws (a full
 * disk); what was written is thrown away then.
 */
export async function makeArchive(job: BatchedJob, store: ArchiveStore, options: MakeOptions): Promise<ZipDone> {
  const { signal, onProgress } = options
  const lost: number[] = []
  let count = 0
  let bytes = 0
  const tell = () => onProgress({ count, missing: lost, bytes })
  try {
    const chunks = zipStream(toEntries(job), {
      crc32,
      signal,
      readAhead: READ_AHEAD,
      nowMs: Date.now(),
      utcOffsetMinutes: (atMs) => -new Date(atMs).getTimezoneOffset(),
      onEntry: (index, outcome) => {
        count = index + 1
        if (outcome === 'missing') lost.push(index)
        tell()
      },
      ...(store.rewrite ? { rewrite: store.rewrite } : {}),
    })
    let step = await chunks.next()
    try {
      for (; !step.done; step = await chunks.next()) {
        store.write(step.value)
        bytes += step.value.length
        tell()
      }
    } finally {
      if (!step.done) await chunks.return({ added: 0, missing: [], sizeBytes: 0, manifestName: undefined })
    }
    const { added, missing } = step.value
    return {
      archive: await store.finish(),
      added,
      missing: missing.map(({ index, reason }) => ({ index, reason })),
    }
  } catch (error) {
    await store.discard().catch(() => undefined)
    throw error
  }
}
