import type { OrganizeResponse } from '@octavo/contract'
import type { BatchResult, UploadEntry } from '../upload/types.ts'
import { listWaiting, markStored, removeWaiting, type WaitingFile } from './queue.ts'

export interface FlushServices {
  upload(entries: readonly UploadEntry[], onSettled: (result: BatchResult) => void): Promise<void>
  organize(moves: readonly { readonly fileId: string; readonly targetCategory: string }[]): Promise<OrganizeResponse>
}

export interface FlushResult {
  readonly storedCount: number
  /** Files that did not arrive and wait on. */
  readonly unsentCount: number
}

const NOTHING: FlushResult = { storedCount: 0, unsentCount: 0 }

const toEntry = ({ id, name, path, sizeBytes, mediaType, modifiedAtMs, blob }: WaitingFile): UploadEntry => ({
  key: id,
  name,
  path,
  sizeBytes,
  mediaType,
  modifiedAtMs,
  blob,
})

/**
 * Sends everything that waits on this device, then carries out what was decided about it. A file leaves the queue when
 * the server has confirmed it, so whatever breaks in between waits on. One tab at a time does it.
 */
export const flushQueue = async (services: FlushServices): Promise<FlushResult> => {
  if (!navigator.locks) return flush(services)
  return navigator.locks.request('octavo-queue', { ifAvailable: true }, (lock) => (lock ? flush(services) : NOTHING))
}

const flush = async ({ upload, organize }: FlushServices): Promise<FlushResult> => {
  const waiting = await listWaiting()
  const unsent = waiting.filter(({ storedId }) => storedId === undefined)
  const writes: Promise<void>[] = []
  let storedCount = 0
  if (unsent.length > 0) {
    await upload(unsent.map(toEntry), ({ stored }) => {
      storedCount += stored.length
      for (const { entry, file } of stored) writes.push(markStored(entry.key, file))
    })
    await Promise.all(writes)
  }
  const decided = (await listWaiting()).flatMap(({ id, storedId, category }) =>
    storedId === undefined || category === undefined ? [] : [{ id, fileId: storedId, targetCategory: category }],
  )
  if (decided.length > 0) {
    await organize(decided.map(({ fileId, targetCategory }) => ({ fileId, targetCategory })))
    await removeWaiting(decided.map(({ id }) => id))
  }
  return { storedCount, unsentCount: unsent.length - storedCount }
}
