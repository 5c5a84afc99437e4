export { Jobs, type Line } from './jobs.ts'
export type { Attempt, JobKind, TaskProgress } from './kind.ts'
export type { RegularJob } from './queue.ts'
export { expireTasks, findTask, newestTasks, type TaskRow, tasksSince } from './task-rows.ts'
