import type { FeedbackRequest } from '@octavo/contract'
import { HttpError } from '../../http/http.ts'

/** Feedback that waits for the server. `key` makes sending it twice safe. */
export interface QueuedFeedback {
  readonly key: string
  readonly body: FeedbackRequest
}

const KEY = 'octavo.feedback-queue'
const MAX_WAITING = 20

export type SendFeedback = (queued: QueuedFeedback) => Promise<void>

/** What waits, oldest first; anything broken in the storage counts as nothing. */
export const waitingFeedback = (storage: Storage): readonly QueuedFeedback[] => {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    if (!Array.isArray(raw)) return []
    return raw.filter(
      (entry): entry is QueuedFeedback =>
        typeof entry === 'object' && entry !== null && typeof (entry as QueuedFeedback).key === 'string',
    )
  } catch {
    return []
  }
}

const store = (storage: Storage, entries: readonly QueuedFeedback[]): void => {
  if (entries.length === 0) storage.removeItem(KEY)
  else storage.setItem(KEY, JSON.stringify(entries.slice(-MAX_WAITING)))
}

/** True when trying again later may help: no answer at all, or a server that is not well or busy. */
const mayHelp = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || error.status === 429

/**
 * Sends feedback, or keeps it on the device when the server can't be reached. Answers which of both happened; throws
 * HttpError where the server refused it for good.
 */
export const submitFeedback = async (
  queued: QueuedFeedback,
  { send, storage }: { readonly send: SendFeedback; readonly storage: Storage },
): Promise<'sent' | 'queued'> => {
  try {
    await send(queued)
    return 'sent'
  } catch (error) {
    if (!mayHelp(error)) throw error
    store(storage, [...waitingFeedback(storage), queued])
    return 'queued'
  }
}

/** Sends what waits, oldest first, and stops at the first that can't be sent now. What is refused for good is dropped. */
export const flushFeedback = async ({
  send,
  storage,
}: {
  readonly send: SendFeedback
  readonly storage: Storage
}): Promise<void> => {
  for (const queued of waitingFeedback(storage)) {
    try {
      await send(queued)
    } catch (error) {
      if (mayHelp(error)) return
      console.warn('Feedback was refused', error)
    }
    store(
      storage,
      waitingFeedback(storage).filter(({ key }) => key !== queued.key),
    )
  }
}
