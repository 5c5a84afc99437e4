import type { Task } from '@octavo/contract'
import type { Jobs, TaskRow } from '../../infra/jobs/index.ts'

const moment = (atMs: number) => new Date(atMs).toISOString()

/** A task as its person sees it, as far as it is by now. */
export function toTask(jobs: Jobs, row: TaskRow): Task {
  const live = row.status === 'waiting' || row.status === 'running' ? jobs.progressOf(row) : undefined
  const { step, done, total } = live ?? row
  // It tells how far it is before its row says that it has begun.
  const status = live ? 'running' : row.status
  const isDone = row.status === 'completed'
  return {
    ...{ id: row.id, type: row.kind, status, step, done, total, tries: row.tries },
    progress: isDone ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100)),
    createdAt: moment(row.created_at_ms),
    ...(status === 'waiting' && { notBefore: moment(row.not_before_ms) }),
    ...(row.ended_at_ms !== null && { completedAt: moment(row.ended_at_ms) }),
    ...(row.error_text !== null && { error: row.error_text }),
    ...(row.error_code !== null && { code: row.error_code }),
    ...(row.result !== null && { result: { ...row.result } }),
  }
}
