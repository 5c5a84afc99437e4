export { Jobs } from './jobs.ts'
export type { Attempt, Line, TaskProgress } from './kind.ts'
export type { RegularJob } from './queue.ts'
export {
  expireTasks,
  findTask,
  newestTask,
  newestTasks,
  type TaskRow,
  tasksSince,
  unfinishedTask,
} from './task-rows.ts'
