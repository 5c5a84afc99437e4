import { AppError } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { findTask, type Jobs, type TaskRow } from '../../infra/jobs/index.ts'

/** A look at the row though nothing was heard of it. */
const LOOK_AGAIN_MS = 5000

/**
 * What a task comes to, however long it takes and whatever it has to wait for; `onProgress` hears how far it is. Throws
 * Refusal when it failed for good or was cancelled, AppError `not_found` when it is gone; rejects with the signal's reason, and the task goes on.
 */
export async function resultOfTask(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  ownerId: string,
  id: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (row: TaskRow) => void },
): Promise<object> {
  for (;;) {
    const { promise: news, resolve } = Promise.withResolvers<void>()
    const deaf = jobs.onNews(ownerId, resolve)
    const timer = setTimeout(resolve, LOOK_AGAIN_MS)
    signal.addEventListener('abort', () => resolve(), { once: true })
    try {
      signal.throwIfAborted()
      const row = await findTask(db, ownerId, id)
      if (!row) throw new AppError('not_found', 'The task is gone.')
      onProgress({ ...row, ...jobs.progressOf(row) })
      if (row.status === 'completed') return row.result ?? {}
      if (row.status === 'cancelled') throw new Refusal('conflict', 'The task was cancelled')
      if (row.status === 'failed') throw new Refusal('unavailable', row.error_text ?? 'Something went wrong')
      await news
    } finally {
      clearTimeout(timer)
      deaf()
    }
  }
}
