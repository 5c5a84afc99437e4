import { makeBatches } from './batches.ts'
import { type BatchResult, type SendBatch, SendError, type UploadEntry, type UploadProgress } from './types.ts'

export interface ScheduleOptions {
  readonly send: SendBatch
  readonly signal: AbortSignal
  /** Requests at the same time. */
  readonly concurrency?: number
  /** Waits before the next attempt; rejects when the signal is aborted. */
  sleep(durationMs: number, signal: AbortSignal): Promise<void>
  onProgress(progress: UploadProgress): void
  /** Called with each batch as soon as it is settled. */
  onSettled(result: BatchResult): void
}

const PAUSES_MS = [600, 2000, 5000] as const

/**
 * Uploads all entries in batches, a few requests at a time, and settles every one of them as stored or failed.
 * A batch that is refused for one file's sake is halved until that file stands alone; one that met a busy server is
 * sent again after a pause; a full disk or a used-up plan fails the rest without sending it. Rejects with the
 * signal's reason on abort: what was settled until then has been reported and is kept.
 */
export const uploadAll = async (entries: readonly UploadEntry[], options: ScheduleOptions): Promise<void> => {
  const { send, signal, sleep, concurrency = 3 } = options
  const queue = [...makeBatches(entries)]
  const meter = makeMeter(entries, options.onProgress)
  let halt: SendError | undefined

  const settle = (result: BatchResult) => {
    meter.settled(result)
    options.onSettled(result)
  }
  const fail = (batch: readonly UploadEntry[], error: SendError) =>
    settle({
      stored: [],
      failed: batch.map((entry) => ({ entry, code: error.code, ...(error.text ? { text: error.text } : {}) })),
    })

  const one = async (batch: readonly UploadEntry[]): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted()
      if (halt) return fail(batch, halt)
      try {
        return settle(
          await send(batch, {
            signal,
            onSent: (bytes) => meter.sent(batch, bytes),
            onWaiting: (isWaiting) => meter.waiting(batch, isWaiting),
          }),
        )
      } catch (error) {
        signal.throwIfAborted()
        const reason = error instanceof SendError ? error : new SendError('internal', 'stop', { cause: error })
        meter.sent(batch, 0)
        if (reason.remedy === 'stop') {
          halt = reason
          return fail(batch, reason)
        }
        const pause = PAUSES_MS[attempt]
        if (reason.remedy === 'later' && pause !== undefined) {
          await sleep(pause, signal)
          continue
        }
        if (reason.remedy === 'split' && batch.length > 1) {
          const middle = Math.ceil(batch.length / 2)
          await one(batch.slice(0, middle))
          return one(batch.slice(middle))
        }
        return fail(batch, reason)
      }
    }
  }

  const worker = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) await one(batch)
  }
  meter.publish()
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, worker))
}

/** Counts bytes and files so that no number ever goes back, whatever is sent twice. */
const makeMeter = (entries: readonly UploadEntry[], onProgress: (progress: UploadProgress) => void) => {
  const bytesTotal = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0)
  const inFlight = new Map<readonly UploadEntry[], number>()
  const waiting = new Set<readonly UploadEntry[]>()
  let settledBytes = 0
  let highest = 0
  let filesDone = 0
  let filesFailed = 0
  const publish = () => {
    let sent = settledBytes
    for (const bytes of inFlight.values()) sent += bytes
    highest = Math.max(highest, Math.min(sent, bytesTotal))
    const isWaiting = waiting.size > 0 && { isWaiting: true as const }
    onProgress({ filesDone, filesFailed, filesTotal: entries.length, bytesSent: highest, bytesTotal, ...isWaiting })
  }
  return {
    publish,
    sent(batch: readonly UploadEntry[], bytes: number) {
      inFlight.set(batch, bytes)
      publish()
    },
    waiting(batch: readonly UploadEntry[], isWaiting: boolean) {
      if (waiting.has(batch) === isWaiting) return
      if (isWaiting) waiting.add(batch)
      else waiting.delete(batch)
      publish()
    },
    settled(result: BatchResult) {
      const keys = new Set([...result.stored, ...result.failed].map(({ entry }) => entry.key))
      for (const batch of inFlight.keys()) {
        if (!batch.some((entry) => keys.has(entry.key))) continue
        inFlight.delete(batch)
        waiting.delete(batch)
      }
      for (const { entry } of [...result.stored, ...result.failed]) settledBytes += entry.sizeBytes
      filesDone += result.stored.length
      filesFailed += result.failed.length
      publish()
    },
  }
}
