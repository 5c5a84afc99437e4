export { Jobs } from './jobs.ts'
export type { Attempt, Line } from './kind.ts'
export type { RegularJob } from './queue.ts'
export { expireTasks, findTask, newestTasks, type TaskRow, tasksSince, unfinishedTask } from './task-rows.ts'
