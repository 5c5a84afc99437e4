import type { Clock } from '@octavo/core'
import { clock } from '../platform/index.ts'
import { type KeepOptions, type Kept, keepForLater } from './keep.ts'
import { uploadAll } from './scheduler.ts'
import { sendBatch } from './send-batch.ts'
import type { BatchResult, SendBatch, UploadEntry, UploadProgress } from './types.ts'

interface SendHooks {
  readonly signal: AbortSignal
  onProgress?(progress: UploadProgress): void
  onSettled(result: BatchResult): void
}

export interface TakeInHooks extends Omit<KeepOptions, 'upload'> {
  readonly signal: AbortSignal
  onProgress(progress: UploadProgress): void
}

export interface Uploads {
  /** Sends entries now; every one is settled as stored or failed. Rejects with the signal's reason on abort. */
  send(entries: readonly UploadEntry[], hooks: SendHooks): Promise<void>
  /** Sends entries, or keeps them on this device while the server can't be reached; resolves to what is kept. */
  takeIn(entries: readonly UploadEntry[], hooks: TakeInHooks): Promise<readonly Kept[]>
}

/** The one way files go to the library, over a way to send a batch and a clock. */
export const createUploads = (parts: { readonly send: SendBatch; readonly clock: Clock }): Uploads => {
  const send: Uploads['send'] = (entries, { signal, onProgress = () => undefined, onSettled }) =>
    uploadAll(entries, {
      send: parts.send,
      signal,
      sleep: (durationMs, stop) => parts.clock.sleep(durationMs, stop),
      onProgress,
      onSettled,
    })
  return {
    send,
    takeIn: (entries, { signal, onProgress, ...options }) =>
      keepForLater(entries, {
        ...options,
        upload: (rest, onSettled) => send(rest, { signal, onProgress, onSettled }),
      }),
  }
}

/** Uploads of this platform. */
export const uploads = createUploads({ send: sendBatch, clock })
