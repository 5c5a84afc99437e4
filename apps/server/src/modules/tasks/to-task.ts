import type { Task } from '@octavo/contract'
import type { Jobs, TaskRow } from '../../infra/jobs/index.ts'

const moment = (atMs: number) => new Date(atMs).toISOString()

/** A task as its person sees it, as far as it is by now. */
export function toTask(jobs: Jobs, row: TaskRow): Task {
  const { step, done, total } = (row.status === 'running' ? jobs.progressOf(row) : undefined) ?? row
  const isDone = row.status === 'completed'
  return {
    ...{ id: row.id, type: row.kind, status: row.status, step, done, total, tries: row.tries },
    progress: isDone ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100)),
    createdAt: moment(row.created_at_ms),
    ...(row.status === 'waiting' && { notBefore: moment(row.not_before_ms) }),
    ...(row.ended_at_ms !== null && { completedAt: moment(row.ended_at_ms) }),
    ...(row.error_text !== null && { error: row.error_text }),
    ...(row.error_code !== null && { code: row.error_code }),
    ...(row.result !== null && { result: { ...row.result } }),
  }
}
